// Before the first turn: which spells a school begins with.
import type { CardInfo } from '../../../lib/protocol';
import type { Choice } from '../../../table/view';
import { fact } from '../view';

export interface StartingList {
  id: string;
  spells: string[];
}

/** Lists that are easy to play for the first time: damage without detours, and more cards than the others. */
export const FIRST_LISTS = ['destruction a', 'divination a'];

export function listsOf(school: CardInfo | undefined): StartingList[] {
  return fact<StartingList[]>(school, 'starting_grimoires') ?? [];
}

/** The school that an answer is about; nothing for one about a list. */
export function schoolOf({ targets: [pile] }: Choice): string {
  return pile?.kind === 'pile' ? String(pile.key).replace('library:', '') : '';
}
