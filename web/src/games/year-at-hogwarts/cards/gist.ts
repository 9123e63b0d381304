// What a Spell or a Potion does, in signs: for a face too small for its words.
import type { CardInfo } from '../../../lib/protocol';
import type { Sign } from '../../../table/game';
import { fact } from '../view';

/** How many PV a fight takes or gives, in any of our languages; some cards bring another card instead. */
const NUMBER = /(\d+)\s(?:PV|život)/u;

/** The lines of such a card: its sort, what it does in a fight, and what it may do at the start of a turn. */
export function gist(card: CardInfo): Sign[][] {
  const category = fact<string>(card, 'category');
  const [, fight = '', ...atStart] = card.lines;
  if (category === undefined) return [];
  const attack = category === 'attack';
  const [, n] = NUMBER.exec(fight) ?? [];
  const life: Sign[] = n
    ? [{ text: `${attack ? '−' : '+'}${n}`, icon: 'pv', tone: attack ? 'harm' : 'gain' }]
    : [];
  return [
    [{ icon: attack ? 'duel' : 'resistance' }, ...life],
    ...atStart.map((): Sign[] => [{ icon: 'action' }]),
  ];
}
