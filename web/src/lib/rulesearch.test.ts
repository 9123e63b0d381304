import { expect, it } from 'vitest';
import { chapters, pieces } from './rulesearch';

const rules = [
  { number: 'R2', chapter: 'Aim', text: 'The heroes win together.' },
  { number: 'R3', chapter: 'Aim', text: 'The heroes lose when the last Location falls, see R24.' },
  { number: 'R24', chapter: 'Stun', text: 'A stunned hero discards half the hand.' },
];
const found = (search: string): string[] =>
  chapters(rules, search).flatMap((chapter) => chapter.rules.map(({ number }) => number));

it('keeps chapters in reading order', () => {
  expect(chapters(rules, '').map(({ chapter }) => chapter)).toEqual(['Aim', 'Stun']);
});

it('finds every word, whatever its accents and capitals', () => {
  expect(found('HEROES lose')).toEqual(['R3']);
  expect(found('stúnned')).toEqual(['R24']);
  expect(found('nothing')).toEqual([]);
});

it('finds a rule by its number, and where it is named, but not its longer neighbours', () => {
  expect(found('r2')).toEqual(['R2']);
  expect(found('R24')).toEqual(['R3', 'R24']);
});

it('marks what was searched and links other rules', () => {
  const cut = pieces(rules[1]!.text, 'location (');
  expect(cut.map(({ text }) => text).join('')).toBe(rules[1]!.text);
  expect(cut.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Location']);
  expect(cut.filter(({ rule }) => rule).map(({ rule }) => rule)).toEqual(['R24']);
});

it('knows parts of rules and rulings by their numbers', () => {
  const more = [
    { number: 'R8', chapter: 'End', text: 'The players lose as soon as R8a or R8b holds, see A21.' },
    { number: 'R8a', chapter: 'End', text: 'Too many wizards are defeated.' },
    { number: 'A2', chapter: 'Rulings', text: 'Every face counts.' },
    { number: 'A21', chapter: 'Rulings', text: 'When the end is checked.' },
  ];
  const numbers = (search: string): string[] =>
    chapters(more, search).flatMap((chapter) => chapter.rules.map(({ number }) => number));
  expect(numbers('a2')).toEqual(['A2']);
  expect(numbers('R8a')).toEqual(['R8', 'R8a']);
  expect(pieces(more[0]!.text, '').flatMap(({ rule }) => rule ?? [])).toEqual(['R8a', 'R8b', 'A21']);
});
