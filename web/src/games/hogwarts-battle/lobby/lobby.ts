import type { LobbyCard, Room } from '../../../lib/tableform';

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
const GAMES = numbered('game', 7);
const BOXES = [
  { id: 'monster-box', values: numbered('monster-box', 4) },
  { id: 'charms-potions', values: numbered('charms-potions', 4) },
  { id: 'campaign', values: [...numbered('year', 7), 'battle-for-hogwarts'] },
];
const SCENARIOS = ['', ...BOXES.flatMap(({ values }) => values)];
/** Luna and Ginny come with the New Rules, and with them a fifth seat. */
const FIRST_HEROES = ['harry', 'ron', 'hermione', 'neville'];

export const lobby: LobbyCard = {
  game: 'hogwarts-battle',
  main: ['game', 'scenario', 'hands'],
  variations: [
    ...['foes_in_order', 'hardest_last', 'one_active', 'no_chained_reveals', 'rising_darkness'],
    ...['darkness_start', 'market_sweep', 'market_dismiss', 'market_two_cards', 'market_stacks'],
    ...['market_two_decks', 'market_prepared', 'market_flagrante', 'shelves', 'charms'],
  ],
  // The book of a campaign fills it in.
  unasked: ['book'],
  perSeat: ['heroes'],
  leads: true,
  road: 'game',
  whole: 'scenario',
  stones: BOXES.map((box) => ({ ...box, option: 'scenario' })),
  groups: {
    scenario: BOXES,
  },
  // The Games are chosen by their number: as scenarios they would stand there a second time.
  room: ({ scenario }): Room =>
    scenario && !GAMES.includes(String(scenario))
      ? { most: 5, own: { scenario: SCENARIOS } }
      : { most: 4, own: { scenario: SCENARIOS, heroes: FIRST_HEROES } },
};
