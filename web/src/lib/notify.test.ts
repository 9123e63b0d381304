import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TableStore } from './connection.svelte';
import { chance, FakeWire, question, snapshot } from './fakes';
import { callForMoves } from './notify.svelte';
import { settings } from './settings.svelte';
import { play } from './sound';

vi.mock('./sound', () => ({ play: vi.fn() }));

let store: TableStore;
let stop = (): void => undefined;
const shown: string[] = [];

class FakeNotification {
  static permission = 'granted';
  onclick = null;
  constructor(_title: string, { body }: { body: string }) {
    shown.push(body);
  }
  close(): void {
    shown.pop();
  }
}

function say(...questions: Parameters<typeof snapshot>[1]): void {
  FakeWire.last.say(snapshot([0], questions));
  flushSync();
}

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg" />';
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('[]')),
  );
  vi.stubGlobal('Notification', FakeNotification);
  vi.mocked(play).mockClear();
  shown.length = 0;
  store = new TableStore('table1', ['k'.repeat(24)], FakeWire.dial);
  stop = callForMoves(store);
  FakeWire.last.open();
});

afterEach(() => {
  stop();
  store.close();
  settings.notifications = false;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const icon = (): string | null => document.querySelector('link[rel="icon"]')!.getAttribute('href');

it('calls me once when I am asked, and marks the tab as long as I am', () => {
  say(question(1, 1));
  expect(play).not.toHaveBeenCalled();
  expect(document.title).toBe('Wandwright');
  say(question(0, 2));
  say(question(0, 3));
  expect(play).toHaveBeenCalledExactlyOnceWith('chime');
  expect(document.title).toMatch(/^● Your move/);
  expect(icon()).toBe('/icon-move.svg');
  say(question(1, 4));
  expect(document.title).toBe('Wandwright');
  expect(icon()).toBe('/icon.svg');
});

it('calls also when a question comes on the turn of another', () => {
  say(question(1, 5));
  say(question(1, 6), question(0, 6));
  expect(play).toHaveBeenCalledTimes(1);
});

it('notifies only who wants it and does not see the page', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  say(question(0, 1));
  expect(shown).toEqual([]);
  settings.notifications = true;
  say(question(1, 2));
  say(question(0, 3));
  expect(shown).toEqual(['Seat 0']);
  hidden.mockReturnValue(false);
  say(question(1, 4));
  say(question(0, 5));
  expect(shown).toHaveLength(1);
});

it('leaves the tab as it was', () => {
  say(question(0, 1));
  stop();
  expect(document.title).toBe('Wandwright');
  expect(icon()).toBe('/icon.svg');
});

it('calls nobody for a chance that the table does not wait for', () => {
  say(question(1, 1), chance(0, 2));
  expect(play).not.toHaveBeenCalled();
  expect(document.title).toBe('Wandwright');
});
