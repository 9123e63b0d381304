import { describe, expect, it } from 'vitest';
import type { ReviewInfo, ReviewMoment } from '../../lib/protocol';
import { curvesOf, inLines, momentWords, scales, turnMarks } from './curves';

const frame = { left: 0, right: 100, top: 0, bottom: 100 };
const nameOf = (seat: number): string => ['Anna', 'Ben'][seat]!;

function review(sides: number[][]): ReviewInfo {
  const points = [
    { action: 4, turn: 1, chances: [50, 50] },
    { action: 6, turn: 1, chances: [40, 60] },
    { action: 9, turn: 2, chances: [100, 0] },
  ];
  return { sides, points, choices: [], moments: [], best: [null, null], costliest: [null, null] };
}

function moment(before: number, after: number, choice: number): ReviewMoment {
  return { action: 4, turn: 1, seat: 0, before, after, choice, luck: after - before - choice };
}

describe('the curves', () => {
  it('are one for a team, from the first rest to the end', () => {
    const curves = curvesOf(review([[0, 1]]), frame, nameOf);
    expect(curves).toEqual([{ seat: 0, name: 'All together', path: 'M0 50L40 60L100 0' }]);
  });

  it('are one for each side among rivals', () => {
    const curves = curvesOf(review([[0], [1]]), frame, nameOf);
    expect(curves.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    expect(curves[1]!.path).toBe('M0 50L40 40L100 100');
  });

  it('are told in words, a line for each turn as it ended', () => {
    expect(inLines(review([[0], [1]]), nameOf)).toEqual([
      'Turn 1: Anna 40%, Ben 60%',
      'Turn 2: Anna 100%, Ben 0%',
    ]);
  });

  it('have no more numbers of turns below them than fit', () => {
    const points = Array.from({ length: 30 }, (_, turn) => ({ action: turn * 3, turn, chances: [50] }));
    expect(turnMarks(points, 10).map(({ turn }) => turn)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27]);
  });

  it('stand still where a match was over at once', () => {
    expect(scales([{ action: 0, turn: 1, chances: [1] }], frame).x(0)).toBe(0);
  });
});

describe('a moment', () => {
  it.each([
    [moment(40, 58, 0), /rose from 40% to 58%: the choices were as good as any, and luck added 18 points\./],
    [moment(40, 58, -4), /luck added 22 points, and other choices had 4 more in them\./],
    [moment(58, 40, 0), /fell from 58% to 40%: nobody chose badly, luck took 18 points\./],
    [moment(58, 40, -4), /luck took 14 points, and another choice would have kept 4 more\./],
    [moment(58, 54, -6), /it was a matter of choice; another answer would have kept 6 points\./],
  ])('is split into choice and luck: %#', (one, words) => expect(momentWords(one, false)).toMatch(words));

  it('counts what the others did to the luck of rivals', () => {
    expect(momentWords(moment(58, 40, 0), true)).toContain('luck and the others took 18 points');
  });
});
