// A page that is shown over the table brings no frame of its own.
import { getContext, setContext } from 'svelte';

const BARE = Symbol('bare');

/** Pages inside this component are shown without their frame. */
export function laidOver(): void {
  setContext(BARE, true);
}

export function isLaidOver(): boolean {
  return getContext<boolean | undefined>(BARE) ?? false;
}
