import { expect, it } from 'vitest';
import names from '../src/table/parts/icon-names.json';
import pictures from '../src/table/parts/icon-names.json?icons';

it('gives the picture of everything that is named, and of nothing else', () => {
  expect(Object.keys(pictures)).toEqual(Object.keys(names));
  expect(Object.values(pictures).every((inside) => inside.startsWith('<'))).toBe(true);
});
