import { expect, it } from 'vitest';
import { asLaid, piecesAsLaid } from './order';
import type { Entry } from './pieces';
import type { Choice } from '../view';

const about = (verb: string, key: number | null): Choice => ({
  notation: `${verb} ${key}`,
  label: verb,
  card: null,
  verb,
  targets: [{ kind: 'card', key }],
});

it('answers stand as things lie: the verbs as they come, then the hand from left to right', () => {
  const places = new Map([
    ['card:9', 'market'],
    ['card:3', 'hand:0'],
    ['card:1', 'hand:0'],
    ['card:2', 'hand:0'],
  ]);
  const choices = [about('play', 1), about('play', 2), about('play', 3), about('acquire', 9)];
  expect(asLaid(choices, places).map(({ notation }) => notation)).toEqual([
    'play 3',
    'play 1',
    'play 2',
    'acquire 9',
  ]);
});

it('what lies nowhere stays as it comes', () => {
  const choices = [about('take', null), about('take', 8), about('take', 7), about('take', 5)];
  expect(asLaid(choices, new Map([['card:5', 'drawn']])).map(({ targets }) => targets[0]!.key)).toEqual([
    5,
    null,
    8,
    7,
  ]);
});

it('dice stand as they lie, whatever can be done with each', () => {
  const die = (title: string, ...things: string[]): Entry => ({
    piece: { id: title, title, things, choices: [] },
  });
  const roll: Entry = { choice: about('roll', null) };
  const places = new Map(['die:1', 'die:2', 'die:3'].map((name) => [name, 'pool']));
  const entries = [die('blue', 'die:2'), roll, die('red', 'die:3'), die('orange', 'die:1')];
  expect(piecesAsLaid(entries, places).map(({ piece }) => piece?.title)).toEqual([
    'orange',
    undefined,
    'blue',
    'red',
  ]);
});
