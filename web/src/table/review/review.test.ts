import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import cards from '../../fixtures/cards.json';
import finished from '../../fixtures/finished.json';
import { table } from '../../games/hogwarts-battle';
import { keepJoined } from '../../lib/keyring';
import type { ReviewState } from '../../lib/protocol';
import { standInForTheWindow } from '../indoors';
import { PreviewStore } from '../preview.svelte';
import TableScreen from '../TableScreen.svelte';
import type { Store } from '../view';

const seats = finished.info.seats.length;
const nothing = { done: 0, total: 0, failed: false, review: null };
const nobody = Array.from({ length: seats }, () => null);
const choice = {
  action: 7,
  turn: 3,
  seat: 0,
  played: 'Play Lumos',
  best: 'Play Accio',
  lost: 6.2,
  gained: 0,
};
const told = {
  sides: [Array.from({ length: seats }, (_, seat) => seat)],
  points: [
    { action: 0, turn: 1, chances: nobody.map(() => 50) },
    { action: 7, turn: 3, chances: nobody.map(() => 20) },
  ],
  choices: [choice],
  moments: [{ action: 7, turn: 3, seat: 0, before: 50, after: 20, choice: -6.2, luck: -23.8 }],
  best: nobody,
  costliest: [choice, ...nobody.slice(1)],
};

const asked: [string, string][] = [];
let answers: ReviewState[];

beforeAll(standInForTheWindow);
beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  keepJoined('preview', 's'.repeat(24));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, { method = 'GET' }: RequestInit = {}) => {
      if (path.includes('/branch')) {
        asked.push([method, path]);
        return new Response('{"detail": "Not today.", "code": "x"}', { status: 409 });
      }
      if (!path.includes('/review')) return new Response('{}', { status: 404 });
      asked.push([method, path.replace(/.*\/review/, '')]);
      return new Response(JSON.stringify(answers.length > 1 ? answers.shift() : answers[0]));
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(...states: Partial<ReviewState>[]): Promise<ReturnType<typeof within>> {
  answers = states.map((state) => ({ ...nothing, ...state }));
  render(TableScreen, { store: new PreviewStore(cards, [finished]) as unknown as Store, game: table });
  await fireEvent.click(screen.getAllByRole('button', { name: /Where it was won or lost/ })[0]!);
  return within(screen.getByRole('dialog', { name: 'Where it was won or lost' }));
}

it('is made when somebody asks for it, and shows how far it is', async () => {
  const panel = await open({}, { done: 0, total: 40 }, { done: 16, total: 40 }, { total: 40, review: told });
  await fireEvent.click(await panel.findByRole('button', { name: 'Look back at the choices' }));
  expect(await panel.findByText('It begins as soon as its turn comes.')).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(await panel.findByText('Looking back: 16 of 40 actions')).toBeInTheDocument();
  expect(panel.getByRole('progressbar')).toHaveAttribute('value', '16');
  await vi.advanceTimersByTimeAsync(1_100);
  expect(await panel.findByRole('heading', { name: 'The moments that mattered' })).toBeInTheDocument();
  expect(asked.map(([method]) => method)).toEqual(['GET', 'POST', 'GET', 'GET']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveLength(4);
});

it('tells the curve, the moments and the choices', async () => {
  const panel = await open({ done: 1, total: 1, review: told });
  expect(
    await panel.findByRole('img', { name: /The chance to win over the turns. From 50% .* 20%/ }),
  ).toBeInTheDocument();
  expect(panel.getByText('Turn 3: All together 20%')).toBeInTheDocument();
  expect(panel.getByText(/^The chance fell from 50% to 20%: luck took 24 points, and another/)).toBeVisible();
  expect(panel.getByText(/Play Lumos \(turn 3\): next time, think of this: Play Accio/)).toBeVisible();
  expect(panel.getAllByText(/^Played soundly throughout/)).toHaveLength(seats - 1);
});

it('opens another table at a moment, and says why it could not', async () => {
  const panel = await open({ done: 1, total: 1, review: told });
  await fireEvent.click(await panel.findByRole('button', { name: 'What if? Turn 3' }));
  expect(await panel.findByRole('alert')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual(['POST', expect.stringContaining('/tables/preview/branch')]);
});

it('leads to the action', async () => {
  const panel = await open({ done: 1, total: 1, review: told });
  await fireEvent.click(await panel.findByRole('button', { name: 'Look there: Turn 3' }));
  expect(location.pathname + location.hash).toBe('/replay/preview#7');
  expect(screen.queryByRole('dialog', { name: 'Where it was won or lost' })).toBeNull();
});

it.each([
  [{ ...told, points: [], moments: [] }, /Nobody has fitted a chance to win/],
  [{ ...told, moments: [] }, /^No moment stood out/],
])('says in a sentence that there is nothing to tell: %#', async (review, words) => {
  const panel = await open({ done: 1, total: 1, review });
  expect(await panel.findByText(words)).toBeInTheDocument();
});

it('can be tried again when it failed', async () => {
  const panel = await open({ done: 3, total: 9, failed: true }, { done: 0, total: 9 });
  await fireEvent.click(await panel.findByRole('button', { name: 'Try again' }));
  expect(asked.at(-1)![0]).toBe('POST');
  expect(await panel.findByRole('progressbar')).toBeInTheDocument();
});
