import type { LobbyCard, Room } from '../../../lib/tableform';

/** Names for each seat are asked for where the option says so. */
const NAMED: [how: string, names: string][] = [
  ['mages', 'mage_seats'],
  ['schools', 'school_seats'],
  ['lists', 'list_seats'],
  ['first_player', 'first_seat'],
];

export const lobby: LobbyCard = {
  game: 'black-rose-wars',
  main: ['mages', 'schools', 'solo'],
  perSeat: ['mage_seats', 'school_seats'],
  gather: { mages: 'named', solo: 'off' },
  doors: [{ id: 'solo', options: { solo: 'rival' } }],
  room: (options): Room => ({
    ...(options.solo === undefined || options.solo === 'off'
      ? { fewest: 2, most: 4 }
      : { fewest: 1, most: 1 }),
    own: {},
    without: NAMED.filter(([how]) => options[how] !== 'named').map(([, names]) => names),
  }),
};
