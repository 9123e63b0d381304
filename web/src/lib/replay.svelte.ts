import { ownBoards } from '../games';
import { api } from './api';
import type { ActionInfo, LogLine, ReplayIndex, ReplayPosition, TableInfo } from './protocol';
import { settings, type Language } from './settings.svelte';
import { TableReading } from './table.svelte';
import type { View } from './view';

const KEPT = 400;

/** A match looked back at: the same to read as a live table, and nothing to do at it but to move through time. */
export class ReplayStore extends TableReading {
  readonly kind = 'replay' as const;
  /** The position shown: just before action `at`; `count` is the end. */
  at = $state(0);
  count = $state(0);
  playing = $state(false);
  finished = $state(false);
  /** Every action of the match, for the timeline (`actions` holds those up to now). */
  timeline = $state.raw<ActionInfo[]>([]);

  #secrets: string[];
  #info: TableInfo | null = null;
  #lines: LogLine[] = [];
  #language: Language = settings.language;
  #positions = new Map<number, Promise<ReplayPosition>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, secrets: string[], at: number | null = null) {
    super(table);
    this.#secrets = secrets;
    void this.#open(at);
  }

  /** The first key: positions are seen through its seat's eyes. */
  get #secret(): string {
    return this.#secrets[0] ?? '';
  }

  /** What happens next, in the words of the log; nothing at the end. */
  get next(): string {
    return this.#lines.find((line) => line.action === this.at)?.text ?? '';
  }

  /** Moves by some actions, forwards or back. */
  step(by: number): Promise<void> {
    return this.go(this.at + by);
  }

  /** Moves to the next or previous turn. */
  stepTurn(direction: 1 | -1): Promise<void> {
    return this.go(turnBoundary(this.timeline, this.at, direction));
  }

  async go(to: number): Promise<void> {
    const at = Math.max(0, Math.min(this.count, Math.round(to)));
    this.at = at;
    try {
      const position = await this.#position(at);
      if (this.at !== at) return; // moved on while this was on its way
      this.#show(at, position);
    } catch (problem) {
      this.stop();
      this.refusal = problem instanceof Error ? problem.message : '';
    }
  }

  /** Plays on by itself; `speed` 1 is one action in about a second. */
  play(speed: number): void {
    this.stop();
    if (this.count === 0) return;
    this.playing = true;
    const beat = async (): Promise<void> => {
      await this.step(1);
      if (!this.playing) return;
      if (this.at >= this.count) return this.stop();
      void this.#position(Math.min(this.at + 1, this.count));
      this.#timer = setTimeout(() => void beat(), 1100 / speed);
    };
    if (this.at >= this.count) void this.go(0).then(beat);
    else void beat();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  close(): void {
    this.stop();
  }

  /** The same position and the lines up to it, in another language. */
  speak(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#positions.clear();
    if (this.#info) void this.#reread(language);
  }

  async #reread(language: Language): Promise<void> {
    try {
      const index = await api.replay(this.table, this.#secret, language, this.opened);
      if (language !== this.#language) return;
      this.#read(index);
      await this.go(this.at);
    } catch (problem) {
      this.refusal = problem instanceof Error ? problem.message : '';
    }
  }

  #read(index: ReplayIndex): void {
    this.#lines = index.log;
    this.timeline = index.actions;
    this.count = index.actions.length;
    this.finished = index.finished;
    this.opened = index.opened ?? false;
  }

  async #open(at: number | null): Promise<void> {
    try {
      const infos = await api.mine(this.#secrets.map((secret) => ({ table: this.table, secret })));
      this.#info = infos[0] ?? null;
      // What is over is looked at with all cards open; of what runs nothing is asked that would end a secret.
      const over = this.#info?.outcome != null;
      const index = await api.replay(this.table, this.#secret, this.#language, over);
      this.#read(index);
      this.status = 'open';
      // A match that still runs is looked back at from its end: what has just happened?
      await this.go(at ?? (index.finished ? 0 : this.count));
    } catch (problem) {
      this.refusal = problem instanceof Error ? problem.message : '';
      this.status = 'refused';
    }
  }

  #position(at: number): Promise<ReplayPosition> {
    const known = this.#positions.get(at);
    if (known) return known;
    const drawn = this.#info !== null && !ownBoards.includes(this.#info.game);
    const asked = api.position(this.table, at, this.#secret, this.#language, drawn, this.opened);
    // What failed is asked anew next time.
    asked.catch(() => this.#positions.delete(at));
    this.#positions.set(at, asked);
    if (this.#positions.size > KEPT) this.#positions.delete(this.#positions.keys().next().value!);
    return asked;
  }

  #show(at: number, position: ReplayPosition): void {
    if (!this.#info) return;
    const view = asPast(position.view);
    const first = this.snapshot === null;
    const seats = this.opened ? this.#info.seats.map(({ seat }) => seat) : [view.seat];
    const names = seats.map((seat) => (typeof seat === 'number' ? String(seat) : 'watch'));
    this.log = this.#lines.filter((line) => line.action < at);
    this.actions = this.timeline.slice(0, at);
    this.snapshot = {
      type: 'table',
      info: infoAt(this.#info, view),
      version: at,
      views: Object.fromEntries(names.map((name, place) => [name, { ...view, seat: seats[place] ?? null }])),
      sections: Object.fromEntries(names.map((name) => [name, position.sections ?? []])),
      log_from: 0,
      log: this.log,
      actions_from: 0,
      actions: this.actions,
      undo: {},
      vote: null,
      autos: [],
      thinking: null,
    };
    if (first && typeof view.seat === 'number') this.seat = view.seat;
    this.settleSeat();
    void this.loadCards(this.#info);
  }
}

/** A position to look at: what was asked is told, but there is nothing to answer. */
function asPast(view: View): View {
  return { ...view, decisions: view.decisions.map((decision) => ({ ...decision, actions: null })) };
}

/** What was known about the table then. */
function infoAt(info: TableInfo, view: View): TableInfo {
  const asked = new Set(view.decisions.filter(({ awaited }) => awaited).map(({ seat }) => seat));
  return {
    ...info,
    seats: info.seats.map((seat) => ({ ...seat, present: true, asked: asked.has(seat.seat) })),
    turn: typeof view.turn === 'number' ? view.turn : info.turn,
    outcome: view.outcome ? { ...view.outcome } : null,
  };
}

/** Where the turn after (or before) this position begins. */
export function turnBoundary(timeline: ActionInfo[], at: number, direction: 1 | -1): number {
  const starts = timeline
    .filter((action, index) => index === 0 || action.turn !== timeline[index - 1]!.turn)
    .map((action) => action.number);
  if (direction === 1) return starts.find((start) => start > at) ?? timeline.length;
  return starts.findLast((start) => start < at) ?? 0;
}
