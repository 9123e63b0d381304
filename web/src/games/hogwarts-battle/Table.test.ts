import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import cards from '../../fixtures/cards.json';
import finished from '../../fixtures/finished.json';
import middle from '../../fixtures/game1-middle.json';
import worst from '../../fixtures/game7-worst.json';
import { settings } from '../../lib/settings.svelte';
import Count from '../../table/parts/Count.svelte';
import { PreviewStore } from '../../table/preview.svelte';
import TableScreen from '../../table/TableScreen.svelte';
import type { Store } from '../../table/view';
import { table } from '.';

type Views = Record<string, Record<string, unknown>>;

function sitDown(snapshot: { views: unknown }, change: Record<string, unknown> = {}): void {
  const changed = Object.entries(snapshot.views as Views).map(([seat, view]) => [
    seat,
    { ...view, ...change },
  ]);
  const store = new PreviewStore(cards, [{ ...snapshot, views: Object.fromEntries(changed) }]);
  render(TableScreen, { store: store as unknown as Store, game: table });
}

beforeAll(() => {
  settings.motion = 'reduced';
  settings.guideSeen = true;
  HTMLDialogElement.prototype.showModal = vi.fn();
  Element.prototype.scrollTo = vi.fn() as unknown as typeof Element.prototype.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  settings.motion = 'reduced';
});

describe('the Location', () => {
  it('B7: is full of skulls when it has fallen, though its tokens are off it', () => {
    const { location } = finished.views['0'];
    sitDown(finished, {
      outcome: { winners: [], scores: [0, 0], reason: 'last_location_fell' },
      location: { ...location, control: 0 },
    });
    const place = document.querySelector<HTMLElement>('.location')!;
    expect(within(place).getByText('Fallen. All is lost.')).toBeInTheDocument();
    expect(place.querySelectorAll('.held')).toHaveLength(location.slots);
    expect(place.querySelector('strong')).toHaveTextContent(/^4 ?\/4$/);
  });
});

describe('the Location of a won match', () => {
  it('threatens nobody any more, however many tokens lie on it', () => {
    const { location } = finished.views['0'];
    const full = { ...location, control: location.slots };
    sitDown(finished, { location: full });
    expect(screen.queryByText('Full: it falls at the end of the turn!')).not.toBeInTheDocument();
    cleanup();
    sitDown(middle, { location: full });
    expect(screen.getByText('Full: it falls at the end of the turn!')).toBeInTheDocument();
  });
});

describe('the own mat', () => {
  it('calls nobody to a turn once the match is over', () => {
    sitDown(middle);
    const turn = (): string => document.querySelector('article.own')!.textContent;
    expect(turn()).toContain('Your turn');
    cleanup();
    sitDown(finished);
    expect(turn()).not.toMatch(/turn/i);
  });
});

describe('numbers', () => {
  it('B4: a count of cards does not float, health and tokens do', async () => {
    settings.motion = 'full';
    for (const calm of [true, false]) {
      const { rerender, container } = render(Count, { value: 5, calm });
      await rerender({ value: 4, calm });
      expect(container.querySelector('.change')?.textContent ?? '').toBe(calm ? '' : '−1');
    }
  });

  it('B4: every pile and every hidden hand counts without floating', () => {
    settings.motion = 'full';
    sitDown(worst);
    expect(document.querySelectorAll('.pile .count .number').length).toBeGreaterThan(8);
    expect(document.querySelectorAll('.pile .count .number:not(.calm)')).toHaveLength(0);
    expect(document.querySelectorAll('.health .number.calm, .tokens .number.calm')).toHaveLength(0);
  });
});

describe('words', () => {
  it('B19: what a card of the market costs is read once', () => {
    sitDown(middle);
    const [card] = within(screen.getByRole('region', { name: 'Market' })).getAllByRole('button');
    expect(card?.textContent?.match(/costs/giu)).toHaveLength(1);
  });

  it('B13: the own line says whose turn it is', () => {
    sitDown(worst);
    expect(document.querySelector('.mat.own')).toHaveTextContent('Neville’s turn');
    cleanup();
    sitDown(middle);
    expect(document.querySelector('.mat.own')).toHaveTextContent('Your turn');
  });

  it('a stunned hero is seen to be stunned', () => {
    const [harry, ron, ...others] = worst.views['0'].heroes;
    sitDown(worst, { heroes: [harry, { ...ron, health: 0, stunned: 1 }, ...others] });
    expect(document.querySelectorAll('.mat.stunned')).toHaveLength(1);
    expect(document.querySelector('.mat.stunned')).toHaveTextContent('Stunned');
  });
});
