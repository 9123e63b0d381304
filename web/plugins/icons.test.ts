import { expect, it } from 'vitest';
import groups from '../src/games/hogwarts-battle/motifs.json';
import loaders from '../src/games/hogwarts-battle/motifs.json?icon-groups';
import names from '../src/table/parts/icon-names.json';
import pictures from '../src/table/parts/icon-names.json?icons';
import { picturesOf } from './icons';

it('gives the picture of everything that is named, and of nothing else', () => {
  expect(Object.keys(pictures)).toEqual(Object.keys(names));
  expect(Object.values(pictures).every((inside) => inside.startsWith('<'))).toBe(true);
});

it('gives the pictures of each group when they are asked for, in a file of their own', async () => {
  expect(loaders.map(([names]) => names)).toEqual(Object.values(groups).map((group) => Object.keys(group)));
  const first = await loaders[0]![1]();
  expect(Object.keys(first)).toEqual(Object.keys(groups['game-1']));
  expect(first.alohomora_harry).toMatch(/^</);
  expect(picturesOf('\0icons:/web/src/games/some-game/motifs#game-1')).toBe('some-game-motifs-game-1');
});
