import type { LobbyCard, Room } from '../../../lib/tableform';

/** How many may play each mode, and each variant of the school year. */
const MODES: Record<string, Pick<Room, 'fewest' | 'most'>> = {
  return: { fewest: 2, most: 4 },
  quidditch: { fewest: 2, most: 2 },
};
const SOLO = { fewest: 1, most: 1 };
const TOGETHER = { fewest: 2, most: 8 };
const STUDENTS = ['harry', 'hermione', 'ron', 'draco', 'luna', 'ginny', 'neville', 'cedric'];
/** Options that mean something in the school year only, or in the Return only. */
const OF_THE_YEAR = ['length', 'variant', 'year_rounds', 'finish_round', 'stop_on_named', 'mission_swap'];
const OF_TEAMS = ['teams', 'team_seats'];
const OF_THE_RETURN = ['return_rounds', 'voldemort_two_dice', 'hero_floo_refill'];

export const lobby: LobbyCard = {
  game: 'year-at-hogwarts',
  main: ['mode', 'variant', 'length', 'solo_rules', 'teams'],
  perSeat: ['characters'],
  stones: [{ id: 'modes', option: 'mode', values: ['year', 'return', 'quidditch'] }],
  doors: [
    { id: 'quidditch', options: { mode: 'quidditch' } },
    { id: 'solo', options: { variant: 'solo' } },
    { id: 'return', options: { mode: 'return' } },
  ],
  room: ({ mode, variant }): Room => ({
    ...(MODES[String(mode)] ?? (variant === 'solo' ? SOLO : TOGETHER)),
    own: { characters: STUDENTS },
    without: without(String(mode), String(variant)),
  }),
};

/** What is not asked for, because nothing depends on it. Who plays whom in the Return is laid down by its rules. */
function without(mode: string, variant: string): string[] {
  const never: string[] = [];
  if (mode !== 'year') never.push(...OF_THE_YEAR);
  if (mode !== 'return') never.push(...OF_THE_RETURN);
  else never.push('characters');
  if (mode !== 'year' || variant !== 'teams') never.push(...OF_TEAMS);
  if (mode !== 'year' || variant !== 'solo') never.push('solo_rules');
  if (mode !== 'year' || variant === 'underage') never.push('defence_dice');
  if (mode !== 'year' || (variant !== 'qualified' && variant !== 'teams')) never.push('death_eater_towers');
  return never;
}
