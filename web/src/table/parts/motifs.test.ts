import { expect, it, vi } from 'vitest';
import { Motifs, type Loaders } from './motifs.svelte';

function three(): { motifs: Motifs; loaders: Loaders } {
  const loaders = {
    one: vi.fn(async () => ({ owl: '<owl/>' })),
    two: vi.fn(async () => ({ rat: '<rat/>' })),
    three: vi.fn(async () => ({ cat: '<cat/>' })),
  };
  return { motifs: new Motifs(loaders), loaders };
}

it('loads a group once, when the first of its cards is shown', async () => {
  const { motifs, loaders } = three();
  expect([motifs.of('owl', 'one'), motifs.of('owl', 'one')]).toEqual(['', '']);
  await vi.waitFor(() => expect(motifs.of('owl', 'one')).toBe('<owl/>'));
  expect(loaders.one).toHaveBeenCalledTimes(1);
  expect(loaders.two).not.toHaveBeenCalled();
});

it('finds a card that says another group, and knows when there is no picture', async () => {
  const { motifs } = three();
  await motifs.load('one');
  expect(motifs.of('cat', 'one')).toBe('');
  await vi.waitFor(() => expect(motifs.of('cat', 'one')).toBe('<cat/>'));
  expect(motifs.of('dragon', 'one')).toBeUndefined();
  expect(motifs.of('dragon', 'nowhere')).toBeUndefined();
});

it('tries again what could not be loaded', async () => {
  const { motifs, loaders } = three();
  vi.mocked(loaders.one!).mockRejectedValueOnce(new Error('no line'));
  await motifs.load('one');
  expect(motifs.of('owl', 'one')).toBe('');
  await vi.waitFor(() => expect(motifs.of('owl', 'one')).toBe('<owl/>'));
});
