// Which cards of the hand are turned around: their inverted half is read first then.
import { SvelteSet } from 'svelte/reactivity';

const turned = new SvelteSet<number>();

export function isTurned(key: number): boolean {
  return turned.has(key);
}

export function turn(key: number): void {
  if (!turned.delete(key)) turned.add(key);
}
