import { describe, expect, it } from 'vitest';
import type { CardInfo, Snapshot } from '../../../lib/protocol';
import type { Choice, View } from '../../../table/view';
import cards from '../fixtures/cards.json';
import fight from '../fixtures/fight.json';
import move from '../fixtures/move.json';
import pitched from '../fixtures/pitch.json';
import { answersAt, chart, keyOf, ledAlong, stopsOf, walksOf } from './charting';
import { groundOf } from '../drawing/castle';
import { fightersOf, lastRoll } from '../board/facing';
import { fold } from '../answer/folding';
import { notesOf } from '../seats/noting';
import { linesOf, looseBalls, piecesOf, slotsOf, throwsOf, trackAt } from '../board/pitching';
import { signOf } from './signs';
import { year, type YearView } from '../view';
import { links, spotOf, spots } from './world';

const faces = new Map((cards as unknown as CardInfo[]).map((card) => [card.id, card]));
const read = (picture: unknown): YearView => year((picture as Snapshot).views['0'] as unknown as View);
const view = read(move);
const choices = view.decisions[0]!.actions as Choice[];
const board = chart(view, choices, 'map', (id) => faces.get(id), 'a Death Eater');
const space = (name: string): (typeof board.spaces)[number] => board.spaces.find((one) => one.name === name)!;

describe('the world', () => {
  it('has every space of the pack, each at its place on its board', () => {
    const told = [...faces.values()].filter(({ kind }) => kind === 'space');
    expect(spots.map(({ name }) => name).toSorted()).toEqual(told.map(({ id }) => id).toSorted());
    for (const { id, facts } of told.filter((card) => card.facts.board === 'main')) {
      const { x, y, kind } = spotOf(id);
      expect([x - 560, y, kind]).toEqual([facts.x, facts.y, facts.sort]);
    }
  });

  it('shows the Great Hall, but nobody stands there', () => {
    expect(space('great_hall')).toBeUndefined();
    expect(signOf(spotOf('great_hall')).shape).toBe('none');
  });

  it('draws a wall, a bridge, a street or a trail, by where a way leads', () => {
    const ground = (start: string, end: string): string =>
      groundOf(links.find((link) => link.start.name === start && link.end.name === end)!);
    expect(ground('clock_tower', 'sc_potion_1')).toBe('hall');
    expect(ground('east_tower', 'stone_bridge')).toBe('bridge');
    expect(ground('leaky_cauldron', 'da_spell_1')).toBe('street');
    expect(ground('dg_potion_1', 'slytherin_tower')).toBe('dungeon');
    expect(ground('whomping_willow', 'maze')).toBe('trail');
    expect(ground('whomping_willow', 'shrieking_shack')).toBe('secret');
  });
});

describe('two ways to one end', () => {
  const way = (notation: string, ...names: string[]): Choice =>
    ({
      notation,
      verb: 'by',
      targets: [{ kind: 'space', key: names.at(-2), way: names }],
    }) as unknown as Choice;
  const north = way('by nc_item_1', 'clock_tower', 'nc_item_1', 'library', 'east_tower');
  const south = way('by sc_item_1', 'clock_tower', 'sc_item_1', 'sc_duel_1', 'library', 'east_tower');
  const both = [north, south];

  it('are told apart by the spaces that only one of them passes', () => {
    expect(answersAt(view, both, space('sc_duel_1'))).toEqual([south]);
    expect(answersAt(view, both, space('nc_item_1'))).toEqual([north]);
    expect(answersAt(view, both, space('library'))).toEqual([]);
  });

  it('a pawn that is dragged over one of them goes that way', () => {
    const over = ['sc_item_1', 'sc_duel_1', 'library', 'east_tower'].map(keyOf);
    expect(ledAlong(both, over)).toBe(south);
    expect(ledAlong(both, over.slice(2))).toBeUndefined();
    expect(ledAlong(choices, over)).toBeUndefined();
  });
});

describe('a move', () => {
  it('lights the ends that the engine names, with the way it names', () => {
    const [only] = answersAt(view, choices, space('bell_tower'));
    expect(only?.notation).toBe('go bell_tower');
    const way = ['mc_item_1', 'clock_tower', 'nc_spell_1', 'bell_tower'].map(keyOf);
    expect(walksOf([only!])).toEqual([way]);
    expect(answersAt(view, choices, space('ollivanders'))).toEqual([]);
  });

  it('tells stops that one may make from those where somebody waits', () => {
    const { may, must } = stopsOf(view, choices);
    expect(may.has(keyOf('clock_tower'))).toBe(true);
    expect(must.has(keyOf('bell_tower'))).toBe(true);
    expect(may.has(keyOf('bell_tower'))).toBe(false);
  });

  it('is folded in the tray by what its end is, where there are many', () => {
    const question = { actions: choices };
    const tower = choices.find(({ notation }) => notation === 'go bell_tower')!;
    expect(fold(tower, question)?.id).toBe('space-tower');
    expect(fold(tower, { actions: choices.slice(0, 3) })).toBeNull();
  });

  it('is answered at the space of a token that can be taken', () => {
    const take: Choice = {
      notation: 'take elder_wand',
      label: 'Take it',
      card: null,
      verb: 'take',
      targets: [{ kind: 'pile', key: 'item:elder_wand' }],
    };
    expect(answersAt(view, [take], space(view.items.elder_wand!))).toEqual([take]);
  });
});

describe('the notebook', () => {
  const notes = notesOf(view, 0, (id) => faces.get(id));
  const note = notes.find(({ id }) => id === 'mission_23')!;

  it('says what a mission needs, what is there, and where the rest is', () => {
    expect(note).toMatchObject({ place: 'dumbledore_office', points: 180, there: false });
    expect(note.needs).toContainEqual(expect.objectContaining({ id: 'gaunt_ring', has: true }));
    expect(note.needs).toContainEqual(
      expect.objectContaining({ id: 'sword_of_gryffindor', has: false, space: 'dg_item_1' }),
    );
    expect(note.needs).toContainEqual(
      expect.objectContaining({ id: 'attack_spell', sort: 'kind', has: true }),
    );
  });

  it('asks underage wizards for tokens only', () => {
    const [easy] = notesOf({ ...view, variant: 'underage' }, 0, (id) => faces.get(id));
    expect(easy!.needs.every(({ sort }) => sort === 'item')).toBe(true);
  });

  it('is empty where the missions are hidden', () => {
    expect(notesOf(view, 1, (id) => faces.get(id))).toEqual([]);
  });
});

describe('a fight', () => {
  it('sets both fighters against each other, with dice of tokens', () => {
    const [harry, draco] = fightersOf(read(fight), faces);
    expect(harry).toMatchObject({ id: 'harry', pv: 7, dice: 5, resistance: 4 });
    expect(draco).toMatchObject({ id: 'draco', seat: 3 });
  });

  it('shows the dice of the last attack', () => {
    expect(lastRoll((fight as unknown as Snapshot).log)).toEqual({
      fighter: 'seat 0',
      dice: [5, 2, 4, 1, 6],
    });
    expect(lastRoll([])).toBeNull();
  });
});

describe('the pitch', () => {
  const pitch = read(pitched).pitch!;
  const slots = slotsOf(faces.values());

  it('joins each slot with those beside it', () => {
    expect(slots).toHaveLength(31);
    expect(linesOf(slots)).toHaveLength(50);
  });

  it('has the pieces in their order, with the balls they hold', () => {
    const pieces = piecesOf(pitch);
    expect(pieces.find(({ name }) => name === 'a_chaser_1')).toMatchObject({
      slot: 'q31',
      holds: ['quaffle'],
    });
    expect(pieces.find(({ name }) => name === 'b_beater_2')?.holds).toEqual(['bludger']);
    expect(looseBalls(pitch, slots).map(({ ball, slot }) => [ball, slot.name])).toEqual([['bludger', 'q20']]);
  });

  it('leads both Seekers around the pitch to the Snitch', () => {
    expect(trackAt(0, 0)).toEqual({ x: 50, y: 440 });
    expect(trackAt(0, 1)).toEqual({ x: 50, y: 560 });
    expect(Math.round(trackAt(9, 0).x)).toBe(530);
    expect(trackAt(18, 1).x).toBe(950);
  });

  it('draws a line for each throw that can be made', () => {
    expect(throwsOf(read(pitched).decisions[0]!.actions as Choice[])).toEqual([
      ['q11', 'q51'],
      ['q11', 'q41'],
    ]);
  });
});
