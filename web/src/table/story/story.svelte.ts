// Tells what happened: one thing after the other, cause before effect, quickly. It can be skipped at any time.
import { unasked } from '../../lib/moments';
import type { LogLine, Snapshot } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { play } from '../../lib/sound';
import { read, write } from '../../lib/storage';
import { announced, beatsOf, summary, type Beat } from './beats';
import { lately, type Deed, type DeedTeller } from './deeds';
import type { Announcement, GameTable } from '../game';
import { Answering } from '../seats/answering.svelte';
import { seatWord } from '../seats/who';
import { live, type Store } from '../view';

// So that the turn of another is told in some four to ten seconds.
const STEP = 260;
const TURN = 600;
const SHOWN = 700;
const LETTER = 10;
const LONGEST = 1900;
/** A die must come to rest and be read, however long the story is. */
const DIE = 1450;
const SINCE = 8000;
/** So long the card that another plays is large. */
const LARGE = 900;
/** A longer story is told faster, but not faster than at twice the speed. */
const WHOLE = 5000;
/** More than that at once is a jump through time, not something to watch. */
const JUMP = 60;
/** Fewer lines than that nobody has missed. */
const FEW = 3;
/** So few lives make the heart beat. */
const WEAK = 3;
const MEMORY = 'wandwright.told';
const REMEMBERED = 40;

export class Story {
  /** What is told now. */
  beat = $state.raw<Beat | null>(null);
  /** The line whose card is large now, where another acts with it. */
  large = $state.raw<LogLine | null>(null);
  /** Who has answered what several are asked at once; it is known before it is told. */
  readonly answering = new Answering();
  private waiting = $state.raw<Beat[]>([]);
  private last = -1;
  private missed: LogLine[] = [];
  private newest: Snapshot | null = null;
  /** Pictures that have come and are not shown to their end yet. */
  private coming: Snapshot[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private largeTimer: ReturnType<typeof setTimeout> | undefined;
  private ends = 0;
  private haste = 1;

  constructor(
    readonly store: Store,
    readonly game: GameTable,
  ) {}

  /** All that has happened is shown: nothing flies, falls or is announced any more. */
  readonly settled: boolean = $derived.by(() => this.beat === null);

  /** There is more to come: answers wait. */
  readonly telling: boolean = $derived.by(() => this.waiting.length > 0);

  /** Something is to be read before answers are given. */
  readonly loud: boolean = $derived.by(() =>
    [this.beat, ...this.waiting].some(
      (beat) => beat !== null && (beat.said !== null || beat.since !== undefined),
    ),
  );

  /** What everybody should read now. */
  readonly shown: Announcement | null = $derived.by(() => {
    const said = this.beat?.said;
    return (said && this.game.announce?.(said, this.store.cards)) ?? null;
  });

  /** What the table is busy with now, in the game's words; nothing where it has none for it. */
  readonly now: string = $derived.by(() => {
    const line = this.beat?.said ?? this.beat?.lines.at(0);
    return line ? this.game.say(`now-${this.rootOf(line).kind}`) : '';
  });

  /** What others did since somebody here last acted. */
  readonly deeds: Deed[] = $derived.by(() => {
    const { log, actions, seats, snapshot } = this.store;
    if (!live(this.store) || !this.game.deeds || !snapshot) return [];
    return lately(log, actions, seats, this.teller).slice(-Math.max(1, snapshot.info.seats.length - 1));
  });

  private get teller(): DeedTeller & { game: GameTable } {
    const { cards, view } = this.store;
    return { game: this.game, cards, heroOf: (seat) => (view && this.game.seatName(view, seat)) ?? '' };
  }

  /** What brought it all about. */
  private rootOf(line: LogLine): LogLine {
    const cause =
      line.cause === null ? undefined : this.store.log.find(({ number }) => number === line.cause);
    return cause ? this.rootOf(cause) : line;
  }

  /** Begins to listen; gives back how to stop. */
  begin(): () => void {
    const table = live(this.store);
    this.last = this.store.log.at(-1)?.number ?? -1;
    this.newest = this.store.snapshot;
    this.answering.watch(this.store.awaited);
    if (table) this.comeBack(table.opening);
    table?.tellBy(this);
    const look = (): void => (document.hidden ? this.skip() : this.catchUp());
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(this.timer);
      clearTimeout(this.largeTimer);
      table?.tellBy(null);
    };
  }

  /** Who was here before is told what happened since; a beginning that was seen is not told again. */
  private comeBack(opening: boolean): void {
    const known = remembered()[this.store.table];
    if (known === undefined) {
      this.remember();
      return;
    }
    if (opening) this.last = known;
    this.missed = this.store.log.filter((line) => line.number > known);
    this.catchUp();
    this.remember();
  }

  /** A new picture of the table has come. */
  tell(snapshot: Snapshot): void {
    const fresh = snapshot.log.filter((line) => line.number > this.last);
    const jumps = fresh.length > JUMP || ((snapshot.moments ?? []).length === 0 && fresh.length > 0);
    const back = snapshot.log_from <= this.last && fresh.length === 0;
    const seats = snapshot.info.yours;
    const beats = beatsOf(snapshot, { game: this.game, seats, last: this.last });
    this.newest = snapshot;
    this.answering.watch(Object.values(snapshot.views)[0]?.decisions ?? []);
    this.coming.push(snapshot);
    this.last = fresh.at(-1)?.number ?? (back ? (snapshot.log.at(-1)?.number ?? -1) : this.last);
    if (document.hidden || jumps) this.missed = [...this.missed, ...fresh];
    const off = settings.motion === 'off';
    if (off && !document.hidden && !jumps) this.sound(fresh);
    if (document.hidden || jumps || back || off) this.jump();
    else this.queue(beats);
    if (jumps) this.catchUp();
  }

  /** Lines of a match that is looked back at: while it plays by itself, what was announced is announced again. */
  retell(log: LogLine[], plays: boolean): void {
    const fresh = log.filter((line) => line.number > this.last);
    this.last = log.at(-1)?.number ?? -1;
    if (!plays || fresh.length > JUMP || settings.motion === 'off') return;
    const loud = fresh.filter((line) => announced(line, this.game) !== null);
    this.jump();
    this.queue(loud.map((said) => ({ snapshot: null, lines: fresh, seen: [], said })));
  }

  private queue(beats: Beat[]): void {
    this.waiting = [...this.waiting, ...(settings.motion === 'full' ? beats : onlyRead(beats))];
    const whole = this.waiting.reduce((sum, beat) => sum + this.lasts(beat), 0);
    this.haste = Math.min(2, Math.max(1, whole / WHOLE));
    if (this.beat === null) this.next();
  }

  /** Goes on to what comes next. */
  next(): void {
    clearTimeout(this.timer);
    const [beat, ...rest] = this.waiting;
    this.waiting = rest;
    this.beat = beat ?? null;
    if (!beat) return this.finish();
    this.show(beat.snapshot);
    this.sound(beat.lines);
    this.enlarge(this.acted(beat));
    this.rest(this.lasts(beat) / (this.shown?.die ? 1 : this.haste) / settings.speed);
  }

  /** What is seen to move now takes so long. */
  hold(milliseconds: number): void {
    if (this.beat && Date.now() + milliseconds > this.ends) this.rest(milliseconds);
  }

  private rest(milliseconds: number): void {
    clearTimeout(this.timer);
    this.ends = Date.now() + milliseconds;
    this.timer = setTimeout(() => this.next(), milliseconds);
  }

  private lasts(beat: Beat): number {
    if (beat.since) return SINCE;
    if (beat.said) return this.reading(this.game.announce?.(beat.said, this.store.cards) ?? null);
    const seen = beat.seen ?? beat.lines;
    if (settings.motion !== 'full' || seen.length === 0) return 0;
    return Math.max(STEP, ...seen.map((line) => this.game.cues?.[line.kind]?.long ?? 0));
  }

  /** The last line by which another acts with a card, where no banner shows it. */
  private acted({ said, lines }: Beat): LogLine | undefined {
    const { seats } = this.store;
    const others = lines.filter(({ seat, card }) => card !== null && seat !== null && !seats.includes(seat));
    return said ? undefined : others.findLast(({ kind }) => this.game.shows?.includes(kind));
  }

  private enlarge(line: LogLine | undefined): void {
    if (!line) return;
    clearTimeout(this.largeTimer);
    this.large = line;
    this.largeTimer = setTimeout(() => (this.large = null), LARGE / settings.speed);
  }

  private reading(words: Announcement | null): number {
    if (!words || words.tone === 'turn') return TURN;
    if (words.die) return DIE;
    return Math.min(LONGEST, SHOWN + words.text.length * LETTER);
  }

  /** Shows how it all ended, at once. */
  skip(): void {
    if (this.beat === null && this.waiting.length === 0) return;
    this.jump();
  }

  private jump(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.beat = null;
    this.large = null;
    this.finish();
  }

  private finish(): void {
    // Each brings its part of the log.
    for (const snapshot of this.coming) this.show(snapshot);
    this.remember();
    if (this.newest) live(this.store)?.told(this.newest);
  }

  private show(snapshot: Snapshot | null): void {
    if (snapshot && snapshot !== this.store.snapshot) live(this.store)?.show(snapshot);
    this.coming = this.coming.filter((other) => other !== snapshot);
  }

  /** Everything that is heard has its cause. */
  private sound(lines: LogLine[]): void {
    const cues = this.game.cues ?? {};
    const heard = new Set(lines.flatMap((line) => cues[line.kind]?.sound ?? []));
    const hurt = lines.some(({ kind, seat }) => cues[kind]?.does === 'harm' && this.isWeak(seat));
    for (const name of hurt ? [...heard, 'heart' as const] : heard) play(name);
  }

  private isWeak(seat: number | null): boolean {
    const view = this.store.view;
    const lives = seat === null || !view ? null : (this.game.lives?.(view, seat) ?? null);
    return lives !== null && lives > 0 && lives <= WEAK;
  }

  /** Somebody looks again: in a few lines, what was missed. */
  private catchUp(): void {
    const lines = summary(this.missed, this.teller, (seat) => seatWord(this.store, seat));
    const count = this.missed.length;
    this.missed = [];
    const now = this.newest;
    if (count < FEW || lines.length === 0 || !now || settings.motion === 'off') return;
    this.queue([
      { snapshot: unasked(now), lines: [], said: null, since: lines },
      { snapshot: now, lines: [], said: null },
    ]);
  }

  private remember(): void {
    const others = Object.entries(remembered()).filter(([table]) => table !== this.store.table);
    write(MEMORY, Object.fromEntries([...others.slice(1 - REMEMBERED), [this.store.table, this.last]]));
  }
}

/** With reduced motion things change at once; what is to be read is still read, and the end is the end. */
function onlyRead(beats: Beat[]): Beat[] {
  const kept: Beat[] = [];
  let lines: LogLine[] = [];
  for (const [place, beat] of beats.entries()) {
    lines = [...lines, ...beat.lines];
    if (!beat.said && !beat.since && place < beats.length - 1) continue;
    kept.push({ ...beat, lines });
    lines = [];
  }
  return kept;
}

/** The last line that was told, for each table that was looked at lately. */
function remembered(): Record<string, number> {
  return read<Record<string, number>>(MEMORY, {});
}
