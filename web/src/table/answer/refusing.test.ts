import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import cards from '../../fixtures/cards.json';
import start from '../../fixtures/game1-start.json';
import { table } from '../../games/hogwarts-battle';
import { settings } from '../../lib/settings.svelte';
import { standInForTheWindow, told } from '../indoors';
import { PreviewStore } from '../preview.svelte';
import TableScreen from '../TableScreen.svelte';
import { TableUi } from '../ui.svelte';
import type { Choice, Store } from '../view';

const CLOAK = 'Discard Invisibility Cloak';
const [first] = start.views['0'].decisions[0]!.actions as unknown as Choice[];
const idle = { ...start, views: { '0': { ...start.views['0'], decisions: [] } } };

/** The same picture comes after each answer: the table has not taken it yet. */
function slow(): PreviewStore {
  return new PreviewStore(cards, [start, start, start]);
}

function sitDown(store: PreviewStore): PreviewStore {
  render(TableScreen, { store: store as unknown as Store, game: table });
  return store;
}

function looksAt(snapshot: unknown): TableUi {
  return new TableUi(new PreviewStore(cards, [snapshot]) as unknown as Store, table);
}

const press = (label: string): Promise<boolean> =>
  fireEvent.click(within(screen.getByRole('region', { name: 'What is asked' })).getByText(label));
const type = (key: string): Promise<boolean> => fireEvent.keyDown(document.body, { key });

beforeAll(standInForTheWindow);
beforeEach(() => (settings.guard = false));
afterEach(cleanup);
afterEach(() => (settings.guard = false));

describe('a click that is not taken says why', () => {
  it('because the question has just changed', async () => {
    settings.guard = true;
    const store = sitDown(slow());
    await press(CLOAK);
    expect(told()).toHaveTextContent('The question has just changed.');
    expect(store.done).toEqual([]);
  });

  it('because the answer is on its way, and is sent later without a connection', async () => {
    const store = sitDown(slow());
    await press(CLOAK);
    expect(told()).toBeNull();
    await press(CLOAK);
    expect(told()).toHaveTextContent('Your answer is on its way.');
    store.status = 'lost';
    await press(CLOAK);
    expect(told()).toHaveTextContent('There is no connection just now.');
    expect(store.done).toHaveLength(1);
  });

  it('politely, and once more if the same is pressed once more', async () => {
    sitDown(slow());
    await press(CLOAK);
    await press(CLOAK);
    const before = told();
    expect(before?.parentElement).toHaveAttribute('aria-live', 'polite');
    await press(CLOAK);
    expect(told()).not.toBe(before);
    expect(told()).toHaveTextContent('Your answer is on its way.');
  });

  it('no longer than until something is taken', async () => {
    const store = sitDown(slow());
    await type('9');
    expect(told()).toHaveTextContent('There is no answer 9 now.');
    await press(CLOAK);
    expect(store.done).toHaveLength(1);
    expect(told()).toBeNull();
  });

  it('because the table did not accept it; then it is taken anew, though a hint came between', async () => {
    const store = sitDown(slow());
    await press(CLOAK);
    store.refusal = 'Somebody was a moment quicker.';
    await expect.poll(told).toHaveTextContent('Somebody was a moment quicker.');
    store.refusal = null;
    await press(CLOAK);
    expect(told()).toBeNull();
    expect(store.done).toHaveLength(2);
  });
});

describe('nobody is asked', () => {
  it('says so, whatever was pressed', () => {
    const ui = looksAt(idle);
    ui.choose(first!);
    expect(ui.notice).toBe('It is not your move now.');
    ui.hush();
    ui.touch([]);
    expect(ui.notice).toBe('It is not your move now.');
    expect((ui.store as unknown as PreviewStore).done).toEqual([]);
  });

  it('says who is', () => {
    const [question] = start.views['0'].decisions;
    const decisions = [{ ...question!, seat: 1, actions: null }];
    const ui = looksAt({ ...start, views: { '0': { ...start.views['0'], decisions } } });
    expect(ui.whyNot()).toBe(`It is not your move now. Still to answer: ${ui.nameOf(1)}`);
  });

  it('says that the match is over, or that one only watches or looks back', () => {
    const { info } = start;
    expect(looksAt({ ...idle, info: { ...info, outcome: { kind: 'won' } } }).whyNot()).toBe(
      'The match is over.',
    );
    expect(looksAt({ ...idle, info: { ...info, yours: [] } }).whyNot()).toMatch(/^You are watching\./);
    const past = Object.assign(new PreviewStore(cards, [idle]), { kind: 'replay' });
    expect(new TableUi(past as unknown as Store, table).whyNot()).toMatch(/^Here you look back/);
  });
});

describe('a key that is not taken says why', () => {
  it('because there is no such answer, nothing to end and nothing to take back', async () => {
    const store = sitDown(slow());
    await type('9');
    expect(told()).toHaveTextContent('There is no answer 9 now.');
    await type('e');
    expect(told()).toHaveTextContent('There is nothing to end now.');
    await type('u');
    expect(told()).toHaveTextContent('Nothing has been played yet');
    expect(store.done).toEqual([]);
  });

  it('because nobody is asked', async () => {
    sitDown(new PreviewStore(cards, [idle]));
    for (const key of ['1', 'e', 'h']) {
      await type('m');
      await type(key);
      expect(told()).toHaveTextContent('It is not your move now.');
    }
  });

  it('because the hand is covered', async () => {
    const two = { ...start, info: { ...start.info, yours: [0, 1] } };
    const store = new PreviewStore(cards, [two]);
    render(TableScreen, { store: store as unknown as Store, game: { ...table, secret: () => true } });
    const cover = screen.getByRole('dialog', { name: 'Hand over the device' });
    await type('1');
    expect(within(cover).getByText(/This hand is covered/)).toHaveTextContent('presses “I am here” first');
    await type('m');
    await fireEvent.click(cover);
    expect(within(cover).getByText(/This hand is covered/)).toBeInTheDocument();
    expect(store.done).toEqual([]);
  });
});

describe('what is dragged', () => {
  it('says that nothing took it', () => {
    const ui = looksAt(start);
    const dropped = (dropEffect: string): string => {
      ui.hush();
      ui.dragged = [first!];
      ui.drop({ dataTransfer: { dropEffect } } as unknown as DragEvent);
      return ui.notice;
    };
    expect(dropped('copy')).toBe('');
    expect(dropped('none')).toBe('Nothing takes it there. Lay it where the table glows.');
    expect(ui.dragged).toEqual([]);
  });
});
