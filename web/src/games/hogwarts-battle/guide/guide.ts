// A newcomer's first turn, step by step, on the real table: each step waits for what it speaks of.
import { t } from '../../../lib/text.svelte';
import type { GuideStep } from '../../../table/game';
import type { View } from '../../../table/view';
import type { Verb } from '../fields';
import { battle } from '../view';

const can =
  (verb: Verb): GuideStep['when'] =>
  (_view, mine) =>
    mine?.kind === 'act' && (mine.actions ?? []).some((action) => action.verb === verb);

const TRAY = '[data-guide="tray"]';
const VILLAINS = '[data-guide="villains"]';

function goal(view: View): { title: string; text: string } {
  const { villains, location } = battle(view);
  const values = {
    villains: villains.deck.count + villains.active.filter(Boolean).length + villains.defeated.length,
    locations: location.left + 1,
  };
  return { title: t('guide-goal-title'), text: t('hogwarts-battle-goal', values) };
}

export const guide: GuideStep[] = [
  { id: 'goal', region: 'foes', at: VILLAINS, when: (_view, mine) => mine !== null, told: goal },
  {
    id: 'dark-arts',
    region: 'foes',
    at: '[data-pile="dark-discard"]',
    when: (view) => battle(view).dark_arts.discard.length > 0 && battle(view).played.length === 0,
  },
  { id: 'answer', at: TRAY, when: (_view, mine) => mine !== null && mine.kind !== 'act' },
  {
    id: 'play',
    at: '[data-guide="hand"]',
    when: (view, mine) => can('play')(view, mine) && battle(view).played.length === 0,
  },
  { id: 'attack', region: 'foes', at: VILLAINS, when: can('attack') },
  { id: 'persuade', region: 'foes', at: VILLAINS, when: can('persuade') },
  { id: 'acquire', region: 'market', at: '[data-guide="market"]', when: can('acquire') },
  {
    id: 'location',
    region: 'foes',
    at: '[data-guide="location"]',
    when: (view, mine) =>
      battle(view).played.length > 0 && can('end')(view, mine) && !can('play')(view, mine),
  },
  {
    id: 'end',
    at: TRAY,
    // Only once nothing else is to be learned: cards to play and attack to give come first.
    when: (view, mine) =>
      battle(view).played.length > 0 &&
      can('end')(view, mine) &&
      !can('play')(view, mine) &&
      !can('attack')(view, mine),
  },
];
