// The spaces of the map and the ways between them, by name.
import { PASSAGES, SPACES, WAYS } from './spaces';

export type BoardName = 'm' | 'd' | 'p';

export interface Spot {
  /** Its number, as the engine counts. */
  key: number;
  name: string;
  board: BoardName;
  kind: string;
  x: number;
  y: number;
  marks: string;
}

export interface Link {
  start: Spot;
  end: Spot;
  /** A secret passage. */
  secret: boolean;
}

/** All that is drawn: the three boards side by side and the pitch below. */
export const WIDTH = 2120;
export const HEIGHT = 1560;

const lines = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

export const spots: Spot[] = lines(SPACES).map(([name, board, kind, x, y, marks], key) => ({
  key,
  name: name!,
  board: board as BoardName,
  kind: kind!,
  x: Number(x),
  y: Number(y),
  marks: marks!,
}));

const byName = new Map(spots.map((spot) => [spot.name, spot]));

export function spotOf(name: string): Spot {
  const found = byName.get(name);
  if (!found) throw new Error(`No space ${name}`);
  return found;
}

const pair = (start: string, end: string, secret: boolean): Link => ({
  start: spotOf(start),
  end: spotOf(end),
  secret,
});

export const links: Link[] = [
  ...lines(WAYS).flatMap((chain) => chain.slice(1).map((end, place) => pair(chain[place]!, end, false))),
  ...lines(PASSAGES).map(([start, end]) => pair(start!, end!, true)),
];

export const isA = (spot: Spot, mark: string): boolean => spot.marks.includes(mark);
