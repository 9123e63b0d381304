// The two halves of a spell: what each is, and what it does.
import type { CardInfo } from '../../../lib/protocol';
import { fact } from '../view';

/** A letter of a text that fills the height of a card takes so much of its width; and what is beside the text. */
const LETTER = 0.72;
const EDGES = 18;
const LEAST = 106;
const MOST = 340;

export interface Half {
  type: string;
  range: number | string;
  target: string;
  vortex: boolean;
  /** Its first line is what it costs. */
  cost: boolean;
  /** How many lines of the card are its own, heading and vortex included. */
  lines: number;
}

export interface ReadHalf {
  half: Half;
  /** What it is, in words. */
  heading: string;
  /** What it does, one operation after the other. */
  operations: string[];
}

/** Both halves of a card, upright first; nothing where a card has none. */
export function halvesOf(card: CardInfo | undefined): ReadHalf[] {
  const halves = fact<Half[]>(card, 'halves') ?? [];
  let from = 0;
  return halves.map((half) => {
    const [heading = '', ...operations] = (card?.lines ?? []).slice(from, from + half.lines);
    from += half.lines;
    return { half, heading, operations };
  });
}

/** How wide a card must be for its words, in pixels: a long text takes the room that a short one leaves. */
export function wideFor(card: CardInfo | undefined, only?: number): number {
  const halves = halvesOf(card).filter((_, half) => only === undefined || half === only);
  const letters = halves.reduce((sum, { operations }) => sum + operations.join(' ').length, 0);
  return Math.round(Math.min(Math.max(letters * LETTER + EDGES, LEAST), MOST));
}

/** The place of the line that is being carried out, of those that a half does. */
export function lineAt({ half, operations }: ReadHalf, operation: number): number {
  if (operation < 0) return -1;
  const last = operations.length - (half.vortex ? 2 : 1);
  return Math.min(operation + (half.cost ? 1 : 0), last);
}
