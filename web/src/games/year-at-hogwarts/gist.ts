// What a Spell or a Potion does, in signs: for a face too small for its words.
import type { CardInfo } from '../../lib/protocol';
import type { Sign } from '../../table/game';
import { fact } from './view';

/** The first number that a line tells; what it does with it is told by the sort of the card. */
const NUMBER = /\d+/u;

export function gist(card: CardInfo): Sign[][] {
  const category = fact<string>(card, 'category');
  const [fight = '', ...more] = card.lines;
  if (category === undefined || !fight) return [];
  const [n] = NUMBER.exec(fight) ?? [];
  const attack = category === 'attack';
  const life: Sign[] = n
    ? [{ text: `${attack ? '−' : '+'}${n}`, icon: 'pv', tone: attack ? 'harm' : 'gain' }]
    : [];
  // A second line is for the start of a turn.
  return [[{ icon: attack ? 'duel' : 'resistance' }, ...life], ...more.map((): Sign[] => [{ icon: 'action' }])];
}
