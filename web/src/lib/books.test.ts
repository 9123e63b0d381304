import { beforeEach, expect, it } from 'vitest';
import { allBooks, bookKey, bookLink, bookOfTable, forgetBook, keepBook, keepBookTable } from './books';

beforeEach(() => localStorage.clear());

it('keeps a book with its secret, its name and its tables', () => {
  keepBook('years', { secret: 's'.repeat(32) });
  keepBook('others', { secret: 'o'.repeat(32) });
  keepBook('years', { name: 'Our years' });
  keepBookTable('years', 'one');
  keepBookTable('years', 'two');
  keepBookTable('years', 'two');
  expect(allBooks().map(({ book }) => book)).toEqual(['years', 'others']);
  expect(bookKey('years')).toMatchObject({
    secret: 's'.repeat(32),
    name: 'Our years',
    tables: ['two', 'one'],
  });
  expect(bookOfTable('one')?.book).toBe('years');
  expect(bookOfTable('three')).toBeUndefined();
  expect(bookLink(bookKey('others')!, 'https://x')).toBe(`https://x/book/others#${'o'.repeat(32)}`);
});

it('forgets a book, and keeps no table of one it does not know', () => {
  keepBook('years', { secret: 's'.repeat(32) });
  forgetBook('years');
  keepBookTable('years', 'one');
  expect(allBooks()).toEqual([]);
});
