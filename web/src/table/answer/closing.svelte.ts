// The answer that ends something: it stands apart, has a key of its own, and is asked about where something is left unused.
import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/text.svelte';
import type { Guard } from './guard.svelte';
import type { Handful } from './pieces';
import { isSame, type Choice, type Question } from '../view';

/** So many answers are named of those that would be lost. */
const NAMED = 3;

interface Asked {
  mine: Question | null;
  choices: Choice[];
  pieces: Handful[];
  guard: Guard;
  choose(choice: Choice): void;
  tell(text: string): void;
}

export class Closing {
  /** The question that shall be ended though something is left. */
  private doubted = $state.raw<Question | null>(null);

  constructor(private readonly table: Asked) {}

  /** The answers that end what is asked. */
  readonly choices: Choice[] = $derived.by(() => {
    const ends = this.table.mine?.ends ?? [];
    return this.table.choices.filter(({ verb }) => ends.includes(verb));
  });

  /** Nothing else can be done. */
  readonly bare: boolean = $derived.by(() => this.choices.length === this.table.choices.length);

  /** What would be lost unused, by the question's own word. */
  readonly lost: Choice[] = $derived.by(() => {
    const lapses = this.table.mine?.lapses ?? [];
    return this.table.choices.filter(({ verb }) => lapses.includes(verb));
  });

  /** In words: what is taken in hand is named once, wherever it could go. */
  readonly told: string = $derived.by(() => told(this.lost, this.table.pieces));

  /** Is it being asked whether to end all the same? */
  readonly asking: boolean = $derived.by(
    () => this.choices.length > 0 && this.doubted !== null && isSame(this.table.mine, this.doubted),
  );

  /** Ends it, or asks first. */
  take(choice: Choice): void {
    const { mine, guard } = this.table;
    if (!mine) return this.table.tell(t('at-not-asked'));
    if (!guard.lines) return this.table.tell(t('at-just-changed'));
    if (this.asking) return this.table.tell(t('closing-asked'));
    if (!settings.askBeforeEnding || this.lost.length === 0) return this.table.choose(choice);
    this.doubted = mine;
    guard.arm();
  }

  /** It shall be ended all the same. */
  confirm(): void {
    const [choice] = this.choices;
    if (!this.table.guard.lines) this.table.tell(t('at-just-changed'));
    else if (choice && this.asking) this.table.choose(choice);
  }

  goOn(): void {
    this.doubted = null;
  }

  neverAsk(): void {
    settings.askBeforeEnding = false;
    this.confirm();
  }
}

/** How many equal things an answer could be given with. */
function copies({ targets: [first] }: Choice): number {
  return 1 + (first?.also?.length ?? 0);
}

/** Some of these answers in words, and how many more there are. */
export function told(choices: Choice[], pieces: Handful[]): string {
  const times = new Map<string, number>();
  for (const choice of choices) {
    const piece = pieces.find((one) => one.things.length > 0 && one.choices.includes(choice));
    times.set(piece?.title ?? choice.label, piece?.things.length ?? copies(choice));
  }
  const names = [...times].map(([label, count]) =>
    count > 1 ? t('closing-times', { label, count }) : label,
  );
  const more = names.length - NAMED;
  return [...names.slice(0, NAMED), ...(more > 0 ? [t('closing-more', { count: more })] : [])].join(' · ');
}
