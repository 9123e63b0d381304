import { expect, it } from 'vitest';
import { tableInfo } from './fakes';
import { firstGame, inOrder, isMyMove, lobbyOf, merged } from './lobby';
import type { GameInfo } from './protocol';

const asked = (seat: number) => tableInfo().seats.map((one) => ({ ...one, asked: one.seat === seat }));

it('shows my moves first, then what was played last, finished ones apart', () => {
  const tables = [
    tableInfo({ table: 'old', updated: 1, seats: asked(1) }),
    tableInfo({ table: 'mine', updated: 0, seats: asked(0) }),
    tableInfo({ table: 'new', updated: 2, seats: asked(1) }),
    tableInfo({ table: 'over', updated: 3, outcome: { winners: [0] } }),
    tableInfo({ table: 'stopped', updated: 1, stopped: 'rules', seats: asked(0) }),
  ];
  const { running, finished } = inOrder(tables);
  expect(running.map(({ table }) => table)).toEqual(['mine', 'new', 'old']);
  expect(finished.map(({ table }) => table)).toEqual(['over', 'stopped']);
});

it('is nobody’s move when the match is over', () => {
  expect(isMyMove(tableInfo({ seats: asked(0) }))).toBe(true);
  expect(isMyMove(tableInfo({ seats: asked(1) }))).toBe(false);
  expect(isMyMove(tableInfo({ seats: asked(0), outcome: { winners: [] } }))).toBe(false);
});

it('makes one table of what several keys have found', () => {
  const found = merged([tableInfo({ yours: [1], host: false }), tableInfo({ yours: [0], host: true })]);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ yours: [0, 1], host: true });
});

it('offers the game that leads', () => {
  const game = (name: string): GameInfo => ({
    name,
    title: name,
    summary: '',
    fewest_seats: 1,
    most_seats: 4,
    usual_seats: 2,
    minutes: [],
    difficulty: [],
    first: null,
    goal: {},
    options: [],
    bots: [],
    packs: [],
  });
  expect(firstGame([game('another'), game('hogwarts-battle')])?.name).toBe('hogwarts-battle');
  expect(firstGame([game('another')])?.name).toBe('another');
  expect(firstGame([])).toBeNull();
  expect(lobbyOf('another')).toBeUndefined();
});
