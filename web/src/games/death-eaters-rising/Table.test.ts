import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { table } from '.';
import { PreviewStore } from '../../table/preview.svelte';
import TableScreen from '../../table/TableScreen.svelte';
import type { Store } from '../../table/view';
import before from './fixtures/before.json';
import both from './fixtures/both.json';
import cards from './fixtures/cards.json';
import hit from './fixtures/hit.json';
import offered from './fixtures/offered.json';
import rolled from './fixtures/rolled.json';
import start from './fixtures/start.json';
import { standInForTheWindow, told } from '../../table/indoors';

function sitDown(...snapshots: unknown[]): PreviewStore {
  const store = new PreviewStore(cards, snapshots);
  render(TableScreen, { store: store as unknown as Store, game: table });
  return store;
}

const tray = (): HTMLElement => screen.getByRole('region', { name: 'What is asked' });
const answers = (): HTMLElement => within(tray()).getByRole('group', { name: 'Answers' });
const pool = (): HTMLElement => screen.getByRole('group', { name: 'Dice of this turn' });
const die = (name: RegExp): HTMLElement => within(pool()).getAllByRole('button', { name })[0]!;
const location = (name: string): HTMLElement => screen.getByRole('region', { name });
const labels = (): string[] =>
  within(answers())
    .getAllByRole('button')
    .map((button) => button.textContent.replaceAll(/\s+/g, ' ').trim());

beforeAll(standInForTheWindow);
afterEach(cleanup);

describe('the board', () => {
  it('shows three locations with three characters each, and where Voldemort looks', () => {
    sitDown(rolled);
    for (const name of ['Ministry of Magic', 'Diagon Alley', 'Hogsmeade'])
      expect(location(name).querySelectorAll('.character')).toHaveLength(3);
    expect(screen.getByRole('img', { name: 'Voldemort faces: Ministry of Magic' })).toBeInTheDocument();
    expect(
      within(location('Ministry of Magic')).getByText('Voldemort faces this location'),
    ).toBeInTheDocument();
  });

  it('turns Voldemort the way he goes, not the long way round', async () => {
    const turned = (facing: string): unknown => {
      const next = structuredClone(rolled);
      next.views['0'].voldemort.location = facing;
      return next;
    };
    const store = sitDown(rolled, turned('hogsmeade'), turned('diagon_alley'));
    const angle = (): string => document.querySelector<SVGGElement>('g.gaze')!.style.transform;
    expect(angle()).toBe('rotate(0deg)');
    store.show(1);
    await vi.waitFor(() => expect(angle()).toBe('rotate(-120deg)'));
    store.show(2);
    await vi.waitFor(() => expect(angle()).toBe('rotate(-240deg)'));
  });

  it('tells of every character what it bears and needs', () => {
    sitDown(rolled);
    const bellatrix = within(location('Ministry of Magic')).getByRole('button', { name: /Bellatrix/ });
    expect(bellatrix).toHaveTextContent('Damage 1 of 3');
    expect(bellatrix).toHaveTextContent('Still needs 2 loyalty, 2 courage');
  });

  it('tells how far the dark side has come', () => {
    sitDown(rolled);
    expect(
      screen.getByRole('button', { name: 'Hospital Wing: 2 of 10. At 10 you lose' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Places lost: 1 of 4. At 4 you lose' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Azkaban: 1' })).toBeInTheDocument();
  });

  it('says in one sentence how one wins, and warns before the last loss', () => {
    const last = structuredClone(rolled);
    last.views['0'].limits.corrupted = 2;
    sitDown(last);
    expect(
      screen.getByText('Win: deal Voldemort 5 damage before 10 wizards are defeated or 2 places are lost.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Places lost: 1 of 2. One more, and you lose' })).toHaveClass(
      'near',
    );
  });

  it('marks the team whose turn it is, and only that', () => {
    sitDown(rolled);
    const [active, ...others] = screen.getAllByRole('article');
    expect(active).toHaveTextContent('active');
    for (const other of others) expect(other).not.toHaveTextContent('active');
  });

  it('sends the team to a location that is pressed', async () => {
    const store = sitDown(start);
    await fireEvent.click(within(location('Hogsmeade')).getByRole('button', { name: /Travel to Hogsmeade/ }));
    expect(store.done).toEqual([['act', 'travel hogsmeade', 0]]);
  });
});

describe('a die', () => {
  it('is picked up, shows where it can go, and is laid down there', async () => {
    const store = sitDown(rolled);
    const bellatrix = within(location('Ministry of Magic')).getByRole('button', { name: /Bellatrix/ });
    const molly = within(location('Ministry of Magic')).getByRole('button', { name: /Molly/ });
    expect(bellatrix).toHaveClass('soft');
    await fireEvent.click(die(/Purple die: courage ×2/));
    expect(die(/Purple die: courage ×2/)).toHaveAttribute('aria-pressed', 'true');
    expect(bellatrix).toHaveClass('able');
    expect(molly).not.toHaveClass('able');
    expect(
      within(answers()).getByRole('button', { name: /^Assign courage ×2 .* to Luna Lovegood/ }),
    ).toHaveTextContent('Luna Lovegood');
    await fireEvent.click(bellatrix);
    expect(store.done).toEqual([['act', 'assign purple:courage2 to bellatrix_lestrange', 0]]);
  });

  it('goes on an ability of the headquarters', async () => {
    const store = sitDown(rolled);
    await fireEvent.click(die(/Purple die: courage$/));
    const mine = screen.getByRole('article', { name: /^Harry's team/ });
    await fireEvent.click(within(mine).getByRole('button', { name: /put 1 damage on a Death Eater/i }));
    expect(store.done).toEqual([['act', 'assign purple:courage to room_of_requirement 2', 0]]);
  });

  it('is put back by pressing it again, by Escape and by its button', async () => {
    sitDown(rolled);
    const all = labels();
    await fireEvent.click(die(/Blue die/));
    await fireEvent.click(die(/Blue die/));
    expect(labels()).toEqual(all);
    await fireEvent.click(die(/Blue die/));
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(labels()).toEqual(all);
    await fireEvent.click(die(/Blue die/));
    await fireEvent.click(within(tray()).getByText('Put it back'));
    expect(labels()).toEqual(all);
  });

  it('is dragged onto a card that takes it, and onto no other', async () => {
    const store = sitDown(rolled);
    const here = within(location('Ministry of Magic'));
    await fireEvent.dragStart(die(/Orange die: friendship/));
    await fireEvent.drop(here.getByRole('button', { name: /Bellatrix/ }));
    expect(store.done).toEqual([]);
    await fireEvent.drop(here.getByRole('button', { name: /Molly/ }));
    expect(store.done).toEqual([['act', 'assign orange:friendship to molly_weasley', 0]]);
  });

  it('is discarded beside the others', async () => {
    const store = sitDown(rolled);
    await fireEvent.dragStart(die(/Blue die/));
    await fireEvent.drop(screen.getByRole('group', { name: 'Set aside' }));
    expect(store.done).toEqual([['act', 'discard blue:knowledge', 0]]);
  });

  it('is asked for when the card is pressed first', async () => {
    const store = sitDown(rolled);
    const bellatrix = within(location('Ministry of Magic')).getByRole('button', { name: /Bellatrix/ });
    await fireEvent.click(bellatrix);
    expect(store.done).toEqual([]);
    // The way back, two dice, and what ends the turn.
    expect(labels()).toHaveLength(4);
    await fireEvent.click(within(answers()).getByText(/^Assign courage \(purple\)/));
    expect(store.done).toEqual([['act', 'assign purple:courage to bellatrix_lestrange', 0]]);
  });

  it('goes everywhere by keyboard: its number, then the number of the card', async () => {
    const store = sitDown(rolled);
    const key = labels().findIndex((label) => label.endsWith('Pick up: Purple die: courage ×2')) + 1;
    expect(key).toBeGreaterThan(0);
    await fireEvent.keyDown(document.body, { key: String(key) });
    await fireEvent.keyDown(document.body, { key: '2' });
    expect(store.done).toEqual([['act', 'assign purple:courage2 to bellatrix_lestrange', 0]]);
  });

  it('says why it fits nowhere else', async () => {
    sitDown(rolled);
    await fireEvent.click(die(/Blue die/));
    await fireEvent.click(within(location('Ministry of Magic')).getByRole('button', { name: /Bellatrix/ }));
    expect(told()).toHaveTextContent('no open symbol here for this die (Blue die: knowledge)');
  });

  it('lies on the card it was assigned to', () => {
    sitDown(hit);
    const mine = screen.getByRole('article', { name: /^Harry's team/ });
    expect(within(mine).getByText('Purple die: courage ×2')).toBeInTheDocument();
    expect(within(mine).getByRole('button', { name: /Used this turn/ })).toBeInTheDocument();
  });
});

describe('a phone', () => {
  it('goes to the only part where the die in hand can be laid down', async () => {
    sitDown(rolled);
    const shown = (): (string | undefined)[] =>
      [...document.querySelectorAll<HTMLElement>('[data-shows]:not([data-away])')].map(
        ({ dataset }) => dataset.shows,
      );
    expect(shown()).toEqual(['board']);
    await fireEvent.click(die(/Orange die/));
    expect(shown()).toEqual(['board']);
    await fireEvent.click(die(/Blue die/));
    expect(shown()).toEqual(['teams']);
  });
});

describe('spell tokens', () => {
  it('are cast by pressing them', async () => {
    const store = sitDown(before);
    const mine = screen.getByRole('group', { name: 'Your spell tokens' });
    await fireEvent.click(within(mine).getByRole('button', { name: /Gain red die/ }));
    expect(store.done).toEqual([['act', 'cast gain_red_die', 0]]);
  });

  it('are folded in the tray where there are many', async () => {
    const store = sitDown(before);
    await fireEvent.click(within(answers()).getByText('Cast a spell token (3)'));
    await fireEvent.click(within(answers()).getByText('Cast “Gain red die”'));
    expect(store.done).toEqual([['act', 'cast gain_red_die', 0]]);
  });

  it('may be cast in the turn of another, who is waited for', async () => {
    const store = sitDown(offered);
    expect(within(tray()).getByText(/Waiting for Anna/)).toBeInTheDocument();
    const offer = within(tray()).getByRole('group', { name: "Tonks's team may cast a spell token" });
    await fireEvent.click(within(offer).getByText('Cast “Remove corruption”'));
    expect(store.done).toEqual([['act', 'cast remove_corruption', 1]]);
  });

  it('glow for the seat that may cast them, also by the token itself', async () => {
    const store = sitDown(offered);
    const token = within(screen.getByRole('group', { name: 'Your spell tokens' })).getByRole('button');
    expect(token).toHaveClass('able');
    await fireEvent.click(token);
    expect(store.done).toEqual([['act', 'cast remove_corruption', 1]]);
  });

  it('of another seat on this device may be cast beside the own question', async () => {
    const store = sitDown(both);
    expect(store.seat).toBe(0);
    expect(labels().length).toBeGreaterThan(3);
    const offer = within(tray()).getByRole('group', { name: /Tonks's team may/ });
    await fireEvent.click(within(offer).getByRole('button'));
    expect(store.done).toEqual([['act', 'cast remove_corruption', 1]]);
  });

  it('are never asked for by number', async () => {
    const store = sitDown(offered);
    await fireEvent.keyDown(document.body, { key: '1' });
    expect(store.done).toEqual([]);
  });
});

describe('a card seen large', () => {
  it('says which of its values are not certain', async () => {
    sitDown(start);
    const name = within(location('Hogsmeade')).getAllByRole('button')[2]!;
    await fireEvent.contextMenu(name);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/The printed card was not at hand/)).toBeInTheDocument();
    expect(dialog.getByText(/^made up to fit the game: .*damage spaces/)).toBeInTheDocument();
  });
});
