// How a question is put to the person in front of the screen, and what of its answers is seen where.
import { t } from '../../lib/text.svelte';
import { cardName, thingsOf } from '../answer/things';
import type { Entry } from '../answer/pieces';
import type { TableUi } from '../ui.svelte';
import type { Choice, Question } from '../view';

/** The sentence that asks. Whoever it names before the colon is the person who reads it. */
export function addressed(prompt: string, name: string, act: boolean, several: boolean): string {
  const before = `${name}: `;
  if (name === '' || !prompt.startsWith(before)) return prompt;
  const text = prompt.slice(before.length);
  if (act) return t('tray-your-move', { name, text });
  return several ? t('tray-you-as', { name, text }) : t('tray-you', { text });
}

/** The question to the seat that is shown, in words to its person. */
export function asked(ui: TableUi, { prompt, seat, kind }: Question): string {
  return addressed(prompt, ui.game.seatName(ui.view, seat), kind === 'act', ui.store.seats.length > 1);
}

/** The things that a line of the tray begins with: what is picked up, or what the answer is about. */
function begins({ choice, piece }: Entry): string[] {
  if (piece) return piece.things;
  return choice.targets.flatMap(thingsOf);
}

/** The lines that the cards in the player's hand stand for as well. */
export function inHand(ui: TableUi): ReadonlySet<Entry> {
  const hand = ui.game.hand?.(ui.view, ui.store.seat);
  const names = new Set(Array.isArray(hand) ? hand.map((card) => cardName(card)) : []);
  return new Set(
    ui.entries.filter((entry) => {
      const things = begins(entry);
      return things.length > 0 && things.every((thing) => names.has(thing));
    }),
  );
}

/** Is this answer a card that lies nowhere on the table face up? `lies` knows what is drawn. */
export function isUnseen({ targets: [first] }: Choice, lies: (thing: string) => boolean): boolean {
  if (first?.kind !== 'card' || first.id === undefined || first.part !== undefined) return false;
  return !thingsOf(first).some(lies);
}
