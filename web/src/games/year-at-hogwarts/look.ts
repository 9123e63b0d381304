// How each card of this game looks.
import type { CardInfo } from '../../lib/protocol';
import type { Look, Mark } from '../../table/game';
import icons from './icons.json?icons';
import { fact } from './view';
import { say } from './words';

const HUES: Record<string, number> = {
  spell: 226,
  potion: 145,
  book: 20,
  action: 28,
  event: 188,
  duel: 4,
  combat: 350,
  mission: 330,
  item: 42,
  character: 265,
  quidditch: 110,
  space: 38,
};
const HOUSE_HUES: Record<string, number> = { gryffindor: 3, hufflepuff: 44, ravenclaw: 218, slytherin: 148 };

export function look(card: CardInfo): Look {
  const house = fact<string>(card, 'house') ?? '';
  const foe = fact<string>(card, 'role') === 'death_eater' || card.id === 'voldemort';
  const sort = fact<string>(card, 'sort') ?? '';
  return {
    motif:
      icons[card.id] ??
      (foe ? icons.death_eater : (icons[house] ?? icons[sort] ?? icons[card.kind])) ??
      icons.place ??
      '',
    kind: card.kind,
    hue: HOUSE_HUES[house] ?? (foe ? 140 : (HUES[card.kind] ?? 220)),
    dark: foe || card.kind === 'combat' || card.kind === 'duel',
  };
}

/** What counts on a card: the points of a Book or a mission. */
export function marks(card: CardInfo): Mark[] {
  const points = fact<number>(card, 'points');
  return points === undefined ? [] : [{ icon: 'points', count: points, label: say('points') }];
}
