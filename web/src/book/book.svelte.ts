// One book as this screen holds it: it is asked for again and again, because other devices may hold it too.
import { api, download } from '../lib/api';
import { keepBook, keepBookTable, type BookKey } from '../lib/books';
import { forget, keepJoined, keepMade, keysOf } from '../lib/keyring';
import { sentence } from '../lib/problem';
import type { BookInfo, NewMatch } from '../lib/protocol';
import { router } from '../lib/router.svelte';
import { seatsHere } from '../lib/tableform';

const AGAIN_MS = 4000;

export class OpenBook {
  info = $state.raw<BookInfo | null>(null);
  problem = $state('');
  /** Why the book can't be seen just now. */
  lost = $state('');
  busy = $state(false);
  /** The level that was opened while this screen looked on. */
  unlocked = $state(0);
  chosen = $state(0);

  constructor(readonly key: BookKey) {}

  /** Looks again from time to time, as long as somebody looks at the page. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (!document.hidden && !this.busy) void this.look();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    try {
      const found = await api.book(this.key.book, this.key.secret);
      if (!this.busy) this.show(found);
      this.lost = '';
    } catch (failed) {
      this.lost = sentence(failed);
    }
  }

  show(found: BookInfo): void {
    const before = this.info;
    if (before && found.version < before.version) return;
    if (before && found.open_level > before.open_level) {
      this.unlocked = found.open_level;
      this.chosen = found.open_level;
    }
    if (!before) this.chosen = found.open_level;
    if (!before || before.name !== found.name) keepBook(found.book, { name: found.name });
    if (found.match) keepBookTable(found.book, found.match.table);
    this.info = found;
  }

  /** Does something at the server; true where it was done. */
  async attempt(work: () => Promise<BookInfo | null>): Promise<boolean> {
    this.problem = '';
    this.busy = true;
    try {
      const found = await work();
      if (found) this.show(found);
      return true;
    } catch (failed) {
      this.problem = sentence(failed);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** A match of a level; to the links first, if friends are to come. */
  play(match: NewMatch): Promise<boolean> {
    return this.attempt(async () => {
      const { book, secret } = this.key;
      const made = await api.newMatch(book, secret, match);
      keepMade(made, seatsHere(match));
      keepBook(book, { last: match });
      keepBookTable(book, made.table);
      const friends = match.players.some((player) => player.kind === 'friend');
      router.go(friends ? `/table/${made.table}/invite` : `/table/${made.table}`);
      return null;
    });
  }

  join(hero: string): Promise<boolean> {
    return this.attempt(() => api.joinBook(this.key.book, this.key.secret, hero));
  }

  close(choices: Record<string, string | null> = {}): Promise<boolean> {
    const table = this.info?.match?.table ?? '';
    return this.attempt(() => api.closeLevel(this.key.book, this.key.secret, { table, choices }));
  }

  giveUp(): Promise<boolean> {
    const table = this.info?.match?.table ?? '';
    return this.attempt(async () => {
      const found = await api.giveUp(this.key.book, this.key.secret, table);
      forget(table);
      return found;
    });
  }

  /** To the table with this screen's own key; without one the key of the book opens it. */
  toTable(way: 'table' | 'replay' = 'table'): void {
    const table = this.info?.match?.table;
    if (!table) return;
    if (!keysOf(table)) keepJoined(table, this.key.secret);
    router.go(`/${way}/${table}`);
  }

  /** The lost match is written down and the level begun again, as it was. */
  async again(): Promise<void> {
    const { match } = this.info ?? {};
    const last = keepBook(this.key.book, {}).last;
    if (!(await this.close()) || !match) return;
    this.chosen = match.level;
    if (last && last.level === match.level) await this.play(last);
  }

  save(): Promise<boolean> {
    return this.attempt(async () => {
      const file = await api.exportBook(this.key.book, this.key.secret);
      download(file, `${this.info?.name ?? 'campaign'}.book`);
      return null;
    });
  }
}
