// Where every open card lies, so that it can be seen to move.
import type { CardRef, View } from '../../../table/view';
import { cardName } from '../../../table/answer/things';
import { darkPotionsOf, potionsOf } from './brews';
import { battle, handOf, keptBy, type Brew } from '../view';

export function places(view: View): Map<string, string> {
  const table = battle(view);
  const found = new Map<string, string>();
  const lay = (cards: (CardRef | null)[], place: string): void => {
    for (const card of cards) if (card) found.set(cardName(card), place);
  };
  const layBrew = ({ potion, needs }: Brew, place: string): void =>
    lay([potion, ...needs.map(({ holds }) => holds)], place);
  lay(table.villains.active, 'villains');
  lay(table.villains.defeated, 'defeated');
  lay(table.hogwarts.market, 'market');
  lay(table.dark_arts.discard, 'dark-discard');
  lay(table.played, 'played');
  lay(table.horcrux.pile, 'horcrux');
  lay(table.proficiencies, 'proficiencies');
  lay([table.location.card], 'location');
  for (const { tokens } of table.shelves?.rows ?? []) lay(tokens, 'shelves');
  lay(table.shelves?.used ?? [], 'used-ingredients');
  for (const brew of potionsOf(table)) layBrew(brew, 'brewing');
  table.heroes.forEach((hero, seat) => {
    const hand = handOf(hero);
    if (Array.isArray(hand)) lay(hand, `hand:${seat}`);
    lay(hero.discard, `discard:${seat}`);
    lay(hero.deck.known, `deck:${seat}`);
    lay(keptBy(hero), `mat:${seat}`);
    lay(hero.shop ?? [], `shop:${seat}`);
    for (const brew of darkPotionsOf(table, seat)) layBrew(brew, `mat:${seat}`);
  });
  return found;
}

const ORIGINS: Record<string, string> = {
  market: 'hogwarts-deck',
  villains: 'villain-deck',
  'dark-discard': 'dark-deck',
  shelves: 'supply',
  brewing: 'potion-deck',
};

/** The pile that a card not seen before comes from. */
export function origin(place: string): string | null {
  const [kind, seat] = place.split(':');
  if (kind === 'hand' || kind === 'discard') return `deck:${seat}`;
  return ORIGINS[place] ?? null;
}
