// A table without a server: shows stored pictures of a match, one after the other, and says what it was told to do.
import type { CardInfo, Snapshot } from '../lib/protocol';
import { byId } from './parts/collect';
import { TableReading } from '../lib/table.svelte';

export class PreviewStore extends TableReading {
  readonly kind = 'live' as const;
  advice = $state.raw<unknown>(null);
  newKey = null;
  busy = false;
  chatBegins = false;
  /** Everything this table was asked to do. */
  readonly done: unknown[][] = [];
  readonly opening = false;
  private place = 0;

  constructor(
    cards: unknown,
    private readonly snapshots: unknown[],
  ) {
    super('preview');
    this.cards = byId(cards as CardInfo[]);
    this.status = 'open';
    this.show(0);
  }

  show(place: number): void {
    const snapshot = this.snapshots[place] as Snapshot | undefined;
    if (!snapshot) return;
    this.place = place;
    this.log = snapshot.log;
    this.actions = snapshot.actions;
    this.snapshot = snapshot;
    this.settleSeat();
  }

  protected override loadCards(): Promise<void> {
    return Promise.resolve();
  }

  act(notation: string, seat = this.seat, further: string[] = []): void {
    this.done.push(['act', notation, seat, ...(further.length > 0 ? [further] : [])]);
    this.show(this.place + 1);
  }

  undo(to: number | null = null): void {
    this.done.push(['undo', to]);
    this.show(this.place - 1);
  }

  hint(): void {
    const choice = this.mine?.actions?.at(-1);
    if (choice)
      this.advice = {
        type: 'advice',
        ref: 0,
        seat: this.seat,
        action: choice.notation,
        label: choice.label,
        sort: 'only',
        second: null,
        reason: '',
        ranked: [],
      };
  }

  vote(yes: boolean): void {
    this.done.push(['vote', yes]);
  }

  auto(...what: unknown[]): void {
    this.done.push(['auto', ...what]);
  }

  say(text: string): void {
    this.chat = [...this.chat, { number: this.chat.length, seat: this.seat, name: 'Anna', text, at: 0 }];
  }

  rename(...what: unknown[]): void {
    this.done.push(['rename', ...what]);
  }

  reseat(...what: unknown[]): void {
    this.done.push(['reseat', ...what]);
  }

  reissue(seat: number): void {
    this.done.push(['reissue', seat]);
  }

  lock(locked: boolean): void {
    this.done.push(['lock', locked]);
  }

  deleteTable(): void {
    this.done.push(['delete']);
  }

  older(what: string): void {
    this.done.push(['older', what]);
  }

  /** Every picture is shown at once; there is nothing to tell. */
  tellBy(): void {
    this.newKey = null;
  }

  close(): void {
    this.status = 'lost';
  }
}
