import { describe, expect, it } from 'vitest';
import middle from '../../../fixtures/game1-middle.json';
import worst from '../../../fixtures/game7-worst.json';
import type { CardInfo } from '../../../lib/protocol';
import { cardName, type Thing } from '../../../table/answer/things';
import type { Choice, View } from '../../../table/view';
import { places } from '../board/places';
import { crowded, drop, whyNot } from './targets';

const viewOf = (snapshot: { views: Record<string, unknown> }): View =>
  Object.values(snapshot.views)[0] as View;
const at = (card: { key: number }): Thing => ({ kind: 'card', key: card.key });

describe('drop', () => {
  const choice = (verb: string): Choice => ({ notation: verb, label: '', card: null, verb, targets: [] });

  it('takes a played card in the play area and an acquired one on the own discard pile', () => {
    expect(drop(choice('play'), 1)).toBe('played');
    expect(drop(choice('acquire'), 1)).toBe('discard:1');
    expect(drop(choice('end'), 1)).toBeNull();
  });
});

describe('crowded', () => {
  const cards = new Map([['reparo', { id: 'reparo', name: 'Reparo!' } as CardInfo]]);
  const choice = (verb: string, card: string | null): Choice => ({
    notation: verb,
    label: '',
    card,
    verb,
    targets: [],
  });

  it('says by a sign what is done with a card, and leaves every other answer whole', () => {
    expect(crowded(choice('acquire', 'reparo'), cards)).toEqual({ sign: 'influence', words: 'Reparo!' });
    expect(crowded(choice('play', 'reparo'), cards)?.sign).toBe('card');
    expect(crowded(choice('choose', 'reparo'), cards)).toBeNull();
    expect(crowded(choice('play', null), cards)).toBeNull();
  });
});

describe('whyNot', () => {
  const view = viewOf(middle);
  const market = (view.hogwarts as { market: ({ key: number } | null)[] }).market;
  const villain = (view.villains as { active: { key: number }[] }).active[0]!;

  it('says what a card costs and what the hero has', () => {
    expect(whyNot(at(market[1]!), view, 0)).toBe('It costs 8, you have 0 influence.');
  });

  it('says that there is no attack to assign', () => {
    expect(whyNot(at(villain), view, 0)).toContain('no attack');
  });

  it('says whose card it is', () => {
    const foreign = (view.heroes as { hand: { key: number }[] }[])[1]!.hand[0]!;
    expect(whyNot(at(foreign), view, 0)).toBe('That belongs to another hero.');
  });
});

describe('places', () => {
  it('knows where every open card lies', () => {
    const found = places(viewOf(worst));
    const { heroes, villains, played } = worst.views['0'];
    expect(found.get(cardName(villains.active[2]!))).toBe('villains');
    expect(found.get(cardName(played[0]!))).toBe('played');
    expect(found.get(cardName(heroes[0]!.horcruxes[0]!))).toBe('mat:0');
    expect(found.get(cardName(heroes[3]!.hand[0]!))).toBe('hand:3');
  });
});
