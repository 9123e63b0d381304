import { describe, expect, it } from 'vitest';
import cards from '../fixtures/cards.json';
import move from '../fixtures/move.json';
import night from '../fixtures/return.json';
import type { CardInfo } from '../../../lib/protocol';
import { farFrom } from '../map/measure';
import type { View } from '../../../table/view';
import { year, type YearView } from '../view';
import { notesOf } from './noting';
import { pinsOf, tasksOf } from './pinning';

const faces = new Map((cards as unknown as CardInfo[]).map((card) => [card.id, card]));
const face = (id: string): CardInfo | undefined => faces.get(id);
const read = (picture: unknown): YearView => year((picture as { views: Record<string, View> }).views['0']!);
const school = read(move);
const dusk: YearView = {
  ...read(night),
  night: {
    horcruxes: ['nagini', 'gaunt_ring'],
    all_horcruxes: ['nagini', 'gaunt_ring', 'hufflepuff_cup'],
    ritual: ['cauldron', 'fathers_bone'],
    weapons: ['basilisk_fang'],
    voldemort_pv: 7,
    returned: false,
    rounds: 80,
  },
  items: {
    nagini: 'clock_tower',
    gaunt_ring: 'dumbledore_office',
    cauldron: 'sc_item_1',
    fathers_bone: 'seat 0',
    basilisk_fang: 'nc_item_1',
  },
};

describe('pins of a school year', () => {
  it('stand at the place of each own mission and by each token that it lacks', () => {
    const pins = pinsOf(school, 0, face);
    for (const note of notesOf(school, 0, face)) {
      expect(pins.get(note.place)?.place).toContain(note.id);
      for (const { id, space } of note.needs)
        if (space) expect(pins.get(space)?.items.get(id)).toContain(note.id);
    }
  });

  it('are nobody else’s', () => expect(pinsOf(school, 1, face).size).toBe(0));
});

describe('the tasks of the Return', () => {
  const told = (view: YearView, seat: number): string[] =>
    tasksOf(view, seat).map(
      ({ id, item, space, done }) => `${id} ${item || '-'} ${space ?? '-'} ${done ? 'done' : ''}`,
    );

  it('are four things and the Graveyard for Peter, a weapon and the Horcruxes for the heroes', () => {
    expect(told(dusk, 0)).toEqual([
      'take cauldron sc_item_1 ',
      'take fathers_bone - done',
      'graveyard - quidditch_pitch ',
    ]);
    expect(told(dusk, 1)).toEqual([
      'take basilisk_fang nc_item_1 ',
      'break nagini clock_tower ',
      'break gaunt_ring dumbledore_office ',
      'break hufflepuff_cup - done',
    ]);
  });

  it('are a token each and the meeting, once Voldemort is back', () => {
    const back = { ...dusk, night: { ...dusk.night!, returned: true } };
    expect(told(back, 0)).toEqual(['take elder_wand - ', 'meet - - ']);
    expect(told(back, 1).slice(-2)).toEqual(['take resurrection_stone - ', 'meet - - ']);
  });
});

describe('how far it is', () => {
  it.each([
    ['start', 'two_hands', { steps: 1 }],
    ['whomping_willow', 'shrieking_shack', { steps: 0 }],
    ['infirmary', 'honeydukes', { steps: 1 }],
    ['start', 'malfoy_manor', { by: 'floo' }],
    ['start', 'graveyard', { by: 'portkey' }],
  ])('from %s to %s', (from, to, far) => expect(farFrom(from, to)).toEqual(far));
});
