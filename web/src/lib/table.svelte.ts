import type { ActionInfo, CardInfo, ChatLine, LogLine, SectionInfo, Snapshot, TableInfo } from './protocol';
import type { Decision, View } from './view';
import { api } from './api';
import { settings } from './settings.svelte';

export type Status = 'connecting' | 'open' | 'lost' | 'refused';

/** What can be read at a table, live or looking back. */
export abstract class TableReading {
  /** Tells a live table from a replay. */
  abstract readonly kind: 'live' | 'replay';
  status = $state<Status>('connecting');
  snapshot = $state.raw<Snapshot | null>(null);
  log = $state.raw<LogLine[]>([]);
  actions = $state.raw<ActionInfo[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  cards = $state.raw<Map<string, CardInfo>>(new Map());
  /** Why the last thing was not done, in a sentence. */
  refusal = $state<string | null>(null);
  /** The seat that is shown: the one chosen, as long as it is mine. -1 for a spectator. */
  #shown = $state(-1);

  /** Every seat's cards lie face up: a match that is over is looked back at. */
  opened = $state(false);
  /** My seats. */
  own = $derived<number[]>(this.snapshot?.info.yours ?? []);
  /** The seats that can be shown: mine; where all lies open, every one. */
  seats = $derived<number[]>(
    this.opened ? (this.snapshot?.info.seats ?? []).map(({ seat }) => seat) : this.own,
  );
  /** My seats that no bot plays for me: only these are asked. */
  acting = $derived<number[]>(this.seats.filter((seat) => this.snapshot?.info.seats[seat]?.kind !== 'bot'));

  view = $derived.by<View | null>(() => this.#shownOf(this.snapshot?.views));

  /** How the game would draw what is shown, where no board of its own does. */
  sections = $derived.by<SectionInfo[]>(() => this.#shownOf(this.snapshot?.sections) ?? []);

  decisions = $derived<Decision[]>(this.view?.decisions ?? []);
  /** The questions that the table waits for. */
  awaited = $derived<Decision[]>(this.decisions.filter((decision) => this.#waits(decision)));
  /** The question to the shown seat, if it is asked. */
  mine = $derived<Decision | null>(
    this.acting.includes(this.seat)
      ? (this.awaited.find((decision) => decision.seat === this.seat && decision.actions) ?? null)
      : null,
  );
  /** What any of my seats may do now though nobody waits for it. */
  offers = $derived<Decision[]>(
    this.acting.flatMap((seat) => this.#openTo(seat).filter(({ awaited }) => !awaited)),
  );

  #drawn = '';

  constructor(readonly table: string) {}

  get seat(): number {
    return this.#shown;
  }

  set seat(seat: number) {
    if (this.seats.includes(seat)) this.#shown = seat;
  }

  /** Is this seat of mine asked something now? */
  asks(seat: number): boolean {
    return this.questionsTo(seat).length > 0;
  }

  /** What this seat of mine is asked now. */
  questionsTo(seat: number): Decision[] {
    return this.acting.includes(seat) ? this.#openTo(seat).filter((decision) => this.#waits(decision)) : [];
  }

  /** The table waits for an answer, and the server is not about to give one that the player has set. */
  #waits({ awaited, seat, kind, source, actions }: Decision): boolean {
    const autos = this.snapshot?.autos ?? [];
    const set = autos.find(
      (auto) => auto.seat === seat && auto.kind === kind && (auto.source ?? null) === source,
    );
    return awaited && !(set && (actions ?? []).some(({ notation }) => notation === set.action));
  }

  /** What belongs to the seat that is shown, or to those who watch. */
  #shownOf<Part>(parts: Record<string, Part> | undefined): Part | null {
    return parts?.[String(this.seat)] ?? parts?.watch ?? Object.values(parts ?? {})[0] ?? null;
  }

  /** What is open to a seat of mine: questions, and chances that nobody waits for. */
  #openTo(seat: number): Decision[] {
    const view = this.snapshot?.views[String(seat)];
    return view?.decisions.filter((decision) => decision.seat === seat && decision.actions !== null) ?? [];
  }

  /** Shows a seat of mine that is asked; stays where it is as long as that one still is, or nobody is. */
  protected settleSeat(): void {
    const mine = this.seats;
    if (mine.length === 0) {
      this.#shown = -1;
      return;
    }
    if (!mine.includes(this.#shown)) this.#shown = mine[0]!;
    if (this.asks(this.#shown)) return;
    const asked = mine.find((seat) => this.asks(seat));
    if (asked !== undefined) this.#shown = asked;
  }

  /** Loads the cards that the table plays with, in the player's language, once for each. */
  protected async loadCards({ game, edition }: Pick<TableInfo, 'game' | 'edition'>): Promise<void> {
    const locale = settings.language;
    const wanted = `${game} ${locale} ${edition}`;
    if (wanted === this.#drawn) return;
    this.#drawn = wanted;
    try {
      const cards = await api.cards(game, locale, edition);
      // Another language may have been chosen meanwhile.
      if (this.#drawn === wanted) this.cards = new Map(cards.map((card) => [card.id, card]));
    } catch {
      // The next snapshot tries again; until then cards show their bare names.
      if (this.#drawn === wanted) this.#drawn = '';
    }
  }
}
