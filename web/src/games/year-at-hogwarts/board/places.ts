// Where every open thing lies, so that it can be seen to move, and which part of a phone's screen shows it.
import { cardName } from '../../../table/answer/things';
import type { View } from '../../../table/view';
import { cardsOf, holderOf, ready, year } from '../view';

export function places(view: View): Map<string, string> {
  const found = new Map<string, string>();
  if (!ready(view)) return found;
  const { players, items } = year(view);
  players.forEach((player, seat) => {
    for (const pile of [player.spells, player.potions, player.books, player.quidditch])
      for (const card of cardsOf(pile)) found.set(cardName(card), `hand:${seat}`);
    for (const card of cardsOf(player.missions)) found.set(cardName(card), `missions:${seat}`);
    found.set(`seat:${seat}`, 'others');
  });
  for (const [item, place] of Object.entries(items))
    found.set(`pile:item:${item}`, holderOf(place) === null ? 'map' : 'sheet');
  return found;
}

export function regionOf(place: string): string | null {
  const [kind = ''] = place.split(':');
  if (kind === 'missions') return 'notes';
  if (kind === 'others') return 'race';
  return kind === 'map' || kind === 'sheet' ? kind : null;
}
