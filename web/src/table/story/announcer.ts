// What everybody should see happen, as the lines of most games tell it.
import type { CardInfo, LogLine } from '../../lib/protocol';
import type { Announcement } from '../game';

/** Announces lines of these kinds, each in its tone; of some the card says what it does. */
export function announcer(
  tones: Record<string, Announcement['tone']>,
  tells: string[] = [],
): (line: LogLine, cards: Map<string, CardInfo>) => Announcement | null {
  return (line, cards) => {
    const tone = tones[line.kind];
    if (!tone) return null;
    const text = tells.includes(line.kind) ? (cards.get(line.card ?? '')?.lines.join(' ') ?? '') : '';
    return { tone, title: line.text, text, card: line.card };
  };
}
