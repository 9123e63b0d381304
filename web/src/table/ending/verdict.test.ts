import { expect, it } from 'vitest';
import { tableInfo } from '../../lib/fakes';
import type { Store } from '../view';
import { placeOf, verdict } from './verdict';

function seen(winners: number[], scores: number[], own = [0]): Store {
  const outcome = { winners, scores, reason: 'x' };
  const info = tableInfo({ yours: own, outcome });
  return { own, view: { outcome }, snapshot: { info } } as unknown as Store;
}

it('ranks rivals and tells nobody of a defeat who came second', () => {
  expect(verdict(seen([1], [38, 46, 18]))).toBe('Place 2 of 3');
  expect(verdict(seen([1], [18, 46, 38]))).toBe('Place 3 of 3');
  expect(verdict(seen([0], [46, 38]))).toBe('Victory!');
  // The Crown may decide between equals: the others come second.
  expect(verdict(seen([1], [46, 46]))).toBe('Place 2 of 2');
});

it('knows a defeat of all together', () => {
  expect(verdict(seen([], [0, 0]))).toBe('Defeat');
  expect(verdict(seen([2, 3], [1, 1, 2, 2]))).toBe('Defeat');
  expect(placeOf(seen([1], [1, 2], []))).toBe('');
});
