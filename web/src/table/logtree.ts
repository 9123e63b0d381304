// The log as a tree: each line hangs under what caused it.
import type { LogLine } from '../lib/protocol';

export interface Twig {
  line: LogLine;
  children: Twig[];
  /** The first line that came with its action: a place to go back to. */
  starts: boolean;
}

export function grow(log: LogLine[]): Twig[] {
  const twigs = new Map<number, Twig>();
  const roots: Twig[] = [];
  let action = -1;
  for (const line of log) {
    const twig: Twig = { line, children: [], starts: line.action !== action && line.action >= 0 };
    action = line.action;
    twigs.set(line.number, twig);
    const parent = line.cause === null ? undefined : twigs.get(line.cause);
    (parent?.children ?? roots).push(twig);
  }
  return roots;
}
