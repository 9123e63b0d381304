// What everybody should see happen: Voldemort's die, what the Death Eaters do, falls and triumphs.
import type { CardInfo, LogLine } from '../../../lib/protocol';
import type { Announcement } from '../../../table/game';
import { announcer } from '../../../table/story/announcer';
import { effectOf } from '../cards/telling';

const FACES = ['clockwise', 'counterclockwise', 'dark_mark'];
/** A sickly green, as the Mark in the sky. */
const DIE_HUE = 140;

const TONES: Record<string, Announcement['tone']> = {
  turn: 'turn',
  resolves: 'dark',
  dark_mark: 'dark',
  penalty: 'dark',
  recruits: 'bright',
  hits: 'bright',
  imprisoned: 'bright',
  defeated: 'danger',
  place_corrupted: 'danger',
  location_falls: 'danger',
  voldemort_revealed: 'danger',
};
/** The line of its card that a Death Eater acts by. */
const LINES: Record<string, number> = { resolves: 0, dark_mark: 1, penalty: 0 };

const told = announcer(TONES);

export function announce(line: LogLine, cards: Map<string, CardInfo>): Announcement | null {
  if (line.kind === 'voldemort_die') return voldemortDie(line);
  const plain = told(line, cards);
  const place = LINES[line.kind];
  const text = place === undefined ? '' : effectOf(cards.get(line.card ?? '')?.lines[place] ?? '');
  return plain && { ...plain, text, falls: line.kind === 'imprisoned' };
}

/** The face on top is told with it. */
function voldemortDie(line: LogLine): Announcement {
  const result = String(line.details?.face ?? '');
  const tone = result === 'dark_mark' ? 'danger' : 'dark';
  return { tone, title: line.text, text: '', card: null, die: { faces: FACES, result, hue: DIE_HUE } };
}
