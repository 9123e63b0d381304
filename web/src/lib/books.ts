import type { NewMatch } from './protocol';
import { rooted } from './root';
import { read, write } from './storage';

/** A book this browser holds: its secret, and what was played from it here. */
export interface BookKey {
  book: string;
  secret: string;
  name: string;
  /** Tables of its matches, the newest first. */
  tables: string[];
  /** How the last match was begun, to be tried again. */
  last: NewMatch | null;
}

const STORE = 'wandwright.books';
const MOST = 50;
const MOST_TABLES = 40;

export function allBooks(): BookKey[] {
  return read<BookKey[]>(STORE, []);
}

export function bookKey(book: string): BookKey | undefined {
  return allBooks().find((key) => key.book === book);
}

/** The book that a table's match belongs to. */
export function bookOfTable(table: string): BookKey | undefined {
  return allBooks().find((key) => key.tables.includes(table));
}

/** Keeps a book, or what is new of it; the one used last is the first. */
export function keepBook(book: string, news: Partial<Omit<BookKey, 'book'>>): BookKey {
  const known = bookKey(book) ?? { book, secret: '', name: '', tables: [], last: null };
  const key = { ...known, ...news };
  write(STORE, [key, ...allBooks().filter((other) => other.book !== book)].slice(0, MOST));
  return key;
}

export function keepBookTable(book: string, table: string): void {
  const known = bookKey(book);
  if (known && !known.tables.includes(table))
    keepBook(book, { tables: [table, ...known.tables].slice(0, MOST_TABLES) });
}

export function forgetBook(book: string): void {
  write(
    STORE,
    allBooks().filter((key) => key.book !== book),
  );
}

export function bookLink({ book, secret }: BookKey, origin = location.origin): string {
  return `${origin}${rooted(`/book/${book}`)}#${secret}`;
}
