// Clean-Up: which rooms fall, whose tokens lay there, and who takes the token of the room.
import type { LogLine } from '../../../lib/protocol';
import { BLACK_ROSE } from '../view';

export interface Majority {
  number: number;
  room: string;
  /** Tokens of each side that lay there, the Black Rose last. */
  tokens: number[];
  taker: number;
  points: number;
}

const isFall = ({ kind, details }: LogLine): boolean => kind === 'destroyed' && details?.room !== undefined;

/** The rooms that have fallen in this Clean-Up so far, while one of them is told. */
export function majoritiesOf(lines: LogLine[], log: LogLine[]): Majority[] {
  const last = lines.findLast(isFall);
  if (!last) return [];
  const told = log.filter((line) => isFall(line) && line.action === last.action && line.number < last.number);
  return [...told, last].map(({ number, seat, amount, details = {} }) => ({
    number,
    room: String(details.room),
    tokens: String(details.tokens ?? '')
      .split(' ')
      .map(Number),
    taker: seat ?? BLACK_ROSE,
    points: amount,
  }));
}
