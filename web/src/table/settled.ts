// Whether the table still shows what has happened.

/** Something still flies, falls or is announced. What never ends (dots that think) does not count. */
export function isMoving(page: Document = document): boolean {
  if (page.querySelector('.banner')) return true;
  const running = page.getAnimations?.() ?? [];
  return running.some(
    (one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity,
  );
}
