// A newcomer's first turn, step by step, on the real table: each step waits for what it speaks of.
import { t } from '../../../lib/text.svelte';
import type { GuideStep } from '../../../table/game';
import type { View } from '../../../table/view';
import type { Verb } from '../fields';
import { rising } from '../view';

const can =
  (...verbs: Verb[]): GuideStep['when'] =>
  (_view, mine) =>
    (mine?.actions ?? []).some(({ verb }) => verbs.some((one) => one === verb));

const TRAY = '[data-guide="tray"]';
const VOLDEMORT = '[data-guide="voldemort"]';
const DICE = '[data-guide="dice"]';

function goal(view: View): { title: string; text: string } {
  const { voldemort, limits } = rising(view);
  const values = { damage: voldemort.health, places: limits.corrupted, wizards: limits.defeated };
  return { title: t('guide-goal-title'), text: t('death-eaters-rising-goal', values) };
}

export const guide: GuideStep[] = [
  { id: 'goal', region: 'board', at: VOLDEMORT, when: can('travel'), told: goal },
  { id: 'board', region: 'board', at: VOLDEMORT, when: can('travel') },
  { id: 'travel', region: 'board', at: TRAY, when: can('travel') },
  {
    id: 'voldemort',
    region: 'board',
    at: VOLDEMORT,
    when: (view) => rising(view).mission !== null,
  },
  { id: 'roll', at: DICE, when: can('roll') },
  { id: 'assign', at: DICE, when: can('assign') },
  { id: 'home', region: 'teams', at: '[data-guide="headquarters"]', when: can('assign') },
  {
    id: 'again',
    at: TRAY,
    when: (view, mine) => rising(view).this_turn.committed > 0 && can('roll')(view, mine),
  },
  { id: 'end', at: TRAY, when: can('end') },
];
