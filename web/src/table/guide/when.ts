// When a step of the guide is due, by what is asked and what can be answered.
import type { FluentVariable } from '@fluent/bundle';
import { t } from '../../lib/text.svelte';
import type { GuideStep } from '../game';

type When = GuideStep['when'];

export const TRAY = '[data-guide="tray"]';

/** The conditions of a game's steps, by the questions and answers that it has. */
export function when<Kind extends string, Verb extends string>() {
  /** One of these can be done now, whatever is asked. */
  const can =
    (...verbs: Verb[]): When =>
    (_view, mine) =>
      (mine?.actions ?? []).some(({ verb }) => verbs.some((one) => one === verb));
  /** One of these questions is asked. */
  const asks =
    (...kinds: Kind[]): When =>
    (_view, mine) =>
      mine !== null && kinds.some((one) => one === mine.kind);
  /** One of these can be done in an open turn: other questions have answers with the same verbs. */
  const acts =
    (...verbs: Verb[]): When =>
    (view, mine) =>
      mine?.kind === 'act' && can(...verbs)(view, mine);
  /** Some of the answers have a golden edge on the table. */
  const glows: When = (_view, mine) =>
    (mine?.actions ?? []).some(({ loses, targets }) => !loses && targets.some(({ key }) => key !== null));
  /** Some of them give something up. */
  const costs: When = (_view, mine) => (mine?.actions ?? []).some(({ loses }) => loses === true);
  return { can, asks, acts, glows, costs };
}

/** What a game is about, with the numbers of this match. */
export function goal(game: string, values: Record<string, FluentVariable>): { title: string; text: string } {
  return { title: t('guide-goal-title'), text: t(`${game}-goal`, values) };
}
