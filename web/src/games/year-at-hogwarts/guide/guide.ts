// A newcomer's first turns, step by step, on the real table: each step waits for what it speaks of.
import type { GuideStep } from '../../../table/game';
import { goal, TRAY, when } from '../../../table/guide/when';
import type { View } from '../../../table/view';
import type { Kind, Verb } from '../fields';
import { ready, year } from '../view';
import { say } from '../words';

const { asks, can } = when<Kind, Verb>();
const during =
  (mode: string, due: GuideStep['when']): GuideStep['when'] =>
  (view, mine) =>
    due(view, mine) && ready(view) && year(view).mode === mode;

const MAP = '[data-shows="map"]';
const NOTEBOOK = '[data-guide="notebook"]';
const HOURGLASSES = '[data-guide="hourglasses"]';
/** The calendar and the goal stand around them. */
const RACE = 'section.race';
const HAND = '[data-guide="hand"]';

function told(view: View): ReturnType<typeof goal> {
  const { points, missions } = year(view).goal;
  return goal('year-at-hogwarts', { points, missions });
}

export const guide: GuideStep[] = [
  { id: 'goal', region: 'race', at: HOURGLASSES, names: RACE, when: during('year', asks('start')), told },
  { id: 'return', region: 'race', at: '[data-guide="seals"]', when: during('return', asks('start')) },
  { id: 'sheet', region: 'sheet', at: '[data-shows="sheet"]', when: asks('start') },
  { id: 'missions', region: 'notes', at: NOTEBOOK, when: during('year', asks('start')) },
  {
    id: 'errands',
    region: 'notes',
    at: '[data-guide="errands"]',
    when: during('return', asks('start')),
    told: (view) => ({
      title: say('guide-errands-title'),
      text: say(`guide-errands-${view.decisions[0]?.seat === 0 ? 'dark' : 'heroes'}`),
    }),
  },
  { id: 'roll', at: TRAY, when: asks('start') },
  { id: 'total', region: 'map', at: TRAY, when: asks('total') },
  { id: 'walk', region: 'map', at: TRAY, when: asks('move') },
  { id: 'way', region: 'map', at: TRAY, when: asks('way') },
  { id: 'take', region: 'map', at: TRAY, when: can('take') },
  { id: 'room', at: TRAY, when: asks('common_room') },
  { id: 'floo', region: 'map', at: TRAY, when: can('floo') },
  { id: 'exam', at: HAND, when: asks('exam') },
  { id: 'mission', region: 'notes', at: NOTEBOOK, when: can('try') },
  { id: 'fight', at: TRAY, when: can('attack') },
  { id: 'prize', at: TRAY, when: can('steal') },
  { id: 'line-up', region: 'map', at: MAP, when: asks('line_up') },
  { id: 'pitch', region: 'map', at: MAP, when: asks('pitch_act') },
  { id: 'snitch', region: 'map', at: MAP, when: asks('seek') },
  { id: 'end', at: TRAY, when: asks('finish') },
];
