// What is picked up first, how an answer is told in few words, and where its die can be dropped.
import type { CardInfo } from '../../../lib/protocol';
import type { DieLook, Fold, Piece } from '../../../table/game';
import type { Thing } from '../../../table/answer/things';
import type { Choice, Question, View } from '../../../table/view';
import { DIE_HUES } from '../look';
import { effectOf } from '../cards/telling';
import { dieOf as dieAt, facesOf, rising, type DieView, type Face } from '../view';
import { say } from '../words';

/** So many spell tokens are told one by one; more are folded together. */
const TOKENS_TOLD = 2;

/** A die is picked up before it is assigned, set aside or given up. */
export function piece(thing: Thing, view: View): Piece | null {
  const die = dieAt(thing, rising(view));
  return die ? { title: dieTitle(die), die: lookOf(die, die.face) } : null;
}

/** Many spell tokens are found in one line. */
export function fold(choice: Choice, question: Question): Fold | null {
  if (question.kind !== 'act' || choice.verb !== 'cast') return null;
  const count = (question.actions ?? []).filter(({ verb }) => verb === 'cast').length;
  return count > TOKENS_TOLD ? { id: 'tokens', title: say('cast-one', { count }) } : null;
}

function lookOf({ color }: DieView, face: Face | null): DieLook {
  return { icon: face?.symbol ?? 'unrolled', count: face?.count ?? 1, hue: DIE_HUES[color] };
}

/** The die that an answer is about, where the answer is a die or a face of one. */
export function dieOf(
  { verb, targets: [first, ...more] }: Choice,
  view: View,
  cards: Map<string, CardInfo>,
): DieLook | null {
  const die = first && more.length === 0 ? dieAt(first, rising(view)) : undefined;
  if (!first || !die) return null;
  // Which face a lost die shows makes no difference.
  if (verb === 'lose') return lookOf(die, null);
  if (first.part === undefined) return lookOf(die, die.face);
  return lookOf(die, facesOf(cards.get(`${die.color}_die`))[first.part - 1] ?? null);
}

const RANKS = ['roll', 'relocate', 'use', 'cast'];

/** Dice to assign first, then the next roll, then what else can be done. */
export function rank({ verb }: Choice): number {
  return RANKS.indexOf(verb);
}

export function dieTitle({ color, face }: Pick<DieView, 'color' | 'face'>): string {
  const colour = say(`colour-${color}`);
  if (!face) return say('die-unrolled', { colour });
  return say('die-shows', { colour, symbol: say(`symbol-${face.symbol}`), count: face.count });
}

/** Where the die in hand goes, in few words. */
export function brief({ verb, targets }: Choice, cards: Map<string, CardInfo>): string {
  if (verb === 'discard') return say('brief-discard');
  if (verb === 'relocate') return say('brief-relocate');
  const to = targets[1];
  if (!to) return '';
  const card = cards.get(to.id ?? '');
  const line = to.part === undefined ? undefined : abilityLine(card, to.part);
  return line ? effectOf(line) : (card?.name ?? '');
}

/** An ability of a headquarters in the words of the card: the last lines are those of the abilities. */
export function abilityLine(card: CardInfo | undefined, ability: number): string | undefined {
  return card?.lines.at(ability - 1 - abilitiesCount(card));
}

function abilitiesCount(card: CardInfo): number {
  return Array.isArray(card.facts.abilities) ? card.facts.abilities.length : card.lines.length;
}

/** The pile an answer's die can be dragged to. */
export function drop({ targets }: Choice): string | null {
  const pile = targets.find(({ kind }) => kind === 'pile');
  return pile ? String(pile.key) : null;
}
