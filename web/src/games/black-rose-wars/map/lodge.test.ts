import { describe, expect, it } from 'vitest';
import type { CardInfo } from '../../../lib/protocol';
import type { Choice, View } from '../../../table/view';
import act from '../fixtures/act.json';
import cards from '../fixtures/cards.json';
import end from '../fixtures/end.json';
import prepare from '../fixtures/prepare.json';
import step from '../fixtures/step.json';
import { halvesOf, lineAt } from '../cards/halves';
import { ringOf, spotOfCreature, spotOfMage } from './hex';
import { answersAt, chart, dangersAt, isCell, keyOf, sideName } from './lodge';
import { scoringOf } from '../board/scoring';
import { tokensOf } from '../seats/sides';
import { creatures, FIRST_EVOCATION, rose, setCards, slotsOf, total } from '../view';

const faces = new Map((cards as unknown as CardInfo[]).map((card) => [card.id, card]));
const name = (id: string): string => faces.get(id)?.name ?? id;
const read = (picture: unknown): ReturnType<typeof rose> => rose(picture as View);
const acting = read(act);
const walking = read(step);

describe('the Lodge', () => {
  const board = chart(acting, name);

  it('has eighteen rooms and a Cell for each Mage, none upon another', () => {
    expect(board.spaces.filter(({ key }) => !isCell(key))).toHaveLength(18);
    expect(board.spaces.filter(({ key }) => isCell(key))).toHaveLength(4);
    expect(new Set(board.spaces.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(22);
  });

  it('joins hexes that share an edge: the room in the middle has six neighbours', () => {
    const middle = board.spaces.find(({ x, y }) => x === 0 && y === 0)!;
    expect(board.links.filter(({ start, end: other }) => [start, other].includes(middle.key))).toHaveLength(
      6,
    );
  });

  it('tells each room in words: instability by sides, its token, set cards', () => {
    const held = acting.rooms.findIndex(({ instability }) => total(instability) > 0);
    const { limit, instability } = acting.rooms[held]!;
    const marks = board.spaces[held]!.marks.map(({ label }) => label);
    expect(marks[0]).toContain(`Instability ${total(instability)} of ${limit}`);
    const side = instability.findIndex((count) => count > 0);
    expect(marks[0]).toContain(sideName(acting, side, name));
    const [token] = setCards(acting).filter(({ room }) => room !== null);
    const words = board.spaces[token!.room!]!.marks.map(({ label }) => label).join(' ');
    expect(words).toContain(`of ${sideName(acting, token!.seat, name)}`);
  });

  it('lights the rooms that an answer names, and those of the models it names', () => {
    const open = walking.decisions[0]!.actions as Choice[];
    const hexes = chart(walking, name).spaces.filter((space) => answersAt(walking, open, space).length > 0);
    const told = open.flatMap(({ targets }) => targets.map(({ key }) => key));
    expect(hexes.map((space) => space.name).toSorted()).toEqual(told.toSorted());
    const one = creatures(acting)[0]!;
    const strike: Choice = {
      notation: 'target',
      label: 'it',
      card: null,
      verb: 'target',
      targets: [{ kind: 'pile', key: `model:${one.model}` }],
    };
    const here = board.spaces.filter((space) => answersAt(acting, [strike], space).length > 0);
    expect(here.map(({ key }) => key)).toEqual([keyOf(acting, one.room, one.owner)]);
  });

  it('warns of what belongs to others, not of what is one’s own', () => {
    const one = creatures(acting)[0]!;
    const key = keyOf(acting, one.room, one.owner);
    expect(dangersAt(acting, key, (one.owner + 1) % 4)).toBeGreaterThan(0);
  });
});

describe('a hex', () => {
  it('has a piece of its ring for every token that it bears', () => {
    for (const limit of [4, 5, 6, 10]) expect(new Set(ringOf(limit)).size).toBe(limit);
    expect(tokensOf([2, 0, 1, 0, 1])).toEqual([0, 0, 2, 4]);
  });

  it('has a fixed place for each model', () => {
    const spots = [
      ...[0, 1, 2, 3].map((seat) => spotOfMage(seat, false)),
      ...Array.from({ length: 12 }, (_, place) => spotOfCreature(FIRST_EVOCATION + place)),
    ];
    expect(new Set(spots.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(16);
    for (const { x, y } of spots) expect(Math.hypot(x, y)).toBeLessThan(0.8);
  });
});

describe('a sheet', () => {
  it('shows the own cards, and of others only that there are some', () => {
    const planned = read(prepare);
    expect(slotsOf(planned, 0)).toHaveLength(4);
    const others = slotsOf(acting, 1).filter(({ bared }) => !bared);
    expect(others.every(({ card }) => card === null)).toBe(true);
  });
});

describe('a spell', () => {
  it('is cut into two halves, each with a heading and what it does', () => {
    const spells = [...faces.values()].filter(({ kind }) => kind === 'spell');
    for (const card of spells) {
      const halves = halvesOf(card);
      expect(halves).toHaveLength(2);
      expect(halves.flatMap(({ heading, operations }) => [heading, ...operations])).toEqual(card.lines);
    }
  });

  it('lights the line that is carried out, the last one at the most', () => {
    const [half] = halvesOf([...faces.values()].find(({ kind }) => kind === 'spell'));
    expect(lineAt(half!, -1)).toBe(-1);
    expect(lineAt(half!, 99)).toBeLessThan(half!.operations.length);
  });
});

describe('the final scoring', () => {
  it('adds up to the points of the end, row by row', () => {
    const view = read(end);
    const line = { action: 0, cause: null, card: null, number: 0, source: null, text: '' };
    const rows = scoringOf(view, [
      { ...line, kind: 'score_quests', seat: 1, amount: 2 },
      { ...line, kind: 'score_crown', seat: 0, amount: 1 },
    ]);
    const sums = [0, 1, 2, 3, 4].map((side) => rows.reduce((sum, { points }) => sum + points[side]!, 0));
    expect(sums).toEqual([...view.players.map(({ points }) => points), view.black_rose.points]);
    expect(rows.find(({ row }) => row === 'quests')?.points).toEqual([0, 2, 0, 0, 0]);
  });
});
