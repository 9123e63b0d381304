// The chance to win over a match as curves: one for each side, and the same told in words.
import type { ReviewInfo, ReviewMoment, ReviewPoint } from '../../lib/protocol';
import { t } from '../../lib/text.svelte';

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Curve {
  seat: number;
  name: string;
  path: string;
}

type Named = (seat: number) => string;

/** A scale over the actions of a match, and one over chances in per cent. */
export function scales(
  points: ReviewPoint[],
  frame: Frame,
): { x: (action: number) => number; y: (chance: number) => number } {
  const first = points[0]?.action ?? 0;
  const length = Math.max(1, (points.at(-1)?.action ?? 0) - first);
  return {
    x: (action) => frame.left + ((action - first) / length) * (frame.right - frame.left),
    y: (chance) => frame.bottom - (chance / 100) * (frame.bottom - frame.top),
  };
}

/** Do sides play against each other, and not all together against the game? */
export function isRivals({ sides }: Pick<ReviewInfo, 'sides'>): boolean {
  return sides.length > 1;
}

export function sideName(side: number[], sides: number[][], nameOf: Named): string {
  return sides.length === 1 && side.length > 1 ? t('review-team') : side.map(nameOf).join(' + ');
}

export function curvesOf(review: ReviewInfo, frame: Frame, nameOf: Named): Curve[] {
  const { x, y } = scales(review.points, frame);
  return review.sides.map((side) => {
    const seat = side[0] ?? 0;
    const steps = review.points.map(({ action, chances }) => `${x(action)} ${y(chances[seat] ?? 0)}`);
    return { seat, name: sideName(side, review.sides, nameOf), path: `M${steps.join('L')}` };
  });
}

/** Where turns begin: each with its action; so many that their numbers do not touch. */
export function turnMarks(points: ReviewPoint[], most: number): { turn: number; action: number }[] {
  const starts = points.filter((point, place) => place === 0 || point.turn !== points[place - 1]!.turn);
  const every = Math.max(1, Math.ceil(starts.length / most));
  return starts.filter((_, place) => place % every === 0).map(({ turn, action }) => ({ turn, action }));
}

/** One line for each turn, as it stood at its end. */
export function inLines(review: ReviewInfo, nameOf: Named): string[] {
  const ends = review.points.filter((point, place) => point.turn !== review.points[place + 1]?.turn);
  return ends.map(({ turn, chances }) => {
    const told = review.sides.map((side) =>
      t('review-chance-of', {
        name: sideName(side, review.sides, nameOf),
        chance: Math.round(chances[side[0] ?? 0] ?? 0),
      }),
    );
    return t('review-at', { turn, chances: told.join(', ') });
  });
}

/** What happened in a moment, in one sentence: how the chance moved, and what choices and luck had in it. */
export function momentWords(moment: ReviewMoment, rivals: boolean): string {
  const before = Math.round(moment.before);
  const after = Math.round(moment.after);
  const choice = Math.round(-moment.choice);
  const luck = Math.round(Math.abs(moment.luck));
  const values = { before, after, choice, luck, rivals: rivals ? 'yes' : 'no' };
  if (moment.after >= moment.before)
    return t('review-rose', { ...values, split: choice < 1 ? 'luck' : 'both' });
  const alone = moment.luck > -0.5 ? 'choice' : 'both';
  return t('review-fell', { ...values, split: choice < 1 ? 'luck' : alone });
}
