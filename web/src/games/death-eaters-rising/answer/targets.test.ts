import { describe, expect, it } from 'vitest';
import type { CardInfo } from '../../../lib/protocol';
import { byId } from '../../../table/parts/collect';
import { cardName } from '../../../table/answer/things';
import type { Choice, Question, View } from '../../../table/view';
import both from '../fixtures/both.json';
import cards from '../fixtures/cards.json';
import colour from '../fixtures/colour.json';
import start from '../fixtures/start.json';
import { origin, places, regionOf } from '../board/places';
import { brief, dieOf, drop, fold, piece, rank } from './targets';
import { dieName, rising } from '../view';

const viewOf = (snapshot: { views: Record<string, unknown> }, seat = '0'): View =>
  snapshot.views[seat] as View;
const ask = (view: View): Question => view.decisions[0]!;
const all = byId(cards as unknown as CardInfo[]);
const view = viewOf(both);
const table = rising(view);
const find = (notation: string): Choice => ask(view).actions!.find((choice) => choice.notation === notation)!;
const plain = (verb: string): Choice => ({ notation: verb, label: '', card: null, verb, targets: [] });
const nameById = (id: string): string => {
  const open = [
    ...table.locations.flatMap(({ characters, card, exposed }) => [...characters, card, exposed]),
    ...table.teams.flatMap(({ wizards, tokens, headquarters }) => [...wizards, ...tokens, headquarters]),
    ...table.corrupted,
  ];
  return cardName(open.find((card) => card?.id === id)!);
};
const doubled = table.dice.find(({ face }) => face?.symbol === 'courage' && face.count === 2)!;

describe('what is picked up', () => {
  it('is told by its colour and what it shows', () => {
    expect(piece({ kind: 'die', key: doubled.key }, view)).toEqual({
      title: 'Purple die: courage ×2',
      die: { icon: 'courage', count: 2, hue: 276 },
    });
    expect(piece({ kind: 'card', key: 1 }, view)).toBeNull();
  });

  it('folds many spell tokens into one line, and leaves few as they are', () => {
    expect(fold(find('cast assign_courage'), ask(view))).toEqual({
      id: 'tokens',
      title: 'Cast a spell token (3)',
    });
    const few = { ...ask(view), actions: [find('cast assign_courage')] };
    expect(fold(few.actions[0]!, few)).toBeNull();
    expect(fold(find('use dean_thomas'), ask(view))).toBeNull();
  });
});

describe('the die beside an answer', () => {
  const about = (verb: string, part?: number): Choice => ({
    ...plain(verb),
    targets: [{ kind: 'die', key: doubled.key, ...(part === undefined ? {} : { part }) }],
  });

  it('shows what it shows, in its colour', () => {
    expect(dieOf(about('reroll'), view, all)).toEqual({ icon: 'courage', count: 2, hue: 276 });
    expect(dieOf(about('lose'), view, all)).toEqual({ icon: 'unrolled', count: 1, hue: 276 });
    const [take] = ask(viewOf(colour)).actions!;
    expect(dieOf(take!, viewOf(colour), all)).toEqual({ icon: 'unrolled', count: 1, hue: 276 });
  });

  it('shows the face that it is turned to', () => {
    expect(dieOf(about('show', 4), view, all)).toEqual({ icon: 'friendship', count: 1, hue: 276 });
  });

  it('is none where it goes somewhere, or there is none', () => {
    expect(dieOf(find('discard blue:knowledge'), view, all)).toBeNull();
    expect(dieOf(plain('roll'), view, all)).toBeNull();
  });
});

describe('answers in few words', () => {
  it('names where the die goes', () => {
    expect(brief(find('assign purple:courage to luna_lovegood'), all)).toBe('Luna Lovegood');
    expect(brief(find('assign purple:courage to room_of_requirement 1'), all)).toMatch(
      /^Remove 1 corruption/,
    );
    expect(brief(find('discard purple:courage'), all)).toBe('Set it aside');
    expect(brief(find('cast assign_courage'), all)).toBe('');
  });

  it('stand in order: dice, the roll, what else can be used', () => {
    const told = ['cast', 'use', 'roll', 'assign'];
    const inOrder = told.map(plain).sort((one, other) => rank(one) - rank(other));
    expect(inOrder.map(({ verb }) => verb)).toEqual(told.toReversed());
  });

  it('can be dropped beside the pool to discard', () => {
    expect(drop(find('discard blue:knowledge'))).toBe('aside');
    expect(drop(plain('roll'))).toBeNull();
  });
});

describe('places', () => {
  const found = places(view);

  it('knows where every card and die lies, and never mixes them up', () => {
    expect(found.get(nameById('bellatrix_lestrange'))).toBe('location:0');
    expect(found.get(nameById('remus_lupin'))).toBe('team:1');
    expect(found.get(nameById('gain_red_die'))).toBe('tokens:0');
    expect(found.get(dieName(table.dice[0]!))).toBe('pool');
    expect(found.get('seat:1')).toBe('team:1');
    const open = [...places(viewOf(start)).values()];
    expect(open.filter((place) => place === 'supply')).toHaveLength(14);
  });

  it('says which part of a phone shows them, and which pile they come from', () => {
    expect(regionOf('location:2')).toBe('board');
    expect(regionOf('team:1')).toBe('teams');
    expect(regionOf('azkaban')).toBe('dark');
    expect(regionOf('pool')).toBeNull();
    expect(origin('location:1')).toBe('deck');
    expect(origin('tokens:0')).toBe('token-supply');
    expect(origin('hospital')).toBeNull();
  });
});
