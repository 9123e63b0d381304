// Several things picked in one choice: marked and unmarked in any order, then sent together.
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

export class Marks {
  private made = $state.raw<{ question: Question | null; marks: Mark[] }>({ question: null, marks: [] });

  constructor(private readonly asked: () => Question | null) {}

  /** The question whose answers are marked. Where the order matters, each is asked by itself. */
  readonly question: Question | null = $derived.by(() => {
    const question = this.asked();
    return question?.actions && left(question) > 1 && !question.pick.ordered ? question : null;
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
    return this.question ? Math.min(left(this.question), there) : 0;
  });

  readonly full: boolean = $derived.by(() => this.all.length >= this.count);

  /** Can what is marked be sent? */
  readonly ready: boolean = $derived.by(
    () => this.all.length > 0 && (this.full || this.question?.pick.enough !== undefined),
  );

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

  /** Marks an answer, once more if there are equal things; takes the marks off when there is no more to mark. */
  toggle(choice: Choice): void {
    const free = copies(choice).find((thing) => thing === null || !this.things.has(thing));
    const again = free !== undefined && (free !== null || this.times(choice) === 0);
    if (again && !this.full) this.keep([...this.all, { choice, thing: free }]);
    else this.keep(this.all.filter((mark) => mark.choice.notation !== choice.notation));
  }

  /** Marks an answer by one of its things, or takes that mark off. */
  toggleThing(choice: Choice, thing: string): void {
    const marked = markOf(choice, thing);
    if (this.things.has(marked)) this.keep(this.all.filter((mark) => mark.thing !== marked));
    else if (!this.full) this.keep([...this.all, { choice, thing: marked }]);
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
    const named = this.all
      .map(({ choice }) => choice)
      .toSorted((one, other) => Number(rest(one) === 0) - Number(rest(other) === 0))
      .map(({ notation }) => notation);
    const enough = this.question?.pick.enough;
    return this.full || enough === undefined ? named : [...named, enough];
  }

  private keep(marks: Mark[]): void {
    this.made = { question: this.question, marks };
  }
}
