// Nothing is answered by mistake: neither by what slid under a hand that had just pressed, nor twice.
import { settings } from '../../lib/settings.svelte';
import { isSame, type Question } from '../view';

/** So long after a change nothing is taken, in milliseconds. */
export const GUARD = 400;

export class Guard {
  /** The answers have just changed and are not taken yet. */
  waiting = $state(false);
  private asked: Question | null = null;
  private sent: Question | null = null;
  /** What lies on the table waits as well: it means something else now. */
  private turned = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Another question may be open now. */
  watch(question: Question | null): void {
    const before = this.asked;
    this.asked = question;
    if (isSame(question, before)) return;
    this.sent = null;
    this.arm(question?.kind !== before?.kind || question?.seat !== before?.seat);
  }

  /** Lets nothing be taken for a moment. `turned`: not by the things on the table either. */
  arm(turned = false): void {
    if (!settings.guard) return;
    clearTimeout(this.timer);
    this.turned = turned;
    this.waiting = true;
    this.timer = setTimeout(() => (this.waiting = false), GUARD);
  }

  /** May a line of the tray be taken, which may have moved? */
  get lines(): boolean {
    return !this.waiting;
  }

  /** May a thing on the table be taken, which lies where it lay? */
  get things(): boolean {
    return !this.waiting || !this.turned;
  }

  /** What the table did not accept may be answered anew, whatever else is done before. */
  hear(refused: boolean): void {
    if (refused) this.sent = null;
  }

  /** Takes the answer to a question, once. */
  take(question: Question, refused: boolean): boolean {
    this.hear(refused);
    if (isSame(this.sent, question)) return false;
    this.sent = question;
    return true;
  }
}
