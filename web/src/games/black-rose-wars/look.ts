// How each card of this game looks.
import type { CardInfo } from '../../lib/protocol';
import type { Look, Mark } from '../../table/game';
import icons from './icons.json?icons';
import { fact } from './view';
import { say } from './words';

const SCHOOLS: Record<string, number> = {
  conspiracy: 34,
  destruction: 8,
  divination: 205,
  illusion: 285,
  necromancy: 95,
  transmutation: 165,
};
/** The colour of a school; one that came with cards of one's own has a colour by its name. */
export function hueOf(school: string): number {
  return SCHOOLS[school] ?? [...school].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 360;
}

const COLOURS: Record<string, number> = {
  red: 4,
  yellow: 44,
  green: 132,
  blue: 214,
  purple: 276,
  grey: 230,
  black: 338,
};
const HUES: Record<string, number> = {
  forgotten: 338,
  personal: 52,
  event: 345,
  quest: 40,
  evocation: 258,
  mage: 222,
};

export function look(card: CardInfo): Look {
  const school = card.kind === 'school' ? card.id : (fact<string>(card, 'school') ?? '');
  const color = fact<string>(card, 'color') ?? '';
  return {
    motif: icons[card.id] ?? icons[school] ?? icons[card.kind] ?? icons.black_rose ?? '',
    kind: (SCHOOLS[school] && school) || (icons[card.kind] ? card.kind : 'black_rose'),
    hue: (school ? hueOf(school) : undefined) ?? COLOURS[color] ?? HUES[card.kind] ?? 338,
    dark: card.kind === 'event' || card.kind === 'forgotten',
  };
}

/** What counts on a card: how much a room bears, what a creature deals and endures. */
export function marks(card: CardInfo): Mark[] {
  const numbers: [fact: string, icon: string][] =
    card.kind === 'evocation'
      ? [
          ['movement', 'movement'],
          ['attack', 'strength'],
          ['health', 'health'],
        ]
      : card.kind === 'quest'
        ? [['pp', 'points']]
        : [];
  return numbers.flatMap(([name, icon]) => {
    const count = fact<number>(card, name);
    return count === undefined ? [] : [{ icon, count, label: say(`mark-${name}`) }];
  });
}
