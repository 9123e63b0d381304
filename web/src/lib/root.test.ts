import { expect, test } from 'vitest';
import { rooted, rootOf, unrooted } from './root';

const sources = import.meta.glob('../**/*.svelte', { query: '?raw', import: 'default', eager: true });

function told(content: string): string {
  const page = document.createElement('div');
  page.innerHTML = `<meta name="root" content="${content}" />`;
  return rootOf(page);
}

test('the server tells the page where it is; without a word it is at the top', () => {
  expect([told('/'), told('./'), told('/games/'), told('/a/b/'), rootOf(document)]).toEqual([
    '',
    '',
    '/games',
    '/a/b',
    '',
  ]);
});

test('places have the prefix in their addresses and lose it again', () => {
  expect([rooted('/', '/games'), rooted('/tables', '/games'), rooted('/tables', '')]).toEqual([
    '/games/',
    '/games/tables',
    '/tables',
  ]);
  for (const path of ['/', '/table/abc']) expect(unrooted(rooted(path, '/games'), '/games')).toBe(path);
  expect([unrooted('/games', '/games'), unrooted('/gamesmaster', '/games'), unrooted('/tables', '')]).toEqual(
    ['/', '/gamesmaster', '/tables'],
  );
});

test('no link is written past the prefix', () => {
  const wrong = Object.entries(sources).filter(([, text]) => /(href|src)="\//.test(text as string));
  expect(wrong.map(([file]) => file)).toEqual([]);
});
