// A move may end on dozens of spaces: the map shows them all, the tray only in groups.
import type { Fold } from '../../../table/game';
import type { Choice, Question } from '../../../table/view';
import { isA, spots } from '../map/world';
import { say } from '../words';

/** Fewer are listed one by one. */
const MANY = 6;

export function fold(choice: Choice, { actions }: Pick<Question, 'actions'>): Fold | null {
  const name = spaceOf(choice);
  const alike = (actions ?? []).filter((other) => spaceOf(other) !== null);
  if (name === null || alike.length <= MANY) return null;
  const spot = spots.find((one) => one.name === name);
  const group = spot && isA(spot, 'T') ? 'tower' : spot && isA(spot, 'N') ? 'named' : 'others';
  return { id: `space-${group}`, title: say(`fold-${group}`) };
}

/** A pawn that could move only stands on a space, a total leads to many, and each place of Floo Powder is to be read. */
const UNFOLDED = ['move', 'total', 'floo'];

/** The space that an answer is. */
function spaceOf({ targets, verb }: Choice): string | null {
  const [only] = targets;
  return targets.length === 1 && only?.kind === 'space' && !UNFOLDED.includes(verb) ? String(only.key) : null;
}
