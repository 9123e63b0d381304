// Where every open thing lies, so that it can be seen to move, and which part of a phone's screen shows it.
import { cardName } from '../../../table/answer/things';
import type { View } from '../../../table/view';
import { cardsOf, creatures, ready, rose, setCards, SLOTS, slotsOf } from '../view';

export function places(view: View): Map<string, string> {
  const found = new Map<string, string>();
  if (!ready(view)) return found;
  const table = rose(view);
  table.players.forEach((player, seat) => {
    for (const card of cardsOf(player.hand)) {
      found.set(cardName(card), `hand:${seat}`);
      for (const part of [1, 2]) found.set(cardName(card, part), `hand:${seat}`);
    }
    for (const card of cardsOf(player.quests)) found.set(cardName(card), `quests:${seat}`);
    for (const card of cardsOf(player.drawn)) found.set(cardName(card), 'shelf');
    for (const { card } of slotsOf(table, seat)) if (card) found.set(cardName(card), `slots:${seat}`);
    for (const card of player.played) found.set(cardName(card), `played:${seat}`);
    SLOTS.forEach((slot) => found.set(`pile:slot:${seat}:${slot}`, `slots:${seat}`));
    found.set(`seat:${seat}`, 'lodge');
  });
  for (const card of table.track) if (card) found.set(cardName(card), 'track');
  for (const { school } of table.library) found.set(`pile:library:${school}`, 'shelf');
  for (const { id } of table.rooms) found.set(`space:${id}`, 'lodge');
  for (const { model } of creatures(table)) found.set(`pile:model:${model}`, 'lodge');
  for (const { seat, place, room } of setCards(table))
    found.set(`pile:set:${seat}:${place}`, room === null ? 'sheets' : 'lodge');
  return found;
}

const REGIONS: Record<string, string> = {
  lodge: 'lodge',
  shelf: 'spells',
  hand: 'spells',
  slots: 'spells',
  quests: 'spells',
  track: 'events',
  sheets: 'sheets',
  played: 'sheets',
};

export function regionOf(place: string): string | null {
  return REGIONS[place.split(':')[0] ?? ''] ?? null;
}
