import { describe, expect, it } from 'vitest';
import type { BoardInfo, SpaceInfo } from '../../lib/protocol';
import {
  beside,
  bounds,
  corners,
  fit,
  footprints,
  initials,
  inside,
  kindHues,
  levelOf,
  showing,
  spacing,
  towards,
  wayBetween,
  zoomed,
} from './mapping';

function space(key: number, x: number, y: number, kind = ''): SpaceInfo {
  return { key, name: `s${key}`, label: `Space ${key}`, x, y, kind, marks: [], lit: false, answer: '' };
}

/** A cross: 0 in the middle, 1 right, 2 below, 3 left; 4 far above, joined with nobody. */
const cross: BoardInfo = {
  label: 'Cross',
  shape: 'graph',
  spaces: [
    space(0, 0, 0),
    space(1, 10, 2, 'tower'),
    space(2, 1, 10),
    space(3, -10, 0, 'hall'),
    space(4, 0, -40),
  ],
  links: [1, 2, 3].map((end) => ({ start: 0, end, kind: '', one_way: end === 3 })),
  pawns: [],
  walks: [],
};
const from = (key: number): SpaceInfo => cross.spaces[key]!;

describe('arrow keys', () => {
  it.each([
    [{ x: 1, y: 0 }, 1],
    [{ x: 0, y: 1 }, 2],
    [{ x: -1, y: 0 }, 3],
  ])('go to the neighbour in the direction %o', (direction, key) => {
    expect(towards(cross, from(0), direction)?.key).toBe(key);
  });

  it('go against a one-way street, since only the pawns must keep to it', () => {
    expect(towards(cross, from(3), { x: 1, y: 0 })?.key).toBe(0);
  });

  it('reach a space that is joined with nobody', () => {
    expect(towards(cross, from(0), { x: 0, y: -1 })?.key).toBe(4);
  });

  it('stay where nothing lies in the direction', () => {
    expect(towards(cross, from(2), { x: 0, y: 1 })).toBeUndefined();
  });
});

describe('the lens', () => {
  it('shows all of a board in the middle of its frame', () => {
    const lens = fit(bounds(cross.spaces, 5), 300, 120);
    expect(lens.scale).toBe(2);
    expect(lens.x + 0 * lens.scale).toBe(150);
    expect(lens.y + -45 * lens.scale).toBe(0);
  });

  it('keeps what is under the finger where it is', () => {
    const before = { scale: 2, x: 10, y: 20 };
    const at = { x: 50, y: 60 };
    const after = zoomed(before, 3, at, 1, 5);
    expect(after.scale).toBe(5);
    expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale);
    expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale);
  });

  it('moves no further than it must to show a space', () => {
    const lens = { scale: 1, x: 0, y: 0 };
    expect(showing(lens, { x: 50, y: 50 }, 100, 100, 20)).toEqual(lens);
    expect(showing(lens, { x: 130, y: 50 }, 100, 100, 20)).toEqual({ scale: 1, x: -50, y: 0 });
    expect(showing(lens, { x: -5, y: 50 }, 100, 100, 20)).toEqual({ scale: 1, x: 25, y: 0 });
  });
});

it('knows how dense a board is, whatever lies far away', () => {
  expect(spacing(cross)).toBeCloseTo(Math.hypot(1, 10), 5);
  expect(spacing({ ...cross, shape: 'hexes' })).toBeCloseTo(Math.sqrt(3));
});

it('draws hexagons that share their sides', () => {
  const points = corners({ x: 0, y: 0 }, 1).split(' ');
  expect(points).toHaveLength(6);
  const below = corners({ x: 0, y: Math.sqrt(3) }, 1).split(' ');
  const rounded = (list: string[]): string[] =>
    list.map((point) =>
      point
        .split(',')
        .map((number) => (Math.round(Number(number) * 1000) + 0) / 1000 + 0)
        .join(','),
    );
  expect(rounded(points).filter((point) => rounded(below).includes(point))).toHaveLength(2);
});

it('lets pawns that share a space stand beside each other', () => {
  expect(beside(0, 1)).toEqual({ x: 0, y: 0 });
  for (const count of [2, 3, 4]) {
    const places = Array.from({ length: count }, (_, place) => beside(place, count));
    for (const [one, first] of places.entries())
      for (const other of places.slice(one + 1))
        expect(Math.hypot(first.x - other.x, first.y - other.y)).toBeGreaterThan(0.9);
  }
});

it('gives each kind of space a colour of its own', () => {
  const hues = [...kindHues(cross).values()];
  expect(new Set(hues).size).toBe(3);
});

it.each([
  ['Runner 2', 'R2'],
  ['Ann', 'A'],
  ['žofie černá', 'ŽČ'],
  ['', '?'],
])('shortens the name %o to %o', (name, short) => {
  expect(initials(name)).toBe(short);
});

describe('a map with a picture', () => {
  const area = { x: 0, y: 0, width: 200, height: 100 };

  it('is never left by the lens, and lies in the middle where it is smaller than the frame', () => {
    expect(inside({ scale: 2, x: 50, y: -500 }, area, 300, 150)).toEqual({ scale: 2, x: 0, y: -50 });
    expect(inside({ scale: 1, x: 99, y: 99 }, area, 300, 150)).toEqual({ scale: 1, x: 50, y: 25 });
  });

  it('tells more the nearer one looks', () => {
    expect([10, 40, 90].map(levelOf)).toEqual([0, 1, 2]);
  });

  it('is walked with left and right feet, clear of the spaces', () => {
    const feet = footprints(
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ],
      20,
      10,
    );
    expect(feet.length).toBe(5);
    expect(new Set(feet.map(({ turn }) => turn))).toEqual(new Set([90]));
    expect(feet.map(({ y }) => Math.sign(y))).toEqual([-1, 1, -1, 1, -1]);
    expect(Math.min(...feet.map(({ x }) => x))).toBeGreaterThanOrEqual(10);
  });

  it('leads a pawn by the fewest spaces', () => {
    expect(wayBetween(cross, 1, 2)).toEqual([1, 0, 2]);
    expect(wayBetween(cross, 1, 4)).toEqual([]);
  });
});
