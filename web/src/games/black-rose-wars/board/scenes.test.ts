import { describe, expect, it } from 'vitest';
import type { CardInfo, LogLine } from '../../../lib/protocol';
import { hueOf, look, marks } from '../look';
import { majoritiesOf } from './majorities';
import { payoutsOf } from './payouts';
import { placesOf } from './power';

function line(number: number, kind: string, change: Partial<LogLine> = {}): LogLine {
  const rest = { seat: null, amount: 1, card: null, source: null, cause: null, action: 4, text: kind };
  return { number, kind, ...rest, ...change };
}

describe('a defeat', () => {
  const log = [
    line(1, 'gains', { seat: 2 }),
    line(2, 'is_defeated', { seat: 3 }),
    line(3, 'takes_trophy', { seat: 0 }),
    line(4, 'gains', { seat: 0, amount: 3 }),
    line(5, 'rose_gains', { amount: 2 }),
    line(6, 'enters', { seat: 3 }),
    line(7, 'gains', { seat: 1 }),
  ];

  it('pays out from the pips of the fallen Mage to each side that has hurt it', () => {
    const paid = payoutsOf(log.slice(3, 5), log);
    expect(paid.map(({ fall, side, points }) => [fall.seat, side, points])).toEqual([
      [3, 0, 3],
      [3, 4, 2],
    ]);
  });

  it('pays nothing that was gained otherwise', () => {
    expect(payoutsOf([log[0]!, log[6]!], log)).toEqual([]);
  });
});

describe('Clean-Up', () => {
  const falls = [
    line(8, 'destroyed', { seat: 1, amount: 3, details: { room: 'forge', tokens: '1 2 0 0 1' } }),
    line(9, 'destroyed', { seat: null, amount: 2, details: { room: 'crypt', tokens: '2 0 0 0 2' } }),
  ];

  it('says room by room whose tokens lay there and who takes the token', () => {
    const older = line(3, 'destroyed', { action: 2, details: { room: 'abyss', tokens: '4 0 0 0 0' } });
    const told = majoritiesOf([falls[1]!], [older, ...falls]);
    expect(told.map(({ room, tokens, taker, points }) => [room, tokens, taker, points])).toEqual([
      ['forge', [1, 2, 0, 0, 1], 1, 3],
      ['crypt', [2, 0, 0, 0, 2], 4, 2],
    ]);
    expect(majoritiesOf([line(10, 'enters')], falls)).toEqual([]);
  });
});

describe('the power track', () => {
  it('lets no marker stand upon another, nor beyond the end', () => {
    const markers = [0, 0, 30, 1, 30].map((points, side) => ({ side, points, icon: 'mage' }));
    const lefts = placesOf(markers, 30, 600)
      .map(({ left }) => left)
      .toSorted((one, other) => one - other);
    expect(lefts[0]).toBe(0);
    expect(lefts.at(-1)).toBe(600);
    for (const [place, left] of lefts.slice(1).entries()) expect(left - lefts[place]!).toBeGreaterThan(30);
  });
});

describe('cards of one’s own', () => {
  const card = { id: 'own', kind: 'spell', facts: { school: 'astrology' } } as unknown as CardInfo;

  it('may bring a school that nobody knew: it has a colour of its own and looks like a spell', () => {
    expect(look(card)).toMatchObject({ kind: 'spell', hue: hueOf('astrology') });
    expect(hueOf('astrology')).not.toBe(hueOf('geomancy'));
  });

  it('tell no Health where there is none', () => {
    const abomination = { ...card, kind: 'evocation', facts: { movement: 2, attack: 4 } };
    expect(marks(abomination).map(({ icon }) => icon)).toEqual(['movement', 'strength']);
  });
});
