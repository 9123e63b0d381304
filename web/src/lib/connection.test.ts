import { ownBoards } from '../games';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableStore } from './connection.svelte';
import { chance, FakeWire, logLine as line, question, snapshot } from './fakes';
import { keepJoined, keepMade, keysOf, openLinks, ownKey } from './keyring';
import { settings } from './settings.svelte';
import { t } from './text.svelte';

const KEY = 'k'.repeat(24);
let store: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify([{ id: 'owl', name: 'Owl' }]))),
  );
  localStorage.clear();
  FakeWire.all = [];
  store = new TableStore('table1', [KEY], FakeWire.dial);
  FakeWire.last.open();
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sitting down', () => {
  it('says hello with its keys, and no key is in the address', () => {
    expect(FakeWire.last.sent).toEqual([
      { type: 'hello', secrets: [KEY], locale: 'en', boards: ownBoards, story: true },
    ]);
    expect(FakeWire.last.address).toMatch(/\/api\/tables\/table1\/ws$/);
    expect(store.status).toBe('connecting');
  });

  it('shows what the server says, and loads the cards once', async () => {
    FakeWire.last.say(snapshot([0], [question(0, 5)]));
    FakeWire.last.say(snapshot([0], [question(0, 6)]));
    expect(store.status).toBe('open');
    expect(store.seats).toEqual([0]);
    expect(store.seat).toBe(0);
    expect(store.mine?.number).toBe(6);
    await vi.waitFor(() => expect(store.cards.get('owl')?.name).toBe('Owl'));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('asks nobody what the server is about to answer by itself; the device stays where it is', () => {
    const auto = {
      type: 'auto',
      ref: 1,
      seat: 0,
      kind: 'act',
      source: null,
      action: 'b',
      until: 'match',
    } as const;
    FakeWire.last.say(snapshot([0, 1], [question(0, 5), question(1, 5)], { autos: [auto] }));
    expect([store.asks(0), store.asks(1), store.seat]).toEqual([false, true, 1]);
    // An answer that can't be given is still asked for.
    FakeWire.last.say(snapshot([0, 1], [question(0, 6, ['a'])], { autos: [auto] }));
    expect(store.mine?.number).toBe(6);
  });

  it('draws the cards of the edition that the table plays with', async () => {
    const old = snapshot([0], [question(0, 5)]);
    FakeWire.last.say({ ...old, info: { ...old.info, edition: 'abc' } });
    await vi.waitFor(() => expect(store.cards.size).toBe(1));
    expect(fetch).toHaveBeenCalledWith(
      '/api/games/some-game/cards?locale=en&edition=abc',
      expect.objectContaining({ method: 'GET' }),
    );
  });

  it('stays outside when no key opens the table, and says why', () => {
    FakeWire.last.say({ type: 'refused', ref: null, why: 'This link opens nothing. Ask for a new one.' });
    FakeWire.last.drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(store.status).toBe('refused');
    expect(store.refusal).toMatch(/Ask for a new one/);
    expect(FakeWire.all).toHaveLength(1);
  });

  it('tries again when the server only has too much to do', () => {
    FakeWire.last.say({ type: 'refused', ref: null, why: 'Wait a few seconds.' });
    FakeWire.last.drop(4429);
    vi.advanceTimersByTime(2_000);
    expect(FakeWire.all).toHaveLength(2);
  });

  it('sees a table of others as a spectator', () => {
    const watch = { game: 'some-game', seat: null, outcome: null, decisions: [question(1, 3)] };
    FakeWire.last.say({ ...snapshot([], []), views: { watch } });
    expect(store.seat).toBe(-1);
    expect(store.mine).toBeNull();
    expect(store.decisions).toHaveLength(1);
  });
});

describe('several seats on this device', () => {
  it('turns to the seat that is asked, and stays while both are', () => {
    FakeWire.last.say(snapshot([0, 1], [question(1, 5)]));
    expect(store.seat).toBe(1);
    FakeWire.last.say(snapshot([0, 1], [question(0, 6), question(1, 6)]));
    expect(store.seat).toBe(1);
    store.seat = 0;
    expect(store.mine?.seat).toBe(0);
    store.seat = 7;
    expect(store.seat).toBe(0);
  });

  it('does not turn away when nobody here is asked', () => {
    FakeWire.last.say(snapshot([0, 1], [question(1, 5)]));
    FakeWire.last.say(snapshot([0, 1], [question(2, 6)]));
    expect(store.seat).toBe(1);
    expect(store.mine).toBeNull();
  });
});

describe('answering', () => {
  beforeEach(() => FakeWire.last.say(snapshot([0], [question(0, 5)])));

  it('sends several picks of one choice in one message', () => {
    store.act('a', 0, ['b', 'a']);
    expect(FakeWire.last.sent.at(-1)).toMatchObject({
      type: 'act',
      seat: 0,
      action: 'a',
      further: ['b', 'a'],
    });
    store.act('a');
    expect(FakeWire.last.sent.at(-1)).not.toHaveProperty('further');
  });

  it('names the question, and is busy until it is answered', () => {
    store.act('a');
    const sent = FakeWire.last.sent.at(-1)!;
    expect(sent).toMatchObject({ type: 'act', seat: 0, question: 5, action: 'a' });
    expect(store.busy).toBe(true);
    FakeWire.last.say({ type: 'done', ref: (sent as { ref: number }).ref });
    expect(store.busy).toBe(false);
  });

  it('shows why something was refused, until the next thing is done', () => {
    store.act('a');
    const { ref } = FakeWire.last.sent.at(-1) as { ref: number };
    FakeWire.last.say({ type: 'refused', ref, why: 'Somebody was quicker; look again.' });
    expect(store.refusal).toMatch(/quicker/);
    expect(store.busy).toBe(false);
    store.undo();
    expect(store.refusal).toBeNull();
  });

  it('sends nothing for a seat that is not asked', () => {
    const before = FakeWire.last.sent.length;
    store.act('a', 1);
    expect(FakeWire.last.sent).toHaveLength(before);
  });

  it('votes for every seat of mine that is still to answer', () => {
    FakeWire.last.say(snapshot([0, 1], [], { vote: { by: 2, to: 4, missing: [0, 1, 3] } }));
    store.vote(true);
    expect(FakeWire.last.sent.filter((message) => message.type === 'vote')).toMatchObject([
      { seat: 0, yes: true },
      { seat: 1, yes: true },
    ]);
  });

  it('forgets advice when the position has changed', () => {
    FakeWire.last.say({
      type: 'advice',
      ref: 9,
      seat: 0,
      action: 'a',
      label: 'A',
      sort: 'only',
      second: null,
      reason: '',
      ranked: [],
    });
    expect(store.advice?.action).toBe('a');
    FakeWire.last.say(snapshot([0], [question(0, 6)], { version: 2 }));
    expect(store.advice).toBeNull();
  });
});

describe('a lost connection', () => {
  beforeEach(() => FakeWire.last.say(snapshot([0], [question(0, 5)])));

  it('keeps what was seen and comes back, waiting longer each time', () => {
    FakeWire.last.drop();
    expect(store.status).toBe('lost');
    expect(store.mine?.number).toBe(5);
    vi.advanceTimersByTime(1_000);
    expect(FakeWire.all).toHaveLength(2);
    FakeWire.last.drop();
    vi.advanceTimersByTime(700);
    expect(FakeWire.all).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    expect(FakeWire.all).toHaveLength(3);
    FakeWire.last.open();
    FakeWire.last.say(snapshot([0], [question(0, 5)]));
    expect(store.status).toBe('open');
  });

  it('sends an unanswered answer again if its question is still open', () => {
    store.act('b');
    FakeWire.last.drop();
    vi.advanceTimersByTime(1_000);
    FakeWire.last.open();
    FakeWire.last.say(snapshot([0], [question(0, 5)]));
    expect(FakeWire.last.sent.filter((message) => message.type === 'act')).toMatchObject([{ action: 'b' }]);
  });

  it('does not send it again if it had arrived', () => {
    store.act('b');
    FakeWire.last.drop();
    vi.advanceTimersByTime(1_000);
    FakeWire.last.open();
    FakeWire.last.say(snapshot([0], [question(0, 6)]));
    expect(FakeWire.last.sent.some((message) => message.type === 'act')).toBe(false);
    expect(store.busy).toBe(false);
  });

  it('keeps an answer that was chosen while the line was down', () => {
    FakeWire.last.drop();
    store.act('a');
    vi.advanceTimersByTime(1_000);
    FakeWire.last.open();
    FakeWire.last.say(snapshot([0], [question(0, 5)]));
    expect(FakeWire.last.sent.find(({ type }) => type === 'act')).toMatchObject({
      type: 'act',
      question: 5,
      action: 'a',
    });
  });

  it('does not wait when the network is back', () => {
    FakeWire.last.drop();
    store.retry();
    expect(FakeWire.all).toHaveLength(2);
    FakeWire.last.open();
    FakeWire.last.say(snapshot([0], [question(0, 5)]));
    store.retry();
    vi.advanceTimersByTime(20_000);
    expect(FakeWire.all).toHaveLength(2);
  });

  it('ends for good when the table is left', () => {
    store.close();
    FakeWire.last.drop();
    vi.advanceTimersByTime(60_000);
    expect(FakeWire.all).toHaveLength(1);
  });
});

describe('the log', () => {
  it('grows by new lines, and is cut by an undo', () => {
    FakeWire.last.say(snapshot([0], [], { log: [line(0), line(1)] }));
    FakeWire.last.say(snapshot([0], [], { log_from: 2, log: [line(2)] }));
    expect(store.log.map(({ number }) => number)).toEqual([0, 1, 2]);
    FakeWire.last.say(snapshot([0], [], { log_from: 1, log: [line(1, 'another way')] }));
    expect(store.log.map(({ text }) => text)).toEqual(['line 0', 'another way']);
  });

  it('keeps chat in order and once, also after coming back', () => {
    const said = (number: number) => ({ number, seat: 0, name: 'Anna', text: `${number}`, at: 0 });
    FakeWire.last.say({ type: 'talk', lines: [said(0), said(1)] });
    FakeWire.last.say({ type: 'talk', lines: [said(1), said(2)] });
    expect(store.chat.map(({ number }) => number)).toEqual([0, 1, 2]);
  });
});

it('keeps a link that the host has made anew', () => {
  const seats = [
    { seat: 0, secret: KEY },
    { seat: 1, secret: 'o'.repeat(24) },
  ];
  keepMade({ table: 'table1', host: 'h'.repeat(24), seats, spectator: 's'.repeat(24) }, [0]);
  FakeWire.last.say({ type: 'key', ref: 3, seat: 1, secret: 'n'.repeat(24) });
  expect(keysOf('table1')?.invites).toEqual([{ seat: 1, secret: 'n'.repeat(24) }]);
  expect(store.newKey?.seat).toBe(1);
});

describe('a refusal', () => {
  const refused = { type: 'refused', ref: null, why: 'That question has been answered already.' } as const;

  it('is told in the words of the reader where its code is known', () => {
    FakeWire.last.say({ ...refused, code: 'stale', values: {} });
    expect(store.refusal).toBe(t('refused-stale'));
    expect(store.refusal).not.toBe(refused.why);
  });

  it("is told in the server's words where it is not", () => {
    FakeWire.last.say({ ...refused, code: 'from-a-later-server', values: {} });
    expect(store.refusal).toBe(refused.why);
    FakeWire.last.say(refused);
    expect(store.refusal).toBe(refused.why);
  });
});

describe('a chance that bots leave to people', () => {
  it('is a question to me as long as the server says that I am asked', () => {
    const [bots, mine] = [question(1, 5), chance(0, 6)];
    FakeWire.last.say(
      snapshot(
        [0],
        [
          { ...bots, awaited: false },
          { ...mine, awaited: true },
        ],
      ),
    );
    expect(store.mine?.number).toBe(6);
    expect(store.asks(0)).toBe(true);
    expect(store.awaited.map(({ number }) => number)).toEqual([6]);
    expect(store.offers).toEqual([]);
  });
});

describe('a chance that nobody waits for', () => {
  const lastSent = (): unknown => FakeWire.last.sent.at(-1);

  it('is no question to me, and is not waited for', () => {
    FakeWire.last.say(snapshot([0], [question(1, 5), chance(0, 6)]));
    expect(store.mine).toBeNull();
    expect(store.asks(0)).toBe(false);
    expect(store.awaited.map(({ number }) => number)).toEqual([5]);
    expect(store.offers.map(({ number }) => number)).toEqual([6]);
  });

  it('is offered to every seat of mine, whichever is shown, and switches to none of them', () => {
    FakeWire.last.say(snapshot([0, 2], [question(0, 5), chance(2, 7)]));
    expect(store.seat).toBe(0);
    expect(store.mine?.number).toBe(5);
    expect(store.offers.map(({ seat }) => seat)).toEqual([2]);
    FakeWire.last.say(snapshot([0, 2], [question(1, 8), chance(2, 9)]));
    expect(store.seat).toBe(0);
  });

  it('is taken under its own number', () => {
    FakeWire.last.say(snapshot([0, 2], [question(0, 5), chance(2, 7)]));
    store.act('cast b', 2);
    expect(lastSent()).toMatchObject({ type: 'act', seat: 2, question: 7, action: 'cast b' });
    store.act('a', 0);
    expect(lastSent()).toMatchObject({ type: 'act', seat: 0, question: 5, action: 'a' });
  });

  it('is told from the question to the same seat by what it lists', () => {
    FakeWire.last.say(snapshot([0], [chance(0, 6), question(0, 5)]));
    expect(store.mine?.number).toBe(5);
    store.act('b');
    expect(lastSent()).toMatchObject({ question: 5 });
    store.act('cast a');
    expect(lastSent()).toMatchObject({ question: 6 });
  });
});

describe('a seat that came by a link', () => {
  const offered = (seat: 'open' | 'taken' | '' = 'open') => {
    const found = snapshot([0], [question(0, 5)]);
    const seats = found.info.seats.map((one) => (one.seat === 0 ? { ...one, link: seat } : one));
    return { ...found, info: { ...found.info, seats } };
  };
  const claims = () => FakeWire.last.sent.filter((message) => message.type === 'claim');

  beforeEach(() => {
    keepJoined('table1', KEY);
  });

  it('is taken with a key of my own, once somebody sits down', () => {
    FakeWire.last.say(offered());
    expect(claims()).toEqual([]);
    const { own } = openLinks('table1')[0]!;
    store.takeSeats();
    expect(claims()).toMatchObject([{ link: KEY, secret: own }]);
    FakeWire.last.say({ type: 'done', ref: (claims()[0] as { ref: number }).ref });
    expect(ownKey('table1')).toBe(own);
    expect(store.busy).toBe(false);
  });

  it('is taken after a break of the line if the answer was lost', () => {
    FakeWire.last.say(offered());
    store.takeSeats();
    FakeWire.last.drop();
    vi.advanceTimersByTime(2_000);
    FakeWire.last.open();
    FakeWire.last.say(offered('taken'));
    expect(claims()).toHaveLength(1);
  });

  it('is left alone where the link only lets me watch, or is no link', () => {
    FakeWire.last.say(offered(''));
    store.takeSeats();
    expect(claims()).toEqual([]);
  });

  it('stays as it is, without a word, if it can not be taken', () => {
    FakeWire.last.say(offered());
    store.takeSeats();
    const { ref } = claims()[0] as { ref: number };
    FakeWire.last.say({ type: 'refused', ref, why: 'No.', code: 'not-to-be-taken' });
    expect(store.refusal).toBeNull();
    expect(openLinks('table1')).toEqual([]);
  });
});

describe('the host (findings 18 and 22)', () => {
  beforeEach(() => {
    keepMade({ table: 'table1', host: KEY, seats: [], spectator: 'w'.repeat(24) }, []);
    FakeWire.last.say(snapshot([0], [question(0, 5)]));
  });

  it('renews keys: the own one is kept before it is sent, the one to watch when it is known', () => {
    store.renew('host');
    const host = FakeWire.last.sent.at(-1) as { ref: number; secret: string };
    expect(keysOf('table1')?.secrets).toEqual([KEY, host.secret]);
    FakeWire.last.say({ type: 'done', ref: host.ref });
    expect(keysOf('table1')?.secrets).toEqual([host.secret]);
    store.renew('spectator');
    const watch = FakeWire.last.sent.at(-1) as { ref: number; secret: string };
    expect(keysOf('table1')?.spectator).toBe('w'.repeat(24));
    FakeWire.last.say({ type: 'done', ref: watch.ref });
    expect(keysOf('table1')?.spectator).toBe(watch.secret);
    expect(store.spectators).toBe(watch.secret);
  });

  it('opens the own seat with its new link too', () => {
    FakeWire.last.say({ type: 'key', ref: 1, seat: 0, secret: 'n'.repeat(24) });
    expect(keysOf('table1')?.secrets).toEqual(['n'.repeat(24), KEY]);
  });

  it('ends a vote that waits for others', () => {
    const waiting = { ...snapshot([0], []), vote: { by: 1, to: 0, missing: [2] } };
    FakeWire.last.say(waiting);
    store.endVote();
    expect(FakeWire.last.sent.at(-1)).toMatchObject({ type: 'vote', seat: 1, yes: false });
  });
});

describe('another language', () => {
  const czech = (from: number, lines: number[]): ReturnType<typeof snapshot> =>
    snapshot([0], [question(0, 5)], {
      log_from: from,
      log: lines.map((number) => line(number, `řádek ${number}`)),
    });
  const english = snapshot([0], [question(0, 5)], { log_from: 2, log: [2, 3].map((number) => line(number)) });

  beforeEach(() => FakeWire.last.say(english));
  afterEach(() => (settings.language = 'en'));

  function choose(): void {
    settings.language = 'cs';
    store.speak('cs');
  }

  it('is told to the server at once, on the same line', () => {
    choose();
    expect(FakeWire.last.sent.at(-1)).toMatchObject({ type: 'locale', locale: 'cs' });
    expect(FakeWire.all).toHaveLength(1);
    expect(store.busy).toBe(false);
    store.speak('cs');
    expect(FakeWire.last.sent.filter(({ type }) => type === 'locale')).toHaveLength(1);
  });

  it('brings the cards in it', async () => {
    choose();
    await vi.waitFor(() =>
      expect(fetch).toHaveBeenLastCalledWith(
        '/api/games/some-game/cards?locale=cs&edition=',
        expect.anything(),
      ),
    );
  });

  it('brings the whole log in it, also what had been read of the older lines', () => {
    FakeWire.last.say({ type: 'past', log: [line(0), line(1)], actions: [] });
    choose();
    const { ref } = FakeWire.last.sent.at(-1) as { ref: number };
    FakeWire.last.say(czech(2, [2, 3]));
    FakeWire.last.say({ type: 'done', ref });
    expect(FakeWire.last.sent.at(-1)).toMatchObject({ type: 'older', what: 'log', before: 2 });
    FakeWire.last.say({
      type: 'past',
      log: [0, 1].map((number) => line(number, `řádek ${number}`)),
      actions: [],
    });
    expect(store.log.map(({ text }) => text)).toEqual([0, 1, 2, 3].map((number) => `řádek ${number}`));
    const sent = FakeWire.last.sent.length;
    FakeWire.last.say({ type: 'past', log: [], actions: [] });
    expect(FakeWire.last.sent).toHaveLength(sent);
  });

  it('comes with hello where the line is away, and the older lines after it', () => {
    FakeWire.last.say({ type: 'past', log: [line(0), line(1)], actions: [] });
    FakeWire.last.drop();
    choose();
    vi.advanceTimersByTime(2_000);
    FakeWire.last.open();
    expect(FakeWire.last.sent).toMatchObject([{ type: 'hello', locale: 'cs' }]);
    FakeWire.last.say(czech(2, [2, 3]));
    expect(FakeWire.last.sent.at(-1)).toMatchObject({ type: 'older', before: 2 });
  });

  it('is said again where it was chosen between hello and its answer', () => {
    FakeWire.last.drop();
    vi.advanceTimersByTime(2_000);
    FakeWire.last.open();
    choose();
    expect(FakeWire.last.sent).toMatchObject([{ type: 'hello', locale: 'en' }]);
    FakeWire.last.say(english);
    expect(FakeWire.last.sent.at(-1)).toMatchObject({ type: 'locale', locale: 'cs' });
  });

  it('asks for the advice again that is being read', () => {
    FakeWire.last.say({
      type: 'advice',
      ref: 0,
      seat: 0,
      action: 'a',
      label: 'a',
      sort: 'seen',
      second: null,
      reason: '',
    } as never);
    choose();
    expect(FakeWire.last.sent.slice(-2)).toMatchObject([{ type: 'locale' }, { type: 'hint', seat: 0 }]);
  });

  it('is not asked of a frozen table, which is kept in one', () => {
    FakeWire.last.say({ ...english, info: { ...english.info, stopped: 'rules' } });
    choose();
    expect(FakeWire.last.sent.some(({ type }) => type === 'locale')).toBe(false);
  });
});
