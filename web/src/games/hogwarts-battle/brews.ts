// Potions and Charms as they stand: which spaces are filled, which effect is open.
import type { CardInfo } from '../../lib/protocol';
import type { CardRef } from '../../table/view';
import type { BattleView, Brew } from './view';

/** A space of a recipe: the ingredient it asks for, and the token that lies there. */
export interface Space {
  wanted: string;
  token: CardRef | null;
}

export function spacesOf({ tokens, spaces }: Brew, potion: CardInfo | null): Space[] {
  const recipe = potion?.facts.ingredients;
  return (Array.isArray(recipe) ? (recipe as string[]) : []).map((wanted, place) => ({
    wanted,
    token: tokens[spaces.indexOf(place)] ?? null,
  }));
}

/** The card of an ingredient by its name on a recipe, and the other way round. */
export const ingredientCard = (name: string): string =>
  `ingredient_${name === 'wild' ? 'wild_ingredient' : name}`;
export const ingredientOf = (card: string): string =>
  card === 'ingredient_wild_ingredient' ? 'wild' : card.replace(/^ingredient_/, '');

/** With a board two potions lie face up; behind them come the Dark Arts Potions, each before its owner. */
const faceUp = (view: BattleView): number => (view.shelves?.tokens.length ? 2 : 0);

export function potionsOf(view: BattleView): Brew[] {
  return (view.brewing ?? []).slice(0, faceUp(view));
}

export function darkPotionsOf(view: BattleView, seat: number): Brew[] {
  return (view.brewing ?? []).slice(faceUp(view)).filter(({ potion, owner }) => potion && owner === seat);
}

/** Are potions brewed in this match? */
export function brews(view: BattleView): boolean {
  return faceUp(view) > 0;
}

/** The printed tier of a Charm that is open: by health, or the one that was used first in this turn. */
export function openTier(view: BattleView, seat: number, charm: CardInfo | null): string | null {
  const tiers = Object.keys((charm?.facts.tiers ?? {}) as object);
  const declared = view.active === seat ? (view.this_turn.declared ?? 0) : 0;
  if (declared > 0) return tiers[declared - 1] ?? null;
  const health = view.heroes[seat]?.health ?? 0;
  const holds = (tier: string): boolean => {
    const [low = 0, high = low] = tier.split('-').map(Number);
    return low <= health && health <= high;
  };
  return tiers.find(holds) ?? null;
}
