// When a step of the guide is due, by what is asked and what can be answered.
import type { FluentVariable } from '@fluent/bundle';
import { t } from '../../lib/text.svelte';
import type { GuideStep } from '../game';

type When = GuideStep['when'];

export const TRAY = '[data-guide="tray"]';

/** One of these can be done now, whatever is asked. */
export const can =
  (...verbs: string[]): When =>
  (_view, mine) =>
    (mine?.actions ?? []).some(({ verb }) => verbs.includes(verb));

/** One of these questions is asked. */
export const asks =
  (...kinds: string[]): When =>
  (_view, mine) =>
    mine !== null && kinds.includes(mine.kind);

/** One of these can be done in an open turn: other questions have answers with the same verbs. */
export const acts =
  (...verbs: string[]): When =>
  (view, mine) =>
    asks('act')(view, mine) && can(...verbs)(view, mine);

/** What a game is about, with the numbers of this match. */
export function goal(game: string, values: Record<string, FluentVariable>): { title: string; text: string } {
  return { title: t('guide-goal-title'), text: t(`${game}-goal`, values) };
}
