// What stands on the map, built from pen strokes: towers, houses, trees, mountains.
import { arch, box, hatch, poly, ring, thrown, type Dot } from './ink';

/** One stroke or surface: a path and what it is made of. */
export interface Part {
  path: string;
  of: string;
}

export interface Tower {
  x: number;
  /** Where it meets the ground. */
  y: number;
  width: number;
  height: number;
  /** How high the roof is; without one there are battlements. */
  roof?: number;
  flag?: string;
  clock?: boolean;
  dome?: boolean;
}

const part = (of: string, path: string): Part => ({ of, path });

export function tower({ x, y, width, height, roof = 0, flag, clock, dome }: Tower): Part[] {
  const half = width / 2;
  const top = y - height;
  const sag = half * 0.28;
  const wall = `M${x - half} ${top}L${x - half - 1} ${y}q${half + 1} ${sag * 2} ${width + 2} 0L${x + half} ${top}Z`;
  const shade = `M${x + half * 0.2} ${top}V${y + sag}q${half * 0.5} ${-sag * 0.3} ${half * 0.8 + 1} ${-sag}L${x + half} ${top}Z`;
  const rows = Math.max(1, Math.floor(height / 17));
  const windows = Array.from({ length: rows }, (_, row) => top + 15 + row * 17)
    .filter((sill) => sill < y - 3)
    .map((sill, row) => arch(x + (row % 2 ? half * 0.3 : -half * 0.3), sill, 4.4, 8))
    .join('');
  const stones = Array.from({ length: rows }, (_, row) => {
    const level = top + 9 + row * 17;
    return `M${x - half + 2} ${level}h5M${x + half - 8} ${level + 6}h5M${x - 3} ${level + 11}h5`;
  }).join('');
  return [
    part('stone', wall),
    part('shade', shade),
    part('mortar detail', stones),
    part('glass', windows),
    ...(clock
      ? [part('dial', ring(x, top + 11, 7)), part('line', `M${x} ${top + 11}v-5M${x} ${top + 11}l3.4 2`)]
      : []),
    ...(roof > 0
      ? dome
        ? cupola(x, top, half, roof)
        : cone(x, top, half, roof)
      : battlements(x, top, half)),
    ...(flag ? banner(x, top - roof, flag) : []),
  ];
}

function cone(x: number, top: number, half: number, roof: number): Part[] {
  const wide = half + 4;
  const bow = `Q${x - half * 0.35} ${top - roof * 0.34} ${x} ${top - roof}Q${x + half * 0.35} ${top - roof * 0.34}`;
  const eaves = `q${-wide} ${half * 0.5} ${-wide * 2} 0`;
  return [
    part('roof', `M${x - wide} ${top}${bow} ${x + wide} ${top}${eaves}Z`),
    part(
      'roof-shade',
      `M${x} ${top - roof}Q${x + half * 0.35} ${top - roof * 0.34} ${x + wide} ${top}q${-wide * 0.45} ${half * 0.3} ${-wide * 0.9} ${half * 0.24}Q${x + half * 0.1} ${top - roof * 0.4} ${x} ${top - roof}Z`,
    ),
    part(
      'tile detail',
      `M${x - half * 0.72} ${top - roof * 0.16}q${half * 0.7} ${half * 0.34} ${half * 1.44} 0M${x - half * 0.4} ${top - roof * 0.4}q${half * 0.4} ${half * 0.26} ${half * 0.8} 0M${x - half * 0.2} ${top - roof * 0.62}q${half * 0.2} ${half * 0.14} ${half * 0.4} 0`,
    ),
    part('line', `M${x} ${top - roof}v-6`),
  ];
}

function cupola(x: number, top: number, half: number, roof: number): Part[] {
  const wide = half + 3;
  return [
    part(
      'roof',
      `M${x - wide} ${top}C${x - wide} ${top - roof} ${x + wide} ${top - roof} ${x + wide} ${top}q${-wide} ${half * 0.5} ${-wide * 2} 0Z`,
    ),
    part(
      'roof-shade',
      `M${x + wide} ${top}C${x + wide} ${top - roof * 0.9} ${x + 4} ${top - roof * 0.8} ${x} ${top - roof * 0.75}C${x + half * 0.5} ${top - roof * 0.5} ${x + half * 0.5} ${top - 4} ${x + half * 0.4} ${top + half * 0.22}Z`,
    ),
    part(
      'line',
      `M${x} ${top - roof * 0.75}v-7M${x - half * 0.5} ${top - roof * 0.6}q${-half * 0.3} ${roof * 0.3} ${-half * 0.2} ${roof * 0.66}`,
    ),
  ];
}

function battlements(x: number, top: number, half: number): Part[] {
  const count = Math.max(3, Math.round(half / 3.4));
  const step = (half * 2 + 6) / (count * 2 - 1);
  const teeth = Array.from({ length: count }, (_, place) =>
    box(x - half - 3 + place * step * 2, top - 7, step, 8),
  ).join('');
  return [part('stone', teeth + box(x - half - 3, top - 1, half * 2 + 6, 5))];
}

function banner(x: number, top: number, colour: string): Part[] {
  return [
    part('line', `M${x} ${top}v-13`),
    part(`flag ${colour}`, `M${x} ${top - 13}q5 -3 9 0t8 0l-3 4l3 4q-4 3 -8 0t-9 0Z`),
  ];
}

export interface House {
  x: number;
  y: number;
  width: number;
  height: number;
  roof: number;
  /** Leans so much to the side at its top. */
  lean?: number;
  tint?: string;
  chimney?: boolean;
  lights?: number;
}

/** A house with its gable to the street. */
export function house({
  x,
  y,
  width,
  height,
  roof,
  lean = 0,
  tint = 'plaster',
  chimney,
  lights = 2,
}: House): Part[] {
  const half = width / 2;
  const top = y - height;
  const walls = poly([
    { x: x - half, y },
    { x: x - half + lean, y: top },
    { x: x + half + lean, y: top },
    { x: x + half, y },
  ]);
  const gable = poly([
    { x: x - half - 4 + lean, y: top + 2 },
    { x: x + lean * 1.6, y: top - roof },
    { x: x + half + 4 + lean, y: top + 2 },
  ]);
  const side = poly([
    { x: x + lean * 1.6, y: top - roof },
    { x: x + half + 4 + lean, y: top + 2 },
    { x: x + half * 0.3 + lean, y: top + 2 },
  ]);
  const glass = Array.from({ length: lights }, (_, place) =>
    arch(x + lean * 0.6 + (place - (lights - 1) / 2) * (width / (lights + 0.4)), y - height * 0.45, 6, 9),
  ).join('');
  const beams = `M${x - half + lean * 0.5} ${y - height * 0.4}h${width}M${x + lean} ${top}L${x + lean * 0.6} ${y - height * 0.4}`;
  return [
    ...(chimney ? [part('shade', box(x + half * 0.45 + lean, top - roof * 0.75, 7, roof * 0.6))] : []),
    part(tint, walls),
    part('mortar detail', beams),
    part('glass', glass),
    part('door', arch(x, y, 8, 13)),
    part('roof', gable),
    part('roof-shade', side),
    part('tile detail', hatch(x - half * 0.5 + lean, top - roof * 0.25, width * 0.5, 5, 6, 0)),
  ];
}

/** Fir trees, all in three surfaces: those behind are covered by those before. */
export function firs(places: Dot[], size: number, seed: number): Part[] {
  const next = thrown(seed);
  return places.flatMap(({ x, y }) => {
    const high = size * (0.75 + next() * 0.6);
    const wide = high * 0.34;
    const lean = (next() - 0.5) * 3;
    const tiers = [0, 0.28, 0.54].map((level, tier) => {
      const span = wide * (1 - tier * 0.24);
      return `M${x - span + lean * level} ${y - high * level}q${span} ${span * 0.4} ${span * 2} 0L${x + lean} ${y - high * (level + 0.46)}Z`;
    });
    const light = `M${x - wide * 0.85} ${y - 1}Q${x - wide * 0.3} ${y - high * 0.2} ${x + lean} ${y - high}L${x + lean * 0.4} ${y}Z`;
    return [part('trunk', `M${x} ${y - 2}v5`), part('leaf-deep', tiers.join('')), part('leaf-lit', light)];
  });
}

/** Trees with round crowns. */
export function crowns(places: Dot[], size: number, seed: number): Part[] {
  const next = thrown(seed);
  return places.flatMap(({ x, y }) => {
    const wide = size * (0.7 + next() * 0.6);
    return [
      part('trunk', `M${x} ${y}v${-wide * 0.6}`),
      part('leaf', `${ring(x, y - wide, wide * 0.7, wide * 0.62)}`),
      part('leaf-lit', ring(x - wide * 0.2, y - wide * 1.15, wide * 0.38, wide * 0.3)),
    ];
  });
}

export function mountain(x: number, y: number, width: number, height: number, seed: number): Part[] {
  const next = thrown(seed);
  const jag = (): number => (next() - 0.5) * width * 0.08;
  const peak = { x: x + jag() * 2, y: y - height };
  const left = [0.75, 0.5, 0.25].map((far) => ({
    x: x - width * 0.5 * far + jag(),
    y: y - height * (1 - far) - jag(),
  }));
  const right = [0.25, 0.5, 0.75].map((far) => ({
    x: x + width * 0.5 * far + jag(),
    y: y - height * (1 - far) - jag(),
  }));
  const foot = [
    { x: x + width / 2, y },
    { x: x - width / 2, y },
  ];
  const fold = [
    peak,
    { x: x + width * 0.04, y: y - height * 0.6 },
    { x: x - width * 0.03, y: y - height * 0.35 },
    { x: x + width * 0.08, y },
  ];
  const snow = [
    { x: peak.x - width * 0.13, y: y - height * 0.74 },
    peak,
    { x: peak.x + width * 0.13, y: y - height * 0.74 },
    { x: peak.x + width * 0.06, y: y - height * 0.78 },
    { x: peak.x + width * 0.02, y: y - height * 0.68 },
    { x: peak.x - width * 0.05, y: y - height * 0.79 },
  ];
  return [
    part('hill', poly([...left, peak, ...right, ...foot])),
    part('hill-shade', poly([...fold, { x: x + width / 2, y }, ...right.toReversed()])),
    part('snow', poly(snow)),
    part('mortar detail', hatch(x + width * 0.1, y - height * 0.5, width * 0.22, 6, height * 0.22, -0.5)),
  ];
}
