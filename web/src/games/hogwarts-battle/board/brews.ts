// Potions and Charms as they stand: what is brewed where, which effect is open.
import type { CardInfo } from '../../../lib/protocol';
import type { BattleView, Brew } from '../view';

/** The card of an ingredient by its name on a recipe, and the other way round. */
export const ingredientCard = (name: string): string =>
  `ingredient_${name === 'wild' ? 'wild_ingredient' : name}`;
export const ingredientOf = (card: string): string =>
  card === 'ingredient_wild_ingredient' ? 'wild' : card.replace(/^ingredient_/, '');

/** The potions face up on the board. */
export function potionsOf({ brewing = [] }: BattleView): Brew[] {
  return brewing.filter(({ dark }) => !dark);
}

/** The Dark Arts Potions before a hero. */
export function darkPotionsOf({ brewing = [] }: BattleView, seat: number): Brew[] {
  return brewing.filter(({ dark, owner }) => dark && owner === seat);
}

/** Are potions brewed in this match? */
export function brews({ shelves }: BattleView): boolean {
  return (shelves?.rows ?? []).length > 0;
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
