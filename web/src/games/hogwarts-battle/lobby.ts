import type { LobbyCard } from '../../lib/tableform';

export const lobby: LobbyCard = {
  game: 'hogwarts-battle',
  main: ['game', 'hands'],
  perSeat: ['heroes'],
  leads: true,
  road: 'game',
};
