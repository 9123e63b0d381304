// What the end is called for those who look at it.
import { t } from '../../lib/text.svelte';
import { hasWon } from '../seats/who';
import type { Store } from '../view';

/** My place among rivals of whom another has won, in words; nothing where all win or lose together, or I only watch. */
export function placeOf(store: Store): string {
  const outcome = store.view?.outcome;
  const winners = (outcome?.winners ?? []) as number[];
  const scores = (outcome?.scores ?? []) as number[];
  const [winner] = winners;
  const [me] = store.own;
  if (winners.length !== 1 || winner === me || me === undefined || scores.length < 2) return '';
  const before = scores.filter((score, seat) => seat === winner || score > scores[me]!).length;
  return t('ending-place', { n: before + 1, of: scores.length });
}

/** Victory, defeat, or among rivals the place: who came second was not defeated. */
export function verdict(store: Store): string {
  return hasWon(store) ? t('at-won') : placeOf(store) || t('at-lost');
}
