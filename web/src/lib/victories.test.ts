import { beforeEach, expect, it } from 'vitest';
import { tableInfo } from './fakes';
import { keepVictories, stopsWon, valuesWon, victories } from './victories';

beforeEach(() => localStorage.clear());

const match = (table: string, game: number, winners: number[]) =>
  tableInfo({ table, game: 'hogwarts-battle', options: { game }, yours: [0], outcome: { winners } });

it('keeps what was won, once, and nothing else', () => {
  const running = { ...match('running', 3, []), outcome: null };
  keepVictories(match('one', 1, [0, 1]), match('lost', 2, []), match('theirs', 4, [1]), running);
  keepVictories(match('one', 1, [0, 1]));
  expect(victories('hogwarts-battle')).toBe(1);
  expect(stopsWon('hogwarts-battle', 'game')).toEqual(new Set([1]));
  keepVictories(match('two', 2, [0, 1]));
  expect(stopsWon('hogwarts-battle', 'game')).toEqual(new Set([1, 2]));
  expect(victories('death-eaters-rising')).toBe(0);
});

it('lights the levels and scenarios that were won here', () => {
  const level = tableInfo({
    ...{ table: 'y1', game: 'hogwarts-battle', options: { game: 1, scenario: 'year-1' } },
    ...{ yours: [0], outcome: { winners: [0] } },
  });
  expect(valuesWon('hogwarts-battle', 'scenario').size).toBe(0);
  keepVictories(level);
  expect(valuesWon('hogwarts-battle', 'scenario')).toEqual(new Set(['year-1']));
});
