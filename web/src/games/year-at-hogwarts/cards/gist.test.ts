import { describe, expect, it } from 'vitest';
import type { CardInfo } from '../../../lib/protocol';
import { gist } from './gist';

const card = (category: string | undefined, ...lines: string[]): CardInfo => ({
  id: 'card',
  name: 'A card',
  kind: 'spell',
  lines,
  facts: category === undefined ? {} : { category },
  confidence: 'high',
  note: '',
  doubts: {},
});

describe('the gist of a card', () => {
  it('tells what an attack takes', () =>
    expect(gist(card('attack', 'Attack card.', 'In a fight: your opponent loses 3 PV.'))).toEqual([
      [{ icon: 'duel' }, { text: '−3', icon: 'pv', tone: 'harm' }],
    ]));

  it('tells what a defence gives, and that it can begin a turn', () =>
    expect(
      gist(card('defence', 'Defence card.', 'In a fight: gain 2 PV.', 'At the start of your turn.')),
    ).toEqual([[{ icon: 'resistance' }, { text: '+2', icon: 'pv', tone: 'gain' }], [{ icon: 'action' }]]));

  it('leaves a Book to its words', () => expect(gist(card(undefined, 'A line.'))).toEqual([]));
});
