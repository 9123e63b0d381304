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
import step from './fixtures/step.json';
import study from './fixtures/study.json';
import target from './fixtures/target.json';
import { standInForTheWindow, told } from '../../table/indoors';

const SEATS = ['Anna', 'Ben', 'Cleo', 'Dan'];
/** Whoever sits down lets the server answer what one rarely wants. */
const ALONE = [
  ['auto', 'ban', null, 'nothing', 'match'],
  ['auto', 'discard_quest', null, 'keep', 'match'],
];

/** A picture of the table as the server sends it, around the view of the first seat. */
function picture(view: unknown, log: unknown[] = []): unknown {
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
    log,
    actions_from: 0,
    actions: [],
    undo: {},
    vote: null,
    autos: [],
    thinking: null,
  };
}

function sitDown(...views: unknown[]): PreviewStore {
  return sitDownAfter([], ...views);
}

function sitDownAfter(log: unknown[], ...views: unknown[]): PreviewStore {
  const store = new PreviewStore(
    cards,
    views.map((view) => picture(view, log)),
  );
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
    const books = within(shelf).getAllByRole('button', { name: /\d+ cards/ });
    expect(books).toHaveLength(6);
    expect(within(shelf).getByText('1 of 4 books named')).toBeInTheDocument();
    const named = study.decisions.find(({ seat }) => seat === 0)!.pick.chosen?.[0] ?? '';
    const book = books.find((one) => within(one).queryByLabelText('named 1 times'))!;
    await fireEvent.click(book);
    await fireEvent.click(book);
    await fireEvent.click(within(shelf).getByRole('button', { name: /once less$/ }));
    await fireEvent.click(book);
    expect(store.done).toEqual([...ALONE]);
    const tray = within(screen.getByRole('region', { name: 'What is asked' }));
    await fireEvent.click(book);
    await fireEvent.click(tray.getByRole('button', { name: /^Confirm/ }));
    const deck = `deck ${named}`;
    expect(store.done.at(-1)).toEqual(['act', deck, 0, [deck, deck]]);
  });

  it('names the books of last turn by one press', async () => {
    const line = (
      number: number,
      kind: string,
      details: Record<string, string>,
      seat: number | null = 0,
    ) => ({
      number,
      kind,
      seat,
      details,
      action: number,
      text: '',
      amount: 0,
      card: null,
      source: null,
    });
    const log = [
      line(1, 'phase', { phase: 'study' }, null),
      ...['necromancy', 'illusion', 'illusion'].map((school, place) => line(2 + place, 'names', { school })),
      line(5, 'names', { school: 'conspiracy' }, 1),
      line(6, 'phase', { phase: 'preparation' }, null),
      line(7, 'phase', { phase: 'study' }, null),
    ];
    const store = sitDownAfter(log, study, study);
    await fireEvent.click(screen.getByRole('button', { name: 'Same as last turn: Necromancy, Illusion ×2' }));
    expect(store.done.at(-1)).toEqual(['act', 'deck necromancy', 0, ['deck illusion', 'deck illusion']]);
  });

  it('stops nobody for what is rarely done: the server answers, unless its button is pressed', async () => {
    const store = sitDown(study);
    expect(store.done).toEqual([...ALONE]);
    await fireEvent.click(screen.getByRole('button', { name: 'Ban a card in this Study…' }));
    expect(store.done.at(-1)).toEqual(['auto', 'ban', null, null, 'match']);
    await fireEvent.click(screen.getByRole('button', { name: 'You will be asked which card to ban' }));
    expect(store.done.at(-1)).toEqual(['auto', 'ban', null, 'nothing', 'match']);
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
    const press = (name: RegExp): Promise<boolean> =>
      fireEvent.click(within(held as HTMLElement).getByRole('button', { name }));
    await press(/, upright/);
    expect(within(held as HTMLElement).getByText('Standard 1')).toBeInTheDocument();
    expect(store.done).toEqual(ALONE);
    // The other half takes its place, and nothing is sent before it is confirmed.
    await press(/, inverted/);
    const tray = within(screen.getByRole('region', { name: 'What is asked' }));
    await fireEvent.click(tray.getByRole('button', { name: /^Confirm/ }));
    expect(store.done.at(-1)?.[1]).toMatch(/^prepare \w+ inverted$/);
    expect(store.done.at(-1)?.[3]).toEqual(['done']);
  });
});

describe('the table', () => {
  it('tells of each Mage how near its fall is, and who would gain by it, as the view counts it', () => {
    sitDown(act);
    const hurt = act.players.find(({ falls }) => falls.length > 0)!;
    const left = hurt.health - hurt.damage.reduce((sum, count) => sum + count, 0);
    const gains = hurt.falls.filter((points) => points > 0);
    expect(screen.getAllByText(/ more damage and .* falls\./)).toHaveLength(act.players.length);
    expect(
      screen.getAllByText(new RegExp(`^${left} more damage and .*\\+${gains[0]} PP`)).length,
    ).toBeGreaterThan(0);
  });

  it('says what each room does, and shows the room of the answer that is pointed at', async () => {
    sitDown(step);
    const lists = screen.getAllByRole('list', { name: 'What the rooms do' });
    const rows = lists.flatMap((list) => within(list).getAllByRole('listitem'));
    expect(rows).toHaveLength(18);
    expect(rows.some((row) => row.textContent.includes('Heal 3 damage.'))).toBe(true);
    const tray = within(screen.getByRole('region', { name: 'What is asked' }));
    const go = tray.getAllByRole('button').find((button) => button.textContent.includes('Go:'))!;
    await fireEvent.focus(go);
    expect(document.querySelector('.room-card h2')?.textContent).toBe(
      go.textContent.replace(/^.*Go: /, '').trim(),
    );
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

  it('ends with the name of the Grand Master, the place of who asks, and the scoring row by row', () => {
    sitDown(end);
    const dialog = within(screen.getByRole('dialog', { name: 'Place 4 of 4' }));
    expect(dialog.getByText('Nero is the new Grand Master.')).toBeInTheDocument();
    const scoring = dialog.getByRole('region', { name: 'Final scoring' });
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
    expect(told()).toHaveTextContent("You can't play this spell now");
    expect(store.done).toEqual(ALONE);
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
    expect(store.done).toEqual(ALONE);
    await fireEvent.click(within(ask()).getByText('Give it up'));
    expect(store.done.at(-1)).toEqual(['act', 'give-up standard_2', 0]);
  });
});

describe('the set-up', () => {
  const asks = (kind: string, ...actions: unknown[]): unknown => ({
    ...study,
    decisions: [{ ...study.decisions[0], kind, actions, pick: { count: 1, chosen: [] }, ends: [] }],
  });
  const school = (id: string): unknown => ({
    notation: `school ${id}`,
    label: id,
    verb: 'school',
    card: null,
    targets: [{ kind: 'pile', key: `library:${id}` }],
  });

  it('shows the spells of both lists of a school, begins with one that is easy, and takes the one that is read', async () => {
    const store = sitDown(asks('pick_school', ...['conspiracy', 'destruction', 'divination'].map(school)));
    const panel = within(screen.getByRole('region', { name: study.decisions[0]!.prompt }));
    expect(panel.getByRole('button', { name: 'Destruction', pressed: true })).toBeInTheDocument();
    expect(panel.getByText('List A is good for a first match')).toBeInTheDocument();
    await fireEvent.click(panel.getByRole('button', { name: 'Conspiracy' }));
    expect(panel.getAllByRole('heading', { name: /^List [AB]$/ })).toHaveLength(2);
    expect(panel.getByRole('button', { name: 'Pickpocket' })).toHaveTextContent('Steal 1 PP');
    await fireEvent.click(panel.getByRole('button', { name: 'Begin with Conspiracy' }));
    expect(store.done.at(-1)).toEqual(['act', 'school conspiracy', 0]);
  });
});
