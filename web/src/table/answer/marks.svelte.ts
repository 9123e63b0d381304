// Several things picked in one choice: marked and unmarked in any order, then sent together.
import type { Gathering } from '../game';
import { thingsOf } from './things';
import { isSame, type Choice, type Question } from '../view';

/** An answer that is marked, and by which of the things that stand for it. */
interface Mark {
  choice: Choice;
  thing: string | null;
}

/** How many are still to be picked. */
function left({ pick }: Question): number {
  return pick.count - (pick.chosen?.length ?? 0);
}

/** The things that an answer may be marked by; as often as there are equal ones. */
function copies({ targets: [first] }: Choice): (string | null)[] {
  const things = first ? thingsOf(first) : [];
  return things.length > 0 ? things : [null];
}

/** The thing that bears the mark where this one was pressed. */
function markOf(choice: Choice, thing: string): string | null {
  return copies(choice).includes(thing) ? thing : (copies(choice)[0] ?? null);
}

/** A card is laid down once, whichever part of it is meant. */
function whole(thing: string | null): string | null {
  return thing?.split('/')[0] ?? null;
}

export class Marks {
  private made = $state.raw<{ question: Question | null; marks: Mark[] }>({ question: null, marks: [] });

  constructor(
    private readonly asked: () => Question | null,
    private readonly gathers: (question: Question) => Gathering | null = () => null,
  ) {}

  /** How the picks of the open question are kept in order, where they are. */
  private readonly gathering: Gathering | null = $derived.by(() => {
    const question = this.asked();
    return question?.actions && question.pick.ordered ? this.gathers(question) : null;
  });

  /** The question whose answers are marked. Where the order matters, each is asked by itself unless they are gathered. */
  readonly question: Question | null = $derived.by(() => {
    const question = this.asked();
    const several = question?.actions && left(question) > 1 && !question.pick.ordered;
    return several || this.gathering ? question : null;
  });

  readonly all: Mark[] = $derived.by(() =>
    isSame(this.made.question, this.question) ? this.made.marks : [],
  );

  /** What can be marked: all but the answer that there shall be no more. */
  private readonly open: Choice[] = $derived.by(() =>
    (this.question?.actions ?? []).filter((choice) => !this.isEnd(choice)),
  );

  /** So many are to be marked, or may be. */
  readonly count: number = $derived.by(() => {
    const there = this.open.reduce((sum, choice) => sum + copies(choice).length, 0);
    if (!this.question) return 0;
    return this.gathering?.again ? left(this.question) : Math.min(left(this.question), there);
  });

  readonly full: boolean = $derived.by(() => this.all.length >= this.count);

  /** Can what is marked be sent? */
  readonly ready: boolean = $derived.by(
    () => this.all.length > 0 && (this.full || this.enough !== undefined),
  );

  /** The answer that there shall be no more, if what is marked may do. */
  private readonly enough: string | undefined = $derived.by(() => {
    const { least = Infinity, enough } = this.gathering ?? {};
    return this.question?.pick.enough ?? (this.all.length >= least ? enough : undefined);
  });

  /** All that is seen to be marked. */
  readonly things: ReadonlySet<string | null> = $derived.by(
    () =>
      new Set(this.all.flatMap(({ choice, thing }) => [thing, ...choice.targets.slice(1).flatMap(thingsOf)])),
  );

  /** Does this answer end the choice? */
  isEnd(choice: Choice): boolean {
    return choice.notation === this.question?.pick.enough;
  }

  /** How often an answer is marked. */
  times(choice: Choice): number {
    return this.all.filter((mark) => mark.choice.notation === choice.notation).length;
  }

  /** Is an answer marked by this one of its things? */
  isMarked(choice: Choice, thing: string): boolean {
    return this.things.has(markOf(choice, thing));
  }

  /** There are marks enough, and this answer would be one more. */
  refuses(choice: Choice, thing: string | null = copies(choice)[0] ?? null): boolean {
    if (!this.full || this.gathering?.again) return this.full;
    const meant = this.gathering ? whole(thing) : null;
    const swapped = meant !== null && this.all.some((mark) => whole(mark.thing) === meant);
    return !swapped && this.times(choice) === 0 && !(thing !== null && this.isMarked(choice, thing));
  }

  /** Marks an answer, once more if there are equal things; takes the marks off when there is no more to mark. */
  toggle(choice: Choice): void {
    if (this.gathering?.again) return this.add({ choice, thing: null });
    const free = copies(choice).find((thing) => thing === null || !this.things.has(thing));
    const again = free !== undefined && (free !== null || this.times(choice) === 0);
    if (again && (!this.full || this.gathering)) this.add({ choice, thing: free });
    else this.keep(this.all.filter((mark) => mark.choice.notation !== choice.notation));
  }

  /** Marks an answer by one of its things, or takes that mark off. */
  toggleThing(choice: Choice, thing: string): void {
    const marked = markOf(choice, thing);
    if (this.gathering?.again) this.add({ choice, thing: null });
    else if (this.things.has(marked)) this.keep(this.all.filter((mark) => mark.thing !== marked));
    else this.add({ choice, thing: marked });
  }

  /** One mark more, unless there are enough; in the place of the other part of the same card, if that was marked. */
  private add(mark: Mark): void {
    const part = this.gathering && mark.thing !== null ? whole(mark.thing) : undefined;
    const place = this.all.findIndex(({ thing }) => whole(thing) === part);
    if (place >= 0) this.keep(this.all.with(place, mark));
    else if (!this.full) this.keep([...this.all, mark]);
  }

  /** Takes the mark at a place off; those behind it move up. */
  drop(place: number): void {
    this.keep(this.all.filter((_, other) => other !== place));
  }

  /** Marks these and nothing else. */
  fill(choices: Choice[]): void {
    this.keep(choices.map((choice) => ({ choice, thing: null })));
  }

  clear(): void {
    this.keep([]);
  }

  /**
   * What is sent, and that it is enough if more could be marked. Answers that have copies left come first: what the
   * rules would take by themselves, because nothing else is left, is never named too late.
   */
  notations(): string[] {
    const rest = (choice: Choice): number => copies(choice).length - this.times(choice);
    const marked = this.all.map(({ choice }) => choice);
    const sorted = this.gathering
      ? marked
      : marked.toSorted((one, other) => Number(rest(one) === 0) - Number(rest(other) === 0));
    const named = sorted.map(({ notation }) => notation);
    return this.full || this.enough === undefined ? named : [...named, this.enough];
  }

  private keep(marks: Mark[]): void {
    this.made = { question: this.question, marks };
  }
}
