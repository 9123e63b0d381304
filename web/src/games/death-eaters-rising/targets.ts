// Which cards and dice on the table stand for an answer, what is picked up first, and where it can be dropped.
import type { CardInfo } from '../../lib/protocol';
import type { DieLook, Piece } from '../../table/game';
import type { CardRef, Choice, Question, View } from '../../table/view';
import { DIE_HUES } from './look';
import { effectOf } from './telling';
import {
  abilityKey,
  dieAsNotation,
  dieKey,
  numberOf,
  rising,
  type Colour,
  type DieView,
  type RisingView,
} from './view';
import { say } from './words';

const refs = (cards: (CardRef | null)[]): CardRef[] => cards.filter((card) => card !== null);

/** An answer in its parts: `assign purple:courage2 to room_of_requirement 2`. */
interface Parts {
  verb: string;
  /** What it is done with or to. */
  what: string;
  /** Where a die goes, and the number of the ability there. */
  to: string;
  ability: number | null;
}

export function partsOf(notation: string): Parts {
  const [verb = '', what = '', word = '', to = '', number = ''] = notation.split(' ');
  if (verb === 'assign') return { verb, what, to, ability: number ? Number(number) : null };
  return { verb, what, to: what, ability: word ? Number(word) : null };
}

const characters = (view: RisingView): CardRef[] =>
  view.locations.flatMap(({ characters: all }) => refs(all));

/** The cards an answer's verb speaks of, for the seat that is asked. */
function candidates(verb: string, view: RisingView, seat: number): CardRef[] {
  const team = view.teams[seat];
  const wizards = team?.wizards ?? [];
  switch (verb) {
    case 'travel':
      return view.locations.map(({ card }) => card);
    case 'corrupt':
    case 'cleanse':
      return view.locations.map(({ exposed }) => exposed);
    case 'resolve':
      return [...characters(view), ...view.corrupted];
    case 'assign':
    case 'on':
      return [
        ...characters(view),
        ...(view.teams[view.active]?.wizards ?? []),
        ...refs([view.voldemort.card]),
      ];
    case 'hit':
      return characters(view);
    case 'heal':
      return [...characters(view), ...view.teams.flatMap((other) => other.wizards)];
    case 'use':
    case 'give':
      return wizards;
    case 'cast':
    case 'drop':
      return team?.tokens ?? [];
    case 'keep':
      return view.tokens.drawn;
    default:
      return [];
  }
}

/** The dice an answer speaks of by colour, or by colour and face. */
function dice(verb: string, what: string, view: RisingView): DieView[] {
  const from = verb === 'take' ? 'supply' : 'pool';
  return view.dice.filter((die) => die.place === from && (die.color === what || dieAsNotation(die) === what));
}

export function targets(choice: Choice, question: Question, view: View): number[] {
  const table = rising(view);
  const { verb, what, to, ability } = partsOf(choice.notation);
  if (['reroll', 'turn', 'lose', 'take'].includes(verb)) return dice(verb, what, table).map(dieKey);
  if (verb === 'relocate')
    return refs([table.locations[numberOf(table, table.voldemort.location)]?.card ?? null]).map(
      ({ key }) => key,
    );
  if (verb === 'with')
    return refs([table.teams.find(({ starter }) => starter === what)?.headquarters ?? null]).map(
      ({ key }) => key,
    );
  const headquarters = table.teams[table.active]?.headquarters;
  if (ability !== null && headquarters) return [abilityKey(headquarters.key, ability)];
  const wanted = verb === 'corrupt' || verb === 'cleanse' ? choice.card : to;
  return candidates(verb, table, question.seat)
    .filter(({ id }) => id === wanted)
    .map(({ key }) => key);
}

/** So many spell tokens are told one by one; more are folded together. */
const TOKENS_TOLD = 2;

/** A die is picked up before it is assigned, set aside or given up; many spell tokens are found in one line. */
export function piece(choice: Choice, question: Question, view: View): Piece | null {
  const { verb, what } = partsOf(choice.notation);
  if (question.kind === 'act' && verb === 'cast') return tokens(question);
  if (question.kind !== 'act' || !['assign', 'discard', 'relocate'].includes(verb)) return null;
  const lying = dice(verb, what, rising(view));
  const [first] = lying;
  if (!first) return null;
  return {
    id: what,
    title: dieTitle(first),
    keys: lying.map(dieKey),
    die: {
      icon: first.face?.symbol ?? 'unrolled',
      count: first.face?.count ?? 1,
      hue: DIE_HUES[first.color],
    },
  };
}

/** The die that an answer is about, where the answer is a die or a face of one. */
export function dieOf(choice: Choice): DieLook | null {
  const { verb, what } = partsOf(choice.notation);
  if (!['reroll', 'turn', 'lose', 'take', 'show'].includes(verb)) return null;
  const [first = '', second = ''] = what.split(':');
  const face = verb === 'show' ? first : second;
  const hue = DIE_HUES[first as Colour];
  return {
    icon: face.replace(/\d+$/, '') || 'unrolled',
    count: Number(/\d+$/.exec(face)?.[0] ?? 1),
    ...(hue === undefined ? {} : { hue }),
  };
}

function tokens(question: Question): Piece | null {
  const count = (question.actions ?? []).filter(({ notation }) => notation.startsWith('cast ')).length;
  return count > TOKENS_TOLD ? { id: 'tokens', title: say('cast-one', { count }), keys: [] } : null;
}

const RANKS = ['roll', 'relocate', 'use', 'cast'];

/** Dice to assign first, then the next roll, then what else can be done. */
export function rank(choice: Choice): number {
  return RANKS.indexOf(partsOf(choice.notation).verb);
}

export function dieTitle({ color, face }: Pick<DieView, 'color' | 'face'>): string {
  const colour = say(`colour-${color}`);
  if (!face) return say('die-unrolled', { colour });
  return say('die-shows', { colour, symbol: say(`symbol-${face.symbol}`), count: face.count });
}

/** Where the die in hand goes, in few words. */
export function brief(choice: Choice, cards: Map<string, CardInfo>): string {
  const { verb, to, ability } = partsOf(choice.notation);
  if (verb === 'discard') return say('brief-discard');
  if (verb === 'relocate') return say('brief-relocate');
  if (verb === 'cast') return '';
  const card = cards.get(to);
  const line = ability === null ? undefined : abilityLine(card, ability);
  return line ? effectOf(line) : (card?.name ?? '');
}

/** An ability of a headquarters in the words of the card: the last lines are those of the abilities. */
export function abilityLine(card: CardInfo | undefined, ability: number): string | undefined {
  return card?.lines.at(ability - 1 - abilitiesCount(card));
}

function abilitiesCount(card: CardInfo): number {
  return Array.isArray(card.facts.abilities) ? card.facts.abilities.length : card.lines.length;
}

/** The place an answer's die can be dragged to. */
export function drop(choice: Choice): string | null {
  return partsOf(choice.notation).verb === 'discard' ? 'aside' : null;
}

export function ends(choice: Choice): boolean {
  return ['end turn', 'stop', 'pass'].includes(choice.notation);
}
