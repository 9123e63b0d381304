// What happened, cut into beats: a picture of the table, the lines that led to it, and what is announced of them.
import { looksLike, stepsOf, unasked } from '../../lib/moments';
import type { LogLine, Snapshot } from '../../lib/protocol';
import { deedsOf, stretches, type DeedTeller } from './deeds';
import type { Announcement, GameTable } from '../game';

/** One thing at a time. */
export interface Beat {
  /** What the table looks like with it; nothing where only words are told. */
  snapshot: Snapshot | null;
  lines: LogLine[];
  /** Those that are seen on things now; all of them, unless it says otherwise. Nothing strikes behind a banner. */
  seen?: LogLine[];
  /** The line that is announced. */
  said: LogLine | null;
  /** It is one's own turn that is announced. */
  yours?: boolean;
  /** What happened while nobody looked, in a few lines. */
  since?: string[];
}

export interface Listener {
  game: GameTable;
  /** My seats. */
  seats: number[];
  /** The last line that was told. */
  last: number;
}

const NO_CARDS = new Map<string, never>();
const MOST_LINES = 6;

export function announced(line: LogLine, game: GameTable): Announcement | null {
  return game.announce?.(line, NO_CARDS) ?? null;
}

/** The beats of a snapshot, cause before effect; the last one asks. */
export function beatsOf(snapshot: Snapshot, { game, seats, last }: Listener): Beat[] {
  const steps = stepsOf(snapshot);
  const beats: Beat[] = [];
  let told = last;
  for (const [place, step] of steps.entries()) {
    const end = place === steps.length - 1;
    const lines = step.log.filter((line) => line.number > told);
    const loud = lines.filter((line) => announced(line, game) !== null);
    // Where nothing is to be seen or read, the next picture tells these lines, too.
    if (!end && loud.length === 0 && !isSeen(lines, game) && isSame(steps[place - 1], step)) continue;
    told = lines.at(-1)?.number ?? told;
    beats.push(...beatsOfStep(end && loud.length > 0 ? unasked(step) : step, lines, loud, game));
    if (end && loud.length > 0) beats.push({ snapshot: step, lines: [], said: null });
  }
  return together(beats, game, seats).map((beat) =>
    beat.said && isOwnTurn(beat.said, game, seats) ? { ...beat, yours: true } : beat,
  );
}

function isSame(before: Snapshot | undefined, step: Snapshot): boolean {
  return before !== undefined && looksLike(before, step);
}

/** A step with nothing to announce is one beat; else each announcement is read between what led to it and what it does. */
function beatsOfStep(snapshot: Snapshot, lines: LogLine[], loud: LogLine[], game: GameTable): Beat[] {
  if (loud.length === 0) return [{ snapshot, lines, said: null }];
  return loud.flatMap((said, place) => {
    const from = loud[place - 1]?.number ?? -1;
    const last = place === loud.length - 1;
    const before = lines.filter(({ number }) => number > from && number < said.number);
    const after = last ? lines.filter(({ number }) => number > said.number) : [];
    const first = isSeen(before, game) ? [{ snapshot, lines: before, said: null }] : [];
    const read = { snapshot, lines: first.length > 0 ? [said] : [...before, said], seen: [], said };
    const strikes = isSeen([said, ...after], game);
    if (!strikes) return [...first, { ...read, lines: [...read.lines, ...after] }];
    return [...first, read, { snapshot, lines: after, seen: [said, ...after], said: null }];
  });
}

/** Equal small things that follow each other happen at once, and so does all that another tidies up. */
function together(beats: Beat[], game: GameTable, seats: number[]): Beat[] {
  const told: Beat[] = [];
  for (const beat of beats) {
    const before = told.at(-1);
    if (before && (isEqual(before, beat) || [before, beat].every((one) => isTidying(one, game, seats))))
      told[told.length - 1] = { ...beat, lines: [...before.lines, ...beat.lines] };
    else told.push(beat);
  }
  return told;
}

function isTidying({ said, seen, lines }: Beat, { tidies }: GameTable, seats: number[]): boolean {
  const tidy = ({ kind, cause, seat }: LogLine): boolean =>
    cause === null && !seats.includes(seat ?? -1) && (tidies?.includes(kind) ?? false);
  return said === null && seen === undefined && lines.length > 0 && lines.every(tidy);
}

function isEqual(one: Beat, other: Beat): boolean {
  if ([one, other].some(({ said, seen, lines }) => said !== null || seen !== undefined || lines.length === 0))
    return false;
  return new Set([...one.lines, ...other.lines].map(({ kind }) => kind)).size === 1;
}

function isSeen(lines: LogLine[], game: GameTable): boolean {
  return lines.some((line) => game.cues?.[line.kind]?.does !== undefined);
}

function isOwnTurn(line: LogLine, game: GameTable, seats: number[]): boolean {
  const own = line.seat !== null && seats.includes(line.seat);
  return own && announced(line, game)?.tone === 'turn';
}

/** The few lines that say what happened in a longer time: what was announced, and what everybody did. */
export function summary(
  lines: LogLine[],
  teller: DeedTeller & { game: GameTable },
  nameOf: (seat: number) => string,
): string[] {
  const loud = lines.filter((line) => announced(line, teller.game) !== null);
  const told = loud.length > 1 ? loud : lines.filter((line) => line.cause === null);
  return stretches(lines)
    .flatMap((stretch) => {
      const deeds = deedsOf(stretch, teller).map(({ seat, words }) => `${nameOf(seat)}: ${words}`);
      return [
        ...[stretch.turn, ...stretch.lines].flatMap((line) =>
          line && told.includes(line) ? [line.text] : [],
        ),
        ...deeds,
      ];
    })
    .slice(-MOST_LINES);
}
