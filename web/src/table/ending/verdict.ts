// What the end is called for those who look at it.
import { t } from '../../lib/text.svelte';
import { hasWon } from '../seats/who';
import type { Store } from '../view';

/** My place among rivals of whom one has won; 0 where all win or lose together, or where I am not one of them. */
export function placeOf(store: Store): number {
  const outcome = store.snapshot?.info.outcome;
  const winners = (outcome?.winners ?? []) as number[];
  const scores = (outcome?.scores ?? []) as number[];
  const [winner] = winners;
  const [me] = store.own;
  if (winners.length !== 1 || winner === me || me === undefined || scores.length < 2) return 0;
  return 1 + scores.filter((score, seat) => seat === winner || score > scores[me]!).length;
}

/** Victory, defeat, or among rivals the place: who came second was not defeated. */
export function verdict(store: Store): string {
  if (hasWon(store)) return t('at-won');
  const place = placeOf(store);
  return place ? t('ending-place', { n: place }) : t('at-lost');
}
