// What everybody should see happen: phases, Events, spells, what interrupts them, defeats, rooms that fall, Moons.
import type { CardInfo, LogLine } from '../../../lib/protocol';
import type { Announcement } from '../../../table/game';

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
/** Of these the card says what it does. */
const TELLS = ['event'];

export function announce(line: LogLine, cards: Map<string, CardInfo>): Announcement | null {
  const tone = TONES[line.kind];
  if (!tone) return null;
  const card = line.card ? cards.get(line.card) : undefined;
  const text = TELLS.includes(line.kind) ? (card?.lines.join(' ') ?? '') : '';
  return { tone, title: line.text, text, card: line.card };
}
