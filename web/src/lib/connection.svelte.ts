import type { Advice, FromBrowser, FromServer, NewKey, Refused, Snapshot } from './protocol';
import { ownBoards } from '../games';
import {
  dropSecret,
  forget,
  keepHost,
  keepInvite,
  keepNewHost,
  keepPlain,
  keepSeat,
  keepSpectator,
  keepTaken,
  newSecret,
  openLinks,
} from './keyring';
import { stepsOf } from './moments';
import { joined, merged } from './numbered';
import { rooted } from './root';
import { settings, type Language } from './settings.svelte';
import { t } from './text.svelte';
import { TableReading } from './table.svelte';
import { refusal } from './problem';
export { TableReading, type Status } from './table.svelte';
export { ReplayStore } from './replay.svelte';
import type { ReplayStore } from './replay.svelte';

/** A table on the screen; `kind` tells which. */
export type AnyTable = TableStore | ReplayStore;

type Wire = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;
type Unnumbered<T> = T extends { ref: number } ? Omit<T, 'ref'> : never;
type Outgoing = Unnumbered<FromBrowser>;
type Numbered = Extract<FromBrowser, { ref: number }>;

/** Shows what happens one thing after the other, and says when it has. */
export interface Teller {
  tell(snapshot: Snapshot): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 25_000;
/** The server closes with this when no key of ours opens the table; any other end is worth another try. */
const NO_ENTRY = 4404;
/** The table is no more. */
const DELETED = 4410;

/** A live table: what the server says, and what I may do. Connects by itself, again and again, until closed. */
export class TableStore extends TableReading {
  readonly kind = 'live' as const;
  advice = $state.raw<Advice | null>(null);
  /** A link the host has just made anew. */
  newKey = $state.raw<NewKey | null>(null);
  /** The key for spectators that the host has just made anew. */
  spectators = $state<string | null>(null);
  /** Something I sent has not been answered yet. */
  busy = $state(false);
  /** Nothing was said before what is here. */
  chatBegins = $state(false);

  #secrets: string[];
  #dial: (address: string) => Wire;
  #wire: Wire | null = null;
  #ref = 0;
  /** Sent and not yet answered; sent again after a break if the question is still open. */
  #unanswered = new Map<number, Numbered>();
  #teller: Teller | null = null;
  /** How the match began, until there is somebody to tell it. */
  #untold: Snapshot | null = null;
  /** The newest snapshot; the one that is shown may still be on its way there. */
  #newest: Snapshot | null = null;
  #greeted = false;
  /** The language that the server speaks on this line. */
  #language: Language = settings.language;
  /** The number of the message that asked for it. */
  #spoken = 0;
  /** The first line of the log, where lines of before are still to be heard in another language. */
  #again: number | null = null;
  /** Whoever looks at the table has sat down: seats that came by a link become mine alone. */
  #takes = false;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(
    table: string,
    secrets: string[],
    dial: (address: string) => Wire = (address) => new WebSocket(address),
  ) {
    super(table);
    this.#secrets = secrets;
    this.#dial = dial;
    this.#connect();
  }

  /** Answers the question to a seat of mine; `further` are the other picks of the same choice. */
  act(notation: string, seat = this.seat, further: string[] = []): void {
    const view = this.snapshot?.views[String(seat)];
    const open = view?.decisions.filter((decision) => decision.seat === seat) ?? [];
    // A seat that is asked may have a chance of another kind beside it: the answer belongs to the one that lists it.
    const listing = open.find(({ actions }) => actions?.some((choice) => choice.notation === notation));
    const decision = listing ?? this.questionsTo(seat)[0];
    if (!decision) {
      this.refusal = t('at-not-asked');
      return;
    }
    const picks = further.length > 0 ? { further } : {};
    this.#send({ type: 'act', seat, question: decision.number, action: notation, ...picks });
  }

  /** Goes back to just before action `to`; without it, takes back the last one. */
  undo(to: number | null = null): void {
    this.#send({ type: 'undo', seat: this.seat, to });
  }

  /** Says yes or no to an undo that another asks for, for each seat of mine that is still to answer. */
  vote(yes: boolean): void {
    const missing = this.snapshot?.vote?.missing ?? [];
    for (const seat of this.seats.filter((mine) => missing.includes(mine))) {
      this.#send({ type: 'vote', seat, yes });
    }
  }

  /** The asker or the host would rather not wait for the others. */
  endVote(): void {
    const by = this.snapshot?.vote?.by;
    if (by !== undefined) this.#send({ type: 'vote', seat: by, yes: false });
  }

  hint(): void {
    this.#send({ type: 'hint', seat: this.seat });
  }

  /** Answers such questions always like this; `action` null stops it. */
  auto(kind: string, source: string | null, action: string | null, until: 'turn' | 'match' = 'turn'): void {
    this.#send({ type: 'auto', seat: this.seat, kind, source, action, until });
  }

  say(text: string): void {
    const words = text.trim().slice(0, 400);
    if (words) this.#send({ type: 'chat', seat: this.seat < 0 ? null : this.seat, text: words });
  }

  rename(seat: number, name: string): void {
    const word = name.trim().slice(0, 40);
    if (word) this.#send({ type: 'rename', seat, name: word });
  }

  reseat(seat: number, kind: 'person' | 'bot', bot?: string): void {
    this.#send({ type: 'reseat', seat, kind, ...(bot ? { bot } : {}) });
  }

  /** Takes the first free seat of a waiting room; its key is kept before the server knows it. */
  sit(name: string): void {
    const word = name.trim().slice(0, 40);
    if (!word) return;
    const secret = newSecret();
    this.#secrets = keepSeat(this.table, secret);
    this.#send({ type: 'sit', secret, name: word });
  }

  /** In a waiting room: whom a seat plays. */
  wish(seat: number, option: string, value: string): void {
    this.#send({ type: 'wish', seat, option, value });
  }

  /** In a waiting room: what is played. */
  lay(options: Record<string, unknown>): void {
    this.#send({ type: 'lay', options });
  }

  /** Lets the match of a waiting room begin with these seats. */
  begin(seats: number[], options: Record<string, unknown>): void {
    this.#send({ type: 'begin', seats, options });
  }

  reissue(seat: number): void {
    this.#send({ type: 'reissue', seat });
  }

  /** Another key for the host or for spectators; the old one opens nothing any more. */
  renew(which: 'host' | 'spectator'): void {
    const secret = newSecret();
    if (which === 'host') {
      keepNewHost(this.table, secret);
      this.#secrets = [...this.#secrets, secret];
    }
    this.#send({ type: 'renew', which, secret });
  }

  /** Takes the seats that links have opened with keys of my own, now and after every break of the line. */
  takeSeats(): void {
    this.#takes = true;
    if (this.#greeted) this.#claim();
  }

  #claim(): void {
    const seats = this.#newest?.info.seats ?? [];
    if (!this.#newest?.info.yours.some((seat) => seats[seat]?.link)) return;
    for (const { link, own } of openLinks(this.table)) this.#send({ type: 'claim', link, secret: own });
  }

  lock(locked: boolean): void {
    this.#send({ type: 'lock', locked });
  }

  /** Deletes the table, for everybody. */
  deleteTable(): void {
    this.#send({ type: 'delete' });
  }

  /** Asks for what came before the first line that is here; the table goes on meanwhile. */
  older(what: 'log' | 'chat'): void {
    const first = this[what][0]?.number ?? 0;
    if (first > 0 && this.#greeted) this.#ask({ type: 'older', what, before: first });
  }

  speak(language: Language): void {
    if (this.#newest) void this.loadCards(this.#newest.info);
    // What is kept of a frozen table is there in one language.
    if (!this.#greeted || language === this.#language || this.#newest?.info.stopped) return;
    this.#language = language;
    this.refusal = null;
    this.#sayAgain();
    this.#spoken = this.#ask({ type: 'locale', locale: language });
    if (this.advice) this.hint();
  }

  /** The log comes anew, its newest page first; then what had been read of the older ones. */
  #sayAgain(): void {
    this.#again = this.log[0]?.number ?? null;
  }

  #hearOlder(before: number): void {
    if (this.#again === null) return;
    if (before > this.#again) this.#ask({ type: 'older', what: 'log', before });
    else this.#again = null;
  }

  /** Sends what nobody waits for; gives its number. */
  #ask(message: Outgoing): number {
    this.#ref += 1;
    this.#wire?.send(JSON.stringify({ ...message, ref: this.#ref }));
    return this.#ref;
  }

  /** From now on snapshots are shown by a teller; without one (null) each is shown at once. */
  tellBy(teller: Teller | null): void {
    this.#teller = teller;
    const untold = this.#untold;
    this.#untold = null;
    if (untold) this.#tell(untold);
  }

  /** The match has just begun, and nobody has told how. */
  get opening(): boolean {
    return this.#untold !== null;
  }

  /** Says that all that led to a snapshot has been seen: a bot that waits for it goes on. */
  told({ thinking, version }: Snapshot): void {
    if (!this.#greeted || thinking === null) return;
    this.#ask({ type: 'told', version });
  }

  dismiss(): void {
    this.refusal = null;
    this.advice = null;
    this.newKey = null;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#wire?.close();
  }

  /** Tries at once: the network is back, or somebody does not want to wait. */
  retry(): void {
    if (this.#closed || this.status !== 'lost') return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = rooted(`/api/tables/${encodeURIComponent(this.table)}/ws`);
    const wire = this.#dial(`${scheme}://${location.host}${path}`);
    if (this.#wire && this.#wire !== wire) {
      this.#wire.onclose = null;
      this.#wire.close();
    }
    this.#wire = wire;
    this.#greeted = false;
    wire.onopen = () => {
      if (this.#language !== settings.language) this.#sayAgain();
      this.#language = settings.language;
      wire.send(
        JSON.stringify({
          type: 'hello',
          secrets: this.#secrets,
          locale: this.#language,
          boards: ownBoards,
          story: true,
        } satisfies FromBrowser),
      );
    };
    wire.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as FromServer);
    wire.onclose = ({ code }) => {
      if (code === DELETED) forget(this.table);
      return code === NO_ENTRY || code === DELETED ? this.#refuse() : this.#lost();
    };
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'table':
        return this.#take(message);
      case 'past':
        this.log = merged(this.log, message.log);
        this.actions = merged(this.actions, message.actions);
        return this.#hearOlder(message.log[0]?.number ?? 0);
      case 'talk':
        this.chat = merged(this.chat, message.lines);
        if (message.lines.length === 0) this.chatBegins = true;
        return;
      case 'done':
        if (message.ref === this.#spoken) this.#hearOlder(this.#newest?.log_from ?? 0);
        this.#keep(this.#unanswered.get(message.ref));
        return this.#settle(message.ref);
      case 'refused':
        return this.#refused(message);
      case 'advice':
        this.advice = message;
        return this.#settle(message.ref);
      case 'key':
        this.newKey = message;
        keepInvite(this.table, message.seat, message.secret);
        if (this.seats.includes(message.seat)) this.#secrets = keepSeat(this.table, message.secret);
        return this.#settle(message.ref);
    }
  }

  /** Keys that the server knows now. */
  #keep(done: Numbered | undefined): void {
    // What the new key opens is told to who comes with it.
    if (done?.type === 'sit') this.#connect();
    if (done?.type === 'claim') keepTaken(this.table, done.link);
    if (done?.type === 'renew' && done.which === 'host') keepHost(this.table, done.secret);
    if (done?.type === 'renew' && done.which === 'spectator') {
      keepSpectator(this.table, done.secret);
      this.spectators = done.secret;
    }
  }

  #refused(message: Refused): void {
    const tried = message.ref === null ? undefined : this.#unanswered.get(message.ref);
    // A link to watch, or a key for another device: it opens what it opens, and nobody asked for more.
    if (tried?.type === 'claim') keepPlain(this.table, tried.link);
    else {
      if (tried?.type === 'sit') this.#secrets = dropSecret(this.table, tried.secret);
      this.refusal = refusal(message.code, message.values, message.why);
    }
    if (message.ref !== null) this.#settle(message.ref);
  }

  #take(snapshot: Snapshot): void {
    if (snapshot.version !== this.#newest?.version) this.advice = null;
    this.#newest = snapshot;
    void this.loadCards(snapshot.info);
    const first = !this.#greeted;
    if (first) this.#greet();
    this.#tell(snapshot);
    if (!first) return;
    this.#hearOlder(snapshot.log_from);
    this.speak(settings.language);
  }

  #tell(snapshot: Snapshot): void {
    const untold = this.#untold;
    if (this.#teller) this.#teller.tell(snapshot);
    // Names and guests come while the match waits for its table: its beginning is still to be told.
    else if (untold && snapshot.log.length === 0) this.#begin({ ...snapshot, ...beginning(untold) });
    else if ((snapshot.moments ?? []).length > 0 && !this.snapshot) this.#begin(snapshot);
    else {
      this.#untold = null;
      this.show(snapshot);
      this.told(snapshot);
    }
  }

  /** Shows how the table was laid, and keeps the rest for the teller. */
  #begin(snapshot: Snapshot): void {
    this.#untold = snapshot;
    this.show(stepsOf(snapshot)[0]!);
  }

  /** Puts a snapshot on the screen. */
  show(snapshot: Snapshot): void {
    this.log = joined(this.log, snapshot.log_from, snapshot.log);
    this.actions = joined(this.actions, snapshot.actions_from, snapshot.actions);
    this.snapshot = snapshot;
    this.settleSeat();
  }

  /** The first picture after a break: what was on its way is sent again if its question is still open. */
  #greet(): void {
    this.#greeted = true;
    this.#wait = FIRST_WAIT;
    this.status = 'open';
    this.#keepAlive();
    const waiting = [...this.#unanswered.values()];
    this.#unanswered.clear();
    this.busy = false;
    this.refusal = null;
    for (const message of waiting) {
      if (message.type === 'act' && this.#stillOpen(message.seat, message.question)) this.#post(message);
      else if (message.type !== 'claim' && !this.#arrived(message)) this.refusal = t('at-broken-off');
    }
    if (this.#takes) this.#claim();
  }

  #stillOpen(seat: number, question: number): boolean {
    const view = this.#newest?.views[String(seat)] as
      { decisions?: { seat: number; number: number }[] } | undefined;
    return view?.decisions?.some((open) => open.seat === seat && open.number === question) ?? false;
  }

  /** An answer that was taken before the line broke stands among what was done since. */
  #arrived(message: Numbered): boolean {
    const known = this.actions.at(-1)?.number ?? -1;
    const since = this.#newest?.actions.filter(({ number }) => number > known) ?? [];
    return (
      message.type === 'act' &&
      since.some(({ seat, notation }) => seat === message.seat && notation === message.action)
    );
  }

  #send(message: Outgoing): void {
    this.refusal = null;
    // An answer is kept until the line is back. Anything else is not: who knows whether it is still wanted then.
    if (this.status === 'lost' && message.type !== 'act' && message.type !== 'claim') {
      this.refusal = t('at-no-line');
      return;
    }
    this.#ref += 1;
    this.#post({ ...message, ref: this.#ref } as Numbered);
  }

  #post(message: Numbered): void {
    this.#unanswered.set(message.ref, message);
    this.busy = true;
    if (this.#greeted) this.#wire?.send(JSON.stringify(message));
  }

  #settle(ref: number): void {
    this.#unanswered.delete(ref);
    this.busy = this.#unanswered.size > 0;
  }

  #keepAlive(): void {
    clearInterval(this.#beat);
    this.#beat = setInterval(() => {
      this.#ask({ type: 'ping' });
    }, HEARTBEAT);
  }

  #refuse(): void {
    this.status = 'refused';
    this.close();
  }

  #lost(): void {
    clearInterval(this.#beat);
    this.#greeted = false;
    if (this.#closed) return;
    this.status = this.snapshot ? 'lost' : 'connecting';
    // A little chance in the wait, so that a restarted server is not met by everybody at once.
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}

/** The part of a snapshot that tells how a match began. */
function beginning({ log, log_from, moments }: Snapshot): Partial<Snapshot> {
  return { log, log_from, ...(moments ? { moments } : {}) };
}
