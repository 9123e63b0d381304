// A view of Hogwarts Battle: fields.ts types it, this reads it.
import type { GameView, Ingredient } from './fields';
import type { CardRef, View } from '../../table/view';

export type BattleView = GameView;
export type Hero = GameView['heroes'][number];
/** What is being brewed: one of the two face-up potions, or a Dark Arts Potion before its owner. */
export type Brew = NonNullable<GameView['brewing']>[number];
export type Shelves = NonNullable<GameView['shelves']>;
/** The active Horcrux or Encounter. */
export type Trial = GameView['horcrux'];
export type { Ingredient as Space };

/** The answers that put a token on a foe. */
export const PUT = ['attack', 'persuade'];

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
