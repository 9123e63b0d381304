import { expect, it } from 'vitest';
import { LETTERS, withLetters } from './letters';

const face = (part: string): string =>
  `@font-face {\n  src: url(./files/alegreya-${part}-wght-normal.woff2);\n  unicode-range: U+0100-02BA,U+20AC;\n}`;
const SHEET = [face('cyrillic-ext'), face('latin-ext'), face('latin')].join('\n');

it('puts a face with the Czech letters behind all others', async () => {
  const asked: string[] = [];
  const css = await withLetters(SHEET, (file) => {
    asked.push(file);
    return Promise.resolve('czech.woff2');
  });
  expect(asked).toEqual(['./files/alegreya-latin-ext-wght-normal.woff2']);
  expect(css.startsWith(SHEET)).toBe(true);
  const added = css.slice(SHEET.length);
  expect(added).toContain('url(czech.woff2)');
  expect(added).toContain('U+10c,U+10d,U+10e');
  expect(added.match(/U\+/g)).toHaveLength(LETTERS.length);
});

it('has every letter of a Czech sentence that western fonts lack', () => {
  const sentence =
    'Příliš žluťoučký kůň úpěl ďábelské ódy; ať Řehoř Šťastný čeká, neboť Ěva, Ďas, Ňouma, Ťuhýk, Žena, Čáp';
  const rare = [...sentence].filter((letter) => letter.codePointAt(0)! > 0xff);
  expect(rare.filter((letter) => !LETTERS.includes(letter))).toEqual([]);
});
