// What is heard and seen of each thing that happens.
import type { Cue } from '../../../table/game';

export const cues: Record<string, Cue> = {
  draws: { sound: 'card' },
  rejects: { sound: 'card' },
  bans: { sound: 'card' },
  discards: { sound: 'card' },
  prepares: { sound: 'card' },
  casts: { sound: 'card' },
  event: { sound: 'dark' },
  moon: { sound: 'dark' },
  springs: { sound: 'dark' },
  protects: { sound: 'chip' },
  sets_in_room: { sound: 'chip' },
  sets_on_sheet: { sound: 'chip' },
  turns_token: { sound: 'chip' },
  enters: { sound: 'chip', long: 330 },
  is_hit: { sound: 'dark', does: 'harm', at: 'health', long: 480 },
  is_healed: { does: 'gain', at: 'health' },
  gains: { sound: 'chip', does: 'gain', at: 'points', long: 480 },
  rose_gains: { sound: 'chip', does: 'gain', at: 'rose', long: 480 },
  loses: { does: 'harm', at: 'points' },
  is_defeated: { sound: 'fall', does: 'fall', at: 'health', long: 900 },
  takes_trophy: { sound: 'chip' },
  destroyed: { sound: 'fall', long: 900 },
  completes: { sound: 'chip' },
  bull_strikes: { sound: 'dark' },
};
