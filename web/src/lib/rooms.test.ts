import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from './api';
import { tableInfo } from './fakes';
import { allKeys, keepMade } from './keyring';
import { lobbyOf } from './lobby';
import type { GameInfo, RoomInfo, SeatInfo } from './protocol';
import { asRoom, beginning, chosenIn, come, isShared, myTables } from './rooms';

const option = (name: string, values: string[], fallback: unknown, many = false) => ({
  ...{ name, help: '', default: fallback, values, low: 0, high: 0, many },
});
const HEROES = ['harry', 'ron', 'hermione', 'neville', 'luna', 'ginny'];
const battle = {
  name: 'hogwarts-battle',
  fewest_seats: 2,
  most_seats: 5,
  usual_seats: 2,
  options: [
    { ...option('game', [], 1), low: 1, high: 7 },
    option('scenario', ['', 'monster-box-1'], ''),
    option('heroes', HEROES, [], true),
  ],
  bots: ['policy'],
  packs: [],
} as unknown as GameInfo;
const lobby = lobbyOf('hogwarts-battle');
const seat = (number: number, link: SeatInfo['link'], kind: SeatInfo['kind'] = 'person') =>
  ({ seat: number, name: `P${number}`, kind, link, covered: false }) as SeatInfo;
const room = (wishes: RoomInfo['wishes'], options = {}): RoomInfo => ({ open: true, options, wishes });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('lays a free seat for everybody whom the game has room for, and no bot', () => {
  const asked = asRoom(battle, lobby, 'Anna', { game: 2 });
  expect(asked.players.map(({ kind }) => kind)).toEqual(['here', 'friend', 'friend', 'friend']);
  expect(asked).toMatchObject({ waits: true, options: { game: 2 } });
  expect(asked.options).not.toHaveProperty('heroes');
});

it('knows who has come: bots and whoever has taken a seat', () => {
  const seats = [seat(0, ''), seat(1, 'taken'), seat(2, 'open'), seat(3, '', 'bot')];
  expect(come(seats).map((one) => one.seat)).toEqual([0, 1, 3]);
});

it('gives whom nobody wished for to those who have not chosen, in order', () => {
  const seats = [seat(0, ''), seat(2, 'taken'), seat(3, '', 'bot')];
  expect(chosenIn(HEROES, 'heroes', seats, room({ '2': { heroes: 'harry' } }))).toEqual([
    'ron',
    'harry',
    'hermione',
  ]);
});

it('begins with those who came and what the options still ask for', () => {
  const seats = [seat(0, ''), seat(2, 'taken')];
  const agreed = room({ '0': { heroes: 'neville' } }, { game: 3, scenario: '', strange: 1 });
  expect(beginning(battle, lobby, seats, agreed)).toEqual({
    game: 3,
    scenario: '',
    heroes: ['neville', 'harry'],
  });
});

it('finds the waiting room that another device has opened, and then the match that began in it', async () => {
  keepMade({ table: 'old', host: 'h'.repeat(24), seats: [], spectator: 's'.repeat(24) }, []);
  const over = tableInfo({ table: 'old', sequels: [{ sort: 'people', table: 'room' }] });
  const waiting = tableInfo({
    table: 'room',
    room: { ...room({}), open: false },
    sequels: [{ sort: 'begin', table: 'match' }],
  });
  const known = [over, waiting, tableInfo({ table: 'match' })];
  vi.spyOn(api, 'mine').mockImplementation((keys) =>
    Promise.resolve(known.filter(({ table }) => keys.some((key) => key.table === table))),
  );
  expect((await myTables()).map(({ table }) => table).sort()).toEqual(['match', 'old']);
  expect(
    allKeys()
      .map(({ table }) => table)
      .sort(),
  ).toEqual(['match', 'old']);
});

it('asks the same people again where there were several, but not past the book of a campaign', () => {
  const seats = [seat(0, ''), seat(1, 'taken')];
  expect(isShared({ seats, options: { book: '' } })).toBe(true);
  expect(isShared({ seats, options: { book: '{}' } })).toBe(false);
  expect(isShared({ seats: [seat(0, ''), seat(1, '', 'bot')], options: {} })).toBe(false);
});
