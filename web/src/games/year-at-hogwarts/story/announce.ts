// What everybody should see happen: turns, cards that are resolved, fights, missions, exams and the match.
import type { CardInfo, LogLine } from '../../../lib/protocol';
import type { Announcement } from '../../../table/game';

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
/** Of these the card says what it does. */
const TELLS = ['resolves', 'plays_at_start', 'reveals'];

export function announce(line: LogLine, cards: Map<string, CardInfo>): Announcement | null {
  const tone = TONES[line.kind];
  if (!tone) return null;
  const card = line.card ? cards.get(line.card) : undefined;
  const text = TELLS.includes(line.kind) ? (card?.lines.join(' ') ?? '') : '';
  return { tone, title: line.text, text, card: line.card };
}
