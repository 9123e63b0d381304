import { describe, expect, it } from 'vitest';
import type { GameInfo, OptionInfo } from './protocol';
import {
  addSeat,
  asTable,
  chooseOwn,
  controlOf,
  fitSeats,
  fitWish,
  readable,
  removeSeat,
  roomFor,
  seatsHere,
  startingWish,
  type LobbyCard,
  type Room,
} from './tableform';

function option(change: Partial<OptionInfo>): OptionInfo {
  return { name: 'thing', help: '', default: null, values: [], low: 0, high: 0, many: false, ...change };
}

const game: GameInfo = {
  name: 'some-game',
  title: 'Some Game',
  summary: '',
  fewest_seats: 2,
  most_seats: 4,
  usual_seats: 2,
  minutes: [30, 60],
  difficulty: [1, 3],
  first: null,
  goal: {},
  options: [
    option({ name: 'level', default: 1, low: 1, high: 7 }),
    option({ name: 'hands', default: 'open', values: ['open', 'closed'] }),
    option({ name: 'colours', default: [], values: ['red', 'blue', 'green', 'gold'], many: true }),
  ],
  bots: ['greedy', 'policy', 'uniform'],
  packs: [{ name: 'my-cards', title: 'My cards' }],
};
const lobby: LobbyCard = { game: 'some-game', perSeat: ['colours'] };
const nobody = (): string => 'Somebody';

describe('the control of an option', () => {
  it.each([
    [{ low: 1, high: 7 }, 'steps'],
    [{ low: 0, high: 100 }, 'number'],
    [{ values: ['a', 'b'] }, 'choice'],
    [{ values: ['a', 'b', 'c', 'd', 'e'] }, 'list'],
    [{ values: ['a', 'b'], many: true }, 'several'],
    [{ default: false }, 'switch'],
    [{ default: 'words' }, 'text'],
  ])('%j is asked for by %s', (change, control) => expect(controlOf(option(change))).toBe(control));
});

describe('a new table', () => {
  it('can be opened as it stands: me and a bot, every option at its default', () => {
    const table = asTable(game, startingWish(game, undefined, 'Anna'), nobody);
    expect(table).toEqual({
      game: 'some-game',
      options: { level: 1, hands: 'open', colours: [] },
      players: [
        { kind: 'here', name: 'Anna' },
        { kind: 'bot', name: 'Somebody', bot: 'policy' },
      ],
      seed: null,
      undo: 'safe',
      title: '',
      packs: [],
    });
    expect(seatsHere(table)).toEqual([0]);
  });

  it('gives every seat a value of its own', () => {
    const wish = startingWish(game, lobby, 'Anna');
    addSeat(wish, game, lobby, 'friend');
    expect(asTable(game, wish, nobody).options.colours).toEqual(['red', 'blue', 'green']);
    chooseOwn(wish, 0, 'colours', 'green');
    expect(asTable(game, wish, nobody).options.colours).toEqual(['green', 'blue', 'red']);
    chooseOwn(wish, 0, 'colours', 'gold');
    expect(asTable(game, wish, nobody).options.colours).toEqual(['gold', 'blue', 'red']);
    removeSeat(wish, game, 1);
    addSeat(wish, game, lobby);
    expect(asTable(game, wish, nobody).options.colours).toEqual(['gold', 'red', 'blue']);
  });

  it('keeps to the seats the game has', () => {
    const wish = startingWish(game, lobby, '');
    removeSeat(wish, game, 1);
    expect(wish.seats).toHaveLength(2);
    for (let more = 0; more < 5; more += 1) addSeat(wish, game, lobby);
    expect(wish.seats).toHaveLength(4);
  });

  it('does not change the defaults of the game', () => {
    const wish = startingWish(game, undefined, '');
    (wish.options.colours as string[]).push('red');
    expect(game.options[2]!.default).toEqual([]);
  });

  it.each([
    ['42', 42],
    [' 7 ', 7],
    ['', null],
    ['seven', null],
    ['1e9', null],
  ])('reads the seed %j as %j', (seed, number) => {
    const wish = { ...startingWish(game, lobby, ''), seed };
    expect(asTable(game, wish, nobody).seed).toBe(number);
  });
});

it('writes names as people read them', () => {
  expect(readable('stun_discards')).toBe('Stun discards');
  expect(readable('some-game')).toBe('Some game');
});

describe('own cards', () => {
  const laid: GameInfo = {
    ...game,
    options: [
      option({ name: 'level', default: 1, low: 1, high: 7 }),
      option({ name: 'hands', default: 'open', values: ['open', 'half'] }),
      option({ name: 'colours', default: [], values: ['blue', 'green', 'black'], many: true }),
      option({ name: 'wind', default: 'none', values: ['none', 'strong'] }),
    ],
  };

  it('keep what was chosen as far as the game still offers it', () => {
    const wish = startingWish(game, lobby, 'Anna');
    wish.options.level = 5;
    wish.options.hands = 'closed';
    wish.packs = ['my-cards'];
    expect(wish.seats.map((seat) => seat.own.colours)).toEqual(['red', 'blue']);
    fitWish(wish, laid, lobby);
    expect(wish.options).toEqual({ level: 5, hands: 'open', wind: 'none' });
    expect(wish.seats.map((seat) => seat.own.colours)).toEqual(['green', 'blue']);
    expect(asTable(laid, wish, nobody).packs).toEqual(['my-cards']);
  });
});

describe('the room that the chosen options leave', () => {
  const narrow: LobbyCard = {
    ...lobby,
    room: ({ hands }): Room =>
      hands === 'closed' ? { most: 3, own: { colours: ['red', 'blue', 'green'] } } : { most: 4, own: {} },
  };

  it('has fewer seats and fewer values for them; bots leave first', () => {
    const wish = startingWish(game, narrow, 'Anna');
    addSeat(wish, game, narrow, 'bot');
    addSeat(wish, game, narrow, 'friend');
    expect(roomFor(game, narrow, wish).most_seats).toBe(4);
    wish.options.hands = 'closed';
    const room = roomFor(game, narrow, wish);
    fitSeats(wish, room, narrow);
    expect(wish.seats.map((seat) => seat.kind)).toEqual(['here', 'bot', 'friend']);
    expect(wish.seats.map((seat) => seat.own.colours).toSorted()).toEqual(['blue', 'green', 'red']);
  });
});

describe('a mode with seats and options of its own', () => {
  const room = ({ hands }: Record<string, unknown>): Room =>
    hands === 'closed'
      ? { fewest: 1, most: 1, own: {}, without: ['level', 'colours'] }
      : { fewest: 3, most: 4, own: {} };
  const moody: LobbyCard = { ...lobby, room };

  it('fills up seats that are missing, and sends nothing that is not asked for', () => {
    const wish = startingWish(game, moody, 'Anna');
    fitSeats(wish, roomFor(game, moody, wish), moody);
    expect(wish.seats).toHaveLength(3);
    wish.options.hands = 'closed';
    const alone = roomFor(game, moody, wish);
    fitSeats(wish, alone, moody);
    expect(wish.seats).toHaveLength(1);
    expect(asTable(alone, wish, nobody).options).toEqual({ hands: 'closed' });
  });
});
