// What the people at one screen are doing: what glows, what is lit, open and pointed at. The rules live elsewhere:
// an answer is always one of the open question's, from the tray and from the table alike.
import { getContext, setContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { CardInfo } from '../lib/protocol';
import { group, keysWith } from './parts/collect';
import { Closing } from './answer/closing.svelte';
import type { GameTable, Piece } from './game';
import { Guard } from './answer/guard.svelte';
import { Ending } from './ending/ending.svelte';
import { Losing } from './answer/losing.svelte';
import { Marks } from './answer/marks.svelte';
import { asLaid, piecesAsLaid } from './answer/order';
import { foldsOf, piecesOf, type Entry, type Handful } from './answer/pieces';
import { Review } from './review/review.svelte';
import { Row, type Slot } from './answer/row';
import { Story } from './story/story.svelte';
import { Telling } from './answer/telling.svelte';
import { nameOf, placesOf, type Thing } from './answer/things';
import {
  adviceOf,
  isSame,
  live,
  type CardRef,
  type Choice,
  type Question,
  type Store,
  type View,
} from './view';
import { t } from '../lib/text.svelte';
import { undoWords } from './log/undo';
import { inHand } from './tray/asking';
import { Comparing } from './tray/comparing.svelte';
import { onItsWay, whyNotAsked } from './answer/why';

const NO_VIEW: View = { game: '', seat: null, outcome: null, decisions: [] };
const HELD = Symbol('table');
const NOTHING = { question: null, notations: [] };

/** A pile laid out to be looked at. */
export interface OpenPile {
  title: string;
  cards: CardRef[];
}

export class TableUi extends Telling {
  large = $state<string | null>(null);
  pile = $state.raw<OpenPile | null>(null);
  /** What the signs mean is being read. */
  legend = $state(false);
  /** The rule that is being read. */
  rule = $state<string | null>(null);
  region = $state('');
  /** A secret hand is covered: nothing is read and nothing answered before its owner is there. */
  covered = $state(false);
  cursor = $state(-1);
  /** The answer of the tray that the mouse is over. */
  over = $state(-1);
  /** What the drawer shows when it is open. */
  tab = $state<'log' | 'chat'>('log');
  /** The chat can be read now. */
  chatting = $state(false);
  dragged = $state.raw<Choice[]>([]);
  /** The piece picked up, by its name. */
  private held = $state<string | null>(null);
  /** A place of the table that several answers lead to: they are listed, to choose among. */
  private aim = $state<string | null>(null);
  /** Answers about a thing that was pressed: they are listed, to choose among. */
  private among = $state.raw<{ question: Question | null; notations: string[] }>(NOTHING);
  /** Cards that a chip, a line of the log or the adviser points at. */
  readonly lit = new SvelteSet<string>();
  /** What happened, as it is told. */
  readonly story: Story;

  constructor(
    readonly store: Store,
    readonly game: GameTable,
  ) {
    super();
    this.story = new Story(store, game);
    this.region = game.regions?.()[0] ?? '';
  }

  /** What is to be told and done when the match is over. */
  readonly ending = new Ending(() => this.store);
  /** The look back at its choices. */
  readonly review = new Review(() => this.store);

  readonly view: View = $derived.by(() => this.store.view ?? NO_VIEW);
  readonly mine: Question | null = $derived.by(() => (live(this.store) ? this.store.mine : null));
  /** What seats on this device may do beside the question; nobody waits for it. */
  readonly offers: Question[] = $derived.by(() => (live(this.store) ? this.store.offers : []));
  /** The answers, as things lie on the table; in an open turn those that end it stand behind all others. */
  readonly choices: Choice[] = $derived.by(() => {
    const actions = asLaid(this.mine?.actions ?? [], this.game.places(this.view));
    if (this.mine?.kind !== 'act') return actions;
    return actions.toSorted((one, other) => this.rank(one) - this.rank(other));
  });

  private rank(choice: Choice): number {
    if (this.mine?.ends.includes(choice.verb)) return Number.MAX_VALUE;
    return this.game.rank?.(choice) ?? Number(choice.card === null);
  }

  readonly guard = new Guard();
  readonly closing = new Closing(this);
  readonly comparing = new Comparing(() => adviceOf(this.store));
  readonly losing = new Losing(this);

  /** What is marked, where several things are picked in one choice. */
  readonly marks = new Marks(
    () => this.mine,
    (question) => this.game.gathers?.(question, this.view) ?? null,
  );

  /** The pieces that can be picked up and the lines that fold many answers, each with its answers. */
  readonly pieces: Handful[] = $derived.by(() => [
    ...piecesOf(this.choices, (thing, first) => this.called(thing, first)),
    ...foldsOf(this.choices, (choice) => (this.mine && this.game.fold?.(choice, this.mine)) ?? null),
  ]);

  private called(thing: Thing, first: Choice): Piece {
    return this.game.piece?.(thing, this.view) ?? { title: this.card(first.card)?.name ?? first.label };
  }

  /** The piece in hand. */
  readonly holding: Handful | null = $derived.by(
    () => this.pieces.find((piece) => piece.id === this.held) ?? null,
  );

  /** Which answers each thing on the table leads to, before anything is picked up. */
  private readonly reach: Map<string, Choice[]> = $derived.by(() => {
    const open = [...this.choices, ...this.offers.flatMap(({ actions }) => actions ?? [])];
    return group(open.flatMap((choice) => placesOf(choice).map((thing) => [thing, choice] as const)));
  });

  /** Which answers each thing on the table stands for now: with a piece in hand, where it can be laid down. */
  readonly glow: Map<string, Choice[]> = $derived.by(() => {
    const { holding, losing } = this;
    const open = [...this.reach].map(([thing, choices]): [string, Choice[]] => [
      thing,
      choices.filter((choice) => (holding ? holding.choices.includes(choice) : !losing.isApart(choice))),
    ]);
    const lying = (holding ? [holding] : this.pieces).flatMap(({ things, choices }) =>
      things.map((thing): [string, Choice[]] => [thing, choices]),
    );
    return new Map([...open.filter(([, choices]) => choices.length > 0), ...lying]);
  });

  /** The answers to choose among, once something is picked up or pointed at. */
  private readonly narrow: Choice[] = $derived.by(() => {
    const { question, notations } = this.among;
    const among = isSame(question, this.mine) ? notations : [];
    const aimed = this.reach.get(this.aim ?? '') ?? [];
    return (
      this.holding?.choices ??
      this.choices.filter((choice) => aimed.includes(choice) || among.includes(choice.notation))
    );
  });
  readonly narrowed: boolean = $derived.by(() => this.narrow.length > 0);

  /** Every answer that can be given now, at the table or beside the question. */
  readonly open: Choice[] = $derived.by(() =>
    this.narrowed ? this.narrow : [...this.choices, ...this.offers.flatMap((offer) => offer.actions ?? [])],
  );

  /** What the tray lists: pieces to pick up and other answers; or what can be done with what is in hand. */
  readonly entries: Entry[] = $derived.by(() => {
    if (this.narrowed) return this.narrow.map((choice) => ({ choice }));
    const within = group(
      this.pieces.flatMap((piece) => piece.choices.map((choice) => [choice, piece] as const)),
    );
    const others = this.choices.filter((choice) => !this.closing.choices.includes(choice));
    const found = others.flatMap((choice): (Choice | Handful)[] => within.get(choice) ?? [choice]);
    const listed = new Set(found);
    const entries = [...listed].map((one) => ('things' in one ? { piece: one } : { choice: one }));
    return piecesAsLaid(entries, this.game.places(this.view));
  });

  private readonly row = new Row();

  /** The places of the tray with their numbers: in an open turn each answer keeps its own. */
  readonly slots: Slot[] = $derived.by(() => {
    if (this.narrowed) return new Row().fit('', this.entries, inHand(this));
    const { number, seat } = this.game.turn(this.view);
    const turn = this.mine?.kind === 'act' ? `${this.mine.seat} ${seat} ${number}` : '';
    return this.row.fit(turn, this.entries, inHand(this));
  });

  /** The place of the tray that the mouse or the keyboard points at; a mouse that has not moved points at nothing. */
  readonly meant: number = $derived.by(() => (this.over < 0 || !this.roused ? this.cursor : this.over));

  /** The answer, or the piece to pick up, that has this place. */
  at(place: number): Entry | null {
    return this.slots[place]?.entry ?? null;
  }

  /** The things of the answer that the keyboard, the adviser or the comparison points at. */
  readonly pointed: ReadonlySet<string> = $derived.by(() => {
    const advised = this.comparing.action;
    const entry = this.at(this.meant);
    const meant = (choice: Choice): boolean => choice === entry?.choice || choice.notation === advised;
    const places = keysWith(this.reach, (choices) => choices.some(meant));
    const named = this.pieces.filter((piece) => piece.id === entry?.piece?.id || piece.choices.some(meant));
    return new Set([...places, ...named.flatMap((piece) => piece.things)]);
  });

  /** What a card is called; a thing that is no card, by its id. */
  readonly named = (id: string): string => this.card(id)?.name ?? id;

  card(id: string | null): CardInfo | undefined {
    return id === null ? undefined : this.store.cards.get(id);
  }

  nameOf(seat: number): string {
    return this.store.snapshot?.info.seats[seat]?.name ?? t('at-seat-number', { number: seat + 1 });
  }

  /** The answers about a thing that give something up and have a button of their own. */
  lossesAt(thing: string): Choice[] {
    return (this.reach.get(thing) ?? []).filter((choice) => this.losing.isApart(choice));
  }

  /** Does a thing stand for nothing but a loss? It does not glow. */
  isLost(thing: string): boolean {
    const choices = this.glow.get(thing) ?? [];
    return choices.length > 0 && choices.every((choice) => this.losing.is(choice));
  }

  /** Answers; where several things are picked, marks one of them. Asks back before a loss, unless one is `sure`. */
  choose(choice: Choice, sure = false): void {
    const mine = this.choices.includes(choice);
    const question = mine ? this.mine : this.offers.find((offer) => offer.actions?.includes(choice));
    if (!question) return this.tell(this.whyNotAsked());
    if (!this.guard.things) return this.tell(t('at-just-changed'));
    if (mine && this.marks.question) this.mark(choice);
    else if (mine && !sure && this.losing.asksFirst(choice)) this.losing.ask(choice);
    else this.send([choice.notation], question);
  }

  /** Marks an answer, by the thing that was pressed if one was. The answer that there shall be no more is sent. */
  private mark(choice: Choice, thing?: string): void {
    const { marks } = this;
    if (marks.isEnd(choice) && marks.all.length === 0) return this.send([choice.notation], this.mine);
    if (marks.isEnd(choice)) return this.confirm();
    if (marks.refuses(choice, thing)) return this.tell(t('at-marked-all', { count: marks.count }));
    if (thing === undefined) marks.toggle(choice);
    else marks.toggleThing(choice, thing);
  }

  /** Sends all that is marked, as one choice. */
  confirm(): void {
    const { marks } = this;
    if (marks.ready) this.send(marks.notations(), this.mine);
    else this.tell(t('at-mark-first', { left: marks.count - marks.all.length }));
  }

  private send([first, ...further]: string[], question: Question | null): void {
    if (first === undefined || !question) return this.tell(this.whyNotAsked());
    if (!this.guard.take(question, this.store.refusal !== null)) return this.tell(onItsWay(this.store));
    this.letGo();
    this.hush();
    this.pile = null;
    this.large = null;
    this.lit.clear();
    this.calm();
    live(this.store)?.act(first, question.seat, further);
    if (this.store.status === 'lost') this.tell(onItsWay(this.store));
  }

  /** One line of the tray is taken: an answer is given, a piece is picked up. */
  take(entry: Entry): void {
    if (!this.guard.lines) return this.tell(t('at-just-changed'));
    if (entry.choice) this.choose(entry.choice);
    else this.pick(entry.piece.id);
  }

  /** Picks a piece up, or puts it back if it is in hand. */
  pick(id: string): void {
    const before = this.held;
    this.release();
    if (id !== before) this.held = id;
  }

  /** Puts back what is in hand, takes off all marks, and points at nothing. */
  letGo(): void {
    this.release();
    this.marks.clear();
    this.closing.goOn();
    this.losing.keep();
  }

  private release(): void {
    this.cursor = this.over = -1;
    this.held = null;
    this.aim = null;
    this.among = NOTHING;
  }

  /** A thing was pressed that these answers are about: gives the only one, or lists them; says why there is none. */
  touch(choices: Choice[], why = ''): void {
    const [only] = choices;
    if (only && choices.length === 1) return this.choose(only);
    if (!only) return this.tell(why || this.whyNot());
    this.release();
    this.among = { question: this.mine, notations: choices.map(({ notation }) => notation) };
  }

  /** A thing was pressed: answer with it, or say why not. The card that it shows is seen large if nobody is asked. */
  press(thing: Thing, card: string): void {
    const name = nameOf(thing);
    const choices = this.glow.get(name) ?? [];
    const [only] = choices;
    const piece = this.pieces.find(({ things }) => things.includes(name));
    if (piece) this.pick(piece.id);
    else if (only && choices.length === 1) this.pressOnly(only, name);
    else if (only && this.pieces.length > 0) this.aim = name;
    else if (only && this.choices.includes(only)) this.cursor = this.placeOf(only);
    else if (only) this.tell(t('at-choose-below'));
    else if (this.mine) this.tell(this.whyNot(thing));
    else this.large = card;
  }

  private placeOf(choice: Choice): number {
    return this.slots.findIndex(({ entry }) => entry?.choice === choice);
  }

  private pressOnly(choice: Choice, thing: string): void {
    if (this.marks.question && this.choices.includes(choice)) this.mark(choice, thing);
    else this.choose(choice);
  }

  private whyNotAsked(): string {
    return whyNotAsked(this.store, (seat) => this.nameOf(seat));
  }

  /** What undo would do now, or why it does nothing. */
  readonly undoWords: string = $derived.by(() => {
    const { snapshot, seat } = this.store;
    const undo = snapshot?.undo[String(seat)];
    return undo ? undoWords(undo, snapshot.info.undo, (one) => this.nameOf(one)) : this.whyNotAsked();
  });

  /** Takes the last action back, or says why not. */
  undo(): void {
    const table = live(this.store);
    if (table?.snapshot?.undo[String(table.seat)]?.possible) table.undo();
    else this.tell(this.undoWords);
  }

  whyNot(thing?: Thing): string {
    const question = this.mine;
    if (!question) return this.whyNotAsked();
    if (question.kind !== 'act') return t('at-not-this-question', { prompt: question.prompt });
    if (!thing) return t('at-why-nothing');
    const why = this.game.whyNot?.(thing, this.view, question.seat, this.holding) ?? this.game.say('why-not');
    return why || t('at-why-nothing');
  }

  light(...ids: (string | null)[]): void {
    this.lit.clear();
    for (const id of ids) if (id) this.lit.add(id);
  }

  /** What was dragged is let go; says so where nothing took it. */
  drop({ dataTransfer }: DragEvent): void {
    if (this.dragged.length > 0 && dataTransfer?.dropEffect === 'none') this.tell(t('at-not-there'));
    this.dragged = [];
  }

  /** Marks a part of the board as shown in these regions of a phone (see Regions.svelte), and found by the first. */
  part(...regions: string[]): Record<`data-${string}`, string | undefined> {
    return { 'data-shows': regions[0], 'data-away': regions.includes(this.region) ? undefined : '' };
  }

  /** What is dragged may be laid down at a place. */
  takes(place: string): Choice | undefined {
    return this.dragged.find((choice) => this.game.drop?.(choice, this.mine?.seat ?? -1) === place);
  }

  /** Something can be laid down here, but nothing is in hand yet. */
  isSoft(thing: string): boolean {
    if (this.holding || this.pieces.length === 0) return false;
    const lying = this.pieces.filter(({ things }) => things.length > 0);
    const picked = new Set(lying.flatMap(({ choices }) => choices));
    const lies = lying.some(({ things }) => things.includes(thing));
    return !lies && (this.glow.get(thing) ?? []).every((choice) => picked.has(choice));
  }

  /** What is dragged may be laid down on a thing. */
  takesOn(thing: string): Choice | undefined {
    return this.reach.get(thing)?.find((choice) => this.dragged.includes(choice));
  }

  /** Point at another answer by keyboard. */
  step(by: number): void {
    const ends = this.closing.choices.map((_end, number) => this.slots.length + number);
    const places = [...this.slots.keys()].filter((place) => this.at(place) !== null).concat(ends);
    const now = places.indexOf(this.cursor);
    const next = now < 0 && by < 0 ? places.length + by : now + by;
    this.cursor = places.at(next % (places.length || 1)) ?? -1;
  }
}

export function holdTable(ui: TableUi): void {
  setContext(HELD, ui);
}

/** Cards are shown where nobody plays, too: a face needs no more of the table than its game. */
export function holdGame(game: GameTable): void {
  setContext(HELD, { game });
}

export function theTable(): TableUi {
  return getContext<TableUi>(HELD);
}
