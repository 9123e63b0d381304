// The Lodge as the shared map draws it: rooms and Cells as hexes, who stands where, and what can be done there.
import type { BoardInfo, CardInfo, LinkInfo, PawnInfo, SpaceInfo } from '../../../lib/protocol';
import { forSpace } from '../../../table/answer/answers';
import type { Point } from '../../../table/map/mapping';
import { nameOf } from '../../../table/answer/things';
import type { Choice } from '../../../table/view';
import { BLACK_ROSE, creatures, setCards, total, type Room, type RoseView } from '../view';
import { say } from '../words';

type Naming = (id: string) => string;

/** Hexes with flat sides above and below and sides of length 1. */
const COLUMN = 1.5;
const HEIGHT = Math.sqrt(3);
/** Cells are counted behind the rooms. */
const FIRST_CELL = 100;

export function at([column, diagonal]: [number, number]): Point {
  return { x: COLUMN * column, y: HEIGHT * (diagonal + column / 2) };
}

export function keyOf(view: RoseView, room: string | null, seat: number): number {
  return room === null ? FIRST_CELL + seat : view.rooms.findIndex(({ id }) => id === room);
}

export function isCell(key: number): boolean {
  return key >= FIRST_CELL;
}

export function seatOfCell(key: number): number {
  return key - FIRST_CELL;
}

/** A side as it is called at the table. */
export function sideName(view: RoseView, side: number, name: Naming): string {
  if (side === BLACK_ROSE) return say('black-rose');
  const mage = view.players[side]?.mage;
  return mage && mage !== 'none' ? say(`mage-${mage}`) || name(mage) : say('seat', { n: side + 1 });
}

export function chart(view: RoseView, name: Naming): BoardInfo {
  const spaces = [
    ...view.rooms.map((room, key) =>
      space(key, room.id, name(room.id), at(room.place), marksOf(view, room, key, name)),
    ),
    ...view.players.map((player, seat) =>
      space(
        FIRST_CELL + seat,
        `cell_${seat}`,
        say('cell-of', { name: sideName(view, seat, name) }),
        at(player.cell_place),
        [],
      ),
    ),
  ];
  return {
    label: say('lodge'),
    shape: 'hexes',
    spaces,
    links: linksOf(spaces),
    pawns: pawnsOf(view, name),
    walks: [],
  };
}

function space(
  key: number,
  name: string,
  label: string,
  { x, y }: Point,
  marks: SpaceInfo['marks'],
): SpaceInfo {
  return { key, name, label, x, y, kind: isCell(key) ? 'cell' : 'room', answer: '', lit: false, marks };
}

/** Hexes that share an edge. */
function linksOf(spaces: SpaceInfo[]): LinkInfo[] {
  return spaces.flatMap((one, place) =>
    spaces
      .slice(place + 1)
      .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < HEIGHT * 1.1)
      .map((other) => ({ start: one.key, end: other.key, kind: '', one_way: false })),
  );
}

/** What is read of a room beside who stands there. */
export function marksOf(view: RoseView, room: Room, key: number, name: Naming): SpaceInfo['marks'] {
  const mark = (label: string, danger = false): { label: string; danger: boolean } => ({ label, danger });
  if (room.destroyed) return [mark(say('destroyed'), true), ...trapMarks(view, key, name)];
  const held = total(room.instability);
  const whose = room.instability
    .map((count, side) => (count > 0 ? `${sideName(view, side, name)} ${count}` : ''))
    .filter(Boolean)
    .join(', ');
  const full = held >= room.limit;
  return [
    mark(say('instability', { n: held, limit: room.limit }) + (whose ? ` (${whose})` : ''), full),
    ...(full ? [mark(say('unstable'), true)] : []),
    mark(say(`token-${room.token}`, { n: room.points })),
    ...trapMarks(view, key, name),
  ];
}

function trapMarks(view: RoseView, key: number, name: Naming): SpaceInfo['marks'] {
  const seats = setCards(view).filter(({ room }) => room === key);
  const counts = view.players.map((_, seat) => seats.filter((one) => one.seat === seat).length);
  return counts.flatMap((count, seat) =>
    count > 0
      ? [{ label: say('set-here', { n: count, name: sideName(view, seat, name) }), danger: true }]
      : [],
  );
}

function pawnsOf(view: RoseView, name: Naming): PawnInfo[] {
  const mages = view.players.map(({ room }, seat) => ({
    label: sideName(view, seat, name),
    seat,
    space: keyOf(view, room, seat),
  }));
  const evoked = creatures(view).map(({ kind, owner, room }) => ({
    label: say('creature-of', { kind: name(kind), name: sideName(view, owner, name) }),
    seat: null,
    space: keyOf(view, room, owner),
  }));
  const bull = view.black_rose.bull;
  return [
    ...mages,
    ...evoked,
    ...(bull ? [{ label: say('bull'), seat: null, space: keyOf(view, bull, 0) }] : []),
  ];
}

/** What a room does: behind the line that says its colour and its numbers. */
export function effectOf(card: CardInfo | undefined): string {
  return (card?.lines ?? []).slice(1).join(' ');
}

/** The rooms in the left and in the right half of the Lodge, each from above. */
export function halvesOfLodge(view: RoseView): [left: number[], right: number[]] {
  const placed = view.rooms.map(({ place }, key) => ({ key, ...at(place) }));
  const across = placed.toSorted((one, other) => one.x - other.x || one.y - other.y);
  const half = Math.ceil(across.length / 2);
  const down = (rooms: typeof placed): number[] =>
    rooms.toSorted((one, other) => one.y - other.y || one.x - other.x).map(({ key }) => key);
  return [down(across.slice(0, half)), down(across.slice(half))];
}

/** Everything that stands or lies in a room, by the names that answers use. */
function thingsIn(view: RoseView, { key, name }: SpaceInfo): string[] {
  const room = isCell(key) ? null : name;
  const mages = view.players.flatMap((player, seat) =>
    keyOf(view, player.room, seat) === key ? [nameOf({ kind: 'seat', key: seat })] : [],
  );
  const evoked = creatures(view)
    .filter((creature) => creature.room === room)
    .map(({ model }) => nameOf({ kind: 'pile', key: `model:${model}` }));
  const tokens = setCards(view)
    .filter((one) => one.room === key)
    .map(({ seat, place }) => nameOf({ kind: 'pile', key: `set:${seat}:${place}` }));
  return [...mages, ...evoked, ...tokens];
}

/** The answers that a hex stands for: those about it, and about what is in it. */
export function answersAt(view: RoseView, open: Choice[], space: SpaceInfo): Choice[] {
  if (open.length === 0) return [];
  const here = new Set(thingsIn(view, space));
  const inside = open.filter(({ targets }) => targets.some((target) => here.has(nameOf(target))));
  return [...new Set([...forSpace(open, space), ...inside])];
}

/** What could harm one who goes there: tokens of others, enemies, a room about to fall. */
export function dangersAt(view: RoseView, key: number, seat: number): number {
  const traps = setCards(view).filter((one) => one.room === key && one.seat !== seat).length;
  const mages = view.players.filter(
    (player, other) => other !== seat && keyOf(view, player.room, other) === key,
  ).length;
  const evoked = creatures(view).filter(
    ({ owner, room }) => owner !== seat && keyOf(view, room, owner) === key,
  ).length;
  return traps + mages + evoked;
}
