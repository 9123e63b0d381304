// What the people at one screen are doing: what glows, what is lit, open and pointed at. The rules live elsewhere:
// an answer is always one of the open question's, from the tray and from the table alike.
import { getContext, setContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { CardInfo } from '../lib/protocol';
import { group, keysWith } from './collect';
import type { GameTable } from './game';
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
  /** In an open turn the answers without a card (ending it) stand last. */
  readonly choices: Choice[] = $derived.by(() => {
    const actions = this.mine?.actions ?? [];
    if (this.mine?.kind !== 'act') return actions;
    return actions.toSorted((one, other) => Number(one.card === null) - Number(other.card === null));
  });

  /** Which answers each card on the table stands for. */
  readonly glow: Map<number, Choice[]> = $derived.by(() => {
    const question = this.mine;
    if (!question) return group<number, Choice>([]);
    return group(
      this.choices.flatMap((choice) =>
        this.game.targets(choice, question, this.view).map((key) => [key, choice] as const),
      ),
    );
  });

  /** The cards of the answer that the keyboard or the adviser points at. */
  readonly pointed: ReadonlySet<number> = $derived.by(() => {
    const advised = adviceOf(this.store)?.action;
    const meant = (choice: Choice): boolean =>
      choice === this.choices[this.cursor] || choice.notation === advised;
    return keysWith(this.glow, (choices) => choices.some(meant));
  });

  card(id: string | null): CardInfo | undefined {
    return id === null ? undefined : this.store.cards.get(id);
  }

  nameOf(seat: number): string {
    return this.store.snapshot?.info.seats[seat]?.name ?? t('at-seat-number', { number: seat + 1 });
  }

  choose(choice: Choice): void {
    if (!this.mine || !this.choices.includes(choice)) return;
    this.cursor = -1;
    this.pile = null;
    this.large = null;
    this.lit.clear();
    this.calm();
    live(this.store)?.act(choice.notation, this.mine.seat);
  }

  /** A card was pressed: answer with it, or say why not. */
  press(card: CardRef): void {
    const choices = this.glow.get(card.key) ?? [];
    const [only] = choices;
    if (only && choices.length === 1) this.choose(only);
    else if (only) this.cursor = this.choices.indexOf(only);
    else if (this.mine) this.tell(this.whyNot(card.key));
    else this.large = card.id;
  }

  whyNot(key: number): string {
    const question = this.mine;
    if (!question) return t('at-not-asked');
    if (question.kind !== 'act') return t('at-not-this-question', { prompt: question.prompt });
    return this.game.whyNot(key, this.view, question.seat);
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

  /** Point at another answer by keyboard. */
  step(by: number): void {
    const count = this.choices.length;
    if (count) this.cursor = (this.cursor + by + (this.cursor < 0 && by < 0 ? 1 : 0) + count) % count;
  }
}

export function holdTable(ui: TableUi): void {
  setContext(HELD, ui);
}

export function theTable(): TableUi {
  return getContext<TableUi>(HELD);
}
