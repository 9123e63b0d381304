// What one may do, but rarely does: to ban a card, to give a Quest back. Nobody is stopped for it: the seat answers "no"
// by itself (the server's automatic answers), unless its player has said to be asked this time.
import { SvelteMap } from 'svelte/reactivity';
import type { TableUi } from '../../../table/ui.svelte';
import { live } from '../../../table/view';
import { rose } from '../view';

/** The question, and the answer that does nothing. */
export const CHANCES = { ban: 'nothing', discard_quest: 'keep' } as const;
export type Chance = keyof typeof CHANCES;
const KINDS = Object.keys(CHANCES) as Chance[];

/** The last turn whose question shall be asked, by table, seat and question. */
const wanted = new SvelteMap<string, number>();
/** Whoever has stopped the automatic answer in the menu is asked each time. */
const stopped = new Set<string>();
/** Those that were set, and at which version of the table they were asked for or seen last. */
const seen = new Map<string, number>();

function keyOf(ui: TableUi, kind: Chance): string {
  return `${ui.store.table} ${ui.store.seat} ${kind}`;
}

function turnOf(ui: TableUi): number {
  return rose(ui.view).calendar.turn;
}

/** Will it be asked the next time it can be? */
export function isWanted(ui: TableUi, kind: Chance): boolean {
  return (wanted.get(keyOf(ui, kind)) ?? -1) >= turnOf(ui);
}

/** A Quest is given back when the next turn begins, a card is banned in the Study that goes on. */
export function want(ui: TableUi, kind: Chance): void {
  const key = keyOf(ui, kind);
  if (isWanted(ui, kind)) wanted.delete(key);
  else wanted.set(key, turnOf(ui) + (kind === 'ban' ? 0 : 1));
  const answer = isWanted(ui, kind) ? null : CHANCES[kind];
  seen.delete(key);
  live(ui.store)?.auto(kind, null, answer, 'match');
}

/** What was asked for once has been answered: from then on it is left alone again. */
function isOver(ui: TableUi, kind: Chance): boolean {
  const { phase, turn } = rose(ui.view).calendar;
  const last = wanted.get(keyOf(ui, kind));
  const early = kind === 'ban' ? ['black_rose', 'study'] : ['black_rose'];
  return last !== undefined && turn >= last && !early.includes(phase);
}

/** Sets the automatic answers of the seat at the screen; never for a question that is open, as after an undo. */
export function leaveAlone(ui: TableUi): void {
  const { snapshot, seat } = ui.store;
  if (!snapshot || seat < 0 || snapshot.info.outcome !== null) return;
  for (const kind of KINDS) {
    const key = keyOf(ui, kind);
    const set = snapshot.autos.some((auto) => auto.seat === seat && auto.kind === kind);
    if (isOver(ui, kind)) wanted.delete(key);
    if (set) seen.set(key, snapshot.version);
    else if (seen.get(key) === snapshot.version) stopped.add(key);
    else if (!isWanted(ui, kind) && !stopped.has(key) && ui.store.mine?.kind !== kind) {
      live(ui.store)?.auto(kind, null, CHANCES[kind], 'match');
    }
  }
}
