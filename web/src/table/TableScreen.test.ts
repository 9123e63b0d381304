import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import cards from '../fixtures/cards.json';
import closed from '../fixtures/closed.json';
import finished from '../fixtures/finished.json';
import middle from '../fixtures/game1-middle.json';
import start from '../fixtures/game1-start.json';
import together from '../fixtures/together.json';
import worst from '../fixtures/game7-worst.json';
import { table } from '../games/hogwarts-battle';
import { settings } from '../lib/settings.svelte';
import { PreviewStore } from './preview.svelte';
import TableScreen from './TableScreen.svelte';
import type { Store, View } from './view';
import { standInForTheWindow, told } from './indoors';

function sitDown(snapshots: unknown[], game = table): PreviewStore {
  const store = new PreviewStore(cards, snapshots);
  render(TableScreen, { store: store as unknown as Store, game });
  return store;
}

const tray = (): HTMLElement => screen.getByRole('region', { name: 'What is asked' });

beforeAll(standInForTheWindow);
afterEach(cleanup);

describe('the tray', () => {
  it('says who must do what and why', () => {
    sitDown([start]);
    expect(within(tray()).getByRole('heading')).toHaveTextContent('You: choose a card to discard');
    expect(within(tray()).getByRole('button', { name: 'Flipendo!' })).toBeInTheDocument();
    expect(within(tray()).getByRole('button', { name: 'Rule R28' })).toBeInTheDocument();
  });

  it('answers by its buttons', async () => {
    const store = sitDown([start]);
    await fireEvent.click(within(tray()).getByText('Discard Invisibility Cloak'));
    expect(store.done).toEqual([['act', 'discard invisibility_cloak', 0]]);
  });

  it('shows who is still to answer', () => {
    sitDown([together]);
    expect(within(tray()).getByText('Still to answer: Ben, Cleo, Dina')).toBeInTheDocument();
  });

  it('says why a table can only be looked at, and has nothing to press', () => {
    const views = Object.fromEntries(
      Object.entries(start.views).map(([seat, view]) => [seat, { ...view, decisions: [] }]),
    );
    sitDown([{ ...start, views, undo: {}, info: { ...start.info, stopped: 'rules', packs: ['my-cards'] } }]);
    expect(within(tray()).getByText(/begun with other rules of its game/)).toBeInTheDocument();
    expect(within(tray()).queryByRole('button')).toBeNull();
    expect(screen.getByText('with own cards: my-cards')).toBeInTheDocument();
  });

  it('shows those who wait who is asked, and nothing to press', () => {
    sitDown([closed]);
    expect(within(tray()).getByText(/Waiting for Cleo/)).toBeInTheDocument();
    expect(within(tray()).queryByRole('group', { name: 'Answers' })).toBeNull();
  });

  it('shows the advice, and where it is on the table', async () => {
    const store = sitDown([middle]);
    await fireEvent.click(within(tray()).getByText('Hint'));
    expect(store.advice).not.toBeNull();
    expect(within(tray()).getAllByRole('status').length).toBeGreaterThan(0);
  });

  it('sets an answer for the whole match', async () => {
    const store = sitDown([start]);
    await fireEvent.click(within(tray()).getByText('Always…'));
    const dialog = within(screen.getByRole('dialog'));
    await fireEvent.click(dialog.getByLabelText('the whole match'));
    await fireEvent.click(dialog.getByText('Discard Alohomora!'));
    expect(store.done).toEqual([['auto', 'discard', 'flipendo', 'discard alohomora_harry', 'match']]);
  });
});

describe('the table', () => {
  const cloak = start.views['0'].heroes[0]!.hand.find(({ id }) => id === 'invisibility_cloak')!.key;
  const card = (key: number): HTMLElement => document.querySelector<HTMLElement>(`[data-key="card:${key}"]`)!;

  it('answers by a card as well', async () => {
    const store = sitDown([start]);
    await fireEvent.click(card(cloak));
    expect(store.done).toEqual([['act', 'discard invisibility_cloak', 0]]);
  });

  it('answers by a card dragged to where it goes', async () => {
    const store = sitDown([middle]);
    const played = screen.getByRole('group', { name: 'Play area' });
    await fireEvent.drop(played);
    expect(store.done).toEqual([]);
    await fireEvent.dragStart(document.querySelector('.hand .card')!);
    await fireEvent.drop(played);
    expect(store.done).toEqual([['act', 'play firebolt', 0]]);
  });

  it('says why a card is no answer', async () => {
    const store = sitDown([middle]);
    const dear = middle.views['0'].hogwarts.market[1]!;
    await fireEvent.click(card(dear.key));
    expect(told()).toHaveTextContent('It costs 8, you have 0 influence.');
    expect(store.done).toEqual([]);
  });

  it('opens an open pile', async () => {
    sitDown([worst]);
    await fireEvent.click(screen.getByText(/^Last event: 37 cards/));
    expect(within(screen.getByRole('dialog')).getByText('37 cards, the top one first.')).toBeInTheDocument();
  });

  it('tells how it ended', () => {
    sitDown([finished]);
    const dialog = within(screen.getByRole('dialog', { name: 'Victory!' }));
    expect(dialog.getByText('All villains are defeated. Hogwarts is safe!')).toBeInTheDocument();
    expect(dialog.getByText('Look back')).toHaveAttribute('href', '/replay/abc123');
  });
});

describe('several picks', () => {
  const twice = structuredClone(start) as unknown as { views: Record<string, View> };
  twice.views['0']!.decisions[0]!.pick.count = 2;
  const copies = (id: string): HTMLElement[] =>
    start.views['0'].heroes[0]!.hand.filter((card) => card.id === id).map(({ key }) =>
      document.querySelector<HTMLElement>(`.hand [data-key="card:${key}"]`)!,
    );
  const confirm = (): HTMLElement => within(tray()).getByRole('button', { name: 'Confirm' });

  it('are marked on the table or in the tray, and sent as one choice', async () => {
    const store = sitDown([twice]);
    expect(confirm()).toHaveAttribute('aria-disabled', 'true');
    await fireEvent.click(confirm());
    expect(told()).toHaveTextContent('Mark 2 more first.');
    expect(within(tray()).getByRole('status')).toHaveTextContent('2 still to mark');
    await fireEvent.click(copies('alohomora_harry')[2]!);
    expect(copies('alohomora_harry').map((one) => one.getAttribute('aria-pressed'))).toEqual([
      'false',
      'false',
      'true',
      'false',
    ]);
    expect(within(tray()).getByRole('status')).toHaveTextContent('1 still to mark');
    await fireEvent.click(within(tray()).getByText('Discard Invisibility Cloak'));
    expect(copies('invisibility_cloak')[0]).toHaveClass('marked');
    expect(store.done).toEqual([]);
    await fireEvent.click(confirm());
    expect(store.done).toEqual([['act', 'discard alohomora_harry', 0, ['discard invisibility_cloak']]]);
  });

  it('can be unmarked, and no more are taken than are asked for', async () => {
    const store = sitDown([twice]);
    const [first, second, third] = copies('alohomora_harry');
    await fireEvent.click(first!);
    await fireEvent.click(second!);
    await fireEvent.click(copies('invisibility_cloak')[0]!);
    expect(told()).toHaveTextContent('Take a mark off first');
    await fireEvent.click(first!);
    await fireEvent.click(third!);
    expect([first, second, third].map((one) => one!.classList.contains('marked'))).toEqual([
      false,
      true,
      true,
    ]);
    await fireEvent.click(confirm());
    expect(store.done).toEqual([['act', 'discard alohomora_harry', 0, ['discard alohomora_harry']]]);
  });

  it('go by keyboard: numbers mark, Enter confirms, Escape takes all marks off', async () => {
    const store = sitDown([twice]);
    const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.body, { key });
    await press('2');
    await press('Enter');
    expect(store.done).toEqual([]);
    await press('Escape');
    expect(document.querySelectorAll('.answer.marked')).toHaveLength(0);
    await press('2');
    await press('1');
    await press('Enter');
    expect(store.done).toEqual([['act', 'discard alohomora_harry', 0, ['discard invisibility_cloak']]]);
  });
});

describe('the keyboard', () => {
  it('answers by number', async () => {
    const store = sitDown([start]);
    await fireEvent.keyDown(document.body, { key: '2' });
    expect(store.done).toEqual([['act', 'discard invisibility_cloak', 0]]);
  });

  it('points by arrows: the answer has the focus, its cards are marked', async () => {
    const store = sitDown([start]);
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(document.querySelectorAll('.card.pointed')).toHaveLength(4);
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(document.activeElement).toHaveTextContent('Discard Invisibility Cloak');
    await fireEvent.click(document.activeElement!);
    expect(store.done).toEqual([['act', 'discard invisibility_cloak', 0]]);
  });

  it('does not answer while somebody writes', async () => {
    const store = sitDown([start]);
    await fireEvent.click(screen.getByText('Log'));
    await fireEvent.click(screen.getByText('Chat'));
    await fireEvent.keyDown(screen.getByLabelText('Say something'), { key: '1' });
    expect(store.done).toEqual([]);
  });

  it('shows all keys on "?"', async () => {
    sitDown([start]);
    await fireEvent.keyDown(document.body, { key: '?' });
    expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeInTheDocument();
  });
});

describe('several seats on one device', () => {
  it('covers secret hands until the other player is there', async () => {
    const two = structuredClone(closed) as unknown as {
      info: { yours: number[] };
      views: Record<string, { decisions: { seat: number; actions: unknown[] | null }[] }>;
    };
    two.info.yours = [0, 1];
    two.views['0'] = structuredClone(two.views['1']!);
    const later = structuredClone(two);
    later.views['1']!.decisions[0]!.seat = 1;
    later.views['1']!.decisions[0]!.actions = [];
    const store = sitDown([two, later]);
    const foot = (): HTMLElement | null => document.querySelector<HTMLElement>('main > .foot');
    const cover = (): HTMLElement => screen.getByRole('dialog', { name: 'Hand over the device' });
    // Whoever loads the page need not be the one whose hand it shows.
    expect(cover()).toHaveTextContent('Pass the device to Anna');
    expect(foot()?.inert).toBe(true);
    await fireEvent.click(screen.getByText('I am here'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(foot()?.inert).toBe(false);
    store.show(1);
    expect(await screen.findByRole('dialog', { name: 'Hand over the device' })).toHaveTextContent(
      'Pass the device to Ben',
    );
    await fireEvent.keyDown(document.body, { key: '1' });
    await fireEvent.click(screen.getByText('I am here'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.done).toEqual([]);
  });
});

describe('somebody without a name on one device', () => {
  it('is asked for it when the device is handed over, and may keep it', async () => {
    const two = structuredClone(closed) as unknown as {
      info: { yours: number[]; seats: { name: string }[] };
      views: Record<string, unknown>;
    };
    two.info.yours = [0, 1];
    two.info.seats[0]!.name = 'Hero 1';
    two.views['0'] = structuredClone(two.views['1']!);
    const store = sitDown([two, two]);
    const cover = within(screen.getByRole('dialog', { name: 'Hand over the device' }));
    await fireEvent.input(cover.getByLabelText('Your name'), { target: { value: ' Zuzana ' } });
    await fireEvent.click(cover.getByText('I am here'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.done).toEqual([['rename', 0, 'Zuzana']]);
  });
});

describe('the guide', () => {
  it('is shown once for each game, and no more once it was left', async () => {
    settings.guideSeen = false;
    settings.guidesSeen = ['another-game'];
    // Nothing has a size in a simulated browser, and the guide waits for what it speaks of to be seen.
    const box = { left: 0, top: 0, right: 10, bottom: 10, width: 10, height: 10 } as DOMRect;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
    sitDown([start]);
    await fireEvent.click(await screen.findByText('No guide, thank you'));
    expect(settings.guidesSeen).toEqual(['another-game', 'hogwarts-battle']);
    expect(screen.queryByRole('dialog', { name: 'Your first turn' })).toBeNull();
    vi.restoreAllMocks();
    settings.guideSeen = true;
  });
});
