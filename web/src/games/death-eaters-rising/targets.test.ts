import { describe, expect, it } from 'vitest';
import type { CardInfo } from '../../lib/protocol';
import { byId } from '../../table/collect';
import type { Choice, Question, View } from '../../table/view';
import both from './fixtures/both.json';
import cards from './fixtures/cards.json';
import colour from './fixtures/colour.json';
import start from './fixtures/start.json';
import worst from './fixtures/worst.json';
import { origin, places, regionOf } from './places';
import { brief, dieOf, drop, ends, piece, rank, targets } from './targets';
import { abilityKey, dieKey, rising } from './view';

const viewOf = (snapshot: { views: Record<string, unknown> }, seat = '0'): View =>
  snapshot.views[seat] as View;
const choice = (notation: string, card: string | null = null): Choice => ({ notation, label: '', card });
const ask = (view: View): Question => view.decisions[0]!;
const all = byId(cards as unknown as CardInfo[]);
const view = viewOf(both);
const table = rising(view);
const keyOf = (id: string): number => {
  const open = [
    ...table.locations.flatMap(({ characters, card, exposed }) => [...characters, card, exposed]),
    ...table.teams.flatMap(({ wizards, tokens, headquarters }) => [...wizards, ...tokens, headquarters]),
    ...table.corrupted,
  ];
  return open.find((card) => card?.id === id)!.key;
};
const diceShowing = (color: string, symbol: string, count = 1): number[] =>
  table.dice
    .filter((die) => die.color === color && die.face?.symbol === symbol && die.face.count === count)
    .map(dieKey);

describe('targets', () => {
  const at = (notation: string, card: string | null = null): number[] =>
    targets(choice(notation, card), ask(view), view);

  it('points at the card that a die is assigned to', () => {
    expect(at('assign purple:courage to bellatrix_lestrange')).toEqual([keyOf('bellatrix_lestrange')]);
    expect(at('assign blue:knowledge to pomona_sprout')).toEqual([keyOf('pomona_sprout')]);
  });

  it('points at one ability of the active headquarters', () => {
    const headquarters = keyOf('room_of_requirement');
    expect(at('assign purple:courage to room_of_requirement 2')).toEqual([abilityKey(headquarters, 2)]);
    expect(at('on room_of_requirement 1')).toEqual([abilityKey(headquarters, 1)]);
  });

  it('points at Voldemort once he has shown himself', () => {
    const late = viewOf(worst);
    const found = targets(choice('assign red:loyalty to lord_voldemort'), ask(late), late);
    expect(found).toEqual([rising(late).voldemort.card!.key]);
  });

  it('points at locations, and at the place that lies open there', () => {
    expect(at('travel hogsmeade')).toEqual([keyOf('hogsmeade')]);
    expect(at('cleanse hogsmeade', 'hogsmeade_train_platform')).toEqual([keyOf('hogsmeade_train_platform')]);
    expect(at('corrupt gringotts_bank', 'gringotts_bank')).toEqual([keyOf('gringotts_bank')]);
  });

  it('finds the own tokens and wizards, and everybody where anybody is meant', () => {
    expect(at('cast gain_red_die')).toEqual([keyOf('gain_red_die')]);
    expect(at('cast remove_corruption')).toEqual([]);
    const spell = view.decisions[1]!;
    expect(targets(choice('cast remove_corruption'), spell, view)).toEqual([keyOf('remove_corruption')]);
    expect(at('give nymphadora_tonks')).toEqual([]);
    expect(at('heal nymphadora_tonks')).toEqual([keyOf('nymphadora_tonks')]);
    expect(at('resolve hogs_head_inn')).toEqual([keyOf('hogs_head_inn')]);
    expect(at('with nymphadora_tonks')).toEqual([keyOf('grimmauld_place_12')]);
  });

  it('points at dice by what they show, in the pool or in the supply', () => {
    expect(at('reroll purple:courage')).toEqual(diceShowing('purple', 'courage'));
    const before = viewOf(colour);
    const taken = targets(choice('take purple'), ask(before), before);
    expect(taken).toHaveLength(rising(before).dice.filter((die) => die.color === 'purple').length - 2);
  });

  it('has nothing on the table for an answer without a card', () => {
    expect(at('stop')).toEqual([]);
    expect(at('heal nobody')).toEqual([]);
  });
});

describe('what is picked up', () => {
  it('is any of the dice that show the same', () => {
    const die = piece(choice('assign purple:courage to luna_lovegood'), ask(view), view);
    expect(die).toMatchObject({ id: 'purple:courage', title: 'Purple die: courage' });
    expect(die?.keys).toEqual(diceShowing('purple', 'courage'));
    expect(die?.keys.length).toBeGreaterThan(1);
  });

  it('tells a doubled symbol', () => {
    const die = piece(choice('discard purple:courage2'), ask(view), view);
    expect(die).toMatchObject({ title: 'Purple die: courage ×2', die: { icon: 'courage', count: 2 } });
  });

  it('folds many spell tokens into one line, and leaves few as they are', () => {
    expect(piece(choice('cast assign_courage'), ask(view), view)).toMatchObject({ id: 'tokens', keys: [] });
    const few = { ...ask(view), actions: [choice('cast assign_courage')] };
    expect(piece(few.actions[0]!, few, view)).toBeNull();
  });

  it('is nothing where a die is itself the answer', () => {
    expect(piece(choice('reroll purple:courage'), { ...ask(view), kind: 'reroll' }, view)).toBeNull();
    expect(piece(choice('roll'), ask(view), view)).toBeNull();
  });
});

describe('the die beside an answer', () => {
  it('shows what it shows, in its colour', () => {
    expect(dieOf(choice('reroll purple:courage2'))).toEqual({ icon: 'courage', count: 2, hue: 276 });
    expect(dieOf(choice('show friendship2'))).toEqual({ icon: 'friendship', count: 2 });
    expect(dieOf(choice('take red'))).toEqual({ icon: 'unrolled', count: 1, hue: 2 });
    expect(dieOf(choice('roll'))).toBeNull();
  });
});

describe('answers in few words', () => {
  it('names where the die goes', () => {
    expect(brief(choice('assign purple:courage to luna_lovegood'), all)).toBe('Luna Lovegood');
    expect(brief(choice('assign purple:courage to room_of_requirement 1'), all)).toMatch(
      /^Remove 1 corruption/,
    );
    expect(brief(choice('discard purple:courage'), all)).toBe('Set it aside');
  });

  it('stand in order: dice, the roll, what else can be used; what ends the turn stands apart', () => {
    const told = ['cast gain_red_die', 'use dean_thomas', 'roll', 'assign red:loyalty to luna_lovegood'];
    const inOrder = told.map((notation) => choice(notation)).sort((one, other) => rank(one) - rank(other));
    expect(inOrder.map(({ notation }) => notation)).toEqual(told.toReversed());
    expect(['stop', 'end turn', 'pass', 'roll'].map((notation) => ends(choice(notation)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('can be dropped beside the pool to discard', () => {
    expect(drop(choice('discard red:loyalty'))).toBe('aside');
    expect(drop(choice('roll'))).toBeNull();
  });
});

describe('places', () => {
  const found = places(view);

  it('knows where every card and die lies, and never mixes them up', () => {
    expect(found.get(keyOf('bellatrix_lestrange'))).toBe('location:0');
    expect(found.get(keyOf('remus_lupin'))).toBe('team:1');
    expect(found.get(keyOf('gain_red_die'))).toBe('tokens:0');
    expect(found.get(dieKey(table.dice[0]!))).toBe('pool');
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
