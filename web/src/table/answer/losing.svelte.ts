// An answer that gives something up for good: nothing glows for it, and it is asked about before it is given.
import type { CardInfo } from '../../lib/protocol';
import type { Guard } from './guard.svelte';
import { isSame, type Choice, type Question, type View } from '../view';

interface Asked {
  mine: Question | null;
  view: View;
  guard: Guard;
  store: { cards: Map<string, CardInfo> };
  game: { loses?(choice: Choice, view: View, cards: Map<string, CardInfo>): string | null };
  choose(choice: Choice, sure: boolean): void;
}

export class Losing {
  private doubted = $state.raw<{ question: Question; choice: Choice } | null>(null);

  constructor(private readonly table: Asked) {}

  /** The answer that is being asked about, as it is worded now. */
  readonly asking: Choice | null = $derived.by(() => {
    const { doubted } = this;
    if (!doubted || !isSame(this.table.mine, doubted.question)) return null;
    const open = this.table.mine?.actions ?? [];
    return open.find(({ notation }) => notation === doubted.choice.notation) ?? null;
  });

  /** What would be lost by an answer, in a sentence; nothing if it gives nothing up. */
  told(choice: Choice): string | null {
    const { game, view, store } = this.table;
    return game.loses?.(choice, view, store.cards) ?? null;
  }

  ask(choice: Choice): void {
    const { mine, guard } = this.table;
    if (!mine) return;
    this.doubted = { question: mine, choice };
    guard.arm();
  }

  confirm(): void {
    if (this.asking) this.table.choose(this.asking, true);
  }

  keep(): void {
    this.doubted = null;
  }
}
