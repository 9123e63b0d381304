// A newcomer's first turns, step by step, on the real table: each step waits for what it speaks of.
import { t } from '../../lib/text.svelte';
import type { GuideStep } from '../../table/game';
import type { View } from '../../table/view';
import { isFighting, onPitch, ready, year } from './view';

const TRAY = '[data-guide="tray"]';
const MAP = '[data-shows="map"]';

const asks =
  (...kinds: string[]): GuideStep['when'] =>
  (_view, mine) =>
    mine !== null && kinds.includes(mine.kind);
const inYear: GuideStep['when'] = (view, mine) => mine !== null && ready(view) && year(view).mode === 'year';

function goal(view: View): { title: string; text: string } {
  const { points, missions } = year(view).goal;
  return { title: t('guide-goal-title'), text: t('year-at-hogwarts-goal', { points, missions }) };
}

export const guide: GuideStep[] = [
  { id: 'goal', region: 'race', at: '[data-shows="race"]', when: inYear, told: goal },
  {
    id: 'return',
    region: 'race',
    at: '[data-shows="race"]',
    when: (view, mine) => mine !== null && ready(view) && year(view).mode === 'return',
  },
  { id: 'sheet', region: 'sheet', at: '[data-shows="sheet"]', when: inYear },
  { id: 'notes', region: 'notes', at: '[data-shows="notes"]', when: inYear },
  { id: 'roll', at: TRAY, when: asks('start') },
  { id: 'total', at: TRAY, when: asks('total') },
  { id: 'move', region: 'map', at: MAP, when: asks('move') },
  { id: 'way', region: 'map', at: MAP, when: asks('way') },
  { id: 'take', at: TRAY, when: asks('take') },
  { id: 'room', at: TRAY, when: asks('common_room') },
  { id: 'exam', at: TRAY, when: asks('exam') },
  { id: 'floo', at: TRAY, when: asks('floo') },
  {
    id: 'fight',
    region: 'map',
    at: '[data-guide="fight"]',
    when: (view, mine) => mine !== null && isFighting(year(view)),
  },
  { id: 'line-up', region: 'map', at: MAP, when: asks('line_up') },
  {
    id: 'pitch',
    region: 'map',
    at: MAP,
    when: (view, mine) => onPitch(year(view)) && asks('pitch_act')(view, mine),
  },
  { id: 'snitch', region: 'map', at: MAP, when: asks('seek') },
  { id: 'end', at: TRAY, when: asks('finish') },
];
