// A newcomer's first turn, step by step, on the real table: each step waits for what it speaks of.
import type { GuideStep } from '../../../table/game';
import { goal, TRAY, when } from '../../../table/guide/when';
import type { Question, View } from '../../../table/view';
import type { Kind, Verb } from '../fields';
import { battle } from '../view';

const { acts, costs, glows } = when<Kind, Verb>();
const VILLAINS = '[data-guide="villains"]';
const LOCATION = '[data-guide="location"]';

const turn = (_view: View, mine: Question | null): boolean => mine?.kind === 'act';
const other = (_view: View, mine: Question | null): boolean => mine !== null && mine.kind !== 'act';
/** The hand is played out. */
const played = (view: View, mine: Question | null): boolean =>
  acts('end')(view, mine) && !acts('play')(view, mine) && battle(view).played.length > 0;
/** Nothing is left to play, to attack with or to buy. */
const done = (view: View, mine: Question | null): boolean =>
  !acts('attack', 'acquire')(view, mine) && played(view, mine);

function told(view: View): ReturnType<typeof goal> {
  const { villains, location } = battle(view);
  const values = {
    villains: villains.deck.count + villains.active.filter(Boolean).length + villains.defeated.length,
    locations: location.left + 1,
  };
  return goal('hogwarts-battle', values);
}

export const guide: GuideStep[] = [
  { id: 'goal', region: 'foes', at: VILLAINS, names: LOCATION, when: turn, told },
  {
    id: 'dark-arts',
    region: 'foes',
    at: '[data-pile="dark-discard"]',
    when: (view, mine) =>
      turn(view, mine) && battle(view).dark_arts.discard.length > 0 && battle(view).played.length === 0,
  },
  { id: 'answer', at: TRAY, when: (view, mine) => other(view, mine) && glows(view, mine) },
  {
    id: 'loss',
    at: TRAY,
    when: (view, mine) => other(view, mine) && !glows(view, mine) && costs(view, mine),
  },
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
    at: LOCATION,
    when: played,
  },
  { id: 'end', at: TRAY, when: done },
];
