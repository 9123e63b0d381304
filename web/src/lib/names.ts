// Nobody is called "Player": who has given no name is called by whom they play, a guest by whose guest they are.
import { lobbyOf, valueWords } from './lobby';
import type { GameInfo } from './protocol';
import { settings } from './settings.svelte';
import { maybe, t } from './text.svelte';

/** Somebody on this device without a name; `own` is what was chosen for the seat. */
export function partName(game: GameInfo, own: Record<string, unknown>, place: number): string {
  for (const name of lobbyOf(game.name)?.perSeat ?? []) {
    const value = own[name];
    if (typeof value === 'string' && value && game.options.some((option) => option.name === name))
      return valueWords(game.name, name, value);
  }
  const number = place + 1;
  return maybe(`${game.name}-nobody`, { number }) ?? t('guest-number', { number });
}

/** Is a seat still called by what it plays, or by its number? Then nobody has said who sits there. */
export function isUnnamed(
  game: string,
  options: Record<string, unknown>,
  seat: number,
  name: string,
): boolean {
  const parts = (lobbyOf(game)?.perSeat ?? []).flatMap((option) => {
    const values = options[option];
    const value: unknown = Array.isArray(values) ? values[seat] : undefined;
    return typeof value === 'string' && value ? [valueWords(game, option, value)] : [];
  });
  const number = seat + 1;
  const numbered = [maybe(`${game}-nobody`, { number }), t('guest-number', { number }), `Player ${number}`];
  return [...parts, ...numbered].includes(name);
}

/** What the seats of a game play where nobody chooses: as its first match has it, else in the order of the values. */
export function usualPart(game: GameInfo, seat: number): Record<string, unknown> {
  const [name] = lobbyOf(game.name)?.perSeat ?? [];
  if (name === undefined) return {};
  const given = game.first?.options[name];
  const values = Array.isArray(given) ? given : game.options.find((option) => option.name === name)?.values;
  return { [name]: values?.[seat] };
}

/** A friend who has not said who they are: the only one is the host's guest, several are numbered. */
export function guestName(place: number, guests: number): string {
  return settings.name && guests === 1
    ? t('guest-of', { name: settings.name })
    : t('guest-number', { number: place + 1 });
}
