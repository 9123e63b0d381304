import { describe, expect, it } from 'vitest';
import type { Point } from './mapping';
import { beyond, inSight, type Window } from './sight';

/** A frame that shows the board from its corner on, one pixel for one unit. */
const frame: Window = { width: 400, height: 300, place: (point) => point };
const sides = (spaces: Point[]): [string, number][] =>
  beyond(frame, spaces).map(({ side, spaces: there }) => [side, there.length]);

describe('what lies beyond the frame', () => {
  it('is nothing as long as all is seen', () => {
    const seen = [
      { x: 20, y: 20 },
      { x: 390, y: 290 },
    ];
    expect(seen.every((point) => inSight(frame, point))).toBe(true);
    expect(beyond(frame, seen)).toEqual([]);
  });

  it('counts as unseen where it is cut by the edge', () => {
    expect(inSight(frame, { x: 3, y: 100 })).toBe(false);
  });

  it('is told by the side behind which it lies farthest', () => {
    const spaces = [
      { x: -50, y: 100 },
      { x: -90, y: -20 },
      { x: 420, y: 320 },
      { x: 100, y: 100 },
      { x: 200, y: 900 },
    ];
    expect(sides(spaces)).toEqual([
      ['left', 2],
      ['right', 1],
      ['bottom', 1],
    ]);
  });

  it('is told beside where it lies, but over nothing that can be chosen', () => {
    const alone = beyond(frame, [{ x: -50, y: 150 }])[0]!;
    expect(alone.along).toBeCloseTo(0.5);
    const crowded = beyond(frame, [
      { x: -50, y: 150 },
      { x: 40, y: 150 },
    ])[0]!;
    expect(Math.abs(crowded.along * frame.height - 150)).toBeGreaterThan(26);
  });
});
