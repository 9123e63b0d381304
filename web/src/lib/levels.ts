// The levels of bots as a person chooses them, from the weakest to the strongest, each with a face.
import type { FaceLook } from '../table/seats/faces';

const FACES: Record<string, FaceLook> = {
  uniform: { head: 'spiky', hair: '#8c8f98', hue: 292 },
  'first-year': { head: 'messy', hair: '#b98a4a', hue: 24, glasses: true },
  'third-year': { head: 'bushy', hair: '#6d2f1c', hue: 52 },
  policy: { head: 'round', hair: '#4a2f1d', hue: 212 },
  prefect: { head: 'fringe', hair: '#22201f', hue: 150 },
  professor: { head: 'beard', hair: '#d9d9e2', hue: 340 },
};
const SOMEBODY: FaceLook = { head: 'hat', hair: '#22201f', hue: 182 };

export const LEVELS = Object.keys(FACES);
export const USUAL = 'policy';

/** Those that play answers on before they choose: they take a while, and it is said why. */
const AHEAD = new Set(['prefect', 'professor', 'search']);

export function levelFace(level: string): FaceLook {
  return FACES[level] ?? SOMEBODY;
}

export function thinksAhead(bot: string): boolean {
  return AHEAD.has(bot);
}
