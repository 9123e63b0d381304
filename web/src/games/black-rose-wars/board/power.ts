// Where the markers stand on the power track: at their points, but never upon each other.
export interface Marker {
  side: number;
  points: number;
  icon: string;
}

/** As wide as a marker is drawn, with a little room. */
const WIDE = 31;

/** From left to right each goes to its points, or next to the one before it. */
export function placesOf<Kind extends Marker>(
  markers: Kind[],
  last: number,
  wide: number,
): (Kind & { left: number })[] {
  const order = markers.toSorted((one, other) => one.points - other.points);
  const lefts = new Map<number, number>();
  let free = 0;
  for (const { side, points } of order) {
    const left = Math.max((Math.min(points, last) / last) * wide, free);
    lefts.set(side, left);
    free = left + WIDE;
  }
  // Where the track ends those behind push the others back.
  let end = wide;
  for (const { side } of order.toReversed()) {
    const left = Math.min(lefts.get(side)!, end);
    lefts.set(side, left);
    end = left - WIDE;
  }
  return markers.map((marker) => ({ ...marker, left: lefts.get(marker.side)! }));
}
