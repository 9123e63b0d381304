// Where a bubble of the guide goes: beside what it speaks of, and never over what can be answered.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The bubble's corner, the side from which its arrow points, and how far along that side. */
export interface Spot {
  left: number;
  top: number;
  side: 'left' | 'right' | 'top' | 'bottom';
  along: number;
}

const GAP = 14;
const MARGIN = 6;
const CORNER = 22;
const CUTS = ['auto', 'scroll', 'hidden', 'clip'];

const middle = (low: number, high: number): number => (low + high) / 2;
const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

export function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Where everything of a kind is seen. */
export function boxesOf(selector: string): Box[] {
  const found = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  return found.filter(({ width }) => width > 0);
}

/** What is seen of a thing in parts that scroll: the rest of it is cut off at their edges. */
export function partInSight(thing: Element): Box {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const box = { left, top, right, bottom };
  for (let around = thing.parentElement; around; around = around.parentElement) {
    if (!CUTS.includes(getComputedStyle(around).overflowY)) continue;
    const edge = around.getBoundingClientRect();
    box.top = Math.max(box.top, edge.top);
    box.bottom = Math.min(box.bottom, edge.bottom);
  }
  return box;
}

/** How far two boxes lie apart, and a little for not standing side by side. */
function distance(one: Box, other: Box): number {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  const askew =
    Math.abs(middle(one.left, one.right) - middle(other.left, other.right)) +
    Math.abs(middle(one.top, one.bottom) - middle(other.top, other.bottom));
  return across + down + askew / 10;
}

/** Every corner at which the bubble would just touch the screen's edge or one of the boxes. */
function corners(low: number, high: number, size: number, edges: [number, number][]): number[] {
  const last = high - size - MARGIN;
  const touching = edges.flatMap(([from, to]) => [
    from - size - GAP,
    to + GAP,
    from,
    to - size,
    middle(from, to) - size / 2,
  ]);
  const inside = touching.map((corner) => between(corner, low + MARGIN, last));
  return last < low + MARGIN ? [] : [...new Set([low + MARGIN, last, ...inside])];
}

/** The nearest place beside the target where the bubble covers nothing that is to be kept free; null if there is none. */
export function placeBubble(size: Size, target: Box, free: Box[], screen: Size): Spot | null {
  const boxes = [target, ...free];
  const across = corners(
    0,
    screen.width,
    size.width,
    boxes.map(({ left, right }) => [left, right]),
  );
  const down = corners(
    0,
    screen.height,
    size.height,
    boxes.map(({ top, bottom }) => [top, bottom]),
  );
  let best: Box | null = null;
  let least = Infinity;
  for (const left of across) {
    for (const top of down) {
      const bubble = { left, top, right: left + size.width, bottom: top + size.height };
      const far = distance(bubble, target);
      if (far >= least || free.some((box) => meet(bubble, box))) continue;
      least = far;
      best = bubble;
    }
  }
  return best && pointing(best, target);
}

/** From which side of the bubble its arrow points at the target. */
function pointing(bubble: Box, target: Box): Spot {
  const { left, top, right, bottom } = bubble;
  const gaps: [Spot['side'], number][] = [
    ['left', left - target.right],
    ['right', target.left - right],
    ['top', top - target.bottom],
    ['bottom', target.top - bottom],
  ];
  const [side] = gaps.reduce((widest, gap) => (gap[1] > widest[1] ? gap : widest));
  const sideways = side === 'left' || side === 'right';
  const [low, high] = sideways ? [top, bottom] : [left, right];
  const wanted = sideways ? middle(target.top, target.bottom) : middle(target.left, target.right);
  return { left, top, side, along: between(wanted, low + CORNER, high - CORNER) - low };
}
