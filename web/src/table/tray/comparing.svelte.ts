// The answers compared, on request: which of them is pointed at. Nothing is played from here.
import type { Advice, RankedAnswer } from '../../lib/protocol';
import { t } from '../../lib/text.svelte';

export class Comparing {
  /** The advice whose comparison was opened; another one is closed again. */
  #of = $state.raw<Advice | null>(null);
  #shown = $state<string | null>(null);

  constructor(private readonly advice: () => Advice | null) {}

  /** There is something to compare. */
  readonly possible: boolean = $derived.by(() => (this.advice()?.ranked.length ?? 0) > 1);

  readonly open: boolean = $derived.by(() => this.#of !== null && this.#of === this.advice());

  /** The answer that is pointed at: the one that was pressed, else the advised one. */
  readonly action: string | undefined = $derived.by(
    () => (this.open ? this.#shown : null) ?? this.advice()?.action,
  );

  toggle(): void {
    this.#of = this.open ? null : this.advice();
    this.#shown = null;
  }

  point(action: string): void {
    this.#shown = action;
  }
}

/** Whole points of a chance; what is less than one is none. */
const whole = (points: number): number => Math.round(points);

/** How an answer stands to the best one, in words; empty where no chance is known. */
export function standing(answer: RankedAnswer, first: boolean): string {
  if (first) return t('compare-best');
  if (answer.chance === null) return '';
  if (whole(answer.behind) === 0) return t('compare-close-call');
  return t('compare-behind', { points: whole(answer.behind), error: whole(answer.error) });
}
