// The heroes as faces, in the colours of their mats.
import type { FaceLook } from '../../../table/seats/faces';
import type { View } from '../../../table/view';
import { heroHue } from '../look';
import { battle, ready } from '../view';

const HEROES: Record<string, Omit<FaceLook, 'hue'>> = {
  harry: { head: 'messy', hair: '#1f1a1a', glasses: true },
  ron: { head: 'short', hair: '#c2571f' },
  hermione: { head: 'bushy', hair: '#6b3f1d' },
  neville: { head: 'round', hair: '#4a3524' },
  luna: { head: 'long', hair: '#d9bf78' },
  ginny: { head: 'fringe', hair: '#b8431c' },
};

export function portrait(hero: string): FaceLook | null {
  const known = HEROES[hero];
  return known ? { ...known, hue: heroHue(hero) } : null;
}

export function face(view: View, seat: number): FaceLook | null {
  const hero = ready(view) ? battle(view).heroes[seat]?.hero : undefined;
  return hero === undefined ? null : portrait(hero);
}
