// From a past position of a match to a new table that goes on from there.
import { api } from './api';
import type { AnyTable } from './connection.svelte';
import { keepMade, keysOf } from './keyring';
import { router } from './router.svelte';

const LONGEST_TITLE = 60;

/** Opens a table at the position before an action, and goes there. */
export async function playOn(store: AnyTable, at: number, title: string): Promise<void> {
  const secret = keysOf(store.table)?.secrets[0];
  if (!secret) return;
  const made = await api.branch(store.table, at, title.slice(0, LONGEST_TITLE), secret);
  const seats = store.snapshot?.info.seats ?? [];
  const people = seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
  // Who only watched takes every seat that people had; who played takes the own ones and invites the others.
  const here = store.own.length > 0 ? store.own : people;
  keepMade(made, here);
  const others = people.some((seat) => !here.includes(seat));
  router.go(others ? `/table/${made.table}/invite` : `/table/${made.table}`);
}
