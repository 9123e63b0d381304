/** The geometry of the picture on the first page: a table in perspective, and what lies on it. */

export const WIDTH = 1600;
export const HEIGHT = 800;

const NEAR = { y: 812, half: 860 };
const FAR = { y: 520, half: 400 };
const DEPTH = 0.9; // how much the far half of the table is foreshortened

/** A place on the table (across -1 to 1, away 0 to 1) as a place in the picture. */
export function place(across: number, away: number): [number, number] {
  const depth = (away * (1 + DEPTH)) / (1 + DEPTH * away);
  const half = NEAR.half + (FAR.half - NEAR.half) * depth;
  return [WIDTH / 2 + across * half, NEAR.y + (FAR.y - NEAR.y) * depth];
}

/** A flat thing on the table as the points of a polygon, turned by some degrees. */
export function flat(across: number, away: number, wide: number, deep: number, turn = 0): string {
  const angle = (turn * Math.PI) / 180;
  const corners: [number, number][] = [
    [-wide, -deep],
    [wide, -deep],
    [wide, deep],
    [-wide, deep],
  ];
  return corners
    .map(([x, y]) => {
      const turned = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
      return place(across + turned[0]!, away + turned[1]! * 1.6)
        .map((value) => value.toFixed(1))
        .join(',');
    })
    .join(' ');
}

export interface Lying {
  across: number;
  away: number;
  turn: number;
  band: string;
}

const BANDS = ['#8f2f3c', '#2f5d8f', '#4b7a46', '#76508f', '#a5672b', '#3c7f86'];

/** Six cards in a row, some in the middle, two hands: as in a match that is well under way. */
export const CARDS: Lying[] = [
  ...row(6, -0.36, 0.144, 0.74, 0),
  ...row(3, -0.6, 0.16, 0.42, 2),
  ...row(2, 0.42, 0.17, 0.42, 4),
  ...[-2, -1, 0, 1, 2].map((step) => ({
    across: step * 0.105,
    away: 0.14 - Math.abs(step) * 0.012,
    turn: -step * 7,
    band: BANDS[(step + 4) % BANDS.length]!,
  })),
];

function row(count: number, from: number, step: number, away: number, first: number): Lying[] {
  return Array.from({ length: count }, (_, index) => ({
    across: from + index * step,
    away,
    turn: ((index * 37) % 5) - 2,
    band: BANDS[(first + index) % BANDS.length]!,
  }));
}

export interface Candle {
  x: number;
  y: number;
  size: number;
  delay: number;
}

/** Candles that hang in the air, scattered evenly by the golden ratio; further ones are smaller. */
export const CANDLES: Candle[] = Array.from({ length: 26 }, (_, index) => {
  const spread = (index * 0.618034) % 1;
  const size = 0.45 + ((index * 0.414214) % 1) * 0.75;
  const x = 40 + spread * 1520;
  const y = 40 + (1 - size / 1.2) * 190 + ((index * 53) % 80);
  return { x, y, size, delay: (index * 0.7) % 6 };
})
  // None before the moon.
  .filter(({ x, y }) => Math.hypot(x - 985, y - 190) > 95)
  .sort((one, other) => one.size - other.size);

export const STARS = Array.from({ length: 70 }, (_, index) => ({
  x: ((index * 0.754878) % 1) * WIDTH,
  y: ((index * 0.569841) % 1) * 430,
  r: 0.7 + ((index * 31) % 10) / 9,
}));

/** The windows: left edge, width, sill. */
export const WINDOWS = [
  { x: 180, width: 200, top: 110, sill: 450 },
  { x: 500, width: 240, top: 60, sill: 460 },
  { x: 860, width: 240, top: 60, sill: 460 },
  { x: 1220, width: 200, top: 110, sill: 450 },
];

/** A pointed window as a path. */
export function pointed(x: number, width: number, top: number, sill: number): string {
  const spring = top + width * 0.8;
  const middle = x + width / 2;
  return `M${x} ${sill}V${spring}Q${x} ${top + width * 0.28} ${middle} ${top}Q${x + width} ${top + width * 0.28} ${x + width} ${spring}V${sill}Z`;
}
