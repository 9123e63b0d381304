// The faces of those who are played, in any game: how they look, and who sits where.
import type { FaceLook } from '../table/seats/faces';
import type { View } from '../table/view';

/** A face in no colour yet. */
export type Features = Omit<FaceLook, 'hue'>;

/** Whom one meets at Hogwarts. */
export const PEOPLE = {
  harry: { head: 'messy', hair: '#1f1a1a', glasses: true },
  ron: { head: 'short', hair: '#c2571f' },
  hermione: { head: 'bushy', hair: '#6b3f1d' },
  draco: { head: 'short', hair: '#e6dcb4' },
  neville: { head: 'round', hair: '#4a3524' },
  luna: { head: 'long', hair: '#d9bf78' },
  ginny: { head: 'fringe', hair: '#b8431c' },
  cedric: { head: 'messy', hair: '#8a5a2b' },
  peter: { head: 'round', hair: '#9a8f7a' },
  voldemort: { head: 'hat', hair: '#22201f' },
} satisfies Record<string, Features>;

interface Portraits {
  portrait(id: string, seat: number): FaceLook | null;
  face(view: View, seat: number): FaceLook | null;
}

/** The portraits of a game: their features by name, the colour of each, and whom a seat plays. */
export function portraits(
  features: Record<string, Features>,
  hueOf: (id: string, seat: number) => number,
  playedBy: (view: View, seat: number) => string | null | undefined,
): Portraits {
  const portrait: Portraits['portrait'] = (id, seat) => {
    const known = features[id];
    return known ? { ...known, hue: hueOf(id, seat) } : null;
  };
  return { portrait, face: (view, seat) => portrait(playedBy(view, seat) ?? '', seat) };
}
