// The teams as the faces of the wizards they began with, in the colours of their side.
import type { FaceLook } from '../../../table/seats/faces';
import type { View } from '../../../table/view';
import type { RisingView } from '../view';

const STARTERS: Record<string, FaceLook> = {
  harry_potter: { head: 'messy', hair: '#1f1a1a', glasses: true, hue: 4 },
  hermione_granger: { head: 'bushy', hair: '#6b3f1d', hue: 300 },
  nymphadora_tonks: { head: 'spiky', hair: '#d1448f', hue: 205 },
  albus_dumbledore: { head: 'beard', hair: '#c9ccd4', glasses: true, hue: 262 },
};

export function portrait(starter: string): FaceLook | null {
  return STARTERS[starter] ?? null;
}

export function face(view: View, seat: number): FaceLook | null {
  const starter = (view as Partial<RisingView>).teams?.[seat]?.starter;
  return starter === undefined ? null : portrait(starter);
}
