import { describe, expect, it } from 'vitest';
import start from '../../fixtures/game1-start.json';
import rolled from '../../games/death-eaters-rising/fixtures/rolled.json';
import { piecesOf } from './pieces';
import { aboutOf, nameOf, placesOf, takenBy, thingsOf } from './things';
import type { Choice, View } from '../view';

const actionsOf = (snapshot: { views: Record<string, unknown> }): Choice[] =>
  (Object.values(snapshot.views)[0] as View).decisions[0]!.actions!;
const find = (choices: Choice[], notation: string): Choice =>
  choices.find((choice) => choice.notation === notation)!;

describe('a thing on the table', () => {
  it('has a name of its own, whatever its number', () => {
    expect(nameOf({ kind: 'card', key: 3 })).toBe('card:3');
    expect(nameOf({ kind: 'die', key: 3 })).toBe('die:3');
    expect(nameOf({ kind: 'card', key: 123, part: 2 })).toBe('card:123/2');
    expect(nameOf({ kind: 'space', key: 'owlery' })).toBe('space:owlery');
  });

  it('is meant together with others just like it', () => {
    expect(thingsOf({ kind: 'card', key: 5, id: 'lumos', also: [7, 9] })).toEqual([
      'card:5',
      'card:7',
      'card:9',
    ]);
    expect(thingsOf({ kind: 'card', key: null, id: 'lumos' })).toEqual([]);
  });

  it('lights for every copy of a card in the hand', () => {
    const hand = start.views['0'].heroes[0]!.hand;
    const alohomoras = hand.filter(({ id }) => id === 'alohomora_harry').map(({ key }) => `card:${key}`);
    expect(aboutOf(find(actionsOf(start), 'discard alohomora_harry')).sort()).toEqual(alohomoras.sort());
    expect(alohomoras).toHaveLength(4);
  });
});

describe('what is taken in hand', () => {
  const choices = actionsOf(rolled);
  const headquarters = rolled.views['0'].teams[0]!.headquarters.key;

  it('comes first, and then where it is laid down', () => {
    const assign = find(choices, 'assign purple:courage to room_of_requirement 2');
    expect(takenBy(assign)?.kind).toBe('die');
    expect(placesOf(assign)).toEqual([`card:${headquarters}/2`]);
    expect(placesOf(find(choices, 'discard blue:knowledge'))).toEqual(['pile:aside']);
  });

  it('is nothing where the thing itself is the answer, and never a player', () => {
    expect(takenBy(find(choices, 'use dean_thomas'))).toBeNull();
    const hero: Choice = {
      notation: 'hero ron',
      label: '',
      card: 'ron_weasley_hero',
      verb: 'hero',
      targets: [
        { kind: 'seat', key: 1 },
        { kind: 'card', key: 8, id: 'ron_weasley_hero' },
      ],
    };
    expect(takenBy(hero)).toBeNull();
    expect(placesOf(hero)).toEqual(['seat:1', 'card:8']);
  });

  it('is one of several equal things, with all that can be done with it', () => {
    const pieces = piecesOf(choices, ({ key }) => ({ title: String(key) }));
    expect(pieces.map(({ things }) => things)).toEqual([
      ['die:0'],
      ['die:2'],
      ['die:10'],
      ['die:11', 'die:12'],
    ]);
    expect(pieces[1]!.choices.map(({ notation }) => notation)).toEqual([
      'assign blue:knowledge to pomona_sprout',
      'discard blue:knowledge',
    ]);
  });

  it('differs where one of two things can do more', () => {
    const dice = (notation: string, key: number, also: number[] = []): Choice => ({
      notation,
      label: '',
      card: null,
      verb: 'give',
      targets: [
        { kind: 'die', key, also },
        { kind: 'card', key: 1, id: 'somewhere' },
      ],
    });
    const pieces = piecesOf([dice('any', 1, [2, 3]), dice('two', 1, [2])], () => ({ title: '' }));
    expect(pieces.map(({ things, choices: all }) => [things, all.length])).toEqual([
      [['die:1', 'die:2'], 2],
      [['die:3'], 1],
    ]);
  });
});
