// The people at the table and the end of a match: B6, B7, B8, B14, B15, B20 and B21.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import cards from '../../fixtures/cards.json';
import finished from '../../fixtures/finished.json';
import start from '../../fixtures/game1-start.json';
import { table } from '../../games/hogwarts-battle';
import { isOwn } from '../../lib/address.svelte';
import { api } from '../../lib/api';
import { keepSame, keysOf, link } from '../../lib/keyring';
import type { SeatInfo } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { write } from '../../lib/storage';
import { usualFace } from './faces';
import { PreviewStore } from '../preview.svelte';
import type { Story } from '../story/story.svelte';
import TableScreen from '../TableScreen.svelte';
import type { Store } from '../view';
import { standInForTheWindow } from '../indoors';

interface Given {
  info: { seats: Partial<SeatInfo>[]; outcome: unknown };
}

/** A stored picture in which some seats are as the test needs them. */
function seated(snapshot: unknown, ...seats: Partial<SeatInfo>[]): Given {
  const changed = structuredClone(snapshot) as Given;
  seats.forEach((change, seat) => Object.assign(changed.info.seats[seat]!, change));
  return changed;
}

function sitDown(...snapshots: unknown[]): PreviewStore {
  const store = new PreviewStore(cards, snapshots);
  render(TableScreen, { store: store as unknown as Store, game: table });
  return store;
}

const tray = (): HTMLElement => screen.getByRole('region', { name: 'What is asked' });
const told = {
  turns: 12,
  actions: 80,
  seconds: 1500,
  closest: 'Ron was down to 1 health in turn 9.',
  best: { card: 'firebolt', times: 4 },
  parts: [['9 attack dealt'], ['2 cards acquired']],
  totals: [{ label: 'Attack', amounts: [9, 2], sources: [{ card: 'firebolt', amount: 5 }] }],
  turning: { turn: 3, seat: null, before: [20, 50], after: [60, 25] },
  next: 'Game 2',
  retry: false,
};

beforeAll(standInForTheWindow);
beforeEach(() => {
  const known = { secrets: ['s'.repeat(24)], invites: [], spectator: null, added: 0 };
  write('wandwright.keys', [
    { ...known, table: 'abc123' },
    { ...known, table: 'preview' },
  ]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the end', () => {
  it('tells what the match was, and goes on with everybody (B6)', async () => {
    vi.spyOn(api, 'ending').mockResolvedValue(told);
    const sequel = vi.spyOn(api, 'sequel').mockResolvedValue({ sort: 'next', table: 'newtable' });
    sitDown(finished);
    const end = within(await screen.findByRole('dialog', { name: 'Victory!' }));
    expect(await end.findByText(told.closest)).toBeInTheDocument();
    expect(end.getByText('Firebolt, used 4 times')).toBeInTheDocument();
    expect(end.getByText('9 attack dealt')).toBeInTheDocument();
    expect(end.getByText('25 minutes.', { exact: false })).toBeInTheDocument();
    expect(end.getByText('Again with the same seats')).toBeInTheDocument();
    await fireEvent.click(end.getByText('Next: Game 2'));
    expect(sequel).toHaveBeenCalledWith('preview', 'next', 's'.repeat(24));
    await vi.waitFor(() => expect(location.pathname).toBe('/table/newtable'));
    expect(keysOf('newtable')?.secrets).toEqual(['s'.repeat(24)]);
  });

  it('stays in the tray once it was closed (B7)', async () => {
    vi.spyOn(api, 'ending').mockResolvedValue(told);
    sitDown(finished);
    await fireEvent.click(await screen.findByText('Look around the table'));
    expect(screen.queryByRole('dialog')).toBeNull();
    const over = within(tray());
    expect(over.getByRole('heading')).toHaveTextContent('Won!');
    expect(await over.findByText('Next: Game 2')).toBeInTheDocument();
    expect(over.getByText('Look back')).toHaveAttribute('href', '/replay/abc123');
    await fireEvent.click(over.getByText('How it ended'));
    expect(screen.getByRole('dialog', { name: 'Victory!' })).toBeInTheDocument();
  });

  it('leads to where the others are', async () => {
    vi.spyOn(api, 'ending').mockResolvedValue(told);
    sitDown({ ...finished, info: { ...finished.info, sequels: [{ sort: 'again', table: 'newtable' }] } });
    const end = within(await screen.findByRole('dialog', { name: 'Victory!' }));
    const [first] = await end.findAllByRole('button', { name: /Again|Next/ });
    expect(first).toHaveTextContent('Again with the same seats somebody is there');
  });

  it('offers the last turn after a defeat, and no next Game', async () => {
    vi.spyOn(api, 'ending').mockResolvedValue({ ...told, next: '', retry: true });
    const lost = structuredClone(finished) as typeof finished;
    lost.info.outcome.winners = [];
    sitDown(lost);
    const end = within(await screen.findByRole('dialog', { name: 'Defeat' }));
    expect(await end.findByText('Try the last turn again')).toBeInTheDocument();
    expect(end.queryByText(/^Next/)).toBeNull();
  });

  it('waits until the last blow has landed, and comes by itself only once', async () => {
    vi.spyOn(api, 'ending').mockResolvedValue(told);
    const tellBy = vi.spyOn(PreviewStore.prototype, 'tellBy') as unknown as Mock<(story: Story) => void>;
    const store = sitDown(start, finished);
    const story = tellBy.mock.calls[0]![0];
    const blow = { snapshot: null, lines: [], said: null };
    story.beat = blow;
    store.show(1);
    await tick();
    expect(screen.queryByRole('dialog')).toBeNull();
    story.beat = null;
    await fireEvent.click(await screen.findByText('Look around the table'));
    story.beat = blow;
    await tick();
    story.beat = null;
    await tick();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a bot in my seat (B8)', () => {
  it('is said in the tray, and nothing else is offered but the seat', async () => {
    const store = sitDown(seated(start, { kind: 'bot', bot: 'greedy', covered: true }));
    expect(within(tray()).getByRole('heading')).toHaveTextContent('A bot plays for you');
    expect(document.querySelectorAll('.card.able')).toHaveLength(0);
    expect(within(tray()).queryByRole('group', { name: 'Answers' })).toBeNull();
    await fireEvent.keyDown(document.body, { key: '1' });
    await fireEvent.click(within(tray()).getByText('Take my seat back'));
    expect(store.done).toEqual([['reseat', 0, 'person']]);
  });
});

describe('the level of a bot', () => {
  it('can be changed while it plays for me', async () => {
    const store = sitDown(seated(start, { kind: 'bot', bot: 'policy', covered: true }));
    const level = within(tray()).getByRole('combobox', { name: /^How well the bot for/ });
    await fireEvent.change(level, { target: { value: 'third-year' } });
    expect(store.done).toEqual([['reseat', 0, 'bot', 'third-year']]);
  });

  it('can be changed by the host in any seat', async () => {
    const store = sitDown(seated(start, {}, { kind: 'bot', bot: 'policy', name: 'Cadogan' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const level = screen.getByRole('combobox', { name: 'How well the bot for Cadogan plays' });
    await fireEvent.change(level, { target: { value: 'prefect' } });
    expect(store.done).toEqual([['reseat', 1, 'bot', 'prefect']]);
  });

  it('is told by who thinks ahead', () => {
    const thinking = seated(start, {}, { kind: 'bot', bot: 'professor', name: 'Dilys' });
    sitDown({ ...(thinking as object), thinking: 1 });
    expect(screen.getByText('thinking ahead…')).toBeInTheDocument();
    expect(screen.getByText('Dilys thinks far ahead.')).toBeInTheDocument();
  });
});

describe('somebody away (B15)', () => {
  const away = (cover_in: number): unknown => {
    const waiting = seated(
      start,
      { asked: false },
      { kind: 'person', asked: true, present: false, cover_in },
    );
    const views = (waiting as unknown as { views: Record<string, { decisions: { seat: number }[] }> }).views;
    for (const view of Object.values(views)) for (const question of view.decisions) question.seat = 1;
    return waiting;
  };

  it('can be covered after a while by anybody', async () => {
    const store = sitDown(away(0));
    await fireEvent.click(await within(tray()).findByText(/^Let a bot play for/));
    expect(store.done).toEqual([['reseat', 1, 'bot', 'policy']]);
  });

  it('is covered at the level that was chosen', async () => {
    const store = sitDown(away(0));
    const level = await within(tray()).findByRole('combobox', { name: /^How well the bot for/ });
    await fireEvent.change(level, { target: { value: 'professor' } });
    await fireEvent.click(within(tray()).getByText(/^Let a bot play for/));
    expect(store.done).toEqual([['reseat', 1, 'bot', 'professor']]);
  });

  it('is not covered before', () => {
    sitDown(away(50));
    expect(within(tray()).queryByRole('button', { name: /^Let a bot play for/ })).toBeNull();
    expect(within(tray()).getByText(/a bot can play meanwhile/)).toBeInTheDocument();
  });
});

describe('people', () => {
  it('are "You" and names with faces; bots say how they play', () => {
    sitDown(seated(start, {}, { kind: 'bot', bot: 'policy', name: 'Cadogan' }));
    const seats = within(screen.getByRole('list', { name: 'Who sits at the table' }));
    expect(seats.getByText('You')).toBeInTheDocument();
    expect(seats.getByText('Cadogan plays well.')).toBeInTheDocument();
    expect(document.querySelectorAll('.bar .face')).toHaveLength(2);
  });

  it('have faces in every game', () => {
    expect(usualFace(0)).not.toEqual(usualFace(1));
    expect(usualFace(9).hue).toBeGreaterThanOrEqual(0);
  });
});

describe('the menu (B20)', () => {
  const open = async (): Promise<PreviewStore> => {
    const store = sitDown(start);
    await fireEvent.click(screen.getByText('Menu'));
    return store;
  };

  it('opens settings over the table, and a new name reaches it', async () => {
    settings.name = 'Anna';
    const store = await open();
    await fireEvent.click(screen.getByText('Settings'));
    const drawer = within(screen.getByRole('dialog', { name: 'Settings' }));
    await fireEvent.input(drawer.getByLabelText('Your name at the table'), { target: { value: 'Zoe' } });
    await fireEvent.click(drawer.getByText('Close'));
    expect(store.done).toEqual([['rename', 0, 'Zoe']]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells everybody of a seed that the host chose', async () => {
    const told = seated(start, {}, { kind: 'person', link: 'taken' }) as { info: object };
    sitDown({ ...told, info: { ...told.info, dealt: 'chosen', seed: 42 } });
    await fireEvent.click(screen.getByText('Menu'));
    const menu = within(screen.getByRole('dialog'));
    expect(menu.getByText(/The host chose the seed 42\./)).toBeInTheDocument();
    expect(menu.getByText(/Only their own browser opens this seat/)).toBeInTheDocument();
  });

  it('says what a report is before it saves one', async () => {
    const report = vi.spyOn(api, 'report').mockRejectedValue(new Error('no'));
    await open();
    await fireEvent.click(screen.getByText('Something is wrong'));
    expect(report).not.toHaveBeenCalled();
    expect(screen.getByText(/Nothing is sent anywhere/)).toBeInTheDocument();
    await fireEvent.click(screen.getByText('Save the report'));
    expect(report).toHaveBeenCalled();
  });
});

describe('links (B14)', () => {
  it('know which addresses only this computer opens', () => {
    expect(['localhost', '127.0.0.1', '[::1]'].map(isOwn)).toEqual([true, true, true]);
    expect(['192.168.1.7', 'play.example.org'].map(isOwn)).toEqual([false, false]);
    expect(link('one', 'key', 'http://192.168.1.7:8742')).toBe('http://192.168.1.7:8742/table/one#key');
  });

  it('of the table before open the next one', () => {
    keepSame('abc123', 'later');
    expect(keysOf('later')).toMatchObject({ table: 'later', secrets: ['s'.repeat(24)] });
  });
});
