// Pen strokes: everything on the map is put together from these, always the same for the same numbers.
export interface Dot {
  x: number;
  y: number;
}

/** Numbers from 0 to 1 that look thrown, but never change. */
export function thrown(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

export function dots(text: string): Dot[] {
  return text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return { x: x!, y: y! };
  });
}

export function poly(points: Dot[], closed = true): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** A soft line through all points. (Standard term: Catmull-Rom spline.) */
export function soft(points: Dot[], closed = true): string {
  const count = points.length;
  const at = (place: number): Dot =>
    closed ? points[(place + count) % count]! : points[Math.max(0, Math.min(count - 1, place))]!;
  const parts = [`M${short(points[0]!.x)} ${short(points[0]!.y)}`];
  for (let place = 0; place < (closed ? count : count - 1); place++) {
    const [before, from, to, after] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    const bend = [
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    ];
    parts.push(`C${bend.map(short).join(' ')}`);
  }
  return parts.join('') + (closed ? 'Z' : '');
}

/** The same line, drawn by a hand that is not a ruler. */
export function shaky(points: Dot[], by: number, seed: number, closed = true): string {
  const next = thrown(seed);
  return soft(
    points.map(({ x, y }) => ({ x: x + (next() - 0.5) * by, y: y + (next() - 0.5) * by })),
    closed,
  );
}

export const ring = (x: number, y: number, across: number, down = across): string =>
  `M${short(x - across)} ${short(y)}a${short(across)} ${short(down)} 0 1 0 ${short(across * 2)} 0a${short(across)} ${short(down)} 0 1 0 ${short(-across * 2)} 0Z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;

/** A window with a pointed arch; x and y are the middle of its sill. */
export const arch = (x: number, y: number, width: number, height: number): string =>
  `M${short(x - width / 2)} ${short(y)}v${short(-height * 0.6)}q0 ${short(-height * 0.25)} ${short(width / 2)} ${short(-height * 0.4)}q${short(width / 2)} ${short(height * 0.15)} ${short(width / 2)} ${short(height * 0.4)}v${short(height * 0.6)}Z`;

/** Short strokes that lie side by side: the shadow of a pen. */
export function hatch(
  x: number,
  y: number,
  width: number,
  count: number,
  length: number,
  slant = 0.3,
): string {
  return Array.from({ length: count }, (_, place) => {
    const across = x + (width / Math.max(1, count - 1)) * place;
    return `M${short(across)} ${short(y)}l${short(-length * slant)} ${short(length)}`;
  }).join('');
}

export function within(area: Dot[], { x, y }: Dot): boolean {
  let inside = false;
  area.forEach((one, place) => {
    const other = area[(place + area.length - 1) % area.length]!;
    const crosses = one.y > y !== other.y > y;
    if (crosses && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) inside = !inside;
  });
  return inside;
}

/** Points thrown into an area, none too near to another or to what must stay free; those in front come last. */
export function strewn(area: Dot[], apart: number, seed: number, free: Dot[] = [], clear = 0): Dot[] {
  const next = thrown(seed);
  const across = area.map(({ x }) => x);
  const down = area.map(({ y }) => y);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  const [width, height] = [Math.max(...across) - left, Math.max(...down) - top];
  const found: Dot[] = [];
  const far = (one: Dot, others: Dot[], least: number): boolean =>
    others.every((other) => Math.hypot(one.x - other.x, one.y - other.y) >= least);
  for (let tries = Math.round((width * height * 4) / (apart * apart)); tries > 0; tries--) {
    const one = { x: left + next() * width, y: top + next() * height };
    if (within(area, one) && far(one, found, apart) && far(one, free, clear)) found.push(one);
  }
  return found.toSorted((one, other) => one.y - other.y);
}

/** Points along a line, so that what stands beside a way keeps clear of it. */
export function along(start: Dot, end: Dot, step: number): Dot[] {
  const count = Math.max(1, Math.round(Math.hypot(end.x - start.x, end.y - start.y) / step));
  return Array.from({ length: count + 1 }, (_, place) => ({
    x: start.x + ((end.x - start.x) * place) / count,
    y: start.y + ((end.y - start.y) * place) / count,
  }));
}
