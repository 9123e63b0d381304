import type { FromBrowser, FromServer, LogLine, Snapshot, TableInfo } from './protocol';
import type { Decision } from './view';

/** A wire for tests: what the browser sends is kept, what the server says is said by the test. */
export class FakeWire {
  static all: FakeWire[] = [];
  static dial = (address: string): FakeWire => {
    const wire = new FakeWire(address);
    FakeWire.all.push(wire);
    return wire;
  };

  sent: FromBrowser[] = [];
  closed = false;
  onopen: WebSocket['onopen'] = null;
  onmessage: WebSocket['onmessage'] = null;
  onclose: WebSocket['onclose'] = null;

  constructor(readonly address: string) {}

  static get last(): FakeWire {
    return FakeWire.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.call(this as unknown as WebSocket, new Event('open'));
  }

  say(message: FromServer): void {
    const event = new MessageEvent('message', { data: JSON.stringify(message) });
    this.onmessage?.call(this as unknown as WebSocket, event);
  }

  drop(code = 1006): void {
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close', { code }));
  }
}

export function question(seat: number, number: number, notations = ['a', 'b']): Decision {
  const actions = notations.map((notation) => ({
    notation,
    label: notation,
    card: null,
    verb: notation,
    targets: [],
  }));
  return {
    number,
    seat,
    kind: 'act',
    prompt: `Seat ${seat}`,
    source: null,
    rule: 'R16',
    awaited: true,
    ends: ['end'],
    lapses: [],
    pick: { count: 1 },
    actions,
  };
}

/** A chance beside the others' questions, which nobody waits for. */
export function chance(seat: number, number: number, notations = ['cast a', 'cast b']): Decision {
  return { ...question(seat, number, notations), kind: 'spell', awaited: false };
}

export function tableInfo(change: Partial<TableInfo> = {}): TableInfo {
  const seat = (number: number, name: string) => ({
    seat: number,
    name,
    kind: 'person' as const,
    bot: '',
    present: true,
    asked: false,
  });
  return {
    table: 'table1',
    title: '',
    game: 'some-game',
    options: {},
    seats: [seat(0, 'Anna'), seat(1, 'Ben')],
    yours: [0],
    host: true,
    locked: false,
    undo: 'safe',
    turn: 1,
    actions: 0,
    outcome: null,
    updated: 0,
    packs: [],
    edition: '',
    stopped: '',
    ...change,
  };
}

/** A line of the log that says only which one it is. */
export function logLine(number: number, text = `line ${number}`): LogLine {
  return {
    number,
    kind: 'x',
    seat: 0,
    amount: 0,
    card: null,
    source: null,
    cause: null,
    action: number,
    text,
  };
}

/** A position where these questions are open, as each of these seats of mine sees it. */
export function snapshot(yours: number[], open: Decision[], change: Partial<Snapshot> = {}): Snapshot {
  const view = (seat: number) => ({
    game: 'some-game',
    seat,
    outcome: null,
    // The choices of the others are their secret.
    decisions: open.map((decision) => (decision.seat === seat ? decision : { ...decision, actions: null })),
  });
  return {
    type: 'table',
    info: tableInfo({ yours }),
    version: 1,
    views: Object.fromEntries(yours.map((seat) => [String(seat), view(seat)])),
    log_from: 0,
    log: [],
    actions_from: 0,
    actions: [],
    undo: {},
    vote: null,
    autos: [],
    thinking: null,
    ...change,
  };
}
