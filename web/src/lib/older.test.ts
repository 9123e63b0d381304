// Long matches come in pages, and a table can be deleted.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableStore } from './connection.svelte';
import { FakeWire, logLine as line, question, snapshot } from './fakes';
import { keepJoined, keysOf } from './keyring';
import { joined, merged } from './numbered';
import type { ActionInfo, ChatLine } from './protocol';

const KEY = 'k'.repeat(24);
let store: TableStore;

const action = (number: number): ActionInfo => ({ number, seat: 0, notation: 'a', turn: 1, reveals: [] });
const said = (number: number): ChatLine => ({ number, seat: 0, name: 'Anna', text: 'La', at: 0 });
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, place) => from + place);
const numbers = (lines: { number: number }[]): number[] => lines.map(({ number }) => number);
const page = (from: number, to: number) =>
  snapshot([0], [question(0, 5)], {
    log_from: from,
    log: range(from, to).map((number) => line(number)),
    actions_from: from,
    actions: range(from, to).map(action),
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('[]')),
  );
  localStorage.clear();
  keepJoined('table1', KEY);
  store = new TableStore('table1', [KEY], FakeWire.dial);
  FakeWire.last.open();
  FakeWire.last.say(page(300, 320));
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a long log', () => {
  it('is asked for from before the first line that is here, while the table goes on', () => {
    store.older('log');
    expect(FakeWire.last.sent.at(-1)).toMatchObject({ type: 'older', what: 'log', before: 300 });
    expect(store.busy).toBe(false);
    FakeWire.last.say({
      type: 'past',
      log: range(280, 300).map((number) => line(number)),
      actions: range(280, 300).map(action),
    });
    expect(numbers(store.log)).toEqual(range(280, 320));
    expect(numbers(store.actions)).toEqual(range(280, 320));
  });

  it('has no gap after a break in which much happened', () => {
    FakeWire.last.say(page(320, 321));
    expect(numbers(store.log)).toEqual(range(300, 321));
    FakeWire.last.say(page(400, 410));
    expect(numbers(store.log)).toEqual(range(400, 410));
    expect(numbers(store.actions)).toEqual(range(400, 410));
  });

  it('is cut where an undo has cut it', () => {
    FakeWire.last.say(page(305, 306));
    expect(numbers(store.log)).toEqual(range(300, 306));
  });

  it('that is all here is not asked for again', () => {
    FakeWire.last.say(page(0, 5));
    const before = FakeWire.last.sent.length;
    store.older('log');
    expect(FakeWire.last.sent).toHaveLength(before);
  });
});

describe('a long chat', () => {
  it('goes back to where the server has no more', () => {
    FakeWire.last.say({ type: 'talk', lines: [said(30), said(31)] });
    store.older('chat');
    expect(FakeWire.last.sent.at(-1)).toMatchObject({ type: 'older', what: 'chat', before: 30 });
    FakeWire.last.say({ type: 'talk', lines: [said(29)] });
    expect(numbers(store.chat)).toEqual([29, 30, 31]);
    expect(store.chatBegins).toBe(false);
    store.older('chat');
    FakeWire.last.say({ type: 'talk', lines: [] });
    expect(store.chatBegins).toBe(true);
  });
});

describe('a table that is deleted', () => {
  it('is asked for by its host, and forgotten when it is no more', () => {
    store.deleteTable();
    expect(FakeWire.last.sent.at(-1)).toMatchObject({ type: 'delete' });
    FakeWire.last.say({ type: 'refused', ref: null, why: 'This table is no more.', code: 'deleted' });
    FakeWire.last.drop(4410);
    expect(store.status).toBe('refused');
    expect(store.refusal).toContain('is no more');
    expect(keysOf('table1')).toBeNull();
  });
});

it('joins and merges what is numbered', () => {
  const [one, two, four] = [{ number: 1 }, { number: 2 }, { number: 4 }];
  expect(joined([one], 2, [two])).toEqual([one, two]);
  expect(joined([one], 4, [four])).toEqual([four]);
  expect(joined([], 0, [])).toEqual([]);
  expect(joined([one, two], 2, [])).toEqual([one]);
  expect(merged([two, four], [one, two])).toEqual([one, two, four]);
});
