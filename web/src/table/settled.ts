// Whether the table still shows what has happened.

/** Something still flies, falls or is announced. What never ends (dots that think) does not count. */
export function isMoving(page: Document = document): boolean {
  if (page.querySelector('.banner')) return true;
  const running = page.getAnimations?.() ?? [];
  return running.some(
    (one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity,
  );
}

/** How often we look whether everything has come to rest, and when we stop waiting for it. */
const LOOK = 250;
const LONGEST = 15_000;

/** Calls back once everything that has happened is shown; the returned function stops waiting. */
export function whenSettled(done: () => void): () => void {
  const last = performance.now() + LONGEST;
  const timer = setInterval(() => {
    if (isMoving() && performance.now() < last) return;
    clearInterval(timer);
    done();
  }, LOOK);
  return () => clearInterval(timer);
}
