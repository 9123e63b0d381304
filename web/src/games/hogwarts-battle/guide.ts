// A newcomer's first turn, step by step, on the real table: each step waits for what it speaks of.
import type { GuideStep } from '../../table/game';
import { battle } from './view';

const can =
  (verb: string): GuideStep['when'] =>
  (_view, mine) =>
    mine?.kind === 'act' && (mine.actions ?? []).some((action) => action.verb === verb);

export const guide: GuideStep[] = [
  {
    id: 'dark-arts',
    region: 'foes',
    at: '[data-pile="dark-discard"]',
    when: (view) => battle(view).dark_arts.discard.length > 0,
  },
  { id: 'location', region: 'foes', at: '[data-guide="location"]', when: () => true },
  { id: 'answer', at: '[data-guide="tray"]', when: (_view, mine) => mine !== null && mine.kind !== 'act' },
  { id: 'play', at: '[data-guide="hand"]', when: can('play') },
  { id: 'attack', region: 'foes', at: '[data-guide="villains"]', when: can('attack') },
  { id: 'acquire', region: 'market', at: '[data-guide="market"]', when: can('acquire') },
  {
    id: 'end',
    at: '[data-guide="tray"]',
    // Only once nothing else is to be learned: cards to play and attack to give come first.
    when: (view, mine) =>
      battle(view).played.length > 0 &&
      can('end')(view, mine) &&
      !can('play')(view, mine) &&
      !can('attack')(view, mine),
  },
];
