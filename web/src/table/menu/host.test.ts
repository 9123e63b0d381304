// What a host can do to a table for good, and what a long match brings on demand.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import cards from '../../fixtures/cards.json';
import middle from '../../fixtures/game1-middle.json';
import { table } from '../../games/hogwarts-battle';
import { PreviewStore } from '../preview.svelte';
import TableScreen from '../TableScreen.svelte';
import type { Store } from '../view';
import { standInForTheWindow } from '../indoors';

function sitDown(snapshot: unknown): PreviewStore {
  const store = new PreviewStore(cards, [snapshot]);
  render(TableScreen, { store: store as unknown as Store, game: table });
  return store;
}
const asHost = (host: boolean): unknown => ({ ...middle, info: { ...middle.info, host } });

beforeAll(standInForTheWindow);
afterEach(cleanup);

describe('deleting the table', () => {
  it('is asked once more before it is done', async () => {
    const store = sitDown(asHost(true));
    await fireEvent.click(screen.getByText('Menu'));
    await fireEvent.click(screen.getByRole('button', { name: 'Delete the table' }));
    expect(store.done).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('button', { name: 'Delete it for good' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Delete the table' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Delete it for good' }));
    expect(store.done).toEqual([['delete']]);
  });

  it('is not for guests', async () => {
    sitDown(asHost(false));
    await fireEvent.click(screen.getByText('Menu'));
    expect(screen.queryByRole('button', { name: 'Delete the table' })).toBeNull();
  });
});

describe('earlier lines', () => {
  it('are asked for where the log does not begin with the first', async () => {
    const log = middle.log.map((line) => ({ ...line, number: line.number + 500 }));
    const store = sitDown({ ...middle, log });
    await fireEvent.click(document.querySelector<HTMLElement>('[data-log-toggle]')!);
    const shown = within(screen.getByRole('log', { name: 'Log' }));
    await fireEvent.click(shown.getByRole('button', { name: 'Earlier' }));
    expect(store.done).toEqual([['older', 'log']]);
  });
});
