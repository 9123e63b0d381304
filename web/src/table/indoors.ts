// A document without a window, as tests have it: what it lacks is put in its place, and nothing moves.
import { settings } from '../lib/settings.svelte';

export function standInForTheWindow(): void {
  settings.motion = 'reduced';
  settings.guideSeen = true;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

/** What the table says to whoever pressed something. */
export function told(): HTMLElement | null {
  return document.querySelector('.tray .notice');
}
