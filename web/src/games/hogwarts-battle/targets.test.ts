import { describe, expect, it } from 'vitest';
import middle from '../../fixtures/game1-middle.json';
import start from '../../fixtures/game1-start.json';
import worst from '../../fixtures/game7-worst.json';
import type { Choice, Question, View } from '../../table/view';
import { places } from './places';
import { drop, targets, whyNot } from './targets';

const viewOf = (snapshot: { views: Record<string, unknown> }): View =>
  Object.values(snapshot.views)[0] as View;
const ask = (view: View): Question => view.decisions[0]!;
const find = (question: Question, notation: string): Choice =>
  question.actions!.find((choice) => choice.notation === notation)!;

describe('targets', () => {
  it('shows every copy of a card in the hand for one answer', () => {
    const view = viewOf(start);
    expect(targets(find(ask(view), 'discard alohomora_harry'), ask(view), view)).toEqual([4, 7, 10, 6]);
  });

  it('points at the villain that is attacked', () => {
    const view = viewOf(worst);
    expect(targets(find(ask(view), 'attack tom_riddle'), ask(view), view)).toEqual([244]);
  });

  it('points at the second of two equal villains by its number', () => {
    const view = structuredClone(viewOf(worst)) as View & {
      villains: { active: { id: string; key: number }[] };
    };
    view.villains.active[1] = { id: 'lucius_malfoy', key: 999 };
    const second = { notation: 'attack lucius_malfoy 2', label: '', card: 'lucius_malfoy' };
    const first = { notation: 'attack lucius_malfoy', label: '', card: 'lucius_malfoy' };
    expect(targets(second, ask(view), view)).toEqual([999]);
    expect(targets(first, ask(view), view)).toEqual([159]);
  });

  it('has nothing on the table for an answer without a card', () => {
    const view = viewOf(middle);
    expect(targets(find(ask(view), 'end turn'), ask(view), view)).toEqual([]);
  });
});

describe('drop', () => {
  const choice = (notation: string): Choice => ({ notation, label: '', card: null });

  it('takes a played card in the play area and an acquired one on the own discard pile', () => {
    expect(drop(choice('play lumos'), 1)).toBe('played');
    expect(drop(choice('acquire lumos'), 1)).toBe('discard:1');
    expect(drop(choice('end turn'), 1)).toBeNull();
  });
});

describe('whyNot', () => {
  const view = viewOf(middle);
  const market = (view.hogwarts as { market: ({ key: number } | null)[] }).market;
  const villain = (view.villains as { active: { key: number }[] }).active[0]!;

  it('says what a card costs and what the hero has', () => {
    expect(whyNot(market[1]!.key, view, 0)).toBe('It costs 8, you have 0 influence.');
  });

  it('says that there is no attack to assign', () => {
    expect(whyNot(villain.key, view, 0)).toContain('no attack');
  });

  it('says whose card it is', () => {
    const foreign = (view.heroes as { hand: { key: number }[] }[])[1]!.hand[0]!;
    expect(whyNot(foreign.key, view, 0)).toBe('That belongs to another hero.');
  });
});

describe('places', () => {
  it('knows where every open card lies', () => {
    const found = places(viewOf(worst));
    expect(found.get(244)).toBe('villains');
    expect(found.get(245)).toBe('played');
    expect(found.get(141)).toBe('mat:0');
    expect(found.get(23)).toBe('hand:3');
  });
});
