// Where a card is seen large for a moment: beside what is pointed at, and never over what it is compared with.
import { boxesOf, placeBubble, type Box } from '../guide/bubble';

/** What can be answered with, on the table and where cards are laid out to choose among. */
const COMPARED = 'main .able, main .lost, .laid .answer';
const same = (one: Box, other: Box): boolean => one.left === other.left && one.top === other.top;

/** A corner for it; null where it would cover something that can be answered with. */
export function besides(
  size: { width: number; height: number },
  target: Box,
): { left: number; top: number } | null {
  const compared = boxesOf(COMPARED).filter((box) => !same(box, target));
  const screen = { width: innerWidth, height: innerHeight };
  return placeBubble(size, target, [target, ...compared, ...boxesOf('.tray')], screen);
}

/** Can one of these things be read where it lies: in words, not in signs? The words behind signs are out of the flow. */
export function isReadable(things: string[]): boolean {
  const words = things.flatMap((thing) => [
    ...document.querySelectorAll(`main [data-key="${thing}"] .lines`),
  ]);
  return words.some((one) => getComputedStyle(one).position === 'static');
}
