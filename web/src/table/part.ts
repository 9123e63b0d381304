// A phone shows one region of the table at a time: what belongs to the others is away (see Regions.svelte).
import type { TableUi } from './ui.svelte';

/** Marks a part of the board as shown in these regions; `strike` and the guide find it by the first of them. */
export function part(ui: TableUi, ...regions: string[]): Record<`data-${string}`, string | undefined> {
  return { 'data-shows': regions[0], 'data-away': regions.includes(ui.region) ? undefined : '' };
}
