import { USUAL } from './levels';
import type { GameInfo, NewTable, OptionInfo, PlayerWish } from './protocol';

export type UndoPolicy = NonNullable<NewTable['undo']>;

/** How an option is best asked for. */
export type Control = 'steps' | 'number' | 'choice' | 'list' | 'several' | 'switch' | 'text';

const FEW = 9;

export function controlOf(option: OptionInfo): Control {
  if (option.many) return 'several';
  if (option.values.length > 0) return option.values.length <= 4 ? 'choice' : 'list';
  if (typeof option.default === 'boolean') return 'switch';
  if (option.high > option.low) return option.high - option.low < FEW ? 'steps' : 'number';
  return 'text';
}

/** What a game wants to say about itself in the lobby, beyond what the server tells. */
export interface LobbyCard {
  game: string;
  /** Options asked for at once; the others wait under "house rules". All of them, if this is left out. */
  main?: string[];
  /** Options that a group varies from match to match: they wait behind a line of their own. */
  variations?: string[];
  /** Options that nobody chooses by hand. */
  unasked?: string[];
  /** Options of one value for each seat: asked for beside the seat. */
  perSeat?: string[];
  /** The big button of the first visit opens this game. */
  leads?: boolean;
  /** The option whose values are played one after the other, as stops of a road. */
  road?: string;
  /** The option that stands for the whole set-up, once it has a value: the road is not asked for then. */
  whole?: string;
  /** The values of an option that are listed together, group by group. */
  groups?: Record<string, { id: string; values: string[] }[]>;
  /** How many seats these options leave room for, and which values each seat can take. */
  room?: (options: Record<string, unknown>) => Room;
  /** What else was won lights up, each value of an option as a stone. */
  stones?: { id: string; option: string; values: string[] }[];
  /** Options that stand so where friends gather: who plays whom is chosen in the waiting room. */
  gather?: Record<string, unknown>;
  /** Further ways in, beside the big one: the table with these options chosen already. */
  doors?: { id: string; options: Record<string, string> }[];
}

export interface Room {
  /** Where the game itself has no other say. */
  fewest?: number;
  most: number;
  own: Record<string, string[]>;
  /** Options that mean nothing beside those chosen: neither asked for nor sent. */
  without?: string[];
}

/** The game with the seats, the options and the values for them that the chosen options have room for. */
export function roomFor(game: GameInfo, lobby: LobbyCard | undefined, wish: Wish | null): GameInfo {
  const room = wish && lobby?.room?.(wish.options);
  if (!room) return game;
  const options = game.options
    .filter(({ name }) => !room.without?.includes(name))
    .map((option) => ({ ...option, values: room.own[option.name] ?? option.values }));
  return {
    ...game,
    options,
    fewest_seats: room.fewest ?? game.fewest_seats,
    most_seats: Math.min(game.most_seats, room.most),
  };
}

/** Seats beyond the last one go, bots first, and missing ones come; who has a value that is not offered takes a free one. */
export function fitSeats(wish: Wish, game: GameInfo, lobby: LobbyCard | undefined): void {
  while (wish.seats.length > game.most_seats) {
    const bot = wish.seats.findLastIndex((seat) => seat.kind === 'bot');
    wish.seats.splice(bot < 0 ? -1 : bot, 1);
  }
  while (wish.seats.length < game.fewest_seats) addSeat(wish, game, lobby);
  for (const name of lobby?.perSeat ?? []) {
    const values = game.options.find((option) => option.name === name)?.values;
    if (!values) continue;
    for (const seat of wish.seats)
      if (!values.includes(seat.own[name] ?? '')) seat.own[name] = freeValue(wish, game, name);
  }
}

export interface SeatWish {
  /** Keeps its row while others come and go. */
  key: number;
  kind: PlayerWish['kind'];
  name: string;
  bot: string;
  /** The values of the options that are asked for each seat. */
  own: Record<string, string>;
}

export interface Wish {
  options: Record<string, unknown>;
  seats: SeatWish[];
  undo: UndoPolicy;
  title: string;
  seed: string;
  /** Own packs, by name. */
  packs: string[];
}

let nextKey = 0;

/** A form filled in so that it can be sent as it is: me, and bots in the other seats. */
export function startingWish(
  game: GameInfo,
  lobby: LobbyCard | undefined,
  name: string,
  wanted: Record<string, unknown> = {},
): Wish {
  const perSeat = lobby?.perSeat ?? [];
  const options: Record<string, unknown> = {};
  for (const option of game.options) {
    if (!perSeat.includes(option.name)) options[option.name] = structuredClone(wantedOf(option, wanted));
  }
  const wish: Wish = { options, seats: [], undo: 'safe', title: '', seed: '', packs: [] };
  for (let seat = 0; seat < game.usual_seats; seat += 1)
    addSeat(wish, game, lobby, seat === 0 ? 'here' : 'bot');
  wish.seats[0]!.name = name;
  return wish;
}

/** The value that was asked for, where the option has it; else the usual one. */
function wantedOf(option: OptionInfo, wanted: Record<string, unknown>): unknown {
  const value = wanted[option.name];
  if (option.values.length > 0) return option.values.includes(String(value)) ? value : option.default;
  const fits = value !== undefined && Number(value) >= option.low && Number(value) <= option.high;
  return fits && option.high > option.low ? Number(value) : option.default;
}

/** What was chosen already, as far as the game still offers it: other packs may bring other options. */
export function fitWish(wish: Wish, game: GameInfo, lobby: LobbyCard | undefined): void {
  const options = startingWish(game, lobby, '').options;
  for (const { name, values } of game.options) {
    if (!(name in options) || !(name in wish.options)) continue;
    const chosen = [wish.options[name]].flat();
    if (values.length === 0 || chosen.every((value) => values.includes(String(value))))
      options[name] = wish.options[name];
  }
  wish.options = options;
  fitSeats(wish, game, lobby);
}

export function addSeat(
  wish: Wish,
  game: GameInfo,
  lobby: LobbyCard | undefined,
  kind: SeatWish['kind'] = 'bot',
): void {
  if (wish.seats.length >= game.most_seats) return;
  const own: Record<string, string> = {};
  for (const name of lobby?.perSeat ?? []) own[name] = freeValue(wish, game, name);
  nextKey += 1;
  wish.seats.push({ key: nextKey, kind, name: '', bot: usualBot(game), own });
}

export function removeSeat(wish: Wish, game: GameInfo, seat: number): void {
  if (wish.seats.length > game.fewest_seats) wish.seats.splice(seat, 1);
}

/** Gives a seat a value of its own; who had it before takes the other one. */
export function chooseOwn(wish: Wish, seat: number, option: string, value: string): void {
  const before = wish.seats[seat]!.own[option]!;
  const holder = wish.seats.find((other) => other.own[option] === value);
  if (holder) holder.own[option] = before;
  wish.seats[seat]!.own[option] = value;
}

function freeValue(wish: Wish, game: GameInfo, name: string): string {
  const values = game.options.find((option) => option.name === name)?.values ?? [];
  const taken = wish.seats.map((seat) => seat.own[name]);
  return values.find((value) => !taken.includes(value)) ?? values[0] ?? '';
}

/** Who plays where nobody has chosen. */
export function usualBot(game: GameInfo): string {
  return game.bots.includes(USUAL) ? USUAL : (game.bots.at(-1) ?? USUAL);
}

/** The table to be asked for. Empty names get the words given. */
export function asTable(
  game: GameInfo,
  wish: Wish,
  nameFor: (seat: SeatWish, index: number) => string,
): Required<Omit<NewTable, 'waits'>> {
  const asked = (name: string): boolean => game.options.some((option) => option.name === name);
  const options = Object.fromEntries(Object.entries(wish.options).filter(([name]) => asked(name)));
  for (const name of Object.keys(wish.seats[0]?.own ?? {}).filter(asked))
    options[name] = wish.seats.map((seat) => seat.own[name]);
  const players = wish.seats.map((seat, index): PlayerWish => {
    const name = (seat.name.trim() || nameFor(seat, index)).slice(0, 40);
    return seat.kind === 'bot' ? { kind: 'bot', name, bot: seat.bot } : { kind: seat.kind, name };
  });
  const seed = /^\d{1,15}$/.test(wish.seed.trim()) ? Number(wish.seed) : null;
  const title = wish.title.trim().slice(0, 60);
  return { game: game.name, options, players, seed, undo: wish.undo, title, packs: wish.packs };
}

export function seatsHere(wish: { players: PlayerWish[] }): number[] {
  return wish.players.flatMap((player, seat) => (player.kind === 'here' ? [seat] : []));
}

/** A name from the server in the form people read: "stun_discards" is "Stun discards". */
export function readable(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
