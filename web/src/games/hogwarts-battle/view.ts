// The shape of a Hogwarts Battle view.
import type { CardRef, View } from '../../table/view';
import type { Request } from './board/requests';

export interface Hero {
  hero: string;
  card: CardRef;
  health: number;
  full_health: number;
  attack: number;
  influence: number;
  stunned: number;
  hand: CardRef[] | { count: number };
  deck: { count: number; known: CardRef[] };
  discard: CardRef[];
  proficiency: CardRef | null;
  horcruxes: CardRef[];
  /** New Rules. */
  patronus?: CardRef | null;
  charm?: CardRef | null;
  more_proficiencies?: CardRef[];
  hero_cards?: CardRef[];
  /** In a match of a NORMAL campaign: the personal shop. */
  shop?: CardRef[];
}

/** A space of a potion: the ingredient it asks for, and the token that lies there. */
export interface Space {
  asks: string;
  holds: CardRef | null;
}

/** What is being brewed: one of the two face-up potions, or a Dark Arts Potion before its owner. */
export interface Brew {
  potion: CardRef;
  owner: number;
  dark: boolean;
  needs: Space[];
}

/** The potion board. Its rows from the top down: what each asks for, and whether the active hero has done it. */
export interface Shelves {
  potions: { count: number };
  rows: { asks: Request; met: boolean; tokens: (CardRef | null)[] }[];
  supply: { count: number };
  used: CardRef[];
}

/** The active Horcrux or Encounter; of an Encounter, how much is done of what it asks for. */
export interface Trial {
  number: number;
  pile: CardRef[];
  symbols: string[];
  card: CardRef | null;
  left: number;
  waits?: number;
  progress?: { asked: string; done: number; needed: number; may_collect: boolean } | null;
}

/** The answers that put a token on a foe. */
export const PUT = ['attack', 'persuade'];

export interface BattleView extends View {
  heroes: Hero[];
  active: number;
  turn: number;
  location: {
    number: number;
    control: number;
    card: CardRef;
    slots: number;
    events: number;
    left: number;
    /** The Locations to come, in their order. */
    next?: CardRef[];
    /** With rising darkness: the tokens that lie beside the Location. */
    darkness?: number;
  };
  dark_arts: { deck: { count: number }; discard: CardRef[] };
  villains: {
    /** New Rules: `last` is the Voldemort who lies face up under the others. */
    deck: { count: number; last?: CardRef[] };
    active: (CardRef | null)[];
    wounds: number[];
    shields: number[];
    dealt: number[];
    health: number[];
    defeated: CardRef[];
    /** New Rules: the influence that each foe needs, has, and got in this turn. */
    influence?: number[];
    persuaded?: number[];
    persuaded_now?: number[];
  };
  hogwarts: { deck: { count: number }; market: (CardRef | null)[]; prices: (number | null)[] };
  proficiencies: CardRef[];
  horcrux: Trial;
  /** The scenario of the New Rules; a Game of the box has none. */
  scenario?: string;
  shelves?: Shelves;
  brewing?: Brew[];
  banished: CardRef[];
  played: CardRef[];
  this_turn: { used: unknown[]; attack_cap: number; banned: number; declared?: number };
  charms?: CardRef[];
}

/** A view that the server has cut for this game. */
export function battle(view: View): BattleView {
  return view as BattleView;
}

export function handOf(hero: Hero): CardRef[] | number {
  return Array.isArray(hero.hand) ? hero.hand : hero.hand.count;
}

/** What lies by a hero for good: the Proficiency, the Patronus, the Charm, and the trials that were passed. */
export function keptBy(hero: Hero | undefined): CardRef[] {
  if (!hero) return [];
  const { proficiency, more_proficiencies: more = [], patronus = null, charm = null, horcruxes } = hero;
  return [proficiency, ...more, patronus, charm, ...horcruxes].filter((card) => card !== null);
}

/** Is there a table to draw yet? */
export function ready(view: View): boolean {
  return Array.isArray((view as Partial<BattleView>).heroes);
}

/** The last Location is lost: it was full, and no skull is taken off it any more. */
export function fallen(view: BattleView): boolean {
  return view.outcome?.reason === 'last_location_fell';
}
