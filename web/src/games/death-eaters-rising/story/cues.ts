// What is heard and seen of each thing that happens.
import type { Cue } from '../../../table/game';

export const cues: Record<string, Cue> = {
  rolls: { sound: 'dice', long: 800 },
  rerolls: { sound: 'dice', long: 800 },
  voldemort_die: { sound: 'dice' },
  draws_token: { sound: 'card' },
  casts: { sound: 'card' },
  appears: { sound: 'card' },
  assigns: { sound: 'chip' },
  assigns_symbol: { sound: 'chip' },
  attacks: { sound: 'dark' },
  resolves: { sound: 'dark', does: 'strike', at: 'card', long: 400 },
  dark_mark: { sound: 'dark', does: 'strike', at: 'card', long: 400 },
  penalty: { sound: 'dark', does: 'strike', at: 'card', long: 400 },
  damage: { does: 'harm', at: 'card', long: 450 },
  heals: { does: 'gain', at: 'card' },
  corruption: { does: 'harm', at: 'card', long: 450 },
  cleanses: { does: 'gain', at: 'card' },
  recruits: { sound: 'chip', does: 'gain', at: 'card' },
  hits: { sound: 'chip', does: 'harm', at: 'card' },
  defeated: { sound: 'fall', does: 'fall', at: 'card' },
  imprisoned: { sound: 'fall', does: 'fall', at: 'card' },
  place_corrupted: { sound: 'fall', does: 'fall', at: 'card' },
  location_falls: { sound: 'fall', does: 'fall', at: 'card' },
  voldemort_revealed: { sound: 'dark' },
};
