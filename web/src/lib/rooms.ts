// A waiting room: who has come, whom each plays, and the match that begins when the host says so.
import { api } from './api';
import { nextOptions } from './firstmatch';
import { keepMade } from './keyring';
import { lobbyOf } from './lobby';
import type { GameInfo, NewTable, RoomInfo, SeatInfo } from './protocol';
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
