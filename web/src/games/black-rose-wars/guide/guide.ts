// A newcomer's first turns, step by step, on the real table: each step waits for what it speaks of.
import type { Kind, Verb } from '../fields';
import type { GuideStep } from '../../../table/game';
import { TRAY, when } from '../../../table/guide/when';

const { acts, asks, can } = when<Kind, Verb>();
const LODGE = '[data-guide="lodge"]';

export const guide: GuideStep[] = [
  { id: 'mage', at: TRAY, when: asks('pick_mage') },
  { id: 'school', at: TRAY, when: asks('pick_school') },
  { id: 'goal', region: 'events', at: '[data-guide="power"]', when: asks('name_decks') },
  { id: 'lodge', region: 'lodge', at: LODGE, when: asks('name_decks') },
  { id: 'events', region: 'events', at: '[data-guide="events"]', when: asks('name_decks') },
  { id: 'shelf', region: 'spells', at: TRAY, when: asks('name_decks') },
  { id: 'keep', region: 'spells', at: TRAY, when: asks('keep') },
  { id: 'ban', at: '[data-guide="hand"]', when: asks('ban') },
  { id: 'prepare', at: '[data-guide="hand"]', when: asks('prepare') },
  { id: 'slots', at: '[data-guide="slots"]', when: asks('prepare') },
  { id: 'quests', at: TRAY, when: asks('prepare') },
  { id: 'cell', at: TRAY, when: asks('act') },
  { id: 'play', at: '[data-guide="slots"]', when: acts('play') },
  { id: 'walk', region: 'lodge', at: LODGE, when: asks('step') },
  { id: 'activate', at: TRAY, when: can('activate') },
  { id: 'target', region: 'lodge', at: LODGE, when: asks('target', 'target_room') },
  { id: 'pass', at: TRAY, when: acts('pass') },
];
