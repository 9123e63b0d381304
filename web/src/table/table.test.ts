import { describe, expect, it } from 'vitest';
import type { ActionInfo, LogLine, TableInfo } from '../lib/protocol';
import middle from '../fixtures/game1-middle.json';
import { sentences } from './parts/collect';
import { pieces } from './cards/lines';
import { grow } from './log/logtree';
import { cardsOf } from './plain/plain';
import { reach } from './log/undo';

describe('card lines', () => {
  const symbols: [RegExp, string][] = [
    [/control tokens?/, 'control'],
    [/attack/, 'attack'],
  ];

  it('shows counted words as icons, with their number and full stop', () => {
    expect(pieces('Gain 2 attack. Remove 1 control token.', symbols)).toEqual([
      { text: 'Gain ', icon: null, before: '', after: '' },
      { text: 'attack', icon: 'attack', before: '2', after: '.' },
      { text: ' Remove ', icon: null, before: '', after: '' },
      { text: 'control token', icon: 'control', before: '1', after: '.' },
    ]);
  });

  it('leaves words without a number as words', () => {
    const line = 'When attack is assigned: look.';
    expect(pieces(line, symbols).map((piece) => piece.text)).toEqual([line]);
  });
});

describe('words read aloud', () => {
  it('are sentences, each with one full stop between', () => {
    expect(sentences('Damage 1 of 3', '', 'Gain 1 die.', '3 answers')).toBe(
      'Damage 1 of 3. Gain 1 die. 3 answers',
    );
  });
});

describe('the log', () => {
  const line = (number: number, cause: number | null, action: number): LogLine => ({
    number,
    kind: 'plays',
    seat: 0,
    amount: 0,
    card: null,
    source: null,
    cause,
    action,
    text: `line ${number}`,
  });

  it('hangs each line under its cause and marks where actions begin', () => {
    const [first, second] = grow([line(0, null, 0), line(1, 0, 0), line(2, 1, 0), line(3, null, 1)]);
    expect(first?.children[0]?.children[0]?.line.number).toBe(2);
    expect(first?.starts).toBe(true);
    expect(first?.children[0]?.starts).toBe(false);
    expect(second?.starts).toBe(true);
  });

  it('shows a line whose cause is out of sight by itself', () => {
    expect(grow([line(7, 3, 2)])).toHaveLength(1);
  });
});

describe('the reach of an undo', () => {
  const info = (undo: TableInfo['undo'], friend = true): TableInfo =>
    ({
      ...(middle.info as TableInfo),
      undo,
      yours: [0],
      seats: [
        { ...middle.info.seats[0], seat: 0, kind: 'person' },
        { ...middle.info.seats[1], seat: 1, kind: friend ? 'person' : 'bot' },
      ],
    }) as TableInfo;
  const action = (number: number, seat: number, ...reveals: ActionInfo['reveals']): ActionInfo => ({
    number,
    seat,
    notation: 'play lumos',
    turn: 1,
    reveals,
  });
  const actions = [action(0, 1), action(1, 0, 'hidden'), action(2, 0), action(3, 0, 'seat')];

  it('is free as far as nothing new has come to light', () => {
    expect(reach(actions, 2, info('safe'))).toBe('free');
    expect(reach(actions, 1, info('safe'))).toBe('never');
    expect(reach(actions, 0, info('free'))).toBe('free');
    expect(reach(actions, 3, info('off'))).toBe('never');
  });

  it('asks the other people where the table votes', () => {
    expect(reach(actions, 1, info('vote'))).toBe('vote');
    expect(reach(actions, 1, info('vote', false))).toBe('free');
  });
});

describe('a game without a board', () => {
  it('finds every card and the place it lies in', () => {
    const found = cardsOf({ market: [{ id: 'a', key: 1 }, null], heroes: [{ hand: [{ id: 'b', key: 2 }] }] });
    expect(found.map(([place, card]) => [place, card.key])).toEqual([
      ['market', 1],
      ['heroes.0.hand', 2],
    ]);
  });
});
