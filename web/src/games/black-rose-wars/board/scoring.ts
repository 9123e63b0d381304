// The final scoring, as the log tells it: what each side had before, and what each row brought.
import type { LogLine } from '../../../lib/protocol';
import { BLACK_ROSE, type RoseView } from '../view';

export interface ScoringRow {
  row: string;
  /** By sides, the Black Rose last. */
  points: number[];
}

const ROWS = ['quests', 'trophies', 'rooms', 'crown'];

export function scoringOf(view: RoseView, log: LogLine[]): ScoringRow[] {
  const sides = [...view.players.keys(), BLACK_ROSE];
  const begins = log.findIndex(({ kind }) => kind.startsWith('score_'));
  const scored = begins < 0 ? [] : log.slice(begins);
  const brought = (row: string, side: number): number =>
    scored
      .filter(({ kind, seat }) =>
        side === BLACK_ROSE
          ? row === 'rooms' && kind === 'rose_gains'
          : kind === `score_${row}` && seat === side,
      )
      .reduce((sum, { amount }) => sum + amount, 0);
  const rows = ROWS.map((row) => ({ row, points: sides.map((side) => brought(row, side)) }));
  const had = sides.map((side, place) => {
    const now = side === BLACK_ROSE ? view.black_rose.points : (view.players[side]?.points ?? 0);
    return now - rows.reduce((sum, { points }) => sum + points[place]!, 0);
  });
  return [{ row: 'points', points: had }, ...rows];
}
