import { describe, expect, it } from 'vitest';
import type { UndoInfo } from '../../lib/protocol';
import { undoWords } from './undo';

const NAMES = ['Anna', 'Ben', 'Clara'];
const nameOf = (seat: number): string => NAMES[seat] ?? '';

function told(part: Partial<UndoInfo>, policy = 'vote'): string {
  const whole: UndoInfo = {
    possible: true,
    vote: false,
    to: 3,
    why: '',
    count: 1,
    beyond: '',
    other: null,
    asks: [],
    ...part,
  };
  return undoWords(whole, policy, nameOf);
}

describe('what undo would do', () => {
  it('is said before anything was played, and where undo is off', () => {
    expect(told({ count: 0, possible: false })).toContain('nothing to take back');
    expect(told({ possible: false }, 'off')).toContain('undo is off');
  });

  it('counts the actions that are taken back at once', () => {
    expect(told({})).toBe('Takes back the last action.');
    expect(told({ count: 4 })).toBe('Takes back the last 4 actions.');
  });

  it('says that a match stays over whose secrets are known', () => {
    expect(told({ possible: false, beyond: 'end' }, 'free')).toContain('stays over');
  });

  it('tells of a step of the own planning', () => {
    expect(told({ plan: true })).toBe('Takes back the last step of your plan, which nobody has seen.');
  });

  it('says what lies between, and whose yes it needs', () => {
    expect(told({ possible: false, beyond: 'chance' }, 'safe')).toContain(
      'before chance had its say: this table',
    );
    expect(told({ possible: false, beyond: 'hidden' }, 'safe')).toContain('before a hidden card was shown');
    const asked = told({ vote: true, beyond: 'seat', other: 1, asks: [1, 2] });
    expect(asked).toBe('Goes back to before Ben acted: needs a yes from Ben, Clara.');
  });
});
