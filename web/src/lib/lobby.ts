import type { Component } from 'svelte';
import { api } from './api';
import { keepMade } from './keyring';
import type { GameInfo, NewTable, TableInfo, TableKeys } from './protocol';
import { router } from './router.svelte';
import { readable, seatsHere, type LobbyCard } from './tableform';
import { maybe } from './text.svelte';

// A game may bring lobby/lobby.ts (what it wants to say here) and lobby/LobbyPicture.svelte; neither is needed.
const cards = import.meta.glob<LobbyCard>('../games/*/lobby/lobby.ts', { eager: true, import: 'lobby' });
const pictures = import.meta.glob<Component>('../games/*/lobby/LobbyPicture.svelte', {
  eager: true,
  import: 'default',
});

// Loaded where a game is explained.
const icons = import.meta.glob<Record<string, string>>('../games/*/icons.json', {
  query: '?icons',
  import: 'default',
});

/** The icons of a game by their meaning; a game without a table of its own has none. */
export async function iconsOf(game: string): Promise<Record<string, string>> {
  return (await icons[`../games/${game}/icons.json`]?.()) ?? {};
}

export function lobbyOf(game: string): LobbyCard | undefined {
  return cards[`../games/${game}/lobby/lobby.ts`];
}

export function pictureOf(game: string): Component | undefined {
  return pictures[`../games/${game}/lobby/LobbyPicture.svelte`];
}

/** A game's name in the player's language. */
export function titleOfGame(game: Pick<GameInfo, 'name' | 'title'>): string {
  return maybe(`${game.name}-title`) ?? game.title;
}

let asked: Promise<GameInfo[]> | null = null;

/** The games of this server, asked for once. */
export function games(): Promise<GameInfo[]> {
  asked ??= api.games().catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}

/** The game that the first visit offers: the one that leads, else the first. */
export function firstGame(all: GameInfo[]): GameInfo | null {
  return all.find((game) => lobbyOf(game.name)?.leads) ?? all[0] ?? null;
}

/** Makes the table, keeps its keys and goes there; to the links first, if friends are to come. */
export function openTable(wish: NewTable): Promise<void> {
  return madeTable(wish, () => api.newTable(wish));
}

export async function madeTable(wish: NewTable, make: () => Promise<TableKeys>): Promise<void> {
  const made = await make();
  keepMade(made, seatsHere(wish));
  const friends = wish.players.some((player) => player.kind === 'friend');
  router.go(friends ? `/table/${made.table}/invite` : `/table/${made.table}`);
}

/** One table asked for with several keys comes several times: as one, with all that is mine. */
export function merged(infos: TableInfo[]): TableInfo[] {
  const tables = new Map<string, TableInfo>();
  for (const info of infos) {
    const known = tables.get(info.table);
    if (!known) tables.set(info.table, info);
    else {
      const yours = [...new Set([...known.yours, ...info.yours])].sort((one, other) => one - other);
      tables.set(info.table, { ...known, yours, host: known.host || info.host });
    }
  }
  return [...tables.values()];
}

/** My move first, then what was played last; what is finished or can only be looked at after all others. */
export function inOrder(infos: TableInfo[]): { running: TableInfo[]; finished: TableInfo[] } {
  const newest = [...infos].sort((one, other) => other.updated - one.updated);
  const over = (info: TableInfo): boolean => info.outcome !== null || info.stopped !== '';
  const running = newest.filter((info) => !over(info));
  return {
    running: [...running.filter(isMyMove), ...running.filter((info) => !isMyMove(info))],
    finished: newest.filter(over),
  };
}

export function isMyMove(info: TableInfo): boolean {
  return (
    !info.outcome && !info.stopped && info.seats.some((seat) => seat.asked && info.yours.includes(seat.seat))
  );
}

/** Words of a game come from its own files; where it has none, from what the server says. */
export function optionWords(game: string, option: string, part: 'label' | 'help'): string | null {
  return maybe(`${game}-option-${option.replaceAll('_', '-')}-${part}`);
}

export function valueWords(game: string, option: string, value: string): string {
  const id = `${game}-value-${option.replaceAll('_', '-')}-${value.replaceAll('_', '-') || 'none'}`;
  return maybe(id) ?? readable(value);
}

/** What is played at a table, in a line. */
export function setUpWords(game: string, options: Record<string, unknown>): string | null {
  const whole = lobbyOf(game)?.whole;
  const chosen = whole === undefined ? '' : String(options[whole] ?? '');
  if (whole !== undefined && chosen)
    return maybe(`${game}-table-of`, { what: valueWords(game, whole, chosen) });
  return maybe(`${game}-table`, { game: String(options.game ?? '') });
}

export function botWords(bot: string): string {
  return maybe(`bot-${bot.replaceAll('_', '-')}`) ?? readable(bot);
}

/** How a bot plays, in a sentence; empty where it has none. */
export function botManner(bot: string): string {
  return maybe(`bot-${bot.replaceAll('_', '-')}-how`) ?? '';
}
