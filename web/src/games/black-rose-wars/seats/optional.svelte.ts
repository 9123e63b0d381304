// What one may do, but rarely does: to ban a card, to give a Quest back. Nobody is stopped for it: the seat answers "no"
// by itself (the server's automatic answers), unless its player has said to be asked this time.
import { SvelteMap } from 'svelte/reactivity';
import type { TableUi } from '../../../table/ui.svelte';
import { live } from '../../../table/view';
import { rose } from '../view';

/** The question, and the answer that does nothing. */
const CHANCES = { ban: 'nothing', discard_quest: 'keep' } as const;
export type Chance = keyof typeof CHANCES;
const KINDS = Object.keys(CHANCES) as Chance[];
/** The phases in which a question that is wanted may still come. */
const EARLY: Record<Chance, string[]> = { ban: ['black_rose', 'study'], discard_quest: ['black_rose'] };

/** What is known of the seats at this screen, by seat and question. */
class Memory {
  /** The turn whose question shall be asked. */
  readonly wanted = new SvelteMap<string, number>();
  /** Whoever has stopped the automatic answer in the menu is asked each time. */
  readonly stopped = new Set<string>();
  /** At which version of the table each was seen to be set last, and was sent last. */
  readonly seen = new Map<string, number>();
  readonly sent = new Map<string, number>();
}

const memories = new WeakMap<TableUi, Memory>();

function memoryOf(ui: TableUi): Memory {
  const memory = memories.get(ui) ?? new Memory();
  memories.set(ui, memory);
  return memory;
}

const keyOf = (ui: TableUi, kind: Chance): string => `${ui.store.seat} ${kind}`;
const turnOf = (ui: TableUi): number => rose(ui.view).calendar.turn;

/** Will it be asked the next time it can be? */
export function isWanted(ui: TableUi, kind: Chance): boolean {
  return (memoryOf(ui).wanted.get(keyOf(ui, kind)) ?? -1) >= turnOf(ui);
}

/** A Quest is given back when the next turn begins, a card is banned in the Study that goes on. */
export function want(ui: TableUi, kind: Chance): void {
  const { wanted, seen } = memoryOf(ui);
  const key = keyOf(ui, kind);
  const on = !isWanted(ui, kind);
  if (on) wanted.set(key, turnOf(ui) + (kind === 'ban' ? 0 : 1));
  else wanted.delete(key);
  seen.delete(key);
  live(ui.store)?.auto(kind, null, on ? null : CHANCES[kind], 'match');
}

/** Sets the automatic answers of the seat at the screen; never for a question that is open, as after an undo. */
export function leaveAlone(ui: TableUi): void {
  const { snapshot, seat } = ui.store;
  if (!snapshot || seat < 0 || snapshot.info.outcome !== null) return;
  for (const kind of KINDS) {
    const set = snapshot.autos.some((auto) => auto.seat === seat && auto.kind === kind);
    forget(ui, kind);
    if (isMissing(ui, kind, set, snapshot.version)) live(ui.store)?.auto(kind, null, CHANCES[kind], 'match');
  }
}

/** What was asked for once has been answered: from then on it is left alone again. */
function forget(ui: TableUi, kind: Chance): void {
  const { wanted } = memoryOf(ui);
  const { phase, turn } = rose(ui.view).calendar;
  const last = wanted.get(keyOf(ui, kind));
  if (last !== undefined && turn >= last && !EARLY[kind].includes(phase)) wanted.delete(keyOf(ui, kind));
}

/** The automatic answer is to be set, and has not been sent yet. */
function isMissing(ui: TableUi, kind: Chance, set: boolean, version: number): boolean {
  const { seen, sent, stopped } = memoryOf(ui);
  const key = keyOf(ui, kind);
  if (set) seen.set(key, version);
  else if (seen.get(key) === version) stopped.add(key);
  if (set || stopped.has(key) || isWanted(ui, kind)) return false;
  if (ui.store.mine?.kind === kind || sent.get(key) === version) return false;
  sent.set(key, version);
  return true;
}
