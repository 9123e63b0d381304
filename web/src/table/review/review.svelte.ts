// The look back at a finished match: asked for once, made by the server in the background, and read until it is done.
import { api, download } from '../../lib/api';
import { keysOf } from '../../lib/keyring';
import { sentence } from '../../lib/problem';
import type { ReviewState } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import type { Store } from '../view';

const PAUSE = 1_000;

export class Review {
  /** The panel is open. */
  open = $state(false);
  state = $state.raw<ReviewState | null>(null);
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly store: () => Store) {}

  /** Looks how far it is, again and again while it is being made. */
  async read(): Promise<void> {
    await this.#ask((table, secret, locale) => api.review(table, secret, locale));
  }

  /** Has it made. */
  async begin(): Promise<void> {
    await this.#ask((table, secret, locale) => api.beginReview(table, secret, locale));
  }

  async save(): Promise<void> {
    await this.#try(async (table, secret) => {
      download(await api.reviewFile(table, secret), `match-${table}.review.json`);
    });
  }

  /** Nobody looks any more; the server goes on. */
  rest(): void {
    clearTimeout(this.#timer);
  }

  #ask(work: (table: string, secret: string, locale: string) => Promise<ReviewState>): Promise<void> {
    this.rest();
    return this.#try(async (table, secret) => {
      const found = await work(table, secret, settings.language);
      this.state = found;
      this.rest();
      const made = found.total > 0 && !found.failed && found.review === null;
      if (made && this.open) this.#timer = setTimeout(() => void this.read(), PAUSE);
    });
  }

  async #try(work: (table: string, secret: string) => Promise<void>): Promise<void> {
    const { table } = this.store();
    const secret = keysOf(table)?.secrets[0];
    if (!secret) return;
    this.problem = '';
    try {
      await work(table, secret);
    } catch (failed) {
      this.problem = sentence(failed);
    }
  }
}
