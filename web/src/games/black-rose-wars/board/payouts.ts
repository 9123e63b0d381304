// A defeat pays out: each side that has hurt the fallen Mage gains points for its pips.
import type { LogLine } from '../../../lib/protocol';
import { BLACK_ROSE } from '../view';

export interface Payout {
  /** The line that tells of the gain. */
  line: LogLine;
  /** The line that tells of the defeat. */
  fall: LogLine;
  side: number;
  points: number;
}

const PAYS = ['gains', 'rose_gains'];
/** What may come between a defeat and what it pays. */
const BETWEEN = [...PAYS, 'takes_trophy'];

/** What of these lines is paid by a defeat, as the log tells it. */
export function payoutsOf(lines: LogLine[], log: LogLine[]): Payout[] {
  return lines
    .filter(({ kind }) => PAYS.includes(kind))
    .flatMap((line) => {
      const before = log.filter(({ number }) => number < line.number);
      const cause = before.findLast(({ kind }) => !BETWEEN.includes(kind));
      const side = line.kind === 'rose_gains' ? BLACK_ROSE : (line.seat ?? BLACK_ROSE);
      return cause?.kind === 'is_defeated' ? [{ line, fall: cause, side, points: line.amount }] : [];
    });
}
