// What sort of space it is, as a shape, a colour and an icon.
import type { Spot } from './world';
import { isA } from './world';

export type Shape = 'round' | 'square' | 'diamond' | 'shield' | 'arch' | 'large' | 'small' | 'none';

export interface Sign {
  shape: Shape;
  fill: string;
  icon: string;
}

const SIGNS: Record<string, Sign> = {
  start: { shape: 'large', fill: '#5b4a36', icon: 'start' },
  symbol_hands: { shape: 'small', fill: '#8a7450', icon: 'hands' },
  symbol_crest: { shape: 'small', fill: '#8a7450', icon: 'crest' },
  tower: { shape: 'shield', fill: '#5a6172', icon: 'tower' },
  item: { shape: 'square', fill: '#8a6a2f', icon: 'item' },
  potion: { shape: 'round', fill: '#2f7a4b', icon: 'potion' },
  spell: { shape: 'round', fill: '#3d56a6', icon: 'spell' },
  book: { shape: 'round', fill: '#87492c', icon: 'book' },
  book2: { shape: 'round', fill: '#87492c', icon: 'books' },
  library: { shape: 'arch', fill: '#87492c', icon: 'library' },
  action: { shape: 'diamond', fill: '#b5611b', icon: 'action' },
  event: { shape: 'diamond', fill: '#1f7784', icon: 'event' },
  duel: { shape: 'diamond', fill: '#a3312c', icon: 'duel' },
  pv: { shape: 'round', fill: '#b23a62', icon: 'pv' },
  class: { shape: 'arch', fill: '#6a4291', icon: 'class' },
  office: { shape: 'arch', fill: '#4a3f86', icon: 'office' },
  hut: { shape: 'arch', fill: '#6b4f2c', icon: 'hut' },
  pitch: { shape: 'large', fill: '#3f7a35', icon: 'pitch' },
  bridge: { shape: 'small', fill: '#7b6a52', icon: 'bridge' },
  place: { shape: 'arch', fill: '#70543a', icon: 'place' },
  blocked: { shape: 'none', fill: '#0000', icon: 'place' },
};
const COMMON_ROOMS: Record<string, string> = {
  gryffindor_tower: '#9c2b26',
  hufflepuff_tower: '#a67c13',
  ravenclaw_tower: '#2a5196',
  slytherin_tower: '#256b42',
};

export function signOf(spot: Spot): Sign {
  const sign = SIGNS[spot.kind] ?? SIGNS.place!;
  if (COMMON_ROOMS[spot.name]) return { ...sign, fill: COMMON_ROOMS[spot.name]!, icon: 'common_room' };
  return spot.kind === 'place' && isA(spot, 'M') ? { ...sign, fill: '#7a3f5c', icon: 'mission' } : sign;
}
