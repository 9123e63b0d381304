import { describe, expect, it } from 'vitest';
import type { CardInfo } from '../../../lib/protocol';
import { darkPotionsOf, ingredientCard, ingredientOf, openTier, potionsOf } from './brews';
import type { BattleView, Brew } from '../view';

const card = (facts: Record<string, unknown>): CardInfo => ({ id: 'some', facts }) as unknown as CardInfo;
const brew = (id: string, owner: number, dark: boolean): Brew => ({
  potion: { id, key: 1 },
  owner,
  dark,
  needs: [],
  spaces: [],
  tokens: [],
});

describe('a potion', () => {
  it('lies on the board, or before its owner if it belongs to the Dark Arts', () => {
    const brewing = [brew('a', -1, false), brew('b', -1, false), brew('dark', 1, true)];
    const view = { brewing } as unknown as BattleView;
    expect(potionsOf(view).map(({ potion }) => potion.id)).toEqual(['a', 'b']);
    expect(darkPotionsOf(view, 1).map(({ potion }) => potion.id)).toEqual(['dark']);
    expect(darkPotionsOf(view, 0)).toEqual([]);
    expect(potionsOf({} as BattleView)).toEqual([]);
  });

  it('names ingredients as cards and as spaces', () => {
    for (const name of ['wild', 'hellebore']) expect(ingredientOf(ingredientCard(name))).toBe(name);
  });
});

describe('a Charm', () => {
  const charm = card({ tiers: { '8-10': [], '4-7': [], '1-3': [] } });
  const view = (health: number, declared = 0): BattleView =>
    ({ active: 0, heroes: [{ health }], this_turn: { declared } }) as unknown as BattleView;

  it('is open by the health of its hero', () => {
    expect([10, 8, 7, 3, 0].map((health) => openTier(view(health), 0, charm))).toEqual([
      '8-10',
      '8-10',
      '4-7',
      '1-3',
      null,
    ]);
  });

  it('keeps the effect that was used first in this turn (R60a)', () => {
    expect(openTier(view(2, 1), 0, charm)).toBe('8-10');
  });
});
