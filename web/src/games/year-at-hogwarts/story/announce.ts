// What everybody should see happen: turns, cards that are resolved, fights, missions, exams and the match.
import type { Announcement } from '../../../table/game';
import { announcer } from '../../../table/story/announcer';

const TONES: Record<string, Announcement['tone']> = {
  turn: 'turn',
  resolves: 'bright',
  plays_at_start: 'bright',
  passes_exam: 'bright',
  fights: 'danger',
  reveals: 'dark',
  tries_mission: 'dark',
  wins_mission: 'bright',
  is_beaten: 'danger',
  falls: 'danger',
  leaves_the_game: 'bright',
  destroys_horcrux: 'bright',
  voldemort_returns: 'danger',
  rolls_final: 'danger',
  is_challenged: 'bright',
  scores: 'bright',
  whistle: 'bright',
  wins_phase: 'bright',
  catches_snitch: 'bright',
};
/** Of some the card says what it does. */
export const announce = announcer(TONES, ['resolves', 'plays_at_start', 'reveals']);
