import { describe, expect, it } from 'vitest';
import night from '../fixtures/return.json';
import type { CardInfo } from '../../../lib/protocol';
import type { View } from '../../../table/view';
import { pawnsOf, placeName } from './charting';
import { queueOf, year, type YearView } from '../view';

const before = year((night as unknown as { views: Record<string, View> }).views['0']!);
const back: YearView = {
  ...before,
  night: { ...before.night!, horcruxes: [], voldemort_pv: 1, returned: true, rounds: 80 },
  this_turn: { ...before.this_turn, dice: [], total: 0, taken: 0, pawn: 'bellatrix', moved: ['voldemort'] },
  pawns: [
    { character: 'voldemort', space: 'start' },
    { character: 'bellatrix', space: 'east_tower' },
    { character: 'lucius', space: null },
    { character: 'peter', space: 'bell_tower' },
  ],
};
const plain = (id: string): string => id;

describe('the night of the return', () => {
  it('has no queue before Voldemort is back', () =>
    expect(queueOf({ ...back, night: { ...back.night!, returned: false } })).toEqual([]));

  it('tells who has moved, who moves, who is beaten and who waits', () =>
    expect(queueOf(back).map(({ state }) => state)).toEqual(['moved', 'moves', 'beaten', 'waits']));

  it('has a pawn for each who stands somewhere, and one for each hero', () =>
    expect(pawnsOf(back, plain).map(({ label }) => label)).toEqual([
      'voldemort',
      'bellatrix',
      'peter',
      ...back.players.slice(1).map(({ character }) => character),
    ]));
});

describe('a space without a name of its own', () => {
  const cards: Record<string, unknown> = {
    nc_book_1: { name: 'Book', facts: { near: 'library' } },
    library: { name: 'Library', facts: {} },
  };
  const card = (id: string): CardInfo | undefined => cards[id] as CardInfo | undefined;

  it('is called by the place beside it, too', () =>
    expect(placeName('nc_book_1', card)).toMatch(/Book.*near.*Library/u));
  it('a place with a name is not', () => expect(placeName('library', card)).toBe('Library'));
});
