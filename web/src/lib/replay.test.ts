import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logLine, question, tableInfo } from './fakes';
import { ReplayStore, turnBoundary } from './replay.svelte';

const timeline = [0, 0, 1, 1, 1, 2].map((turn, number) => ({
  number,
  seat: 0,
  notation: `act ${number}`,
  turn,
  reveals: [],
}));
const log = timeline.map(({ number }) => ({ ...logLine(number), action: number - 1 }));

let store: ReplayStore;

function answer(path: string): unknown {
  if (path.endsWith('/replay?locale=en')) return { table: 'abc', actions: timeline, log, finished: true };
  if (path.endsWith('/replay?locale=cs')) {
    const told = log.map((line) => ({ ...line, text: `řádek ${line.number}` }));
    return { table: 'abc', actions: timeline, log: told, finished: true };
  }
  if (path.endsWith('/mine')) return [tableInfo({ yours: [1] })];
  const at = /replay\/(\d+)\?locale=(\w+)&drawn=true$/.exec(path);
  if (at)
    return {
      at: Number(at[1]),
      view: {
        locale: at[2],
        game: 'some-game',
        seat: 1,
        outcome: null,
        decisions: [question(1, 3)],
        at: Number(at[1]),
      },
    };
  return [];
}

beforeEach(async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => new Response(JSON.stringify(answer(path)))),
  );
  store = new ReplayStore('abc', ['s'.repeat(24)]);
  await vi.waitFor(() => expect(store.snapshot).not.toBeNull());
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('begins at the beginning, through the eyes of my seat', () => {
  expect(store.status).toBe('open');
  expect(store.count).toBe(6);
  expect(store.seat).toBe(1);
  expect(store.view?.at).toBe(0);
  expect(store.log.map(({ number }) => number)).toEqual([0]);
});

it('sends its key as a bearer and never in the address', () => {
  const calls = vi.mocked(fetch).mock.calls.filter(([path]) => String(path).includes('/replay'));
  for (const [path, options] of calls) {
    expect(String(path)).not.toContain('ssss');
    expect((options?.headers as Record<string, string>).Authorization).toBe(`Bearer ${'s'.repeat(24)}`);
  }
});

it('tells what was asked, and nothing can be answered', () => {
  expect(store.decisions).toHaveLength(1);
  expect(store.mine).toBeNull();
  expect(store.snapshot?.info.seats.map(({ asked }) => asked)).toEqual([false, true]);
});

it('steps by action and by turn, and stops at both ends', async () => {
  await store.step(1);
  expect(store.view?.at).toBe(1);
  expect(store.actions).toHaveLength(1);
  await store.stepTurn(1);
  expect(store.at).toBe(2);
  await store.stepTurn(1);
  await store.stepTurn(1);
  expect(store.at).toBe(6);
  await store.step(1);
  expect(store.at).toBe(6);
  await store.go(-5);
  expect(store.at).toBe(0);
});

it('finds where turns begin', () => {
  expect(turnBoundary(timeline, 3, 1)).toBe(5);
  expect(turnBoundary(timeline, 3, -1)).toBe(2);
  expect(turnBoundary(timeline, 2, -1)).toBe(0);
  expect(turnBoundary(timeline, 5, 1)).toBe(6);
  expect(turnBoundary([], 0, 1)).toBe(0);
});

it('asks for a position once', async () => {
  await store.go(3);
  const before = vi.mocked(fetch).mock.calls.length;
  await store.go(0);
  await store.go(3);
  expect(vi.mocked(fetch).mock.calls).toHaveLength(before);
});

it('plays on by itself to the end', async () => {
  vi.useFakeTimers();
  store.play(2);
  await vi.advanceTimersByTimeAsync(600);
  expect(store.at).toBeGreaterThan(0);
  expect(store.playing).toBe(true);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(store.at).toBe(6);
  expect(store.playing).toBe(false);
});

it('says the same position in another language', async () => {
  await store.go(3);
  store.speak('cs');
  await vi.waitFor(() => expect(store.view?.locale).toBe('cs'));
  expect([store.at, store.view?.at]).toEqual([3, 3]);
  expect(store.log.map(({ text }) => text)).toEqual([0, 1, 2, 3].map((number) => `řádek ${number}`));
});

it('shows every seat once all cards lie open, and mine first', async () => {
  const over = tableInfo({ yours: [1], outcome: { winners: [0], scores: [3, 2], reason: 'done' } });
  const opened = vi.fn(async (path: string) => {
    const plain = path.replace('&opened=true', '');
    if (path.endsWith('/mine')) return new Response(JSON.stringify([over]));
    const found = answer(plain) as object;
    return new Response(
      JSON.stringify(plain.endsWith('/replay?locale=en') ? { ...found, opened: path !== plain } : found),
    );
  });
  vi.stubGlobal('fetch', opened);
  const open = new ReplayStore('abc', ['s'.repeat(24)]);
  await vi.waitFor(() => expect(open.snapshot).not.toBeNull());
  expect([open.opened, open.seat, open.own, open.seats]).toEqual([true, 1, [1], [0, 1]]);
  open.seat = 0;
  expect(open.view?.seat).toBe(0);
  await open.go(3);
  expect(open.seat).toBe(0);
  expect(opened.mock.calls.map(([path]) => path).filter((path) => path.includes('/replay/'))).toEqual([
    expect.stringContaining('opened=true'),
    expect.stringContaining('opened=true'),
  ]);
});

it('does not ask for open cards while the match runs', () => {
  const asked = vi.mocked(fetch).mock.calls.map(([path]) => String(path));
  expect(asked.some((path) => path.includes('opened'))).toBe(false);
  expect(store.seats).toEqual([1]);
});
