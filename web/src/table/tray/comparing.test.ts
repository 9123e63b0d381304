import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import cards from '../../fixtures/cards.json';
import start from '../../fixtures/game1-start.json';
import { table } from '../../games/hogwarts-battle';
import type { Advice, RankedAnswer } from '../../lib/protocol';
import { standInForTheWindow } from '../indoors';
import { PreviewStore } from '../preview.svelte';
import TableScreen from '../TableScreen.svelte';
import type { Store } from '../view';
import { standing } from './comparing.svelte';

const ANSWERS = ['discard invisibility_cloak', 'discard alohomora_harry'];

function answer(chance: number | null, behind = 0, error = 0): RankedAnswer {
  return { action: 'a', label: 'A', chance, behind, error };
}

async function advised(chances: (number | null)[]): Promise<[PreviewStore, ReturnType<typeof within>]> {
  const store = new PreviewStore(cards, [start]);
  render(TableScreen, { store: store as unknown as Store, game: table });
  const ranked = chances.map((chance, place) => ({
    ...answer(chance, place * 4.2, place * 1.8),
    action: ANSWERS[place]!,
    label: ANSWERS[place]!,
  }));
  store.advice = {
    type: 'advice',
    ref: 0,
    seat: 0,
    action: ANSWERS[0]!,
    label: 'Discard the cloak',
    sort: 'best',
    second: ANSWERS[1] ?? null,
    reason: 'It is the least.',
    ranked,
  } satisfies Advice;
  await tick();
  return [store, within(screen.getByRole('region', { name: 'What is asked' }))];
}

const pointedAt = (): number => document.querySelectorAll('main .pointed, .hand .pointed').length;

beforeAll(standInForTheWindow);
afterEach(cleanup);

describe('the comparison of answers', () => {
  it('stands in the place of the answers while it is wanted, and says whose play is assumed', async () => {
    const [, tray] = await advised([62.4, 58.2]);
    expect(tray.queryByRole('list', { name: 'The answers compared' })).toBeNull();
    await fireEvent.click(tray.getByRole('button', { name: 'Compare' }));
    const rows = within(tray.getByRole('list', { name: 'The answers compared' })).getAllByRole('button');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent('62% to win');
    expect(rows[1]).toHaveTextContent('4 points behind, give or take 2');
    expect(tray.getByText(/as the usual partner plays/)).toBeVisible();
    await fireEvent.click(tray.getByRole('button', { name: 'Answers' }));
    expect(tray.queryByRole('list', { name: 'The answers compared' })).toBeNull();
  });

  it('points at an answer on the table and plays nothing', async () => {
    const [store, tray] = await advised([62.4, 58.2]);
    await fireEvent.click(tray.getByRole('button', { name: 'Compare' }));
    const before = document.querySelector('[data-key].pointed')?.getAttribute('data-key');
    const [first, second] = within(tray.getByRole('list', { name: 'The answers compared' })).getAllByRole(
      'button',
    );
    expect(first).toHaveAttribute('aria-pressed', 'true');
    await fireEvent.click(second!);
    expect(second).toHaveAttribute('aria-pressed', 'true');
    expect(first).toHaveAttribute('aria-pressed', 'false');
    expect(document.querySelector('[data-key].pointed')?.getAttribute('data-key')).not.toBe(before);
    expect(pointedAt()).toBeGreaterThan(0);
    expect(store.done).toEqual([]);
  });

  it('shows the order only where no chance is known', async () => {
    const [, tray] = await advised([null, null]);
    await fireEvent.click(tray.getByRole('button', { name: 'Compare' }));
    expect(tray.getByText(/only the order is known/)).toBeVisible();
    expect(tray.queryByText(/to win$/)).toBeNull();
  });

  it('is not offered for a single answer', async () => {
    const [, tray] = await advised([70]);
    expect(tray.queryByRole('button', { name: 'Compare' })).toBeNull();
  });
});

it.each([
  [answer(60), true, 'advised'],
  [answer(58, 0.4, 3), false, 'about as good'],
  [answer(57, 1.2, 0), false, '1 point behind'],
  [answer(50, 9.6, 2.2), false, '10 points behind, give or take 2'],
  [answer(null), false, ''],
])('an answer is told by how far it is behind: %#', (one, first, words) =>
  expect(standing(one, first)).toBe(words),
);
