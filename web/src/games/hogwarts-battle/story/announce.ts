// What everybody should see happen: events, dice, falls and triumphs.
import type { CardInfo, LogLine } from '../../../lib/protocol';
import type { Announcement } from '../../../table/game';
import { announcer } from '../../../table/story/announcer';
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

const told = announcer(TONES, ['dark_arts']);

export function announce(line: LogLine, cards: Map<string, CardInfo>): Announcement | null {
  if (line.kind === 'rolls') return dice(line, cards);
  const plain = told(line, cards);
  const title = (line.kind === 'dark_arts' && cards.get(line.card ?? '')?.name) || line.text;
  const from = PILES[line.kind];
  return plain && { ...plain, title, falls: plain.tone === 'bright', ...(from ? { from } : {}) };
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
