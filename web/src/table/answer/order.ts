// Answers in the order in which things lie on the table.
import type { Entry } from './pieces';
import { thingsOf } from './things';
import type { Choice } from '../view';

type Places = ReadonlyMap<string, string>;

/** How far along the table the first of these things lies; what lies nowhere comes last. */
function along(places: Places): (things: string[]) => number {
  const order = new Map([...places.keys()].map((thing, number) => [thing, number] as const));
  return (things) => Math.min(...things.map((thing) => order.get(thing) ?? Infinity));
}

/** Two that lie nowhere are equal. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

/** Those of one verb stay together; among them the hand, the market and the board give the order. */
export function asLaid(choices: Choice[], places: Places): Choice[] {
  const verbs = [...new Set(choices.map(({ verb }) => verb))];
  const lies = along(places);
  return choices
    .map((choice) => ({
      choice,
      verb: verbs.indexOf(choice.verb),
      place: lies(choice.targets.slice(0, 1).flatMap(thingsOf)),
    }))
    .toSorted((one, other) => one.verb - other.verb || compare(one.place, other.place))
    .map(({ choice }) => choice);
}

/** Pieces to pick up stand as they lie, whatever can be done with each; all else stays where it is. */
export function piecesAsLaid(entries: Entry[], places: Places): Entry[] {
  const lies = along(places);
  const lying = ({ piece }: Entry): string[] => piece?.things ?? [];
  const pieces = entries.filter((entry) => lying(entry).length > 0);
  const laid = pieces.toSorted((one, other) => compare(lies(lying(one)), lies(lying(other))));
  return entries.map((entry) => (lying(entry).length > 0 ? laid[pieces.indexOf(entry)]! : entry));
}
