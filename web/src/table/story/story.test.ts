import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { table as battle } from '../../games/hogwarts-battle';
import { table as rising } from '../../games/death-eaters-rising';
import { TableStore } from '../../lib/connection.svelte';
import { FakeWire, question, snapshot } from '../../lib/fakes';
import type { LogLine, Snapshot } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { play, SOUND_NAMES } from '../../lib/sound';
import type { GameTable } from '../game';
import { Story } from './story.svelte';

vi.mock('../../lib/sound', async (original) => ({
  ...(await original<typeof import('../../lib/sound')>()),
  play: vi.fn(),
}));

/** A game in which cards are turned that hurt. */
const game = {
  cues: {
    dark_arts: { sound: 'dark' },
    loses_health: { does: 'harm', at: 'health' },
    strikes: { sound: 'dark', does: 'strike', at: 'card' },
  },
  say: () => '',
  seatName: () => '',
  lives: (view) => (view as unknown as { health: number }).health,
  announce: (line) => {
    const tone = ({ dark_arts: 'dark', strikes: 'dark', turn: 'turn' } as const)[line.kind];
    return tone ? { tone, title: line.text, text: '', card: null } : null;
  },
} as Partial<GameTable> as GameTable;

function line(number: number, kind: string, seat = 0): LogLine {
  return { number, kind, seat, amount: 1, card: null, source: null, cause: null, action: 0, text: kind };
}

/** A table where somebody has so much health, these lines are new, and a bot waits for them to be told. */
function picture(version: number, health: number, log: LogLine[], change: Partial<Snapshot> = {}): Snapshot {
  const made = snapshot([0], [question(0, version)], {
    version,
    log,
    thinking: 1,
    log_from: log[0]?.number ?? 0,
    ...change,
  });
  return { ...made, views: { '0': { ...made.views['0']!, health } } };
}

const LINES = [line(3, 'dark_arts'), line(4, 'loses_health'), line(5, 'gains_health')];
/** The card is turned (10), it hurts (7), and something heals (8). */
const TURNED = picture(2, 8, LINES, {
  moments: [
    { lines: 4, views: { '0': { health: 10, decisions: [] } } },
    { lines: 5, views: { '0': { health: 7, decisions: [] } } },
    { lines: 6, views: { '0': { decisions: [] } } },
  ],
});

let listener: GameTable = game;
let store: TableStore;
let story: Story;
let stop: () => void = () => undefined;

const health = (): unknown => store.view?.health;
const acknowledged = (): unknown[] =>
  FakeWire.last.sent.flatMap((message) => (message.type === 'told' ? [message.version] : []));

function sitDown(
  first: Snapshot = picture(1, 10, [line(0, 'turn'), line(1, 'x'), line(2, 'x')]),
  told = listener,
): void {
  store = new TableStore('table1', ['k'.repeat(24)], FakeWire.dial);
  FakeWire.last.open();
  FakeWire.last.say(first);
  story = new Story(store, told);
  stop = story.begin();
}

/** Listens to the end; what was so at each beat. */
function listen<T>(look: () => T): T[] {
  const seen: T[] = [];
  for (let last: unknown = null; story.beat; vi.advanceTimersByTime(5)) {
    if (story.beat !== last) seen.push(look());
    last = story.beat;
  }
  return seen;
}

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  listener = game;
  vi.useFakeTimers();
  vi.mocked(play).mockClear();
  localStorage.clear();
  settings.motion = 'full';
  settings.speed = 1;
});
afterEach(() => {
  stop();
  store.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
  settings.motion = 'full';
});

describe('the order of things (B3)', () => {
  it('shows the card before what it does, and asks at the end', () => {
    sitDown();
    FakeWire.last.say(TURNED);
    expect(listen(() => [story.shown?.title ?? '', health(), store.mine !== null])).toEqual([
      ['dark_arts', 10, false],
      ['', 7, false],
      ['', 8, true],
    ]);
  });

  it('tells the log as it tells the story', () => {
    sitDown();
    FakeWire.last.say(TURNED);
    expect(store.log.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    listen(health);
    expect(store.log.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('announces the own turn before its trouble, and asks after all of it (N10)', () => {
    sitDown();
    const log = [line(3, 'turn'), line(4, 'dark_arts'), line(5, 'loses_health')];
    const views = (now: number) => ({ '0': { health: now, decisions: [] } });
    FakeWire.last.say(picture(2, 9, log, { moments: [4, 5].map((lines) => ({ lines, views: views(10) })) }));
    const said = listen(() => (story.beat?.said ? `${story.beat.said.kind} ${health()}` : ''));
    expect(said.filter(Boolean)).toEqual(['turn 10', 'dark_arts 10']);
    expect(store.mine).not.toBeNull();
  });

  it('tells how a match began from the laid table on', () => {
    const log = [line(0, 'turn', 1), line(1, 'dark_arts'), line(2, 'loses_health')];
    sitDown(
      picture(0, 8, log, {
        moments: [0, 1, 2].map((lines) => ({
          lines,
          views: { '0': lines === 2 ? { health: 10 } : { game: 'some-game' } },
        })),
      }),
    );
    expect(listen(() => [story.shown?.title ?? '', health()])).toEqual([
      ['', 10],
      ['turn', 10],
      ['dark_arts', 10],
      ['', 8],
    ]);
  });

  it('lets nothing strike behind a banner: it is read first (B3)', () => {
    sitDown();
    const log = [line(3, 'loses_health'), line(4, 'strikes'), line(5, 'x')];
    FakeWire.last.say(picture(2, 9, log, { moments: [{ lines: 6, views: {} }] }));
    const kinds = (lines: LogLine[] = []): string => lines.map(({ kind }) => kind).join(' ');
    const seen = (): string => kinds(story.beat?.seen ?? story.beat?.lines);
    expect(listen(() => [story.shown?.title ?? '', seen()])).toEqual([
      ['', 'loses_health'],
      ['strikes', ''],
      ['', 'strikes x'],
      ['', ''],
    ]);
    expect(vi.mocked(play).mock.calls).toEqual([['dark']]);
  });

  it('tells equal small things together, and then goes on', () => {
    sitDown();
    const log = [line(3, 'loses_health'), line(4, 'loses_health'), line(5, 'gains_health')];
    const at = (lines: number, now: number) => ({ lines, views: { '0': { health: now, decisions: [] } } });
    FakeWire.last.say(picture(2, 9, log, { moments: [at(4, 9), at(5, 8), at(6, 9)] }));
    expect(listen(() => [story.beat?.lines.length, health()])).toEqual([
      [2, 8],
      [1, 9],
    ]);
  });

  it('lets others tidy up at once, and the reader step by step', () => {
    const moments = (from: number) =>
      [1, 2].map((step) => ({ lines: from + step, views: { '0': { health: from + step } } }));
    const beats = (seat: number): number => {
      sitDown();
      const log = ['turn_ends', 'discards', 'draws'].map((kind, place) => line(3 + place, kind, seat));
      FakeWire.last.say(picture(2, 9, log, { moments: moments(3) }));
      return listen(health).length;
    };
    listener = { ...game, tidies: ['turn_ends', 'discards', 'draws'] };
    expect(beats(1)).toBe(1);
    stop();
    store.close();
    localStorage.clear();
    expect(beats(0)).toBe(3);
  });

  it('enlarges the card by which another acts, for its moment, and never the own one (N11)', () => {
    listener = { ...game, shows: ['plays'] };
    sitDown();
    const played = { ...line(3, 'plays', 1), card: 'reparo' };
    FakeWire.last.say(picture(2, 9, [played, line(4, 'x')], { moments: [{ lines: 4, views: {} }] }));
    expect(story.large?.card).toBe('reparo');
    vi.advanceTimersByTime(2000);
    expect(story.large).toBeNull();
    const own = { ...line(5, 'plays', 0), card: 'reparo' };
    FakeWire.last.say(picture(3, 9, [own, line(6, 'x')], { moments: [{ lines: 6, views: {} }] }));
    expect(story.large).toBeNull();
  });

  it('says what the table is busy with, by what brought it about (N10)', () => {
    listener = { ...game, say: (id: string) => (id === 'now-dark_arts' ? 'Now the Dark Arts' : '') };
    sitDown();
    const log = [line(3, 'dark_arts'), { ...line(4, 'loses_health'), cause: 3 }, line(5, 'x')];
    FakeWire.last.say(
      picture(2, 9, log, {
        moments: [
          { lines: 4, views: {} },
          { lines: 5, views: {} },
        ],
      }),
    );
    expect(listen(() => story.now).slice(0, 2)).toEqual(['Now the Dark Arts', 'Now the Dark Arts']);
    expect(story.now).toBe('');
  });

  it('is told once: who reloads the page is asked at once', () => {
    const first = picture(0, 8, [line(0, 'dark_arts'), line(1, 'loses_health')], {
      moments: [{ lines: 1, views: { '0': { health: 10 } } }],
    });
    sitDown(first);
    listen(health);
    stop();
    store.close();
    sitDown(first);
    expect(story.beat).toBeNull();
    expect(health()).toBe(8);
    expect(store.mine).not.toBeNull();
  });
});

describe("Voldemort's die", () => {
  const numbers = [3, 4, 5, 6, 7, 8, 9, 10];
  const log = numbers.map((number) => line(number, number === 3 ? 'voldemort_die' : 'dark_mark'));
  const said = (): number | undefined => story.beat?.said?.number;

  it('is told from the die on, however much follows', () => {
    sitDown(undefined, rising);
    FakeWire.last.say(picture(2, 9, log, { moments: [{ lines: 4, views: {} }] }));
    // Between the banners, what each of them does.
    expect(listen(said).filter((number) => number !== undefined)).toEqual(numbers);
    expect(store.mine).not.toBeNull();
  });

  it('is skipped as a whole', () => {
    sitDown(undefined, rising);
    FakeWire.last.say(picture(2, 9, log, { moments: [{ lines: 4, views: {} }] }));
    expect(said()).toBe(3);
    story.skip();
    expect([story.settled, store.mine !== null]).toEqual([true, true]);
  });

  it('is told from the die on to who looks back at the match, too', () => {
    sitDown(undefined, rising);
    story.retell(log, true);
    expect(listen(said)).toEqual(numbers);
  });

  it('announces nothing to who moves through the match by hand (N22)', () => {
    sitDown(undefined, rising);
    story.retell(log, false);
    expect(said()).toBeUndefined();
  });
});

describe('bots', () => {
  it('wait until everything is told', () => {
    sitDown();
    FakeWire.last.say(TURNED);
    expect(acknowledged()).not.toContain(2);
    listen(health);
    expect(acknowledged()).toContain(2);
  });

  it('wait for what is seen to move', () => {
    sitDown();
    FakeWire.last.say(picture(2, 9, [line(3, 'x')], { moments: [{ lines: 4, views: {} }] }));
    story.hold(5000);
    vi.advanceTimersByTime(4900);
    expect(acknowledged()).not.toContain(2);
    vi.advanceTimersByTime(200);
    expect(acknowledged()).toContain(2);
  });

  it('are told nothing where none of them waits', () => {
    sitDown();
    FakeWire.last.say({ ...TURNED, thinking: null });
    listen(health);
    expect(health()).toBe(8);
    expect(acknowledged()).not.toContain(2);
  });

  it('do not wait for a page that nobody looks at', () => {
    sitDown();
    hide(true);
    FakeWire.last.say(TURNED);
    expect(acknowledged()).toContain(2);
    expect(health()).toBe(8);
  });
});

describe('skipping', () => {
  it('shows the end at once, with every line of the log', () => {
    sitDown();
    FakeWire.last.say(TURNED);
    FakeWire.last.say(picture(3, 5, [line(6, 'loses_health')], { moments: [{ lines: 7, views: {} }] }));
    story.skip();
    expect(health()).toBe(5);
    expect(store.mine).not.toBeNull();
    expect(store.log.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(acknowledged()).toContain(3);
  });

  it('goes on to the next thing only, if that is wanted', () => {
    sitDown();
    FakeWire.last.say(TURNED);
    story.next();
    expect([story.shown, health()]).toEqual([null, 7]);
  });

  it('is twice as quick at twice the speed', () => {
    const long = (speed: number): number => {
      settings.speed = speed;
      sitDown();
      FakeWire.last.say(TURNED);
      const begin = Date.now();
      listen(health);
      stop();
      store.close();
      return Date.now() - begin;
    };
    const usual = long(1);
    localStorage.clear();
    expect(long(2)).toBeCloseTo(usual / 2, -1);
  });

  it('jumps to what was taken back', () => {
    sitDown();
    FakeWire.last.say(TURNED);
    FakeWire.last.say(picture(3, 10, [line(0, 'turn'), line(1, 'x')], { log_from: 0 }));
    expect(story.beat).toBeNull();
    expect(health()).toBe(10);
    expect(store.log).toHaveLength(2);
  });
});

describe('the turn of another', () => {
  /** Each list came as one picture: one thing after the other that happened in it. */
  function told(acts: string[][]): number {
    let number = 2;
    sitDown();
    const from = Date.now();
    for (const [place, kinds] of acts.entries()) {
      const log = kinds.map((kind) => ({
        ...line(++number, kind, 1),
        text: 'So many letters stand on a banner.',
      }));
      const moments = log.map((one) => ({ lines: one.number + 1, views: { '0': { health: one.number } } }));
      FakeWire.last.say(picture(place + 2, number, log, { moments }));
      listen(health);
    }
    return Date.now() - from;
  }

  it('takes six to ten seconds in Death Eaters Rising', () => {
    listener = rising;
    const dark = ['voldemort_die', 'attacks', 'damage', 'damage', 'corruption', 'resolves', 'damage'];
    const own = ['rolls', 'assigns', 'assigns', 'rerolls', 'assigns', 'rerolls', 'assigns', 'discards'];
    const long = told([['turn'], ['travels'], dark, ...own.map((kind) => [kind]), ['recruits', 'appears']]);
    expect(long).toBeGreaterThan(6000);
    expect(long).toBeLessThan(10000);
  });

  it('takes four to six seconds in Hogwarts Battle', () => {
    listener = { ...battle, lives: () => null };
    const dark = ['dark_arts', 'loses_health', 'loses_health', 'resolves', 'loses_health'];
    const own = ['plays', 'plays', 'plays', 'plays', 'attacks', 'acquires', 'discards'];
    const long = told([['turn'], dark, ...own.map((kind) => [kind])]);
    expect(long).toBeGreaterThan(4000);
    expect(long).toBeLessThan(6000);
  });
});

describe('without motion', () => {
  it('reads what is to be read and swaps the rest, where motion is reduced', () => {
    settings.motion = 'reduced';
    sitDown();
    FakeWire.last.say(TURNED);
    expect([story.shown?.title, health()]).toEqual(['dark_arts', 10]);
    story.next();
    expect([story.shown, health()]).toEqual([null, 8]);
    expect(store.mine).not.toBeNull();
  });

  it('waits for nothing where nothing moves', () => {
    settings.motion = 'off';
    sitDown();
    FakeWire.last.say(TURNED);
    expect(story.beat).toBeNull();
    expect(health()).toBe(8);
    expect(store.mine).not.toBeNull();
    expect(acknowledged()).toContain(2);
  });
});

describe('since you looked', () => {
  const many = [3, 4, 5, 6].map((number) => line(number, 'dark_arts'));

  it('tells in a few lines what happened while the page was hidden', () => {
    sitDown();
    hide(true);
    FakeWire.last.say(picture(2, 4, many, { moments: [{ lines: 4, views: {} }] }));
    expect(story.beat).toBeNull();
    hide(false);
    expect(story.beat?.since).toEqual(many.map(({ text }) => text));
    expect(store.mine).toBeNull();
    story.next();
    expect(store.mine).not.toBeNull();
  });

  it('tells it after a break, instead of the whole story', () => {
    sitDown();
    FakeWire.last.say(picture(9, 4, [line(0, 'turn'), line(1, 'x'), line(2, 'x'), ...many], { log_from: 0 }));
    expect(story.beat?.since).toHaveLength(4);
    expect(health()).toBe(4);
  });

  it('tells it to who comes back to the page', () => {
    sitDown();
    stop();
    store.close();
    sitDown(picture(9, 4, [line(0, 'turn'), line(1, 'x'), line(2, 'x'), ...many], { log_from: 0 }));
    expect(story.beat?.since).toEqual(many.map(({ text }) => text));
  });

  it('tells what everybody did, also a bot in the own seat (N11)', () => {
    const said = (id: string, values?: Record<string, string | number>): string =>
      id === 'deed-gains' ? `${values?.n} influence` : '';
    listener = { ...game, deeds: ['gains'], say: said };
    sitDown();
    hide(true);
    const log = [line(3, 'gains'), line(4, 'gains'), line(5, 'turn', 1), line(6, 'gains', 1)];
    FakeWire.last.say(picture(2, 4, log, { moments: [{ lines: 4, views: {} }] }));
    hide(false);
    expect(story.beat?.since?.filter((one) => one.includes('influence'))).toEqual([
      'You: 2 influence',
      expect.stringMatching(/: 1 influence$/) as string,
    ]);
  });

  it('says nothing of what is hardly worth it', () => {
    sitDown();
    hide(true);
    FakeWire.last.say(picture(2, 9, [line(3, 'x')], { moments: [{ lines: 4, views: {} }] }));
    hide(false);
    expect(story.beat).toBeNull();
  });
});

describe('sounds', () => {
  it('come with their cause (B5)', () => {
    sitDown();
    FakeWire.last.say(TURNED);
    expect(vi.mocked(play).mock.calls).toEqual([['dark']]);
  });

  it('let the heart beat when few lives are left', () => {
    sitDown();
    const moments = [{ lines: 4, views: { '0': { health: 3 } } }];
    FakeWire.last.say(picture(2, 9, [line(3, 'loses_health'), line(4, 'gains_health')], { moments }));
    expect(vi.mocked(play).mock.calls).toEqual([['heart']]);
  });

  it('each have something that makes them (B5)', () => {
    const made = [battle, rising].flatMap(({ cues }) =>
      Object.values(cues ?? {}).flatMap(({ sound }) => sound ?? []),
    );
    // The chime calls to the own move (see notify.test.ts), the heart beats above.
    expect(new Set([...made, 'chime', 'heart'])).toEqual(new Set(SOUND_NAMES));
  });
});
