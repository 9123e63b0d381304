// What the people at one screen are doing: what glows, what is lit, open and pointed at. The rules live elsewhere:
// an answer is always one of the open question's, from the tray and from the table alike.
import { getContext, setContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { CardInfo } from '../lib/protocol';
import { group, keysWith } from './collect';
import type { GameTable, Piece } from './game';
import { adviceOf, live, type CardRef, type Choice, type Question, type Store, type View } from './view';
import { t } from '../lib/text.svelte';

const NOTICE_SECONDS = 4;
const REST_SECONDS = 0.45;
const NO_VIEW: View = { game: '', seat: null, outcome: null, decisions: [] };
const HELD = Symbol('table');

/** A pile laid out to be looked at. */
export interface OpenPile {
  title: string;
  cards: CardRef[];
}

/** A piece, with the answers that begin by taking it in hand. */
export interface Handful extends Piece {
  choices: Choice[];
}

/** One line of the tray: an answer, or a piece to pick up first. */
export type Entry = { choice: Choice; piece?: undefined } | { piece: Handful; choice?: undefined };

export class TableUi {
  large = $state<string | null>(null);
  pile = $state.raw<OpenPile | null>(null);
  /** The rule that is being read. */
  rule = $state<string | null>(null);
  region = $state('');
  cursor = $state(-1);
  notice = $state('');
  /** What the drawer shows when it is open. */
  tab = $state<'log' | 'chat'>('log');
  /** The chat can be read now. */
  chatting = $state(false);
  dragged = $state.raw<Choice[]>([]);
  /** The piece picked up, by its name. */
  private held = $state<string | null>(null);
  /** A place of the table that several answers lead to: they are listed, to choose among. */
  private aim = $state<number | null>(null);
  /** Answers about a thing that was pressed: they are listed, to choose among. */
  private among = $state.raw<Choice[]>([]);
  /** A card the mouse rests on, and where it lies. */
  hovered = $state.raw<{ id: string; box: DOMRect } | null>(null);
  /** Cards that a chip, a line of the log or the adviser points at. */
  readonly lit = new SvelteSet<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private resting: ReturnType<typeof setTimeout> | undefined;
  /** The element the mouse rests on. */
  private under: Element | null = null;
  private mouse = { x: -1, y: -1 };
  /** Where the mouse was when the table changed under it: what slid there is not pointed at. */
  private still: { x: number; y: number } | null = null;

  constructor(
    readonly store: Store,
    readonly game: GameTable,
  ) {
    this.region = game.regions()[0]?.id ?? '';
  }

  readonly view: View = $derived.by(() => this.store.view ?? NO_VIEW);
  readonly mine: Question | null = $derived.by(() => (live(this.store) ? this.store.mine : null));
  /** What seats on this device may do beside the question; nobody waits for it. */
  readonly offers: Question[] = $derived.by(() => (live(this.store) ? this.store.offers : []));
  /** The answers of an open turn are put in order; those that end it stand behind all others. */
  readonly choices: Choice[] = $derived.by(() => {
    const actions = this.mine?.actions ?? [];
    if (this.mine?.kind !== 'act') return actions;
    return actions.toSorted((one, other) => this.rank(one) - this.rank(other));
  });

  private rank(choice: Choice): number {
    if (this.game.ends(choice)) return Number.MAX_VALUE;
    return this.game.rank?.(choice) ?? Number(choice.card === null);
  }

  /** The pieces that can be picked up, each with its answers. */
  readonly pieces: Handful[] = $derived.by(() => {
    const question = this.mine;
    const found = new Map<string, Handful>();
    if (!question || !this.game.piece) return [];
    for (const choice of this.choices) {
      const piece = this.game.piece(choice, question, this.view);
      if (!piece) continue;
      const known = found.get(piece.id);
      if (known) known.choices.push(choice);
      else found.set(piece.id, { ...piece, choices: [choice] });
    }
    return [...found.values()];
  });

  /** The piece in hand. */
  readonly holding: Handful | null = $derived.by(
    () => this.pieces.find((piece) => piece.id === this.held) ?? null,
  );

  /** Which answers each card on the table leads to, before anything is picked up. */
  private readonly reach: Map<number, Choice[]> = $derived.by(() => {
    const mine: [Question, Choice[]][] = this.mine ? [[this.mine, this.choices]] : [];
    const offered = this.offers.map((offer): [Question, Choice[]] => [offer, offer.actions ?? []]);
    const pairs = [...mine, ...offered].flatMap(([question, choices]) =>
      choices.flatMap((choice) =>
        this.game.targets(choice, question, this.view).map((key) => [key, choice] as const),
      ),
    );
    return group(pairs);
  });

  /** Which answers each card on the table stands for now: with a piece in hand, where it can be laid down. */
  readonly glow: Map<number, Choice[]> = $derived.by(() => {
    const { holding } = this;
    const open = [...this.reach].map(([key, choices]): [number, Choice[]] => [
      key,
      holding ? choices.filter((choice) => holding.choices.includes(choice)) : choices,
    ]);
    const lying = (holding ? [holding] : this.pieces).flatMap(({ keys, choices }) =>
      keys.map((key): [number, Choice[]] => [key, choices]),
    );
    return new Map([...open.filter(([, choices]) => choices.length > 0), ...lying]);
  });

  /** The answers to choose among, once something is picked up or pointed at. */
  private readonly narrow: Choice[] = $derived.by(() => {
    const aimed = this.aim === null ? this.among : (this.reach.get(this.aim) ?? []);
    return this.holding?.choices ?? aimed.filter((choice) => this.choices.includes(choice));
  });
  readonly narrowed: boolean = $derived.by(() => this.narrow.length > 0);

  /** Every answer that can be given now, at the table or beside the question. */
  readonly open: Choice[] = $derived.by(() =>
    this.narrowed ? this.narrow : [...this.choices, ...this.offers.flatMap((offer) => offer.actions ?? [])],
  );

  /** What the tray lists: pieces to pick up and other answers; or what can be done with what is in hand. */
  readonly entries: Entry[] = $derived.by(() => {
    if (this.narrowed) return this.narrow.map((choice) => ({ choice }));
    const folded = new Map(this.pieces.flatMap((piece) => piece.choices.map((choice) => [choice, piece])));
    const listed = new Set(this.choices.map((choice) => folded.get(choice) ?? choice));
    return [...listed].map((one) => ('keys' in one ? { piece: one } : { choice: one }));
  });

  /** The cards of the answer that the keyboard or the adviser points at. */
  readonly pointed: ReadonlySet<number> = $derived.by(() => {
    const advised = adviceOf(this.store)?.action;
    const entry = this.entries[this.cursor];
    const meant = (choice: Choice): boolean => choice === entry?.choice || choice.notation === advised;
    const keys = keysWith(this.reach, (choices) => choices.some(meant));
    const named = this.pieces.filter((piece) => piece.id === entry?.piece?.id || piece.choices.some(meant));
    return new Set([...keys, ...named.flatMap((piece) => piece.keys)]);
  });

  card(id: string | null): CardInfo | undefined {
    return id === null ? undefined : this.store.cards.get(id);
  }

  nameOf(seat: number): string {
    return this.store.snapshot?.info.seats[seat]?.name ?? t('at-seat-number', { number: seat + 1 });
  }

  choose(choice: Choice): void {
    const question = this.choices.includes(choice)
      ? this.mine
      : this.offers.find((offer) => offer.actions?.includes(choice));
    if (!question) return;
    this.letGo();
    this.pile = null;
    this.large = null;
    this.lit.clear();
    this.calm();
    live(this.store)?.act(choice.notation, question.seat);
  }

  /** One line of the tray is taken: an answer is given, a piece is picked up. */
  take(entry: Entry): void {
    if (entry.choice) this.choose(entry.choice);
    else this.pick(entry.piece.id);
  }

  /** Picks a piece up, or puts it back if it is in hand. */
  pick(id: string): void {
    const before = this.held;
    this.letGo();
    if (id !== before) this.held = id;
  }

  /** Puts back what is in hand, and points at nothing. */
  letGo(): void {
    this.cursor = -1;
    this.held = null;
    this.aim = null;
    this.among = [];
  }

  /** A thing was pressed that these answers are about: gives the only one, or lists them; says why there is none. */
  touch(choices: Choice[]): void {
    const [only] = choices;
    if (only && choices.length === 1) return this.choose(only);
    if (!only && this.mine) return this.tell(this.whyNot(-1));
    this.letGo();
    this.among = choices;
  }

  /** A card was pressed: answer with it, or say why not. */
  press(card: CardRef): void {
    const choices = this.glow.get(card.key) ?? [];
    const [only] = choices;
    const piece = this.pieces.find(({ keys }) => keys.includes(card.key));
    if (piece) this.pick(piece.id);
    else if (only && choices.length === 1) this.choose(only);
    else if (only && this.pieces.length > 0) this.aim = card.key;
    else if (only) this.cursor = this.choices.indexOf(only);
    else if (this.mine) this.tell(this.whyNot(card.key));
    else this.large = card.id;
  }

  whyNot(key: number): string {
    const question = this.mine;
    if (!question) return t('at-not-asked');
    if (question.kind !== 'act') return t('at-not-this-question', { prompt: question.prompt });
    return this.game.whyNot(key, this.view, question.seat, this.holding);
  }

  tell(text: string): void {
    clearTimeout(this.timer);
    this.notice = text;
    this.timer = setTimeout(() => (this.notice = ''), NOTICE_SECONDS * 1000);
  }

  light(...ids: (string | null)[]): void {
    this.lit.clear();
    for (const id of ids) if (id) this.lit.add(id);
  }

  /** The mouse moves over a card; once it rests there, the card is seen large. */
  hover(id: string, event: PointerEvent): void {
    const element = event.currentTarget;
    if (event.pointerType !== 'mouse' || event.buttons > 0 || !(element instanceof Element)) return;
    this.mouse = { x: event.clientX, y: event.clientY };
    if (this.still?.x === this.mouse.x && this.still.y === this.mouse.y) return;
    this.still = null;
    if (this.under === element) return;
    this.leave();
    this.under = element;
    this.resting = setTimeout(() => {
      if (element.isConnected) this.hovered = { id, box: element.getBoundingClientRect() };
    }, REST_SECONDS * 1000);
  }

  /** The mouse has left the card. */
  leave(): void {
    clearTimeout(this.resting);
    this.under = null;
    this.hovered = null;
  }

  /** Something was pressed: nothing is shown large until the mouse moves again. */
  calm(event?: PointerEvent): void {
    if (event) this.mouse = { x: event.clientX, y: event.clientY };
    this.leave();
    this.still = this.mouse;
  }

  /** The table has changed: a card that went away or elsewhere is no longer pointed at. */
  settle(): void {
    const box = this.hovered?.box;
    const now = this.under?.isConnected ? this.under.getBoundingClientRect() : null;
    if (!this.under) this.still = this.mouse;
    else if (!now || (box && (now.left !== box.left || now.top !== box.top))) this.calm();
  }

  /** What is dragged may be laid down at a place. */
  takes(place: string): Choice | undefined {
    return this.dragged.find((choice) => this.game.drop(choice, this.mine?.seat ?? -1) === place);
  }

  /** Something can be laid down here, but nothing is in hand yet. */
  isSoft(key: number): boolean {
    if (this.holding || this.pieces.length === 0) return false;
    const lying = this.pieces.filter(({ keys }) => keys.length > 0);
    const picked = new Set(lying.flatMap(({ choices }) => choices));
    const lies = lying.some(({ keys }) => keys.includes(key));
    return !lies && (this.glow.get(key) ?? []).every((choice) => picked.has(choice));
  }

  /** What is dragged may be laid down on a card. */
  takesOn(key: number): Choice | undefined {
    return this.reach.get(key)?.find((choice) => this.dragged.includes(choice));
  }

  /** Point at another answer by keyboard. */
  step(by: number): void {
    const count = this.entries.length;
    if (count) this.cursor = (this.cursor + by + (this.cursor < 0 && by < 0 ? 1 : 0) + count) % count;
  }
}

export function holdTable(ui: TableUi): void {
  setContext(HELD, ui);
}

export function theTable(): TableUi {
  return getContext<TableUi>(HELD);
}
