import type { BookLine, CardInfo, NewMatch, OptionInfo, PlayerWish } from './protocol';
import type { LobbyCard } from './tableform';

export const LEVELS = 8;
export const MOST_PLAYERS = 5;
export const FEWEST_PLAYERS = 2;
// How open the hands are is asked at every table.
const ALWAYS = ['hands'];

type Options = Record<string, unknown>;
export type Mode = 'easy' | 'normal';

/** The mode of the campaign that a match belongs to; none for a single match. */
export function modeOf(options: Options): Mode | null {
  if (typeof options.book !== 'string' || !options.book) return null;
  try {
    const { mode } = JSON.parse(options.book) as { mode?: unknown };
    return mode === 'easy' || mode === 'normal' ? mode : null;
  } catch {
    return null;
  }
}

/** The level that a scenario is: year-1 is the first, the battle the last. */
export function levelOf(options: Options): number {
  const year = /^year-(\d)$/.exec(String(options.scenario));
  return year ? Number(year[1]) : LEVELS;
}

/** The options that a group may choose anew for each match of a book; rulings are settled elsewhere. */
export function variationsOf(options: OptionInfo[], lobby: LobbyCard | undefined): OptionInfo[] {
  const wanted = [...(lobby?.variations ?? []), ...ALWAYS];
  return options
    .filter(({ name }) => wanted.includes(name))
    .toSorted((one, other) => wanted.indexOf(one.name) - wanted.indexOf(other.name));
}

/** Who plays a hero, or that the hero sits out. */
export interface Part {
  hero: string;
  kind: PlayerWish['kind'] | 'out';
  name: string;
  bot: string;
}

/** What a hero can do: the words of the first of the hero's cards that has any. */
export function powerOf(cards: Map<string, CardInfo>, hero: string): string {
  const own = [...cards.values()].filter(({ id, kind }) => kind === 'hero' && id.startsWith(`${hero}_`));
  return own.find(({ lines }) => lines.length > 0)?.lines.join(' ') ?? '';
}

/** Who played a hero when it was last played. */
export function playerOf(history: BookLine[], hero: string): string {
  return history.findLast(({ players }) => players[hero])?.players[hero] ?? '';
}

/** The match of an evening before, as the book tells it on a device that did not begin it. */
export function lastOf(history: BookLine[], name: string): NewMatch | null {
  const line = history.at(-1);
  if (!line) return null;
  const players = line.heroes.map((hero): PlayerWish => {
    const who = line.players[hero];
    if (!who) return { kind: 'bot', bot: 'policy' };
    return { kind: who === name ? 'here' : 'friend', name: who };
  });
  return { level: line.level, heroes: line.heroes, players, variations: {}, undo: 'safe' };
}

/** The first hero is played here, the others by bots; more than five cannot play. */
export function usualParts(heroes: string[], name: string, last: NewMatch | null): Part[] {
  return heroes.map((hero, place): Part => {
    const before = last?.players[last.heroes.indexOf(hero)];
    if (before) return { hero, kind: before.kind, name: before.name ?? '', bot: before.bot ?? 'policy' };
    const late = place < MOST_PLAYERS ? 'bot' : 'out';
    return { hero, kind: place === 0 && !last ? 'here' : late, name: place === 0 ? name : '', bot: 'policy' };
  });
}

/** The match to be asked for; empty names get the words given. */
export function asMatch(
  level: number,
  parts: Part[],
  variations: Options,
  usual: OptionInfo[],
  nameFor: (part: Part, place: number) => string,
): NewMatch {
  const playing = parts.filter((part) => part.kind !== 'out');
  const players = playing.map(({ kind, name, bot }, place): PlayerWish => {
    if (kind === 'bot' || kind === 'out') return { kind: 'bot', bot };
    return { kind, name: (name.trim() || nameFor(playing[place]!, place)).slice(0, 40) };
  });
  const chosen = usual.filter((option) => variations[option.name] !== option.default);
  return {
    level,
    heroes: playing.map((part) => part.hero),
    players,
    variations: Object.fromEntries(chosen.map(({ name }) => [name, variations[name]])),
    undo: 'safe',
  };
}
