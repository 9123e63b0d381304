// What the table needs of a view, whatever the game.
import type { AnyTable, TableStore } from '../lib/connection.svelte';
import type { Advice, CardRef, Choice, Decision, Target, View } from '../lib/view';

export type { CardRef, Choice, Decision as Question, Target, View };

export type Store = AnyTable;

/** The table as one that can be acted at; nothing in a replay. */
export function live(store: Store): TableStore | null {
  return store.kind === 'live' ? store : null;
}

/** Is it the same question? Those that several seats answer at the same time have one number. */
export function isSame(one: Decision | null, other: Decision | null): boolean {
  return one?.number === other?.number && one?.seat === other?.seat;
}

export function adviceOf(store: Store): Advice | null {
  return live(store)?.advice ?? null;
}

export function isCard(value: unknown): value is CardRef {
  return typeof value === 'object' && value !== null && 'id' in value && 'key' in value;
}
