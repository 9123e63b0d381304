// The geometry inside a hex: who stands where, and the pieces of its ring.
import type { Point } from '../../../table/map/mapping';
import { EVOCATIONS_EACH, FIRST_EVOCATION } from '../view';

/** Where everything of a hex stands, from its middle, in sides of the hex: Mages by seat, Evocations by place. */
const MAGES: Point[] = [
  { x: -0.3, y: -0.26 },
  { x: 0.3, y: -0.26 },
  { x: -0.3, y: 0.2 },
  { x: 0.3, y: 0.2 },
];
const TRAPS: Point[] = [
  { x: -0.46, y: -0.72 },
  { x: 0.46, y: -0.72 },
  { x: -0.46, y: 0.72 },
  { x: 0.46, y: 0.72 },
];

export function spotOfMage(seat: number, inCell: boolean): Point {
  return inCell ? { x: 0, y: 0 } : MAGES[seat]!;
}

/** Three places around that of the owner, towards the edge. */
export function spotOfCreature(model: number): Point {
  const place = model - FIRST_EVOCATION;
  const { x, y } = MAGES[Math.floor(place / EVOCATIONS_EACH)]!;
  const turn = ((place % EVOCATIONS_EACH) - 1) * 0.85 + Math.atan2(y * 1.4, x);
  return { x: x * 0.55 + Math.cos(turn) * 0.44, y: y * 0.55 + Math.sin(turn) * 0.42 };
}

export function spotOfTrap(seat: number): Point {
  return TRAPS[seat]!;
}

const RING = 76;
const OPEN_ABOVE = 0.42;
const OPEN_BELOW = 0.62;
const GAP = 0.05;

/** The ring of a room in hundredths: one piece for each token that it bears, open above for the token and below for the name. */
export function ringOf(limit: number): string[] {
  const right = Math.ceil(limit / 2);
  const left = limit - right;
  const span = Math.PI - OPEN_ABOVE - OPEN_BELOW;
  const piece = (from: number, to: number): string => {
    const point = (turn: number): string =>
      `${(Math.sin(turn) * RING).toFixed(1)} ${(-Math.cos(turn) * RING).toFixed(1)}`;
    return `M${point(from)}A${RING} ${RING} 0 0 ${to > from ? 1 : 0} ${point(to)}`;
  };
  const side = (count: number, hand: 1 | -1): string[] =>
    Array.from({ length: count }, (_, place) => {
      const each = span / count;
      const from = OPEN_ABOVE + each * place + GAP / 2;
      return piece(hand * from, hand * (from + each - GAP));
    });
  return [...side(right, 1), ...side(left, -1).toReversed()];
}
