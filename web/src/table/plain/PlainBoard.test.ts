import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import sections from '../../fixtures/battle-sections.json';
import cards from '../../fixtures/cards.json';
import middle from '../../fixtures/game1-middle.json';
import start from '../../fixtures/run-start.json';
import type { SectionInfo } from '../../lib/protocol';
import type { Choice } from '../../lib/view';
import { plainTable } from './plain';
import { PreviewStore } from '../preview.svelte';
import TableScreen from '../TableScreen.svelte';
import type { Store } from '../view';
import { standInForTheWindow, told } from '../indoors';

function sitDown(snapshot: unknown): PreviewStore {
  const store = new PreviewStore(cards, [snapshot]);
  render(TableScreen, { store: store as unknown as Store, game: plainTable });
  return store;
}

/** The run with other answers, and with cards and a plan beside its map. */
function withAnswers(actions: Choice[], more: Partial<SectionInfo>[] = []): unknown {
  const view = start.views['0'];
  const question = { ...view.decisions[0], actions };
  const empty = { title: '', panels: [], meters: [], counts: [], boards: [], tracks: [], plans: [] };
  const added = more.map((section) => ({ name: 'market', ...empty, ...section }));
  return {
    ...start,
    views: { '0': { ...view, decisions: [question] } },
    sections: { '0': [...start.sections['0'], ...added] },
  };
}

const map = (): HTMLElement => screen.getByRole('region', { name: 'The yard' });
const space = (name: RegExp): HTMLElement => within(map()).getByRole('button', { name });
const tray = (): HTMLElement => screen.getByRole('region', { name: 'What is asked' });

beforeAll(standInForTheWindow);
afterEach(cleanup);

describe('a map', () => {
  it('is a list of spaces that says who is there, what lies there and what pressing does', () => {
    sitDown(start);
    expect(within(map()).getAllByRole('listitem')).toHaveLength(12);
    expect(space(/^Gate/)).toHaveAccessibleName('Gate. here: Runner 1, Runner 2');
    expect(space(/^Oak/)).toHaveAccessibleName('Oak. ★. Run to the Oak (1 star)');
  });

  it('answers by a space', async () => {
    const store = sitDown(start);
    await fireEvent.click(space(/^Oak/));
    expect(store.done).toEqual([['act', 'move oak', 0]]);
  });

  it('says why a space is no answer', async () => {
    const store = sitDown(start);
    await fireEvent.click(space(/^Kitchen/));
    expect(told()).toHaveTextContent('does not answer the question');
    expect(store.done).toEqual([]);
  });

  it('is entered once by Tab, and walked by arrows', async () => {
    sitDown(start);
    const stops = within(map())
      .getAllByRole('button')
      .filter((button) => button.dataset.space && button.tabIndex === 0);
    expect(stops).toEqual([space(/^Fountain/)]);
    space(/^Fountain/).focus();
    await fireEvent.keyDown(space(/^Fountain/), { key: 'ArrowLeft' });
    await expect.poll(() => document.activeElement).toBe(space(/^Bridge/));
    await fireEvent.keyDown(space(/^Bridge/), { key: 'ArrowLeft' });
    await expect.poll(() => document.activeElement).toBe(space(/^Gate/));
    expect(space(/^Gate/).tabIndex).toBe(0);
    expect(space(/^Fountain/).tabIndex).toBe(-1);
  });

  it('shows the walk to a space before it is taken', async () => {
    sitDown(start);
    await fireEvent.pointerEnter(space(/^Greenhouse/));
    expect(map().querySelectorAll('.walk')).toHaveLength(2);
    await fireEvent.pointerLeave(space(/^Greenhouse/));
    expect(map().querySelectorAll('.walk')).toHaveLength(0);
  });
});

it('tells the track of a match to those who can not see it', () => {
  sitDown(start);
  const track = screen.getByRole('region', { name: 'Stars' });
  expect(within(track).getByText('Runner 1 is at 0 of 8; Runner 2 is at 0 of 8')).toBeInTheDocument();
});

describe('answers with several targets', () => {
  const piece = (name: string, key: number) => ({
    name,
    card: name.toLowerCase(),
    copies: 1,
    cost: null,
    kind: '',
    answer: '',
    keys: [key],
    sort: 'card' as const,
  });
  const throwing = (card: string, key: number, at: string): Choice => ({
    notation: `throw ${card} ${at}`,
    label: `Throw the ${card} at the ${at}`,
    card,
    verb: 'throw',
    targets: [
      { kind: 'card', key, id: card },
      { kind: 'space', key: at },
    ],
  });
  const actions = [
    throwing('stone', 40, 'oak'),
    throwing('stone', 40, 'gate'),
    throwing('apple', 41, 'oak'),
    { notation: 'pass', label: 'Pass', card: null, verb: 'pass', targets: [] },
  ];
  const panel = {
    title: 'Things',
    card: null,
    seat: null,
    marks: [],
    meters: [],
    counts: [],
    zones: [{ label: '', key: '', hidden: 0, pieces: [piece('Stone', 40), piece('Apple', 41)] }],
    text: [],
    signs: [],
    group: '',
  };
  const picture = withAnswers(actions, [{ panels: [panel] }]);
  const stone = (): HTMLElement => screen.getByRole('button', { name: /^Stone/ });

  it('are found by pressing one thing after the other', async () => {
    const store = sitDown(picture);
    await fireEvent.click(stone());
    expect(within(tray()).queryByText('Pass')).toBeNull();
    expect(map().querySelectorAll('.space.lit')).toHaveLength(2);
    await fireEvent.click(space(/^Gate/));
    expect(store.done).toEqual([['act', 'throw stone gate', 0]]);
  });

  it('are given by dragging one thing onto the other', async () => {
    const store = sitDown(picture);
    await fireEvent.dragStart(stone());
    expect(space(/^Gate/)).toHaveClass('takes');
    await fireEvent.drop(space(/^Kitchen/));
    expect(store.done).toEqual([]);
    await fireEvent.drop(space(/^Gate/));
    expect(store.done).toEqual([['act', 'throw stone gate', 0]]);
  });

  it('are all listed again after Escape', async () => {
    sitDown(picture);
    await fireEvent.click(stone());
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(within(tray()).getByText('Pass')).toBeInTheDocument();
  });
});

describe('a game of cards without a board of its own', () => {
  const picture = { ...middle, sections };

  it('shows its foes, its market, its players and their numbers', () => {
    sitDown(picture);
    expect(screen.getAllByText('Quirinus Quirrell').length).toBeGreaterThan(0);
    expect(screen.getByRole('region', { name: 'Harry' })).toBeInTheDocument();
    expect(within(tray()).getByText('End the turn')).toBeInTheDocument();
  });

  it('answers by a card of the hand', async () => {
    const store = sitDown(picture);
    const own = screen.getByRole('region', { name: 'Harry' });
    await fireEvent.click(own.querySelector('.pieces .thing.able')!);
    expect(store.done).toEqual([['act', expect.stringMatching(/^play /), 0]]);
  });

  it('lays a card down anywhere on the table', async () => {
    const store = sitDown(picture);
    const own = screen.getByRole('region', { name: 'Harry' });
    await fireEvent.dragStart(own.querySelector('.pieces .thing.able')!);
    await fireEvent.drop(document.querySelector('.plain')!);
    expect(store.done).toEqual([['act', expect.stringMatching(/^play /), 0]]);
  });
});

it('keeps a planning tray: own cards open, others face down', () => {
  const slot = { label: 'first', face: 'hidden' as const, piece: null, done: false };
  const lanes = [
    { label: 'Anna', seat: 0, done: false, slots: [{ ...slot, face: 'empty' as const }] },
    { label: 'Ben', seat: 1, done: true, slots: [slot] },
  ];
  sitDown(withAnswers([], [{ name: 'plan', plans: [{ label: 'Plans', lanes }] }]));
  const plan = screen.getByRole('region', { name: 'Plans' });
  expect(within(plan).getByText('A card, face down')).toBeInTheDocument();
  expect(within(plan).getByText('✓ ready')).toBeInTheDocument();
  expect(within(plan).getByText('still planning')).toBeInTheDocument();
});
