import { describe, expect, it } from 'vitest';
import type { Question, View } from '../../../table/view';
import { guide } from './guide';

const view: View = { game: 'black-rose-wars', seat: 0, outcome: null, decisions: [] };
const asks = (kind: string, ...verbs: string[]): Question =>
  ({
    kind,
    seat: 0,
    number: 7,
    actions: verbs.map((verb) => ({ verb, notation: verb, label: verb, card: null, targets: [] })),
  }) as unknown as Question;
const told = (question: Question): string[] =>
  guide.filter((step) => step.when(view, question)).map(({ id }) => id);

describe('the guide', () => {
  it('speaks of Mages where a Mage is chosen, and not of spells to play (S4-1)', () => {
    expect(told(asks('pick_mage', 'play'))).toEqual(['mage']);
    expect(told(asks('pick_school', 'school'))).toEqual(['school']);
  });

  it('speaks of spells in a turn in which one can be played', () => {
    expect(told(asks('act', 'move', 'give-up', 'pass'))).toEqual(['cell', 'pass']);
    expect(told(asks('act', 'play', 'pass'))).toEqual(['cell', 'play', 'pass']);
  });
});
