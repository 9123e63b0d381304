import { beforeEach, expect, it } from 'vitest';
import { tableInfo } from './fakes';
import { firstMatch, nextStop, roadOf } from './firstmatch';
import type { GameInfo } from './protocol';
import { keepVictories } from './victories';

beforeEach(() => localStorage.clear());

const GAME: GameInfo = {
  name: 'hogwarts-battle',
  title: 'Hogwarts Battle',
  summary: '',
  fewest_seats: 2,
  most_seats: 4,
  usual_seats: 2,
  minutes: [30, 60],
  difficulty: [1, 3],
  first: { seats: 2, seed: 106, options: { game: 1 } },
  goal: { villains: 3, locations: 2 },
  options: [{ name: 'game', help: '', default: 1, values: [], low: 1, high: 3, many: false }],
  bots: ['uniform', 'greedy'],
  packs: [],
};

const win = (game: number): void =>
  keepVictories(
    tableInfo({
      table: `table-${game}`,
      game: GAME.name,
      options: { game },
      yours: [0],
      outcome: { winners: [0] },
    }),
  );
const begin = () => firstMatch(GAME, 'Anna');

it('begins as the game has chosen it for newcomers', () => {
  expect(begin()).toMatchObject({ seed: 106, options: { game: 1 }, undo: 'free' });
  expect(begin().players).toEqual([
    { kind: 'here', name: 'Anna' },
    { kind: 'bot', bot: 'greedy' },
  ]);
});

it('goes on with the next Game once one was won, and deals it by chance', () => {
  win(1);
  expect(begin()).toMatchObject({ seed: null, options: { game: 2 } });
});

it('stays at the last stop when all are won', () => {
  for (const game of [1, 2, 3]) win(game);
  expect(nextStop(GAME, roadOf(GAME)!)).toBe(3);
});
