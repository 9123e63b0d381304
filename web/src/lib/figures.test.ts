import { describe, expect, it } from 'vitest';
import { figureFor } from './figures';
import type { FigureInfo, GameInfo } from './protocol';
import { startingWish, type LobbyCard } from './tableform';

const base = { help: '', low: 0, high: 0, many: false, values: [] as string[] };
const measured: FigureInfo = {
  seats: 2,
  options: { level: 3, colours: ['red', 'blue'] },
  bot: 'policy',
  matches: 20,
  won: 13,
  low: 0.43,
  high: 0.82,
  turns: 12,
  minutes: 20,
  command: 'wandwright simulate some-game --vary level=3',
  earlier: false,
};
const game: GameInfo = {
  name: 'some-game',
  title: 'Some Game',
  summary: '',
  fewest_seats: 2,
  most_seats: 4,
  usual_seats: 2,
  minutes: [],
  difficulty: [],
  first: null,
  goal: {},
  options: [
    { ...base, name: 'level', default: 1, low: 1, high: 7 },
    { ...base, name: 'hands', default: 'open', values: ['open', 'closed'] },
    { ...base, name: 'colours', default: [], values: ['red', 'blue', 'gold'], many: true },
  ],
  bots: ['policy'],
  packs: [],
};
const lobby: LobbyCard = { game: 'some-game', perSeat: ['colours'] };

describe('the figure of a set-up', () => {
  const wish = (level: unknown): ReturnType<typeof startingWish> => startingWish(game, lobby, '', { level });

  it('is the one of exactly these options, whoever plays in which seat included', () => {
    expect(figureFor([measured], game, wish('3'))).toBe(measured);
    expect(figureFor([measured], game, wish(2))).toBeNull();
    const other = wish(3);
    other.seats[1]!.own.colours = 'gold';
    expect(figureFor([measured], game, other)).toBeNull();
  });

  it('is none for an option that is not as usual, for other seats, or for own cards', () => {
    const closed = wish(3);
    closed.options.hands = 'closed';
    expect(figureFor([measured], game, closed)).toBeNull();
    expect(figureFor([{ ...measured, seats: 3 }], game, wish(3))).toBeNull();
    const own = wish(3);
    own.packs = ['my-cards'];
    expect(figureFor([measured], game, own)).toBeNull();
  });

  it('does not look at an option that means nothing beside the others', () => {
    const elsewhere = [{ ...measured, options: { colours: ['red', 'blue'] } }];
    expect(figureFor(elsewhere, game, wish(3))).toBeNull();
    expect(figureFor(elsewhere, game, wish(3), 'level')).not.toBeNull();
  });
});
