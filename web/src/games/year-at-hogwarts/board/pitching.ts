// Where things are on the pitch, in a plane of 1000 by 1000.
import type { CardInfo } from '../../../lib/protocol';
import type { Piece as Held } from '../../../table/game';
import type { Thing } from '../../../table/answer/things';
import type { Choice, View } from '../../../table/view';
import { fact, onPitch, year, type PitchView } from '../view';
import { say } from '../words';

export interface Place {
  x: number;
  y: number;
}

export interface Slot extends Place {
  name: string;
  area: string;
  side: string;
  row: number;
}

export interface Piece {
  name: string;
  side: number;
  role: string;
  slot: string | null;
  /** It holds the Quaffle, or a Bludger. */
  holds: string[];
}

export const TRACK = 18;
const LINE = ['keeper', 'beater', 'beater', 'chaser', 'chaser', 'chaser'];
const BALLS = ['quaffle', 'bludger', 'bludger'];
/** Slots so near to each other are joined by a line. */
const NEAR = 141;
/** Around one half of the pitch, from the start to the Snitch. */
const RING: Place[] = [
  { x: 50, y: 440 },
  { x: 50, y: 90 },
  { x: 950, y: 90 },
  { x: 950, y: 500 },
];

export function slotsOf(cards: Iterable<CardInfo>): Slot[] {
  return [...cards]
    .filter(({ kind }) => kind === 'slot')
    .map((card) => ({
      name: card.id,
      x: fact<number>(card, 'x') ?? 0,
      y: fact<number>(card, 'y') ?? 0,
      area: fact<string>(card, 'area') ?? '',
      side: fact<string>(card, 'side') ?? '',
      row: (fact<number>(card, 'row') ?? 0) + 1,
    }));
}

export function linesOf(slots: Slot[]): [Slot, Slot][] {
  return slots.flatMap((one, place) =>
    slots
      .slice(place + 1)
      .filter(
        (other) =>
          (one.x === other.x && Math.abs(one.y - other.y) < NEAR) ||
          (one.y === other.y && Math.abs(one.x - other.x) < NEAR),
      )
      .map((other): [Slot, Slot] => [one, other]),
  );
}

function nameOf(place: number): string {
  const side = place < LINE.length ? 'a' : 'b';
  const role = LINE[place % LINE.length]!;
  const number = LINE.slice(0, (place % LINE.length) + 1).filter((one) => one === role).length;
  return role === 'keeper' ? `${side}_${role}` : `${side}_${role}_${number}`;
}

export function piecesOf({ slots, balls }: PitchView): Piece[] {
  return slots.map((slot, place) => {
    const name = nameOf(place);
    const holds = BALLS.filter((_, ball) => balls[ball] === name);
    return { name, slot, holds, side: place < LINE.length ? 0 : 1, role: LINE[place % LINE.length]! };
  });
}

/** A piece is picked up before it moves, throws or shoots. */
export function piece(thing: Thing, view: View): Held | null {
  const { pitch } = year(view);
  if (thing.kind !== 'space' || !pitch || !onPitch(year(view))) return null;
  const found = piecesOf(pitch).find((one) => one.side === pitch.side && one.slot === thing.key);
  return found ? { title: titleOf(found) } : null;
}

/** What a piece is called: its role, and its number where there are several. */
export function titleOf(piece: Pick<Piece, 'role' | 'name'>): string {
  return `${say(`role-${piece.role}`)} ${numberOf(piece)}`.trim();
}

/** Which of several of its role it is; nothing where there is one only. */
export function numberOf({ name }: Pick<Piece, 'name'>): string {
  return /\d+$/u.exec(name)?.[0] ?? '';
}

/** A slot by its area, whose it is, and its row. */
export function slotTitle(slot: Slot | undefined): string {
  return slot ? say('slot', { area: slot.area, side: slot.side || 'none', n: slot.row }) : '';
}

/** The pieces of a side that a Bludger has knocked out, once the match goes on. */
export function outOf(pitch: PitchView, side: number): Piece[] {
  if (pitch.turn < 1) return [];
  return piecesOf(pitch).filter((one) => one.side === side && one.slot === null);
}

/** Balls that lie on a slot. */
export function looseBalls({ balls }: PitchView, slots: Slot[]): { ball: string; slot: Slot }[] {
  return BALLS.flatMap((ball, place) => {
    const slot = slots.find(({ name }) => name === balls[place]);
    return slot ? [{ ball, slot }] : [];
  });
}

/** A step of a Seeker's ring: the challenger's above the pitch, the other's below it. */
export function trackAt(step: number, side: number): Place {
  let left = (Math.min(step, TRACK) / TRACK) * (350 + 900 + 410);
  for (const [place, start] of RING.slice(0, -1).entries()) {
    const end = RING[place + 1]!;
    const long = Math.abs(end.x - start.x) + Math.abs(end.y - start.y);
    const part = Math.min(1, left / long);
    const at = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
    if (left <= long) return side === 0 ? at : { x: at.x, y: 1000 - at.y };
    left -= long;
  }
  return { x: 950, y: 500 };
}

/** Throws that can be made now: from slot to slot. */
export function throwsOf(choices: Choice[]): [string, string][] {
  return choices
    .filter(({ verb, targets }) => verb === 'throw' && targets.length === 2)
    .map(({ targets }): [string, string] => [String(targets[0]!.key), String(targets[1]!.key)]);
}
