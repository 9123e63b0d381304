import type { LobbyCard } from '../../lib/tableform';

export const lobby: LobbyCard = {
  game: 'year-at-hogwarts',
  main: ['mode', 'variant', 'length'],
  perSeat: ['characters'],
};
