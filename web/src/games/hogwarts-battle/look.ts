// How each card of this game looks.
import type { CardInfo } from '../../lib/protocol';
import type { Look } from '../../table/game';
import { Motifs } from '../../table/parts/motifs.svelte';
import loaders from './motifs.json?icon-groups';

/** By the Game or the box of a card: a match loads those that it plays with. */
export const motifs = new Motifs(loaders);

/** The middle of each kind's colours; a name moves it a little. */
const HUES: Record<string, number> = {
  spell: 262,
  item: 28,
  ally: 205,
  dark_arts: 280,
  villain: 140,
  location: 35,
  horcrux: 350,
  proficiency: 178,
  hero: 12,
  die: 220,
  creature: 78,
  villain_creature: 112,
  encounter: 222,
  patronus: 198,
  charm: 304,
  potion: 326,
  dark_arts_potion: 318,
  ingredient: 92,
  detention: 2,
};
/** What the ground behind each kind's picture is made of. */
const TEXTURES: Record<string, NonNullable<Look['texture']>> = {
  spell: 'rays',
  item: 'weave',
  ally: 'rings',
  hero: 'rings',
  dark_arts: 'smoke',
  horcrux: 'smoke',
  villain: 'slashes',
  proficiency: 'ruled',
  location: 'ruled',
  creature: 'slashes',
  villain_creature: 'slashes',
  encounter: 'smoke',
  potion: 'rings',
  dark_arts_potion: 'smoke',
  ingredient: 'weave',
  detention: 'ruled',
};
const SPREAD = 22;
const DARK = [
  'dark_arts',
  'villain',
  'horcrux',
  'creature',
  'villain_creature',
  'encounter',
  'dark_arts_potion',
];
/** Items by their type, which lie in the piles as something of their own. */
const OWN_KIND = ['detention', 'potion'];

const HEROES: Record<string, number> = {
  harry: 4,
  ron: 24,
  hermione: 300,
  neville: 96,
  luna: 192,
  ginny: 340,
};

export function look(card: CardInfo): Look {
  const type = card.facts.type;
  const kind = typeof type === 'string' && !OWN_KIND.includes(card.kind) ? type : card.kind;
  const hero = card.kind === 'hero' ? HEROES[String(card.facts.hero)] : undefined;
  const motif = motifs.of(card.id) ?? motifs.of('sorting_hat') ?? '';
  const hue = hero ?? (HUES[kind] ?? 220) + shift(card.id);
  // A starting card wears the colour of the hero whose it is.
  const trim = card.kind === 'starting' ? HEROES[String(card.facts.hero)] : undefined;
  const texture = TEXTURES[kind] ?? 'rays';
  return { motif, kind, hue, dark: DARK.includes(kind), texture, ...(trim === undefined ? {} : { trim }) };
}

function shift(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return (sum % (2 * SPREAD + 1)) - SPREAD;
}

export function heroHue(hero: string): number {
  return HEROES[hero] ?? 12;
}

const RULES: Record<string, string[]> = {
  location: ['R21', 'R56'],
  dark_arts: ['R14'],
  villain: ['R15', 'R19'],
  horcrux: ['R32', 'R33'],
  proficiency: ['R12'],
  hogwarts: ['R20'],
  hero: ['R23', 'R24'],
  die: ['R10'],
  creature: ['R54', 'R58'],
  villain_creature: ['R54', 'R58'],
  encounter: ['R47', 'R57'],
  patronus: ['R44', 'R111'],
  charm: ['R60', 'R60a'],
  potion: ['R50', 'R50a'],
  dark_arts_potion: ['R62'],
  ingredient: ['R49'],
  detention: ['R61'],
};

/** The rules a card is about. */
export function rulesOf(card: CardInfo): string[] {
  return RULES[card.kind] ?? [];
}
