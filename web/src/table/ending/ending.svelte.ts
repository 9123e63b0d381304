// What a match was, once it is over, and the ways on from it.
import { api } from '../../lib/api';
import { keysOf } from '../../lib/keyring';
import { sentence } from '../../lib/problem';
import type { EndingInfo, Sequel } from '../../lib/protocol';
import { goOn, isShared } from '../../lib/rooms';
import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/text.svelte';
import type { Store } from '../view';

export type Sort = Exclude<Sequel['sort'], 'begin'>;

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
    if (isShared(this.store().snapshot!.info)) add('people', t('ending-same-people'));
    return doors.toSorted((one, other) => Number(other.gone) - Number(one.gone));
  }

  /** Goes on to the next table; its keys are those of this one. */
  async goOn(sort: Sort): Promise<void> {
    this.working = true;
    this.problem = '';
    try {
      await goOn(this.store().table, sort);
    } catch (failed) {
      this.problem = sentence(failed);
    }
    this.working = false;
  }

  #secret(): string | undefined {
    return keysOf(this.store().table)?.secrets[0];
  }
}
