import { describe, expect, it } from 'vitest';
import type { PieceInfo, SpaceInfo } from '../../lib/protocol';
import type { Choice, Target } from '../../lib/view';
import { forPanel, forPiece, forPile, forSeat, forSpace } from './answers';

const choice = (notation: string, targets: Target[] = [], card: string | null = null): Choice => ({
  notation,
  label: notation,
  card,
  verb: 'take',
  targets,
});
const piece = (more: Partial<PieceInfo> = {}): PieceInfo => ({
  name: 'Lumos',
  card: 'lumos',
  copies: 1,
  cost: null,
  kind: '',
  answer: '',
  keys: [],
  sort: 'card',
  ...more,
});
const tower: SpaceInfo = {
  key: 6,
  name: 'tower',
  label: 'Tower',
  x: 0,
  y: 0,
  kind: '',
  marks: [],
  lit: true,
  answer: '',
};
const notations = (choices: Choice[]): string[] => choices.map(({ notation }) => notation);

describe('a card', () => {
  const play = choice('play lumos', [{ kind: 'card', key: 7, id: 'lumos', also: [9] }], 'lumos');
  const discard = choice('discard lumos', [{ kind: 'card', key: 30, id: 'lumos' }], 'lumos');
  const roll = choice('assign 9', [{ kind: 'die', key: 9 }]);
  const open = [play, discard, roll];

  it('is meant by its key, and by the key of one just like it', () => {
    expect(forPiece(open, piece({ keys: [7] }))).toEqual([play]);
    expect(forPiece(open, piece({ keys: [9] }))).toEqual([play]);
    expect(forPiece(open, piece({ keys: [1] }))).toEqual([]);
  });

  it('is meant by its id where its key is not known', () => {
    expect(forPiece(open, piece())).toEqual([play, discard]);
  });

  it('is not a die of the same number', () => {
    expect(forPiece(open, piece({ keys: [9], sort: 'die', card: 'die' }))).toEqual([roll]);
  });

  it('is meant by the card of an answer without targets, and by the answer the game names', () => {
    expect(forPiece([choice('take lumos', undefined, 'lumos')], piece({ keys: [3] }))).toHaveLength(1);
    expect(notations(forPiece([choice('acquire lumos')], piece({ answer: 'acquire lumos' })))).toEqual([
      'acquire lumos',
    ]);
  });
});

it('finds the answers about a space by its number, its name and the answer the game names', () => {
  const other = choice('move gate', [{ kind: 'space', key: 'gate' }]);
  for (const key of [6, 'tower']) {
    const move = choice('move tower', [{ kind: 'space', key }]);
    expect(forSpace([other, move], tower)).toEqual([move]);
  }
  expect(forSpace([choice('move tower'), other], { ...tower, answer: 'move tower' })).toHaveLength(1);
  expect(forSpace([choice('end turn')], tower)).toEqual([]);
});

it('finds the answers about a seat, a pile and the card in the middle of a panel', () => {
  const heal = choice('heal 1', [{ kind: 'seat', key: 1 }]);
  const draw = choice('draw deck', [{ kind: 'pile', key: 'deck' }]);
  const attack = choice('attack draco', [{ kind: 'card', key: 3, id: 'draco' }], 'draco');
  const open = [heal, draw, attack];
  expect(forSeat(open, 1)).toEqual([heal]);
  expect(forSeat(open, 0)).toEqual([]);
  expect(forPile(open, 'deck')).toEqual([draw]);
  expect(forPile(open, '')).toEqual([]);
  expect(forPanel(open, { seat: 1, card: null })).toEqual([heal]);
  expect(forPanel(open, { seat: null, card: 'draco' })).toEqual([attack]);
  expect(forPanel(open, { seat: null, card: null })).toEqual([]);
});
