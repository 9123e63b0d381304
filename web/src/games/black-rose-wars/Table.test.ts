import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { table } from '.';
import { PreviewStore } from '../../table/preview.svelte';
import TableScreen from '../../table/TableScreen.svelte';
import type { Store } from '../../table/view';
import act from './fixtures/act.json';
import cards from './fixtures/cards.json';
import end from './fixtures/end.json';
import prepare from './fixtures/prepare.json';
import study from './fixtures/study.json';
import target from './fixtures/target.json';
import { standInForTheWindow } from '../../table/indoors';

const SEATS = ['Anna', 'Ben', 'Cleo', 'Dan'];

/** A picture of the table as the server sends it, around the view of the first seat. */
function picture(view: unknown): unknown {
  const seats = SEATS.map((name, seat) => ({
    seat,
    name,
    kind: seat === 0 ? 'person' : 'bot',
    bot: '',
    present: true,
    asked: seat === 0,
  }));
  const info = {
    table: 'rose',
    title: '',
    game: 'black-rose-wars',
    options: {},
    seats,
    yours: [0],
    host: false,
  };
  const rest = { locked: false, undo: 'free', turn: 1, actions: 0, outcome: null, updated: 0, packs: [] };
  return {
    type: 'table',
    info: { ...info, ...rest, edition: '', stopped: '' },
    version: 0,
    views: { '0': view },
    log_from: 0,
    log: [],
    actions_from: 0,
    actions: [],
    undo: {},
    vote: null,
    autos: [],
    thinking: null,
  };
}

function sitDown(...views: unknown[]): PreviewStore {
  const store = new PreviewStore(cards, views.map(picture));
  render(TableScreen, { store: store as unknown as Store, game: table });
  return store;
}

beforeAll(() => {
  standInForTheWindow();
  vi.stubGlobal(
    'ResizeObserver',
    vi.fn(function ResizeObserver() {
      return { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() };
    }),
  );
});
afterEach(cleanup);

describe('Study', () => {
  it('lays six books on a shelf; a click names one, and it can be named again', async () => {
    const store = sitDown(study, study);
    const shelf = screen.getByRole('region', { name: 'The Library' });
    const books = within(shelf).getAllByRole('button');
    expect(books).toHaveLength(6);
    expect(within(shelf).getByText('1 of 4 books named')).toBeInTheDocument();
    const named = study.decisions.find(({ seat }) => seat === 0)!.pick.chosen?.[0] ?? '';
    await fireEvent.click(books.find((book) => within(book).queryByLabelText('named 1 times'))!);
    expect(store.done).toEqual([['act', `deck ${named}`, 0]]);
  });
});

describe('Preparation', () => {
  it('has a button for each half, shows what is laid down, and R turns a card', async () => {
    const store = sitDown(prepare, prepare);
    const hand = screen.getByRole('region', { name: /^Hand/ });
    const halves = within(hand).getAllByRole('button', { name: /, upright/ });
    expect(halves.length).toBeGreaterThan(0);
    const quick = screen.getByRole('group', { name: 'Quick' });
    expect(quick.querySelector('.planned')).not.toBeNull();
    const held = halves[0]!.closest('.held')!;
    expect(held.querySelector('.part')!.textContent).toContain('upright');
    await fireEvent.keyDown(halves[0]!, { key: 'r' });
    expect(held.querySelector('.part')!.textContent).toContain('inverted');
    await fireEvent.click(within(held as HTMLElement).getByRole('button', { name: /, upright/ }));
    expect(store.done[0]?.[1]).toMatch(/^prepare \w+ upright$/);
  });
});

describe('the table', () => {
  it('tells of each Mage who would gain by its fall, as the view counts it', () => {
    sitDown(act);
    const hurt = act.players.findIndex(({ falls }) => falls.length > 0);
    const gains = act.players[hurt]!.falls.filter((points) => points > 0);
    const names = screen.getAllByText('If it falls now:');
    expect(names.length).toBe(act.players.filter(({ falls }) => falls.length > 0).length);
    expect(screen.getAllByText(`+${gains[0]}`, { exact: false }).length).toBeGreaterThan(0);
  });

  it('says what is where in words, and marks Events that work now', async () => {
    sitDown(act);
    const where = screen.getByText('What is where').closest('details')!;
    where.open = true;
    await fireEvent(where, new Event('toggle'));
    expect(where.querySelectorAll('dt')).toHaveLength(22);
    expect(screen.getAllByRole('list', { name: /phases/ })).toHaveLength(1);
    expect(screen.queryAllByText('works now')).toHaveLength(act.working.filter(Boolean).length);
  });

  it('lists the operations of a spell at work', () => {
    sitDown(target);
    const list = screen.getByRole('list', { name: 'What goes on now' });
    const acts = target.acts.length;
    expect(within(list).getAllByRole('listitem')).toHaveLength(acts);
  });

  it('fills the final scoring row by row', () => {
    sitDown(end);
    const scoring = screen.getByRole('region', { name: 'Final scoring' });
    expect(within(scoring).getAllByRole('row')).toHaveLength(7);
  });
});

describe('an answer that gives a spell up (S5-2)', () => {
  const notations = (verb: string): string[] =>
    act.decisions[0]!.actions.filter((one) => one.verb === verb).map(({ notation }) => notation);
  const spell = (slot: string): HTMLElement =>
    within(screen.getByRole('group', { name: slot })).getAllByRole('button')[0]!;

  it('does not make the spell glow; a press on the spell says why it is not played', async () => {
    const store = sitDown(act);
    expect(notations('give-up')).toContain('give-up standard_2');
    expect(notations('play')).not.toContain('play standard_2');
    expect(spell('Standard 1')).toHaveClass('able');
    expect(spell('Standard 2')).not.toHaveClass('able');
    await fireEvent.click(spell('Standard 2'));
    expect(screen.getByRole('alert')).toHaveTextContent("You can't play this spell now");
    expect(store.done).toEqual([]);
  });

  it('is asked about, on the card and in the tray alike, and given only then', async () => {
    const store = sitDown(act);
    const slot = within(screen.getByRole('group', { name: 'Standard 2' }));
    await fireEvent.click(slot.getByRole('button', { name: /^Give up for a step/ }));
    const ask = (): HTMLElement => screen.getByRole('alertdialog', { name: 'Give this up for good?' });
    expect(ask()).toHaveTextContent('Voice of the Ancients goes to your Memories unplayed');
    await fireEvent.click(within(ask()).getByText('Keep it'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const tray = within(screen.getByRole('region', { name: 'What is asked' }));
    await fireEvent.click(tray.getByText('Give up for a step: Standard 2'));
    expect(store.done).toEqual([]);
    await fireEvent.click(within(ask()).getByText('Give it up'));
    expect(store.done).toEqual([['act', 'give-up standard_2', 0]]);
  });
});
