import { beforeEach, expect, it } from 'vitest';
import cards from '../../fixtures/cards.json';
import start from '../../fixtures/game1-start.json';
import { table } from '../../games/hogwarts-battle';
import { settings } from '../../lib/settings.svelte';
import { PreviewStore } from '../preview.svelte';
import { TableUi } from '../ui.svelte';
import type { Choice, Store } from '../view';

// The same question in other words, as it comes when another language is chosen.
const translated = structuredClone(start);
for (const choice of translated.views['0'].decisions[0]!.actions!) choice.label = `Česky: ${choice.label}`;

let store: PreviewStore;
let ui: TableUi;
const open = (): Choice[] => store.mine!.actions as unknown as Choice[];

beforeEach(() => {
  settings.guard = false;
  store = new PreviewStore(cards, [start, translated]);
  ui = new TableUi(store as unknown as Store, table);
});

it('goes on listing the answers about what was pressed', () => {
  const notations = open()
    .slice(0, 2)
    .map(({ notation }) => notation);
  ui.touch(open().slice(0, 2));
  store.show(1);
  expect(ui.narrowed).toBe(true);
  expect(ui.open.map(({ notation }) => notation).sort()).toEqual(notations.sort());
  expect(ui.open.every(({ label }) => label.startsWith('Česky: '))).toBe(true);
});

it('goes on asking about an answer, and takes it', () => {
  ui.losing.ask(open()[0]!);
  store.show(1);
  expect(ui.losing.asking?.label).toMatch(/^Česky: /);
  ui.losing.confirm();
  expect(store.done).toEqual([['act', open()[0]!.notation, 0]]);
});
