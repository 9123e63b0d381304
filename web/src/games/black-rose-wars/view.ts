// A view of Black Rose Wars: fields.ts types it, this reads it.
import type { CardInfo, HiddenPile } from '../../lib/protocol';
import { WORDS, type Act, type GameView } from './fields';
import type { CardRef, View } from '../../table/view';

export const SLOTS = ['quick', 'standard_1', 'standard_2', 'standard_3'] as const;
const SIDES = WORDS['players.*.last_side'];
/** The Black Rose among the sides, behind the seats. */
export const BLACK_ROSE: number = SIDES.indexOf('black_rose');
export const EVOCATIONS_EACH = 3;
/** Models of Evocations are counted behind the sides. */
export const FIRST_EVOCATION: number = SIDES.length;
/** Acts that stop another in the middle. */
export const INTERRUPTS = ['trap', 'reaction'];

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
  return SIDES.findIndex((side) => side === word);
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

/** The four slots of a sheet. */
export function slotsOf(view: RoseView, seat: number): Slot[] {
  const player = view.players[seat];
  return SLOTS.map((name, slot) => {
    const { prepared, bared } = view.slots[slot] ?? { prepared: [], bared: [] };
    const shown = seen(bared[seat]);
    const own = seen(prepared[seat]);
    const lies = prepared[seat];
    const hidden = lies !== null && lies !== undefined && 'count' in lies && lies.count > 0;
    const inverted = shown ? player?.bared_halves : player?.prepared_halves;
    const half = Number(inverted?.includes(name) ?? false);
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
        at: rooms[seat] ?? null,
        order: order[seat] ?? 0,
        card: seen(cards[seat]),
        half: Number(set_halves?.some((one) => one === String(place + 1)) ?? false),
      })),
    )
    .filter(({ at }) => at !== null)
    .toSorted((one, other) => one.order - other.order)
    .map(({ seat, place, at, card, half }) => ({
      seat,
      place,
      room: at === 'sheet' ? null : view.rooms.findIndex(({ id }) => id === at),
      card,
      half,
    }));
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
