// How far back is how dear: what the table's policy asks for before an action is taken back. The server has the last
// word; this says beforehand what it will say.
import type { ActionInfo, TableInfo } from '../lib/protocol';

/** At once, only if the others agree, or not at all. */
export type Reach = 'free' | 'vote' | 'never';

const REVEALING = ['chance', 'hidden'];

/** What it takes to go back to just before action `to`. */
export function reach(actions: ActionInfo[], to: number, info: TableInfo): Reach {
  if (info.undo === 'off') return 'never';
  if (info.undo === 'free') return 'free';
  const back = actions.filter((action) => action.number >= to);
  const safe = back.every(
    (action) =>
      info.yours.includes(action.seat) && !action.reveals.some((revealed) => REVEALING.includes(revealed)),
  );
  if (safe) return 'free';
  if (info.undo === 'safe') return 'never';
  const asked = info.seats.some((seat) => seat.kind === 'person' && !info.yours.includes(seat.seat));
  return asked ? 'vote' : 'free';
}
