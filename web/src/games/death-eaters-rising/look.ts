// How each card of this game looks.
import type { CardInfo } from '../../lib/protocol';
import type { Look, Mark } from '../../table/game';
import motifs from './motifs.json?icons';
import { costOf, healthOf, SYMBOLS, type Colour, type Quality } from './view';
import { say } from './words';

export const DIE_HUES: Record<Colour, number> = { orange: 26, blue: 214, red: 2, purple: 276 };
export const SYMBOL_HUES: Record<Quality, number> = {
  friendship: 26,
  knowledge: 214,
  loyalty: 2,
  courage: 276,
};
const AFFILIATIONS: Record<string, number> = {
  hogwarts: 214,
  order_of_the_phoenix: 6,
  dumbledores_army: 276,
};
const KINDS: Record<string, number> = {
  death_eater: 150,
  voldemort: 140,
  villain_card: 140,
  voldemort_die: 140,
  location: 35,
  place: 40,
  spell_token: 190,
};
const DARK = ['death_eater', 'voldemort', 'villain_card', 'voldemort_die'];
const PLAIN = 220;

export function affiliationHue(affiliation: string): number {
  return AFFILIATIONS[affiliation] ?? PLAIN;
}

function hueOf(card: CardInfo): number {
  const { affiliations, affiliation, color } = card.facts;
  const [first] = Array.isArray(affiliations) ? (affiliations as string[]) : [affiliation];
  const own = AFFILIATIONS[String(first ?? card.id)] ?? DIE_HUES[color as Colour];
  return (card.kind === 'spell_token' ? tokenHue(card.id) : undefined) ?? KINDS[card.kind] ?? own ?? PLAIN;
}

/** A token that stands for a symbol or a die has its colour. */
function tokenHue(id: string): number | undefined {
  const [, what = ''] = id.split('_');
  return SYMBOL_HUES[what as Quality] ?? DIE_HUES[what as Colour];
}

export function look(card: CardInfo): Look {
  return {
    motif:
      motifs[card.id] ?? motifs[card.kind === 'death_eater' ? 'rodolphus_lestrange' : 'elphias_doge'] ?? '',
    kind: card.kind,
    hue: hueOf(card),
    dark: DARK.includes(card.kind),
  };
}

/** What a character needs to be recruited or hit, and how much damage it bears. */
export function marks(card: CardInfo): Mark[] {
  const cost = costOf(card);
  const needed = SYMBOLS.filter((symbol) => cost[symbol]).map((symbol) => ({
    icon: symbol,
    count: cost[symbol] ?? 0,
    label: say(`symbol-${symbol}`),
    hue: SYMBOL_HUES[symbol],
  }));
  const health = healthOf(card);
  return health
    ? [{ icon: 'health', count: health, label: say('fact-health'), hue: 345 }, ...needed]
    : needed;
}

const RULES: Record<string, string[]> = {
  affiliation: ['R6', 'R13'],
  location: ['R21', 'R74'],
  place: ['R73', 'R75'],
  headquarters: ['R31', 'R59'],
  wizard: ['R43', 'R56'],
  death_eater: ['R60', 'R62'],
  voldemort: ['R79', 'R80'],
  villain_card: ['R8', 'R17'],
  wizard_die: ['R3', 'R34'],
  voldemort_die: ['R4', 'R23'],
  spell_token: ['R66', 'R67'],
};

/** The rules a card is about. */
export function rulesOf(card: CardInfo): string[] {
  return RULES[card.kind] ?? [];
}
