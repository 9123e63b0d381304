// A newcomer's first turn, step by step, on the real table: each step waits for what it speaks of.
import type { GuideStep } from '../../../table/game';
import { goal, TRAY, when } from '../../../table/guide/when';
import type { View } from '../../../table/view';
import type { Kind, Verb } from '../fields';
import { rising } from '../view';

const { asks, can } = when<Kind, Verb>();
const VOLDEMORT = '[data-guide="voldemort"]';
const DOOM = '[data-guide="doom"]';
/** How far he is from his end: every step leads there. */
const VILLAIN = '[data-guide="villain"]';
const DICE = '[data-guide="dice"]';

function told(view: View): ReturnType<typeof goal> {
  const { voldemort, limits } = rising(view);
  const values = { damage: voldemort.health, places: limits.corrupted, wizards: limits.defeated };
  return goal('death-eaters-rising', values);
}

export const guide: GuideStep[] = [
  { id: 'goal', region: 'board', at: VOLDEMORT, names: `${VILLAIN}, ${DOOM}`, when: can('travel'), told },
  { id: 'board', region: 'board', at: VOLDEMORT, names: VILLAIN, when: can('travel') },
  { id: 'travel', region: 'board', at: TRAY, when: can('travel') },
  {
    id: 'voldemort',
    region: 'board',
    at: VOLDEMORT,
    names: VILLAIN,
    when: (view, mine) => asks('travel', 'act')(view, mine) && rising(view).mission !== null,
  },
  { id: 'roll', at: DICE, names: VILLAIN, when: can('roll') },
  { id: 'assign', at: DICE, names: VILLAIN, when: can('assign') },
  { id: 'home', region: 'teams', at: '[data-guide="headquarters"]', names: VILLAIN, when: can('assign') },
  {
    id: 'again',
    at: TRAY,
    names: VILLAIN,
    when: (view, mine) => can('roll')(view, mine) && rising(view).this_turn.committed > 0,
  },
  {
    id: 'end',
    at: TRAY,
    names: VILLAIN,
    when: (view, mine) => can('end')(view, mine) && !can('assign', 'roll')(view, mine),
  },
];
