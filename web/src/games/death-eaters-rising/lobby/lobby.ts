import type { LobbyCard } from '../../../lib/tableform';

export const lobby: LobbyCard = {
  game: 'death-eaters-rising',
  main: ['voldemort_damage'],
  perSeat: ['starters'],
};
