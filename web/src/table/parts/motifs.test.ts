import { expect, it, vi } from 'vitest';
import { Motifs } from './motifs.svelte';

const birds = vi.fn(async (): Promise<Record<string, string>> => ({ owl: '<owl/>', hen: '<hen/>' }));
const beasts = vi.fn(async (): Promise<Record<string, string>> => ({ rat: '<rat/>' }));

function both(): Motifs {
  birds.mockClear();
  beasts.mockClear();
  return new Motifs([
    [['owl', 'hen'], birds],
    [['rat'], beasts],
  ]);
}

it('loads a group once, when the first of its cards is shown', async () => {
  const motifs = both();
  expect([motifs.of('owl'), motifs.of('hen')]).toEqual(['', '']);
  await vi.waitFor(() => expect(motifs.of('owl')).toBe('<owl/>'));
  expect(motifs.of('hen')).toBe('<hen/>');
  expect(birds).toHaveBeenCalledTimes(1);
  expect(beasts).not.toHaveBeenCalled();
});

it('knows at once when there is no picture', () => {
  expect(both().of('dragon')).toBeUndefined();
  expect([birds, beasts].some((load) => load.mock.calls.length > 0)).toBe(false);
});

it('tries again what could not be loaded', async () => {
  const motifs = both();
  birds.mockRejectedValueOnce(new Error('no line'));
  await motifs.load('owl');
  expect(motifs.of('owl')).toBe('');
  await vi.waitFor(() => expect(motifs.of('owl')).toBe('<owl/>'));
});
