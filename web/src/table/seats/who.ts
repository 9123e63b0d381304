// Who is who at the table, in words.
import type { SeatInfo } from '../../lib/protocol';
import { maybe, t } from '../../lib/text.svelte';
import type { Store } from '../view';

/** A seat as this screen calls it: "You" where one seat is mine, else by name. */
export function seatWord(store: Store, seat: number): string {
  if (isMe(store, seat)) return t('people-you');
  return store.snapshot?.info.seats[seat]?.name ?? t('at-seat-number', { number: seat + 1 });
}

/** Is this my one seat? Several on one device are called by their names. */
export function isMe(store: Store, seat: number): boolean {
  return store.own.length === 1 && store.own[0] === seat;
}

/** How a bot plays, in a sentence. */
export function botSentence(seat: SeatInfo): string {
  if (seat.covered) return t('people-covers', { name: seat.name });
  const id = `people-plays-${seat.bot.replaceAll('_', '-')}`;
  return maybe(id, { name: seat.name }) ?? t('people-plays', { name: seat.name });
}

/** Have I won, or, where I only watch, anybody? */
export function hasWon(store: Store): boolean {
  const info = store.snapshot?.info;
  const winners = (info?.outcome?.winners ?? []) as number[];
  return store.own.length > 0 ? store.own.some((seat) => winners.includes(seat)) : winners.length > 0;
}
