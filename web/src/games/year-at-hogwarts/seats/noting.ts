// What a mission still needs, and where it is: told from the view, for its owner's eyes.
import type { CardInfo, LogLine } from '../../../lib/protocol';
import { cardsOf, fact, holderOf, type Player, type YearView } from '../view';

type Faces = (id: string) => CardInfo | undefined;

/** One thing that a mission asks for. */
export interface Need {
  id: string;
  sort: 'item' | 'card' | 'kind';
  count: number;
  has: boolean;
  /** Where a missing token is: on a space, or with a seat. */
  space: string | null;
  seat: number | null;
}

export interface Note {
  id: string;
  key: number;
  points: number;
  place: string;
  needs: Need[];
  /** So many of its needs are met. */
  met: number;
  /** The pawn stands there. */
  there: boolean;
  /** Whom this seat has met there: the card of the opponent. */
  foe: string | null;
}

interface Requires {
  spells?: string[];
  potions?: string[];
  any?: Record<string, number>;
}

export function notesOf(view: YearView, seat: number, faces: Faces, log: readonly LogLine[] = []): Note[] {
  const player = view.players[seat];
  if (!player) return [];
  return cardsOf(player.missions).map(({ id, key }) => {
    const card = faces(id);
    const needs = needsOf(view, seat, card, faces);
    const place = fact<string>(card, 'place') ?? '';
    const met = needs.filter(({ has }) => has).length;
    return {
      id,
      key,
      place,
      needs,
      met,
      points: fact<number>(card, 'points') ?? 0,
      there: player.space === place,
      foe: metAt(log, id, fact<number>(card, 'number') ?? 0),
    };
  });
}

/** Who waits at a mission is known once it was tried: the opponent has its number. */
function metAt(log: readonly LogLine[], mission: string, number: number): string | null {
  const tried = log.some(({ kind, details }) => kind === 'tries_mission' && details?.mission === mission);
  return tried ? `combat_${String(number).padStart(2, '0')}` : null;
}

function needsOf(view: YearView, seat: number, card: CardInfo | undefined, faces: Faces): Need[] {
  const tokens = (fact<string[]>(card, 'items') ?? []).map((id) => token(view, seat, id));
  if (!asksForCards(view)) return tokens;
  const player = view.players[seat]!;
  const { spells = [], potions = [], any = {} } = fact<Requires>(card, 'requires') ?? {};
  const held = hand(player);
  const named = [...spells, ...potions].map((id): Need => ({
    ...NOWHERE,
    id,
    sort: 'card',
    has: held.includes(id),
  }));
  const free = held.filter((id) => !named.some((need) => need.id === id)).map((id) => sortOf(faces(id)));
  const kinds = Object.entries(any).map(([id, count]): Need => ({
    ...NOWHERE,
    id,
    sort: 'kind',
    count,
    has: free.filter((sort) => sort === id).length >= count,
  }));
  return [...tokens, ...named, ...kinds];
}

const NOWHERE = { count: 1, space: null, seat: null };

function token(view: YearView, seat: number, id: string): Need {
  const at = view.items[id];
  const holder = holderOf(at);
  const has = holder === seat || (holder !== null && view.players[holder]?.team === view.players[seat]?.team);
  return {
    id,
    sort: 'item',
    count: 1,
    has,
    seat: has ? null : holder,
    space: holder === null ? (at ?? null) : null,
  };
}

/** Underage wizards need no Spells and Potions for a mission. */
function asksForCards({ variant, solo_rules }: YearView): boolean {
  return variant === 'qualified' || variant === 'teams' || (variant === 'solo' && solo_rules === 'qualified');
}

function hand(player: Player): string[] {
  return [...cardsOf(player.spells), ...cardsOf(player.potions)].map(({ id }) => id);
}

function sortOf(card: CardInfo | undefined): string {
  return `${fact<string>(card, 'category') ?? ''}_${card?.kind ?? ''}`;
}
