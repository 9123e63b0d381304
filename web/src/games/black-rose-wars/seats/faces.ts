// The Mages as faces, in the colours of their seats.
import type { FaceLook } from '../../../table/seats/faces';
import { seatHue } from '../../../table/map/mapping';
import type { View } from '../../../table/view';
import { ready, rose } from '../view';

const MAGES: Record<string, Omit<FaceLook, 'hue'>> = {
  jafar: { head: 'beard', hair: '#2a201b' },
  tessa: { head: 'long', hair: '#a8743c' },
  rebecca: { head: 'fringe', hair: '#1d1a22' },
  nero: { head: 'spiky', hair: '#7a2418' },
};

export function portrait(mage: string, seat: number): FaceLook | null {
  const known = MAGES[mage];
  return known ? { ...known, hue: seatHue(seat, '') } : null;
}

export function face(view: View, seat: number): FaceLook | null {
  const mage = ready(view) ? rose(view).players[seat]?.mage : null;
  return mage ? portrait(mage, seat) : null;
}
