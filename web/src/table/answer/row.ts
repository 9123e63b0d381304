// The row of answers in an open turn: each keeps its place and its number, and what was taken leaves its place free.
import type { Entry } from './pieces';

/** A place of the row: an answer, or the words of one that has been taken. */
export interface Slot {
  id: string;
  entry: Entry | null;
  words: string;
  /** A card in the player's hand stands (or stood) for it as well. */
  held: boolean;
}

interface Kept extends Slot {
  things: string[];
}

function kept(entry: Entry, held: boolean): Kept {
  if (entry.choice) {
    const { notation, label } = entry.choice;
    return { id: notation, entry, words: label, held, things: [] };
  }
  const { id, title, things } = entry.piece;
  return { id: `${id} ${title}`, entry, words: title, held, things };
}

/** A thing that means something else than before: a die that shows another face. */
function turned(before: Kept[], now: Kept[]): boolean {
  const words = new Map(
    before.flatMap(({ things, words }) => things.map((thing) => [thing, words] as const)),
  );
  return now.some((slot) => slot.things.some((thing) => (words.get(thing) ?? slot.words) !== slot.words));
}

/** Is it the same answer, or the same sort of piece of which one has been taken? */
function isSlotOf(slot: Kept, other: Kept): boolean {
  const shared = slot.things.some((thing) => other.things.includes(thing));
  return slot.id === other.id || (shared && slot.words === other.words);
}

export class Row {
  private turn = '';
  private slots: Kept[] = [];

  /** The places of the answers of this turn; those of another question stand as they come. */
  fit(turn: string, entries: Entry[], held: ReadonlySet<Entry>): Slot[] {
    const now = entries.map((entry) => kept(entry, held.has(entry)));
    const placed = this.placed(now);
    // Where nothing is left of the row, there is nothing to keep.
    const stays = placed.slice(0, this.slots.length).some((slot) => slot.entry !== null);
    const anew = turn === '' || turn !== this.turn || !stays || turned(this.slots, now);
    this.slots = anew ? now : placed;
    this.turn = turn;
    const last = this.slots.findLastIndex(({ entry }) => entry !== null);
    return this.slots.slice(0, last + 1);
  }

  private placed(now: Kept[]): Kept[] {
    const stay = this.slots.map((slot) => now.find((one) => isSlotOf(slot, one)) ?? { ...slot, entry: null });
    return [...stay, ...now.filter((one) => !stay.includes(one))];
  }
}
