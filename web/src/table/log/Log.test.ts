import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import cards from '../../fixtures/cards.json';
import middle from '../../fixtures/game1-middle.json';
import { table } from '../../games/hogwarts-battle';
import type { LogLine } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { grow, readable, wordsOf } from './logtree';
import { PreviewStore } from '../preview.svelte';
import TableScreen from '../TableScreen.svelte';
import type { Store } from '../view';

const line = (number: number, text: string, told?: string): LogLine => ({
  number,
  kind: 'draws',
  seat: 0,
  amount: 0,
  card: null,
  source: null,
  cause: null,
  action: 0,
  text,
  ...(told === undefined ? {} : { told }),
});
const DRAWS = [
  line(0, 'Harry ends the turn'),
  line(1, 'Harry draws Hedwig', 'Harry draws Hedwig, Firebolt'),
  line(2, 'Harry draws Firebolt', ''),
];

describe('what is told together (B22)', () => {
  it('is one line', () => {
    expect(readable(DRAWS).map(wordsOf)).toEqual(['Harry ends the turn', 'Harry draws Hedwig, Firebolt']);
    expect(grow(readable(DRAWS))).toHaveLength(2);
  });
});

describe('the drawer', () => {
  const later = (log: LogLine[]): unknown => ({ ...middle, log });
  const before = middle.log as LogLine[];
  const next = before.at(-1)!.number + 1;
  const more = [
    ...before,
    line(next, 'Ron draws a card', 'Ron draws 2 cards'),
    line(next + 1, 'Ron draws a card', ''),
  ];

  function sitDown(...snapshots: unknown[]): PreviewStore {
    const store = new PreviewStore(cards, snapshots);
    render(TableScreen, { store: store as unknown as Store, game: table });
    return store;
  }
  const toggle = (): HTMLElement => document.querySelector<HTMLElement>('[data-log-toggle]')!;

  beforeAll(() => {
    settings.motion = 'reduced';
    settings.guideSeen = true;
    Element.prototype.scrollTo = vi.fn() as unknown as typeof Element.prototype.scrollTo;
    Element.prototype.scrollIntoView = vi.fn();
  });
  beforeEach(() => vi.stubGlobal('innerWidth', 1440));
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('is closed where the table needs the room, and open where there is plenty', () => {
    sitDown(middle);
    expect(screen.queryByRole('log')).toBeNull();
    cleanup();
    vi.stubGlobal('innerWidth', 1700);
    sitDown(middle);
    expect(screen.getByRole('log', { name: 'Log' })).toBeInTheDocument();
  });

  it('is one stop of the keyboard; arrows go through its lines, Escape leaves it (B22)', async () => {
    sitDown(later(more));
    await fireEvent.click(toggle());
    const log = screen.getByRole('log');
    expect(log.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    // This log does not begin with its first line, so there is one thing more to go to: what was before.
    const others = log.querySelectorAll('button:not([tabindex="-1"]):not([tabindex="0"])');
    expect([...others].map(({ textContent }) => textContent)).toEqual(['Earlier']);
    const [last] = log.querySelectorAll<HTMLElement>('[tabindex="0"]');
    expect(last).toHaveTextContent('Ron draws 2 cards');
    last!.focus();
    await fireEvent.keyDown(last!, { key: 'ArrowUp' });
    expect(document.activeElement).toHaveTextContent(wordsOf(before.at(-1)!));
    await fireEvent.keyDown(document.activeElement!, { key: 'Home' });
    expect(document.activeElement).toHaveTextContent(wordsOf(before[0]!));
    await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(screen.queryByRole('log')).toBeNull();
    expect(document.activeElement).toBe(toggle());
  });

  it('is read aloud while it is closed: what is new, and whose move it is', async () => {
    const store = sitDown(middle, later(more));
    const news = screen.getByRole('status', { name: 'What is new' });
    expect(news).toHaveTextContent('Your move. ');
    store.show(1);
    await vi.waitFor(() => expect(news).toHaveTextContent('Ron draws 2 cards'));
  });

  it('says what a card costs once (B19)', () => {
    sitDown(middle);
    const offers = document.querySelectorAll('.offers .card');
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) expect(offer.textContent?.match(/costs/gi)).toHaveLength(1);
  });

  it('leads on to the question by the first stop', async () => {
    sitDown(middle);
    const [first] = document.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"]');
    expect(first).toHaveTextContent('Skip to the question');
    await fireEvent.click(first!);
    expect(document.activeElement).toHaveClass('answer');
  });
});
