// Faces of the people at the table: who sits where is seen before it is read. A game may say how its heroes look.
import type { View } from '../view';

/** The shape of the head. */
export type Head = 'messy' | 'short' | 'bushy' | 'round' | 'spiky' | 'beard' | 'hat' | 'long' | 'fringe';

/** A portrait: the head, whether it wears glasses, and the colours of hair and robe. */
export interface FaceLook {
  head: Head;
  hair: string;
  hue: number;
  glasses?: boolean;
}

type Draws = (view: View, seat: number) => FaceLook | null;
const own = import.meta.glob<Draws>('../../games/*/seats/faces.ts', { eager: true, import: 'face' });

type Portrays = (id: string, seat: number) => FaceLook | null;
const portraits = import.meta.glob<Portrays>('../../games/*/seats/faces.ts', {
  eager: true,
  import: 'portrait',
});

const HEADS: Head[] = ['hat', 'short', 'round', 'spiky', 'bushy', 'beard', 'messy'];
const HUES = [212, 24, 150, 292, 52, 340, 182, 100];
const HAIR = ['#4a2f1d', '#22201f', '#b98a4a', '#8c8f98', '#6d2f1c'];

/** The face of a seat; where the game has none for it, one that belongs to the seat. */
export function faceOf(view: View, seat: number): FaceLook {
  return own[`../../games/${view.game}/seats/faces.ts`]?.(view, seat) ?? usualFace(seat);
}

/** The face of whom a seat plays, before there is a view of it. */
export function portraitOf(game: string, id: string, seat: number): FaceLook {
  return portraits[`../../games/${game}/seats/faces.ts`]?.(id, seat) ?? usualFace(seat);
}

export function usualFace(seat: number): FaceLook {
  const pick = <One>(from: One[]): One => from[seat % from.length]!;
  return { head: pick(HEADS), hair: pick(HAIR), hue: pick(HUES) };
}
