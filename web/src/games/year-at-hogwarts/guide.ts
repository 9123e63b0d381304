// A newcomer's first turns, step by step, on the real table: each step waits for what it speaks of.
import { t } from '../../lib/text.svelte';
import type { GuideStep } from '../../table/game';

const can =
  (...verbs: string[]): GuideStep['when'] =>
  (_view, mine) =>
    (mine?.actions ?? []).some(({ verb }) => verbs.includes(verb));

const TRAY = '[data-guide="tray"]';
const NOTEBOOK = '[data-guide="notebook"]';
const HOURGLASSES = '[data-guide="hourglasses"]';
const HAND = '[data-guide="hand"]';
/** The guide belongs to the first match, a Quick year: what ends it (R9). */
const QUICK = { points: 210, missions: 1 };

const goal = (): { title: string; text: string } => ({
  title: t('guide-goal-title'),
  text: t('year-at-hogwarts-goal', QUICK),
});

export const guide: GuideStep[] = [
  { id: 'goal', region: 'race', at: HOURGLASSES, when: can('roll'), told: goal },
  { id: 'missions', region: 'notes', at: NOTEBOOK, when: can('roll') },
  { id: 'roll', at: TRAY, when: can('roll') },
  { id: 'walk', region: 'map', at: TRAY, when: can('go') },
  { id: 'take', region: 'map', at: TRAY, when: can('take') },
  { id: 'floo', region: 'map', at: TRAY, when: can('floo') },
  { id: 'exam', at: HAND, when: can('resolve') },
  { id: 'mission', region: 'notes', at: NOTEBOOK, when: can('try') },
  { id: 'fight', at: TRAY, when: can('attack') },
  { id: 'prize', at: TRAY, when: can('steal') },
];
