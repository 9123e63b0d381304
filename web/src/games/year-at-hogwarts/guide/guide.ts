// A newcomer's first turns, step by step, on the real table: each step waits for what it speaks of.
import { t } from '../../../lib/text.svelte';
import type { GuideStep } from '../../../table/game';
import type { View } from '../../../table/view';
import type { Kind, Verb } from '../fields';
import { ready, year } from '../view';

const can =
  (...verbs: Verb[]): GuideStep['when'] =>
  (_view, mine) =>
    (mine?.actions ?? []).some(({ verb }) => verbs.some((one) => one === verb));
const asks =
  (kind: Kind, mode?: string): GuideStep['when'] =>
  (view, mine) =>
    mine?.kind === kind && (mode === undefined || (ready(view) && year(view).mode === mode));

const TRAY = '[data-guide="tray"]';
const MAP = '[data-shows="map"]';
const NOTEBOOK = '[data-guide="notebook"]';
const HOURGLASSES = '[data-guide="hourglasses"]';
const HAND = '[data-guide="hand"]';

function goal(view: View): { title: string; text: string } {
  const { points, missions } = year(view).goal;
  return { title: t('guide-goal-title'), text: t('year-at-hogwarts-goal', { points, missions }) };
}

export const guide: GuideStep[] = [
  { id: 'goal', region: 'race', at: HOURGLASSES, when: asks('start', 'year'), told: goal },
  { id: 'return', region: 'race', at: '[data-guide="seals"]', when: asks('start', 'return') },
  { id: 'sheet', region: 'sheet', at: '[data-shows="sheet"]', when: asks('start') },
  { id: 'missions', region: 'notes', at: NOTEBOOK, when: asks('start', 'year') },
  { id: 'roll', at: TRAY, when: asks('start') },
  { id: 'total', at: TRAY, when: asks('total') },
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
