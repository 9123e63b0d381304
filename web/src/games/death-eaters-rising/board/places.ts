// Where every open card and die lies, so that it can be seen to move.
import type { CardRef, View } from '../../../table/view';
import { cardName, nameOf } from '../../../table/answer/things';
import { dieName, rising } from '../view';

/** The numbers of all abilities that a headquarters may have. */
const ABILITIES = [1, 2, 3, 4];

export function places(view: View): Map<string, string> {
  const table = rising(view);
  const found = new Map<string, string>();
  const lay = (cards: (CardRef | null)[], place: string): void => {
    for (const card of cards) if (card) found.set(cardName(card), place);
  };
  table.locations.forEach((location, number) => {
    lay([location.card, ...location.characters, ...location.places], `location:${number}`);
  });
  table.teams.forEach((team, seat) => {
    lay([team.headquarters, ...team.wizards], `team:${seat}`);
    lay(team.tokens, `tokens:${seat}`);
    found.set(nameOf({ kind: 'seat', key: seat }), `team:${seat}`);
    for (const ability of ABILITIES) found.set(cardName(team.headquarters, ability), `team:${seat}`);
  });
  lay(table.tokens.used, 'used-tokens');
  lay(table.tokens.drawn, 'drawn-tokens');
  lay(table.hospital, 'hospital');
  lay(table.azkaban, 'azkaban');
  lay(table.corrupted, 'corrupted');
  lay([table.voldemort.card], 'villain');
  for (const die of table.dice) found.set(dieName(die), die.place === 'card' ? 'on-card' : die.place);
  return found;
}

/** The pile that a card not seen before comes from. */
export function origin(place: string): string | null {
  const [kind] = place.split(':');
  if (kind === 'location' || kind === 'villain') return 'deck';
  return kind?.endsWith('tokens') ? 'token-supply' : null;
}

/** The region of a phone's screen that a place belongs to. */
export function regionOf(place: string): string | null {
  const [kind = ''] = place.split(':');
  if (kind === 'location') return 'board';
  if (kind === 'team' || kind === 'tokens') return 'teams';
  return ['villain', 'hospital', 'azkaban', 'corrupted', 'used-tokens'].includes(kind) ? 'dark' : null;
}
