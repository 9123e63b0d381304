import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import cards from '../fixtures/cards.json';
import start from '../fixtures/game1-start.json';
import { table } from '../games/hogwarts-battle';
import { settings } from '../lib/settings.svelte';
import { standInForTheWindow } from './indoors';
import { PreviewStore } from './preview.svelte';
import TableScreen from './TableScreen.svelte';
import { TableUi } from './ui.svelte';
import type { Choice, Store } from './view';

const CLOAK = 'Discard Invisibility Cloak';
const [first] = start.views['0'].decisions[0]!.actions as unknown as Choice[];

/** The same picture comes after each answer: the table has not taken it yet. */
function slow(): PreviewStore {
  return new PreviewStore(cards, [start, start, start]);
}

function sitDown(store: PreviewStore): PreviewStore {
  render(TableScreen, { store: store as unknown as Store, game: table });
  return store;
}

const press = (label: string): Promise<boolean> =>
  fireEvent.click(within(screen.getByRole('region', { name: 'What is asked' })).getByText(label));

beforeAll(standInForTheWindow);
beforeEach(() => (settings.guard = false));
afterEach(cleanup);
afterEach(() => (settings.guard = false));

describe('a click that is not taken says why', () => {
  it('because the question has just changed', async () => {
    settings.guard = true;
    const store = sitDown(slow());
    await press(CLOAK);
    expect(screen.getByRole('alert')).toHaveTextContent('The question has just changed.');
    expect(store.done).toEqual([]);
  });

  it('because the answer is on its way, and is sent later without a connection', async () => {
    const store = sitDown(slow());
    await press(CLOAK);
    expect(screen.queryByRole('alert')).toBeNull();
    await press(CLOAK);
    expect(screen.getByRole('alert')).toHaveTextContent('Your answer is on its way.');
    store.status = 'lost';
    await press(CLOAK);
    expect(screen.getByRole('alert')).toHaveTextContent('There is no connection just now.');
    expect(store.done).toHaveLength(1);
  });

  it('because nobody asks for it', () => {
    const views = { '0': { ...start.views['0'], decisions: [] } };
    const store = new PreviewStore(cards, [{ ...start, views }]);
    const ui = new TableUi(store as unknown as Store, table);
    ui.choose(first!);
    expect(ui.notice).toBe('It is not your move now.');
    ui.tell('');
    ui.touch([]);
    expect(ui.notice).toBe('It is not your move now.');
    expect(store.done).toEqual([]);
  });
});
