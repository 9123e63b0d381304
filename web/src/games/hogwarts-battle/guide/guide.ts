// A newcomer's first turn, step by step, on the real table: each step waits for what it speaks of.
import type { GuideStep } from '../../../table/game';
import { goal, TRAY, when } from '../../../table/guide/when';
import type { View } from '../../../table/view';
import type { Kind, Verb } from '../fields';
import { battle } from '../view';

const { acts } = when<Kind, Verb>();
const VILLAINS = '[data-guide="villains"]';

function told(view: View): ReturnType<typeof goal> {
  const { villains, location } = battle(view);
  const values = {
    villains: villains.deck.count + villains.active.filter(Boolean).length + villains.defeated.length,
    locations: location.left + 1,
  };
  return goal('hogwarts-battle', values);
}

export const guide: GuideStep[] = [
  { id: 'goal', region: 'foes', at: VILLAINS, when: (_view, mine) => mine !== null, told },
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
    when: (view, mine) => acts('play')(view, mine) && battle(view).played.length === 0,
  },
  { id: 'attack', region: 'foes', at: VILLAINS, when: acts('attack') },
  { id: 'persuade', region: 'foes', at: VILLAINS, when: acts('persuade') },
  { id: 'acquire', region: 'market', at: '[data-guide="market"]', when: acts('acquire') },
  {
    id: 'location',
    region: 'foes',
    at: '[data-guide="location"]',
    when: (view, mine) =>
      battle(view).played.length > 0 && acts('end')(view, mine) && !acts('play')(view, mine),
  },
  {
    id: 'end',
    at: TRAY,
    // Only once nothing else is to be learned: cards to play and attack to give come first.
    when: (view, mine) =>
      battle(view).played.length > 0 &&
      acts('end')(view, mine) &&
      !acts('play')(view, mine) &&
      !acts('attack')(view, mine),
  },
];
