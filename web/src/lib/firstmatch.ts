// What the big button begins: the kind first match of a game, later the next stop of its road.
import type { GameInfo, NewTable, OptionInfo, PlayerWish } from './protocol';
import { lobbyOf } from './lobby';
import { usualBot } from './tableform';
import { stopsWon } from './victories';

/** The option whose values are the stops of a game's road. */
export function roadOf(game: GameInfo): OptionInfo | null {
  const road = lobbyOf(game.name)?.road;
  return game.options.find((option) => option.name === road) ?? null;
}

/** The first stop that was not won yet; the last one when all were. */
export function nextStop(game: GameInfo, road: OptionInfo): number {
  const won = stopsWon(game.name, road.name);
  for (let stop = road.low; stop < road.high; stop += 1) if (!won.has(stop)) return stop;
  return road.high;
}

/** The options that lead on along the road. */
export function nextOptions(game: GameInfo): Record<string, unknown> {
  const road = roadOf(game);
  return road ? { [road.name]: nextStop(game, road) } : {};
}

/** A table for me and bots. The first time everything is as the game has chosen it for newcomers. */
export function firstMatch(game: GameInfo, me: string): NewTable {
  const road = roadOf(game);
  const stop = road && nextStop(game, road);
  const later = road !== null && stop !== road.low;
  const seats = game.first?.seats ?? game.usual_seats;
  const bots = Array.from({ length: seats - 1 }, (): PlayerWish => ({
    kind: 'bot',
    bot: usualBot(game),
  }));
  return {
    game: game.name,
    options: later ? { [road.name]: stop } : (game.first?.options ?? {}),
    seed: later ? null : (game.first?.seed ?? null),
    players: [{ kind: 'here', name: me }, ...bots],
    undo: 'free',
  };
}
