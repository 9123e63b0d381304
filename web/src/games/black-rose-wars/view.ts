// A view of Black Rose Wars: fields.ts types it, this reads it.
import type { CardInfo, HiddenPile } from '../../lib/protocol';
import type { Act, GameView } from './fields';
import type { CardRef, View } from '../../table/view';

export const SLOTS = ['quick', 'standard_1', 'standard_2', 'standard_3'] as const;
export const STATES = ['abomination', 'putrefying', 'rooted', 'weakened', 'no_protection'] as const;
/** The Black Rose among the sides, behind four seats. */
export const BLACK_ROSE = 4;
export const SET_PLACES = 6;
export const EVOCATIONS_EACH = 3;
/** Models of Evocations are counted behind the four Mages and the Black Rose. */
export const FIRST_EVOCATION = 5;
/** Acts that stop another in the middle. */
export const INTERRUPTS = ['trap', 'reaction'];
/** Where the token of a set card lies on its owner's sheet; a room has its number. */
const ON_SHEET = 100;

export type RoseView = GameView;
export type Room = GameView['rooms'][number];
export type Player = GameView['players'][number];
export type Evocation = GameView['evocations'][number];
export type { Act };
/** Cards as their owner sees them, or how many there are. */
export type Pile = CardRef[] | HiddenPile;
/** One card, nothing, or whether there is one. */
export type Place = CardRef | HiddenPile | null;

/** A view that the server has cut for this game. */
export function rose(view: View): RoseView {
  return view as RoseView;
}

/** Is there a table to draw yet? */
export function ready(view: View): boolean {
  return Array.isArray((view as Partial<RoseView>).players);
}

export function cardsOf(pile: Pile | undefined): CardRef[] {
  return Array.isArray(pile) ? pile : [];
}

export function countOf(pile: Pile | undefined): number {
  return Array.isArray(pile) ? pile.length : (pile?.count ?? 0);
}

/** The card at a place, where it can be seen. */
export function seen(place: Place | undefined): CardRef | null {
  return place && 'id' in place ? place : null;
}

export function fact<Value>(card: CardInfo | undefined, name: string): Value | undefined {
  return card?.facts[name] as Value | undefined;
}

export function total(tokens: number[] | undefined): number {
  return (tokens ?? []).reduce((sum, count) => sum + count, 0);
}

/** The number of a side, as the lists of tokens count. */
export function sideOf(word: string | null | undefined): number {
  if (word === null || word === undefined || word === 'nobody') return -1;
  return word === 'black_rose' ? BLACK_ROSE : Number(word);
}

export interface Slot {
  name: (typeof SLOTS)[number];
  /** What it shows to the seat of this view. */
  card: CardRef | null;
  /** 0 upright, 1 inverted. */
  half: number;
  /** A card lies here face down. */
  hidden: boolean;
  /** It lies open for everybody, because an effect has shown it. */
  bared: boolean;
}

const bit = (bits: number | undefined, place: number): number => ((bits ?? 0) >> place) & 1;

/** The four slots of a sheet. */
export function slotsOf(view: RoseView, seat: number): Slot[] {
  const player = view.players[seat];
  return SLOTS.map((name, slot) => {
    const { prepared, bared } = view.slots[slot] ?? { prepared: [], bared: [] };
    const shown = seen(bared[seat]);
    const own = seen(prepared[seat]);
    const lies = prepared[seat];
    const hidden = lies !== null && lies !== undefined && 'count' in lies && lies.count > 0;
    const half = shown ? bit(player?.bared_halves, slot) : bit(player?.prepared_halves, slot);
    return { name, card: shown ?? own, half, hidden, bared: shown !== null };
  });
}

export interface SetCard {
  seat: number;
  place: number;
  /** The number of a room; nothing where the token lies on the sheet. */
  room: number | null;
  card: CardRef | null;
  half: number;
}

/** Every room of a picture asks for them. */
const known = new WeakMap<RoseView, SetCard[]>();

/** Traps and Protections that are set, in the order of setting. */
export function setCards(view: RoseView): SetCard[] {
  const found = known.get(view) ?? findSetCards(view);
  known.set(view, found);
  return found;
}

function findSetCards(view: RoseView): SetCard[] {
  return view.players
    .flatMap(({ set_halves }, seat) =>
      view.set.map(({ cards, rooms, order }, place) => ({
        seat,
        place,
        at: rooms[seat] ?? -1,
        order: order[seat] ?? 0,
        card: seen(cards[seat]),
        half: bit(set_halves, place),
      })),
    )
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.order - other.order)
    .map(({ seat, place, at, card, half }) => ({
      seat,
      place,
      room: at === ON_SHEET ? null : at,
      card,
      half,
    }));
}

export function statesOf(bits: number): string[] {
  return STATES.filter((_, place) => bit(bits, place) === 1);
}

export interface Creature {
  /** Its number among all models. */
  model: number;
  owner: number;
  kind: string;
  room: string;
  evocation: Evocation;
}

/** The Evocations that stand in the Lodge. */
export function creatures(view: RoseView): Creature[] {
  return view.evocations.flatMap((evocation, place) =>
    evocation.kind && evocation.kind !== 'none' && evocation.room
      ? [
          {
            model: FIRST_EVOCATION + place,
            owner: Math.floor(place / EVOCATIONS_EACH),
            kind: evocation.kind,
            room: evocation.room,
            evocation,
          },
        ]
      : [],
  );
}
