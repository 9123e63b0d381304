// A waiting room: who has come, whom each plays, and the match that begins when the host says so.
import { api } from './api';
import { nextOptions } from './firstmatch';
import { keepBegun, keepLed, keepMade, keepSame, keysOf, keysToAsk } from './keyring';
import { lobbyOf, merged } from './lobby';
import type { GameInfo, NewTable, RoomInfo, SeatInfo, Sequel, TableInfo } from './protocol';
import { router } from './router.svelte';
import { addSeat, asTable, roomFor, startingWish, type LobbyCard } from './tableform';

type Chosen = Record<string, string>;

/** The game with what the options of a room leave open: its seats, and the values of what each seat chooses. */
export function roomGame(game: GameInfo, lobby: LobbyCard | undefined, options: object): GameInfo {
  const wish = { ...startingWish(game, lobby, ''), options: { ...options, ...lobby?.gather } };
  return roomFor(game, lobby, wish);
}

/** The table to be asked for: me, and a free seat for everybody whom the game has room for. */
export function asRoom(game: GameInfo, lobby: LobbyCard | undefined, name: string, wanted: object): NewTable {
  const wish = startingWish(game, lobby, name, { ...wanted });
  const open = roomGame(game, lobby, wish.options);
  for (const seat of wish.seats.slice(1)) seat.kind = 'friend';
  while (wish.seats.length < open.most_seats) addSeat(wish, open, lobby, 'friend');
  // Whom each plays is chosen in the room.
  for (const seat of wish.seats) seat.own = {};
  return { ...asTable(roomFor(game, lobby, wish), wish, () => ''), waits: true };
}

/** Opens a waiting room and goes there. */
export async function openRoom(game: GameInfo, name: string): Promise<void> {
  const made = await api.newTable(asRoom(game, lobbyOf(game.name), name, nextOptions(game)));
  keepMade(made, [0]);
  router.go(`/table/${made.table}`);
}

/** The seats of those who have come, bots among them. */
export function come(seats: SeatInfo[]): SeatInfo[] {
  return seats.filter(({ kind, link }) => kind === 'bot' || link !== 'open');
}

/** What each seat plays in an option: its own wish, else what is left over for it. */
export function chosenIn(
  values: string[],
  name: string,
  seats: SeatInfo[],
  room: RoomInfo,
): (string | undefined)[] {
  const wishes = seats.map(({ seat }) => wished(room, seat)[name]);
  const left = values.filter((value) => !wishes.includes(value));
  return wishes.map((wish) => (wish !== undefined && values.includes(wish) ? wish : left.shift()));
}

export function wished(room: RoomInfo, seat: number): Chosen {
  return room.wishes[String(seat)] ?? {};
}

/** The options of the match that begins now. */
export function beginning(
  game: GameInfo,
  lobby: LobbyCard | undefined,
  seats: SeatInfo[],
  room: RoomInfo,
): Record<string, unknown> {
  const open = roomGame(game, lobby, room.options);
  const options = { ...room.options, ...lobby?.gather };
  const asked = Object.fromEntries(
    open.options.filter(({ name }) => name in options).map(({ name }) => [name, options[name]]),
  );
  for (const name of lobby?.perSeat ?? []) {
    const values = open.options.find((option) => option.name === name)?.values;
    if (values) asked[name] = chosenIn(values, name, seats, room);
  }
  return asked;
}

/** From a match to the waiting room of its people, from a room to its match: no more steps than these at once. */
const MOST_STEPS = 4;

/** The tables that this browser's keys open, also those to which others of a table have gone on together. */
export async function myTables(): Promise<TableInfo[]> {
  let found: TableInfo[] = [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const keys = keysToAsk();
    found = keys.length > 0 ? merged(await api.mine(keys)) : [];
    if (!found.map(follow).some(Boolean)) break;
  }
  return found.filter(({ room }) => room?.open ?? true);
}

/** Goes where others of a table have gone; true where that was news. */
function follow({ table, sequels = [], yours }: TableInfo): boolean {
  const to = (wanted: Sequel['sort']): string | undefined =>
    sequels.find(({ sort }) => sort === wanted)?.table;
  const [begun, people] = [to('begin'), to('people')];
  if (begun) keepBegun(table, begun);
  return begun !== undefined || (people !== undefined && yours.length > 0 && keepLed(table, people));
}

/** Have several people played, so that the same can meet again? From a campaign the way leads through its book. */
export function isShared({ seats, options }: Pick<TableInfo, 'seats' | 'options'>): boolean {
  return !options.book && seats.filter(({ kind, covered }) => kind === 'person' || covered).length > 1;
}

/** Leads to another table that the keys of this one open; the first who asks makes it. */
export async function goOn(table: string, sort: Exclude<Sequel['sort'], 'begin'>): Promise<void> {
  const secret = keysOf(table)?.secrets[0];
  if (!secret) return;
  const made = await api.sequel(table, sort, secret);
  keepSame(table, made.table);
  router.go(`/table/${made.table}`);
}
