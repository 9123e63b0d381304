import { describe, expect, it } from 'vitest';
import { table as battle } from '../../games/hogwarts-battle';
import { table as rose } from '../../games/black-rose-wars';
import type { ActionInfo, CardInfo, LogLine } from '../../lib/protocol';
import type { GameTable } from '../game';
import { deedsOf, lately, stretches, type DeedTeller } from './deeds';

let count = 0;
const line = (kind: string, seat: number | null, more: Partial<LogLine> = {}): LogLine => ({
  number: (count += 1),
  kind,
  seat,
  amount: 1,
  card: null,
  source: null,
  cause: null,
  action: 0,
  text: kind,
  ...more,
});
const act = (number: number, seat: number): ActionInfo => ({
  number,
  seat,
  notation: '',
  turn: 1,
  reveals: [],
});
const cards = new Map(
  [
    ['reparo', 'Reparo!'],
    ['draco', 'Draco Malfoy'],
  ].map(([id, name]) => [id!, { id, name } as CardInfo]),
);
/** A game with no short words of its own. */
const plain = { deeds: ['takes', 'walks'], say: () => '' } as Partial<GameTable> as GameTable;
const teller = (game: GameTable, hero = ''): DeedTeller => ({ game, cards, heroOf: () => hero });
const words = (log: LogLine[], told: DeedTeller): string[] =>
  stretches(log).flatMap((one) => deedsOf(one, told).map((deed) => `${deed.seat}: ${deed.words}`));

describe('what somebody did in a turn', () => {
  const TURN = [
    line('turn', 1),
    line('dark_arts', 1, { card: 'draco' }),
    line('gains_influence', 1, { amount: 2 }),
    line('gains_influence', 0),
    line('gains_influence', 1, { amount: 2 }),
    line('attacks', 1, { card: 'draco', amount: 4 }),
    line('attacks', 1, { card: 'draco', amount: 5 }),
    line('control_removed', null),
    line('acquires', 1, { card: 'reparo' }),
    line('acquires', 1, { card: 'reparo' }),
  ];

  it('is one line: what was gained is added up, cards are named (N11)', () => {
    expect(words(TURN, teller(battle))).toEqual([
      '1: 4 influence, 2 attack on Draco Malfoy, removed 1 control, bought Reparo! ×2',
    ]);
  });

  it('is told by the log where the game has no short words, without the name', () => {
    const log = [
      line('turn', 0, { text: 'Turn 3: Hermione Granger' }),
      line('takes', 0, { text: 'Hermione Granger takes the Sword' }),
      line('walks', 0, { text: 'Hermione walks to the Owlery' }),
    ];
    expect(words(log, teller(plain, 'Hermione'))).toEqual(['0: takes the Sword, walks to the Owlery']);
  });

  it('is told of each seat where all have the turn together', () => {
    const log = [line('turn', null), line('gains', 0, { amount: 3 }), line('gains', 1), line('gains', 0)];
    expect(words(log, teller(rose))).toEqual(['0: 4 PP', '1: 1 PP']);
  });

  it('is nothing where nothing counts', () => {
    expect(words([line('turn', 0), line('draws', 0)], teller(battle))).toEqual([]);
  });
});

describe('what others did lately', () => {
  const log = [
    line('turn', 0, { action: 0 }),
    line('gains_influence', 0, { action: 1 }),
    line('turn', 1, { action: 1 }),
    line('gains_influence', 1, { action: 2, amount: 3 }),
    line('discards', 0, { action: 3 }),
    line('gains_health', 1, { action: 4 }),
    line('turn', 0, { action: 5 }),
  ];
  const actions = [act(1, 0), act(2, 1), act(3, 0), act(4, 1), act(5, 1)];
  const told = (lines: LogLine[]): string[] =>
    lately(lines, actions, [0], teller(battle)).map((deed) => deed.words);

  it('is told whole, also where an answer was asked for in the middle of it', () => {
    expect(told(log)).toEqual(['3 influence, 1 health']);
  });

  it('goes with the first own answer', () => {
    const answered = [...log, line('gains_influence', 0, { action: 6 })];
    actions.push(act(6, 0));
    expect(told(answered)).toEqual([]);
  });

  it('never tells what the reader did', () => {
    expect(told(log.slice(0, 2))).toEqual([]);
  });
});
