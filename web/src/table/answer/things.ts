// Things on the table: cards, dice, seats, spaces and piles, each by a name that is its own.
import type { Choice, Target } from '../view';

/** A thing, or one part of it. */
export type Thing = Pick<Target, 'kind' | 'key' | 'part'>;

/** By this the table tells a thing from all others: `card:123`, `card:123/2`, `die:3`, `seat:1`. */
export function nameOf({ kind, key, part }: Thing): string {
  return part === undefined ? `${kind}:${key}` : `${kind}:${key}/${part}`;
}

export function cardName(card: { key: number }, part?: number): string {
  return nameOf({ kind: 'card', key: card.key, ...(part === undefined ? {} : { part }) });
}

/** The things that a target stands for: itself, and others just like it. One that lies nowhere has none. */
export function eachOf({ kind, key, part, also = [] }: Target): Thing[] {
  const keys = key === null ? [] : [key, ...also];
  return keys.map((one) => ({ kind, key: one, ...(part === undefined ? {} : { part }) }));
}

export function thingsOf(target: Target): string[] {
  return eachOf(target).map(nameOf);
}

/** Everything on the table that an answer is about. */
export function aboutOf(choice: Choice): string[] {
  return choice.targets.flatMap(thingsOf);
}

/** What an answer takes in hand, if it lays it down elsewhere. Nobody picks up a player. */
export function takenBy({ targets }: Choice): Target | null {
  const [first] = targets;
  return first && targets.length > 1 && first.kind !== 'seat' ? first : null;
}

/** Where an answer lays down what it takes in hand; else all that it is about. */
export function placesOf(choice: Choice): string[] {
  return takenBy(choice) ? choice.targets.slice(1).flatMap(thingsOf) : aboutOf(choice);
}
