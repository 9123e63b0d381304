// A view of A Year at Hogwarts: fields.ts types it, this reads it.
import type { CardInfo, HiddenPile } from '../../lib/protocol';
import type { GameView, Night } from './fields';
import type { CardRef, View } from '../../table/view';

export const HOUSES = ['gryffindor', 'hufflepuff', 'ravenclaw', 'slytherin'] as const;
export type House = (typeof HOUSES)[number];
export const HAND = ['spells', 'potions', 'books'] as const;
export type HandKind = (typeof HAND)[number];
/** With the cards of a match of Quidditch, where one is played. */
export type HeldKind = HandKind | 'quidditch';
export const SLOTS = 6;

export type YearView = GameView;
export type Player = GameView['players'][number];
/** What a Death Eater has in a fight: its cards, for each seat as that one sees them. */
export type Servant = GameView['servants'][number];
/** A match of Quidditch; while none is played, it has no sides. */
export type PitchView = GameView['pitch'];
export type { Night as NightView };
/** Cards as their owner sees them, or how many there are. */
export type Pile = CardRef[] | HiddenPile;

export interface Waiting {
  character: string;
  state: 'moves' | 'moved' | 'waits' | 'beaten';
}

/** The pawns of Voldemort's side once he is back: who moves now, who has, who is still to. */
export function queueOf({ pawns = [], this_turn, night }: YearView): Waiting[] {
  if (!night?.returned) return [];
  return pawns.map(({ character, space }) => {
    const moved = this_turn.moved?.includes(character);
    const state =
      space === null ? 'beaten' : this_turn.pawn === character ? 'moves' : moved ? 'moved' : 'waits';
    return { character, state };
  });
}

/** How many rounds there are at the most; 0 for no end. */
export function roundsOf({ mode, night, goal }: YearView): number {
  return mode === 'return' ? (night?.rounds ?? 0) : goal.rounds;
}

/** A view that the server has cut for this game. */
export function year(view: View): YearView {
  return view as YearView;
}

/** Is there a table to draw yet? */
export function ready(view: View): boolean {
  return Array.isArray((view as Partial<YearView>).players);
}

export function cardsOf(pile: Pile): CardRef[] {
  return Array.isArray(pile) ? pile : [];
}

export function countOf(pile: Pile): number {
  return Array.isArray(pile) ? pile.length : pile.count;
}

/** The seat that holds a token, where one does. */
export function holderOf(place: string | undefined): number | null {
  const found = /^seat (\d+)$/u.exec(place ?? '');
  return found ? Number(found[1]) : null;
}

export function fact<Value>(card: CardInfo | undefined, name: string): Value | undefined {
  return card?.facts[name] as Value | undefined;
}

/** What lies on each space, by the name of the space. */
export function lyingOn({ items }: YearView): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [item, place] of Object.entries(items)) found.set(place, [...(found.get(place) ?? []), item]);
  return found;
}

/** The kinds of cards that a hand holds now: on the pitch those of Quidditch too, in a match alone only they. */
export function kindsInHand(view: YearView): readonly HeldKind[] {
  if (view.mode === 'quidditch') return ['quidditch'];
  return onPitch(view) ? ['quidditch', ...HAND] : HAND;
}

/** Is a match of Quidditch being played? */
export function onPitch(view: YearView): boolean {
  return (view.pitch?.sides?.length ?? 0) > 0;
}

export function isFighting({ fight }: YearView): boolean {
  return fight !== undefined && fight.sort !== 'none' && fight.fighters.length > 1;
}
