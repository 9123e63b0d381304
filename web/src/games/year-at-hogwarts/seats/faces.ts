// The characters as faces, in the colours of their pawns.
import type { FaceLook } from '../../../table/seats/faces';
import { seatHue } from '../../../table/map/mapping';
import type { View } from '../../../table/view';
import { ready, year } from '../view';

const CHARACTERS: Record<string, Omit<FaceLook, 'hue'>> = {
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
};

export function portrait(character: string, seat: number): FaceLook | null {
  const known = CHARACTERS[character];
  return known ? { ...known, hue: seatHue(seat, '') } : null;
}

export function face(view: View, seat: number): FaceLook | null {
  const character = ready(view) ? year(view).players[seat]?.character : undefined;
  return character === undefined ? null : portrait(character, seat);
}
