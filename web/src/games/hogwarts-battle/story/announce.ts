// What everybody should see happen: events, dice, falls and triumphs.
import type { CardInfo, LogLine } from '../../../lib/protocol';
import type { Announcement } from '../../../table/game';
import { say } from '../words';

const FACES = ['influence', 'attack', 'health', 'card'];

const TONES: Record<string, Announcement['tone']> = {
  dark_arts: 'dark',
  defeats: 'bright',
  destroys_horcrux: 'bright',
  collects: 'bright',
  brews: 'bright',
  villain_revealed: 'dark',
  stunned: 'danger',
  location_falls: 'danger',
  turn: 'turn',
};

/** The piles that such cards come from. */
const PILES: Record<string, string> = { dark_arts: 'dark-deck', villain_revealed: 'villain-deck' };

export function announce(line: LogLine, cards: Map<string, CardInfo>): Announcement | null {
  if (line.kind === 'rolls') return dice(line, cards);
  const tone = TONES[line.kind];
  if (!tone) return null;
  const card = line.card ? cards.get(line.card) : undefined;
  const text = line.kind === 'dark_arts' ? (card?.lines.join(' ') ?? '') : '';
  const title = line.kind === 'dark_arts' && card ? card.name : line.text;
  const from = PILES[line.kind];
  return { tone, title, text, card: line.card, falls: tone === 'bright', ...(from ? { from } : {}) };
}

/** The die, and the face on top. */
function dice(line: LogLine, cards: Map<string, CardInfo>): Announcement {
  const { die = '', face = '' } = line.details ?? {};
  const faces = (cards.get(`die_${die}`)?.facts.faces as string[] | undefined) ?? FACES;
  return {
    tone: 'bright',
    title: line.text,
    text: say('die-rolled'),
    card: null,
    die: { faces, result: String(face) },
  };
}
