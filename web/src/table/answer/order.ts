// Answers in the order in which things lie on the table.
import { thingsOf } from './things';
import type { Choice } from '../view';

/** Those of one verb stay together; among them the hand, the market and the board give the order. */
export function asLaid(choices: Choice[], places: ReadonlyMap<string, string>): Choice[] {
  const verbs = [...new Set(choices.map(({ verb }) => verb))];
  const order = new Map([...places.keys()].map((thing, number) => [thing, number] as const));
  const lies = (choice: Choice): number =>
    Math.min(
      ...choice.targets
        .slice(0, 1)
        .flatMap(thingsOf)
        .map((thing) => order.get(thing) ?? Infinity),
    );
  return choices
    .map((choice) => ({ choice, verb: verbs.indexOf(choice.verb), place: lies(choice) }))
    .toSorted((one, other) => one.verb - other.verb || compare(one.place, other.place))
    .map(({ choice }) => choice);
}

/** Two that lie nowhere are equal. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
