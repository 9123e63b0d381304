// What is taken in hand before it is laid down somewhere: a die, a counter, a card.
import { group } from '../parts/collect';
import type { Fold, Piece } from '../game';
import { eachOf, nameOf, takenBy, type Thing } from './things';
import type { Choice } from '../view';

/** A piece with the answers that begin by taking it in hand. */
export interface Handful extends Piece {
  id: string;
  /** Where it lies on the table; nowhere, if it only folds many answers of one sort. */
  things: string[];
  choices: Choice[];
}

/** One line of the tray: an answer, or a piece to pick up first. */
export type Entry = { choice: Choice; piece?: undefined } | { piece: Handful; choice?: undefined };

/** The pieces that can be picked up: things with which the same can be done are one, whichever of them is taken. */
export function piecesOf(choices: Choice[], called: (thing: Thing, first: Choice) => Piece): Handful[] {
  const lying = new Map<string, Thing>();
  const taken = choices.flatMap((choice) => {
    const target = takenBy(choice);
    return (target ? eachOf(target) : []).map((thing) => {
      lying.set(nameOf(thing), thing);
      return [nameOf(thing), choice] as const;
    });
  });
  const alike = group(
    [...group(taken)].map(([thing, begun]) => [
      begun.map(({ notation }) => notation).join('\n'),
      { thing, begun },
    ]),
  );
  return [...alike.values()].map((same) => {
    const { thing, begun } = same[0]!;
    const things = same.map((one) => one.thing);
    return { id: thing, things, choices: begun, ...called(lying.get(thing)!, begun[0]!) };
  });
}

/** Many answers of one sort, folded into single lines. */
export function foldsOf(choices: Choice[], foldOf: (choice: Choice) => Fold | null): Handful[] {
  const folded = choices.flatMap((choice) => {
    const fold = foldOf(choice);
    return fold ? [[fold.id, { fold, choice }] as const] : [];
  });
  return [...group(folded).values()].map((same) => ({
    ...same[0]!.fold,
    things: [],
    choices: same.map(({ choice }) => choice),
  }));
}
