// What this browser has won: kept when the outcome is seen, so that the lobby can show how far one has come.
import type { TableInfo } from './protocol';
import { lobbyOf } from './lobby';
import { read, write } from './storage';

interface Victory {
  table: string;
  game: string;
  options: Record<string, unknown>;
}

type Played = Pick<TableInfo, 'table' | 'game' | 'options' | 'outcome' | 'yours'>;

const STORE = 'wandwright.victories';
const MOST = 500;

function isWon({ outcome, yours }: Played): boolean {
  const winners = outcome?.winners;
  return Array.isArray(winners) && yours.some((seat) => winners.includes(seat));
}

/** Keeps the matches among these that were won from a seat of mine, each once. */
export function keepVictories(...infos: Played[]): void {
  const known = read<Victory[]>(STORE, []);
  const tables = new Set(known.map(({ table }) => table));
  const fresh = infos
    .filter((info) => isWon(info) && !tables.has(info.table))
    .map(({ table, game, options }) => ({ table, game, options }));
  if (fresh.length > 0) write(STORE, [...fresh, ...known].slice(0, MOST));
}

/** How often a game was won. */
export function victories(game: string): number {
  return read<Victory[]>(STORE, []).filter((won) => won.game === game).length;
}

/** The values of an option with which a game was won. */
export function valuesWon(game: string, option: string): Set<string> {
  const won = read<Victory[]>(STORE, []).filter((victory) => victory.game === game);
  return new Set(won.map(({ options }) => String(options[option] ?? '')));
}

/** The values of an option with which a game was won: the stops of its road that lie behind. */
export function stopsWon(game: string, option: string): Set<number> {
  const whole = lobbyOf(game)?.whole;
  const isStop = ({ options }: Victory): boolean => whole === undefined || !options[whole];
  const won = read<Victory[]>(STORE, []).filter((victory) => victory.game === game && isStop(victory));
  return new Set(won.map(({ options }) => Number(options[option])));
}
