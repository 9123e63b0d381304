// Who has answered a question that several are asked at once, and who still thinks.
import type { Question } from '../view';

export class Answering {
  private number = -1;
  private asked = new Set<number>();
  /** The seats that have answered while others still think; what they answered is theirs. */
  done = $state.raw<ReadonlySet<number>>(new Set());
  /** Several are, or were, asked at once. */
  together = $state(false);

  /** The questions that are open now; there are none while the match goes on by itself. */
  watch(questions: Question[]): void {
    const awaited = questions.filter((question) => question.awaited);
    const [first] = awaited;
    if (!first) return;
    if (first.number !== this.number) this.asked.clear();
    this.number = first.number;
    const open = new Set(awaited.map(({ seat }) => seat));
    for (const seat of open) this.asked.add(seat);
    this.done = new Set([...this.asked].filter((seat) => !open.has(seat)));
    this.together = this.asked.size > 1;
  }
}
