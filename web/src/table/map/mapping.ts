// Where things are on a map: its bounds, how dense it is, and which space lies in which direction.
import type { BoardInfo, SpaceInfo } from '../../lib/protocol';

export interface Point {
  x: number;
  y: number;
}

export interface Bounds extends Point {
  width: number;
  height: number;
}

export interface Lens extends Point {
  /** Pixels for one unit of the board. */
  scale: number;
}

/** A neighbour counts as lying in a direction up to about seventy degrees off. */
const SIDEWAYS = 0.34;
/** Turned by this, each new colour lies in the widest gap. */
const GOLDEN_ANGLE = 137.5;
const HEX_HEIGHT = Math.sqrt(3);
/** So far apart in pixels that a sign fits into a space, and a name beside it. */
const SIGNS = 23;
const NAMES = 62;

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** How far a space usually is from the next one: the median, so that a passage across the board does not count. */
export function spacing(board: BoardInfo): number {
  if (board.shape === 'hexes') return HEX_HEIGHT;
  const nearest = board.spaces
    .map((space) =>
      Math.min(
        ...board.spaces.filter((other) => other.key !== space.key).map((other) => apart(space, other)),
      ),
    )
    .filter(Number.isFinite)
    .toSorted((one, other) => one - other);
  return nearest[Math.floor(nearest.length / 2)] || 1;
}

/** All that is drawn, with a margin for the spaces themselves. */
export function bounds(spaces: Point[], margin: number): Bounds {
  const across = spaces.map(({ x }) => x);
  const down = spaces.map(({ y }) => y);
  const x = Math.min(...across) - margin;
  const y = Math.min(...down) - margin;
  return { x, y, width: Math.max(...across) + margin - x, height: Math.max(...down) + margin - y };
}

/** The lens through which these bounds fill a frame. */
export function fit(within: Bounds, width: number, height: number, most = Infinity): Lens {
  const scale = Math.min(width / within.width, height / within.height, most);
  return centred(within, width, height, scale);
}

/** The lens that shows the middle of these bounds in the middle of a frame. */
export function centred(within: Bounds, width: number, height: number, scale: number): Lens {
  return {
    scale,
    x: width / 2 - (within.x + within.width / 2) * scale,
    y: height / 2 - (within.y + within.height / 2) * scale,
  };
}

/** The same place under a finger, seen larger or smaller. */
export function zoomed(lens: Lens, by: number, at: Point, least: number, most: number): Lens {
  const scale = Math.max(least, Math.min(most, lens.scale * by));
  const ratio = scale / lens.scale;
  return { scale, x: at.x - (at.x - lens.x) * ratio, y: at.y - (at.y - lens.y) * ratio };
}

/** The lens moved so that a point of the board is well inside the frame. */
export function showing(lens: Lens, { x, y }: Point, width: number, height: number, margin: number): Lens {
  const within = (at: number, from: number, size: number): number => {
    const edge = Math.min(margin, size / 3);
    const seen = at * lens.scale + from;
    return from + Math.max(edge - seen, 0) - Math.max(seen - (size - edge), 0);
  };
  return { ...lens, x: within(x, lens.x, width), y: within(y, lens.y, height) };
}

/** The lens kept over what is drawn: where that is smaller than the frame it lies in the middle. */
export function inside(lens: Lens, area: Bounds, width: number, height: number): Lens {
  const kept = (at: number, start: number, length: number, size: number): number => {
    const [drawn, edge] = [length * lens.scale, start * lens.scale];
    return drawn <= size ? (size - drawn) / 2 - edge : Math.min(0 - edge, Math.max(size - drawn - edge, at));
  };
  return {
    ...lens,
    x: kept(lens.x, area.x, area.width, width),
    y: kept(lens.y, area.y, area.height, height),
  };
}

/** How much is told of a map, by how far its spaces are apart in pixels: 0 all of it, 1 signs, 2 names too. */
export function levelOf(gap: number): number {
  return gap < SIGNS ? 0 : gap < NAMES ? 1 : 2;
}

/** The fewest spaces from one to another, both included; nothing if no way leads there. */
export function wayBetween(board: BoardInfo, from: number, to: number): number[] {
  const before = new Map([[from, from]]);
  const waiting = [from];
  for (const here of waiting) {
    if (here === to) break;
    for (const next of neighbours(board, here)) {
      if (before.has(next)) continue;
      before.set(next, here);
      waiting.push(next);
    }
  }
  if (!before.has(to)) return [];
  const way = [to];
  while (way[0] !== from) way.unshift(before.get(way[0]!)!);
  return way;
}

export interface Footprint extends Point {
  /** In degrees, from straight up. */
  turn: number;
}

/** Left and right feet along a way, so far from each other, without the spaces themselves. */
export function footprints(points: Point[], stride: number, clear: number): Footprint[] {
  let left = true;
  return points.slice(1).flatMap((end, place) => {
    const start = points[place]!;
    const far = apart(start, end);
    const count = Math.max(0, Math.floor((far - clear * 2) / stride) + 1);
    const [across, down] = [(end.x - start.x) / (far || 1), (end.y - start.y) / (far || 1)];
    const first = (far - (count - 1) * stride) / 2;
    return Array.from({ length: count }, (_, step) => {
      left = !left;
      const at = first + step * stride;
      const aside = left ? stride * 0.24 : -stride * 0.24;
      return {
        x: start.x + across * at - down * aside,
        y: start.y + down * at + across * aside,
        turn: (Math.atan2(across, -down) * 180) / Math.PI,
      };
    });
  });
}

export function neighbours(board: BoardInfo, key: number): number[] {
  const found = board.links.flatMap(({ start, end }) => (start === key ? [end] : end === key ? [start] : []));
  return [...new Set(found)];
}

/** The space that an arrow leads to: a neighbour in that direction, else the nearest space there. */
export function towards(board: BoardInfo, from: SpaceInfo, direction: Point): SpaceInfo | undefined {
  const near = new Set(neighbours(board, from.key));
  const others = board.spaces.filter((space) => space.key !== from.key);
  const along = (space: SpaceInfo): number =>
    ((space.x - from.x) * direction.x + (space.y - from.y) * direction.y) / (apart(from, space) || 1);
  const lying = others.filter((space) => along(space) > SIDEWAYS);
  const straight = lying.filter((space) => near.has(space.key)).toSorted((a, b) => along(b) - along(a))[0];
  const far = (space: SpaceInfo): number => apart(from, space) / along(space) ** 2;
  return straight ?? lying.toSorted((a, b) => far(a) - far(b))[0];
}

/** The corners of a hexagon with flat sides above and below. */
export function corners({ x, y }: Point, side: number): string {
  const high = (side * HEX_HEIGHT) / 2;
  const points: [number, number][] = [
    [-side, 0],
    [-side / 2, -high],
    [side / 2, -high],
    [side, 0],
    [side / 2, high],
    [-side / 2, high],
  ];
  return points.map(([across, down]) => `${x + across},${y + down}`).join(' ');
}

/** Pawns that share a space stand beside each other: how far each is from the middle, in widths of a pawn. */
export function beside(place: number, count: number): Point {
  if (count === 1) return { x: 0, y: 0 };
  const turn = (place / count) * 2 * Math.PI - Math.PI / 2;
  const far = count === 2 ? 0.55 : 0.7;
  return {
    x: Math.cos(count === 2 ? place * Math.PI : turn) * -far,
    y: count === 2 ? 0 : Math.sin(turn) * far,
  };
}

/** A colour for a word, always the same. */
export function hueOf(word: string): number {
  let hash = 7;
  for (const letter of word) hash = (hash * 31 + letter.codePointAt(0)!) % 3600;
  return hash % 360;
}

/** A colour for each kind of space of a board, far from each other. */
export function kindHues(board: BoardInfo): Map<string, number> {
  const kinds = [...new Set(board.spaces.map((space) => space.kind))].toSorted();
  return new Map(kinds.map((kind, place) => [kind, (40 + place * GOLDEN_ANGLE) % 360]));
}

/** The colour of a seat, far from its neighbours'; sides without a seat get one by their name. */
const SEATS = [212, 24, 140, 290, 350, 178, 60, 250];
export function seatHue(seat: number | null, label: string): number {
  return seat === null ? hueOf(label) : SEATS[seat % SEATS.length]!;
}

/** One or two letters that stand for a name on something small. */
export function initials(label: string): string {
  const words = label.split(/\s+/).filter(Boolean);
  const last = words.length > 1 ? [...words.at(-1)!][0]! : '';
  return ([...(words[0] ?? '?')][0]! + last).toLocaleUpperCase();
}
