// What everybody should see happen: phases, Events, spells, what interrupts them, defeats, rooms that fall, Moons.
import type { Announcement } from '../../../table/game';
import { announcer } from '../../../table/story/announcer';

const TONES: Record<string, Announcement['tone']> = {
  turn: 'turn',
  event: 'dark',
  moon: 'dark',
  casts: 'bright',
  springs: 'danger',
  protects: 'danger',
  is_defeated: 'danger',
  destroyed: 'danger',
  completes: 'bright',
  bull_strikes: 'danger',
};
/** Of some the card says what it does. */
export const announce = announcer(TONES, ['event']);
