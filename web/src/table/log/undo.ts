// How far back is how dear: what the table's policy asks for before an action is taken back. The server has the last
// word; this says beforehand what it will say.
import type { ActionInfo, TableInfo, UndoInfo } from '../../lib/protocol';
import { t } from '../../lib/text.svelte';

/** At once, only if the others agree, or not at all. */
export type Reach = 'free' | 'vote' | 'never';

const REVEALING = ['chance', 'hidden'];

/** What it takes to go back to just before action `to`. */
export function reach(actions: ActionInfo[], to: number, info: TableInfo): Reach {
  if (info.undo === 'off' || info.shown) return 'never';
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

/** What undo would do now, said before it is pressed. */
export function undoWords(undo: UndoInfo, policy: string, nameOf: (seat: number) => string): string {
  if (undo.count === 0) return t('at-undo-nothing');
  if (policy === 'off') return t('at-undo-off');
  if (undo.beyond === 'end') return t('undo-over-for-good');
  if (undo.plan) return t('at-undo-plan');
  if (!undo.beyond) return t('at-undo-own', { count: undo.count });
  const back = t(`at-undo-before-${undo.beyond}`, { name: undo.other === null ? '' : nameOf(undo.other) });
  if (!undo.vote) return t('at-undo-never', { back });
  return t('at-undo-needs', { back, names: undo.asks.map(nameOf).join(', ') });
}
