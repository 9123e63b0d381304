import { describe, expect, it } from 'vitest';
import { addressed, isUnseen } from './asking';
import type { Choice, Target } from '../view';

describe('the sentence that asks', () => {
  it('speaks to the person who is asked', () => {
    expect(addressed('Harry: play cards', 'Harry', true, false)).toBe('Your move, Harry: play cards');
    expect(addressed('Harry: choose a card', 'Harry', false, false)).toBe('You: choose a card');
    expect(addressed('Harry: choose a card', 'Harry', false, true)).toBe('You, Harry: choose a card');
  });

  it('stays as it is where it does not begin with a name', () => {
    expect(addressed('Ron is stunned: choose 2 cards', 'Ron', false, false)).toBe(
      'Ron is stunned: choose 2 cards',
    );
    expect(addressed(': choose', '', false, false)).toBe(': choose');
  });
});

describe('a card that lies nowhere face up (B10)', () => {
  const about = (...targets: Target[]): Choice => ({
    notation: 'take',
    label: 'Take',
    card: 'charms',
    verb: 'take',
    targets,
  });
  const lies = (thing: string): boolean => thing === 'card:2';

  it('is one of a pile or of a deck', () => {
    expect(isUnseen(about({ kind: 'card', key: 1, id: 'charms' }), lies)).toBe(true);
    expect(isUnseen(about({ kind: 'card', key: null, id: 'charms' }), lies)).toBe(true);
  });

  it('is none that can be pressed on the table, nor a seat or a part of a card', () => {
    expect(isUnseen(about({ kind: 'card', key: 1, id: 'charms', also: [2] }), lies)).toBe(false);
    expect(isUnseen(about({ kind: 'seat', key: 1 }), lies)).toBe(false);
    expect(isUnseen(about({ kind: 'card', key: 1, id: 'charms', part: 2 }), lies)).toBe(false);
    expect(isUnseen(about(), lies)).toBe(false);
  });
});
