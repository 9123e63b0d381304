// How far it is from one space to another: the fewest steps, whoever stands in the way.
import { PASSAGES } from './spaces';
import { isA, links, spots, type Spot } from './world';

/** What secret passages cost, by both their ends. */
const COSTS = new Map(
  PASSAGES.trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([one, other, cost]) => [`${one} ${other}`, Number(cost)] as const),
);
const ways = links.flatMap(({ start, end, secret }) => {
  const cost = secret ? (COSTS.get(`${start.name} ${end.name}`) ?? 1) : 1;
  return [
    { from: start, to: end, cost },
    { from: end, to: start, cost },
  ];
});
const waysFrom = new Map(spots.map((spot) => [spot, ways.filter(({ from }) => from === spot)]));

/** The steps to a space, or what one travels by where no way leads. */
export type Far = { steps: number } | { by: 'floo' | 'portkey' };

export function farFrom(start: string, end: string): Far | null {
  const [from, to] = [start, end].map((name) => spots.find((spot) => spot.name === name));
  if (!from || !to) return null;
  const steps = stepsFrom(from).get(to);
  if (steps !== undefined) return { steps };
  if (isA(to, 'F')) return { by: 'floo' };
  return isA(to, 'P') ? { by: 'portkey' } : null;
}

function stepsFrom(start: Spot): Map<Spot, number> {
  const found = new Map([[start, 0]]);
  const waiting = [start];
  for (const here of waiting) {
    for (const { to, cost } of waysFrom.get(here)!) {
      const steps = found.get(here)! + cost;
      if (steps >= (found.get(to) ?? Infinity)) continue;
      found.set(to, steps);
      waiting.push(to);
    }
  }
  return found;
}
