// The log as a tree: each line hangs under what caused it.
import type { LogLine } from '../../lib/protocol';

export interface Twig {
  line: LogLine;
  children: Twig[];
  /** The first line that came with its action: a place to go back to. */
  starts: boolean;
}

/** What a line says, for itself and for those of its sort that follow. */
export const wordsOf = (line: LogLine): string => line.told ?? line.text;

/** The lines that are read: what an earlier line has told is left out. */
export const readable = (log: LogLine[]): LogLine[] => log.filter((line) => wordsOf(line) !== '');

export function grow(lines: LogLine[]): Twig[] {
  const twigs = new Map<number, Twig>();
  const roots: Twig[] = [];
  let action = -1;
  for (const line of lines) {
    const twig: Twig = { line, children: [], starts: line.action !== action && line.action >= 0 };
    action = line.action;
    twigs.set(line.number, twig);
    const parent = line.cause === null ? undefined : twigs.get(line.cause);
    (parent?.children ?? roots).push(twig);
  }
  return roots;
}
