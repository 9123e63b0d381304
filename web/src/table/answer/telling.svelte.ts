// What the table says to whoever pressed something: a short sentence that goes by itself.
import { Hovering } from '../cards/hovering.svelte';

const NOTICE_SECONDS = 4;

export class Telling extends Hovering {
  notice = $state('');
  /** How often something was said: the same sentence said once more is read out once more. */
  times = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  tell(text: string): void {
    this.hush();
    this.notice = text;
    this.times += 1;
    this.timer = setTimeout(() => this.hush(), NOTICE_SECONDS * 1000);
  }

  /** Something was taken: why the last press was not is of no interest any more. */
  hush(): void {
    clearTimeout(this.timer);
    this.notice = '';
  }
}
