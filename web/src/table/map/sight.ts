// What of a map is in sight, and on which side of the frame the rest lies.
import { group } from '../parts/collect';
import type { Point } from './mapping';

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** A frame, and where in it a point of the map is drawn. */
export interface Window {
  width: number;
  height: number;
  place(point: Point): Point;
}

export interface Beyond<Space extends Point> {
  side: Side;
  spaces: Space[];
  /** Where along that side they lie, as a share of it. */
  along: number;
}

/** A space counts as seen if its middle is so far inside, in pixels. */
const SEEN = 8;
/** Where along an edge a sign may stand, as a share of it; not in the corners. */
const STOPS = Array.from({ length: 15 }, (_, place) => 0.15 + place * 0.05);
/** How large a sign is at the most, in pixels, with the space beside it. */
const SIGN = { wide: 150, high: 52 };

export function inSight(frame: Window, point: Point): boolean {
  const { x, y } = frame.place(point);
  return x >= SEEN && y >= SEEN && x <= frame.width - SEEN && y <= frame.height - SEEN;
}

/** Those that are out of sight, by the side beyond which they lie farthest. */
export function beyond<Space extends Point>(frame: Window, spaces: Space[]): Beyond<Space>[] {
  if (frame.width === 0 || frame.height === 0) return [];
  const out = spaces.filter((space) => !inSight(frame, space));
  const open = spaces.filter((space) => inSight(frame, space)).map((space) => frame.place(space));
  const seen = [...open, ...buttonsOf(frame)];
  const sides = group(out.map((space) => [sideOf(frame, frame.place(space)), space] as const));
  return [...sides].map(([side, there]) => ({
    side,
    spaces: there,
    along: alongOf(frame, side, there, seen),
  }));
}

function sideOf({ width, height }: Window, { x, y }: Point): Side {
  const far: [Side, number][] = [
    ['left', -x],
    ['right', x - width],
    ['top', -y],
    ['bottom', y - height],
  ];
  return far.toSorted((one, other) => other[1] - one[1])[0]![0];
}

/** Where the buttons of the map and its signs at the right lie: nothing else may. */
const buttonsOf = ({ width, height }: Window): Point[] =>
  [20, 70, 120, 170].flatMap((x) => [
    { x: width - x, y: height - 30 },
    { x: width - x, y: 30 },
  ]);

/** As near to their middle as a sign fits that lies on nothing to choose. */
function alongOf(frame: Window, side: Side, spaces: Point[], seen: Point[]): number {
  const upright = side === 'left' || side === 'right';
  const share = ({ x, y }: Point): number => (upright ? y / frame.height : x / frame.width);
  const middle = spaces.reduce((sum, space) => sum + share(frame.place(space)), 0) / spaces.length;
  const near = STOPS.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  const covers = (along: number): number =>
    seen.filter((point) => Math.abs(share(point) - along) < reach(frame, upright) && isAt(frame, side, point))
      .length;
  return near.toSorted((one, other) => covers(one) - covers(other))[0]!;
}

/** Half of a sign along its side, as a share of that. */
const reach = ({ width, height }: Window, upright: boolean): number =>
  upright ? (SIGN.high / 2 + SEEN) / height : (SIGN.wide / 2 + SEEN) / width;

function isAt({ width, height }: Window, side: Side, { x, y }: Point): boolean {
  if (side === 'left') return x < SIGN.wide;
  if (side === 'right') return x > width - SIGN.wide;
  return side === 'top' ? y < SIGN.high : y > height - SIGN.high;
}
