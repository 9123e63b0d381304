// The shape of a Hogwarts Battle view.
import type { CardRef, View } from '../../table/view';

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
  /** In a match of a NORMAL campaign: the personal shop. */
  shop?: CardRef[];
}

export interface BattleView extends View {
  heroes: Hero[];
  active: number;
  turn: number;
  location: { number: number; control: number; card: CardRef; slots: number; events: number; left: number };
  dark_arts: { deck: { count: number }; discard: CardRef[] };
  villains: {
    deck: { count: number };
    active: (CardRef | null)[];
    wounds: number[];
    shields: number[];
    dealt: number[];
    health: number[];
    defeated: CardRef[];
  };
  hogwarts: { deck: { count: number }; market: (CardRef | null)[]; prices: (number | null)[] };
  proficiencies: CardRef[];
  horcrux: { number: number; pile: CardRef[]; symbols: string[]; card: CardRef | null; left: number };
  banished: CardRef[];
  played: CardRef[];
  this_turn: { used: unknown[]; attack_cap: number; banned: number };
}

/** A view that the server has cut for this game. */
export function battle(view: View): BattleView {
  return view as BattleView;
}

export function handOf(hero: Hero): CardRef[] | number {
  return Array.isArray(hero.hand) ? hero.hand : hero.hand.count;
}

/** What lies by a hero for good: the Proficiency and the destroyed Horcruxes. */
export function keptBy(hero: Hero | undefined): CardRef[] {
  return hero ? [hero.proficiency, ...hero.horcruxes].filter((card) => card !== null) : [];
}

/** Is there a table to draw yet? */
export function ready(view: View): boolean {
  return Array.isArray((view as Partial<BattleView>).heroes);
}

/** The last Location is lost: it was full, and no skull is taken off it any more. */
export function fallen(view: BattleView): boolean {
  return view.outcome?.reason === 'last_location_fell';
}
