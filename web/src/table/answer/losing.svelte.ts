// An answer that gives something up: it looks like a loss, and where it could be kept it is asked about first.
import type { CardInfo } from '../../lib/protocol';
import { t } from '../../lib/text.svelte';
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

  /** Does an answer give something up? */
  is(choice: Choice): boolean {
    return choice.loses === true || this.isApart(choice);
  }

  /** Does the game say itself what is lost for good? It has a button of its own; the thing stands for gains only. */
  isApart(choice: Choice): boolean {
    return this.ofGame(choice) !== null;
  }

  /** What would be lost by an answer, in a sentence. */
  told(choice: Choice): string {
    return this.ofGame(choice) ?? t('losing-told', { label: choice.label });
  }

  /** Where something is lost either way there is nothing to keep. */
  asksFirst(choice: Choice): boolean {
    const others = this.table.mine?.actions ?? [];
    return this.isApart(choice) || (this.is(choice) && others.some((other) => !this.is(other)));
  }

  private ofGame(choice: Choice): string | null {
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
