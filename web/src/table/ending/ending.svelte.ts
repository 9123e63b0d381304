// What a match was, once it is over, and the ways on from it.
import { api } from '../../lib/api';
import { keepSame, keysOf } from '../../lib/keyring';
import { sentence } from '../../lib/problem';
import type { EndingInfo, Sequel } from '../../lib/protocol';
import { router } from '../../lib/router.svelte';
import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/text.svelte';
import type { Store } from '../view';

export type Sort = Sequel['sort'];

/** A way on from here: its words, and whether somebody of the table has gone there already. */
export interface Door {
  sort: Sort;
  words: string;
  gone: boolean;
}

export class Ending {
  /** The look back is open; it can be closed and opened again. */
  open = $state(false);
  told = $state.raw<EndingInfo | null>(null);
  working = $state(false);
  problem = $state('');
  #asked = '';

  constructor(private readonly store: () => Store) {}

  /** Asks the server for the look back, once in each language. Without an answer the end is told without it. */
  async load(): Promise<void> {
    const wanted = settings.language;
    const secret = this.#secret();
    if (!secret || this.#asked === wanted) return;
    this.#asked = wanted;
    try {
      this.told = await api.ending(this.store().table, secret, wanted);
    } catch (failed) {
      this.problem = sentence(failed);
    }
  }

  /** The ways on, the best first: where the others are, then the next chapter, then the same again. */
  get doors(): Door[] {
    const { told } = this;
    // From a match of a campaign the way on leads through its book.
    if (this.store().snapshot?.info.options.book) return [];
    if (!told || this.store().seats.length === 0) return [];
    const gone = new Set((this.store().snapshot?.info.sequels ?? []).map(({ sort }) => sort));
    const doors: Door[] = [];
    const add = (sort: Sort, words: string): void => void doors.push({ sort, words, gone: gone.has(sort) });
    if (told.next) add('next', t('ending-next', { title: told.next }));
    if (told.retry) add('retry', t('ending-retry'));
    add('again', t('ending-again'));
    if (this.#others) add('people', t('ending-people'));
    return doors.toSorted((one, other) => Number(other.gone) - Number(one.gone));
  }

  /** Goes on to the next table; its keys are those of this one. */
  async goOn(sort: Sort): Promise<void> {
    const secret = this.#secret();
    if (!secret) return;
    this.working = true;
    this.problem = '';
    try {
      const { table } = await api.sequel(this.store().table, sort, secret);
      keepSame(this.store().table, table);
      router.go(`/table/${table}`);
    } catch (failed) {
      this.problem = sentence(failed);
    }
    this.working = false;
  }

  /** Other people play, too: with bots alone, again is the same people. */
  get #others(): boolean {
    const people = this.store().snapshot?.info.seats.filter(
      ({ kind, covered }) => kind === 'person' || covered,
    );
    return (people?.length ?? 0) > 1;
  }

  #secret(): string | undefined {
    return keysOf(this.store().table)?.secrets[0];
  }
}
