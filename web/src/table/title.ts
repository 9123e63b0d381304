import { setUpWords } from '../lib/lobby';
import type { TableInfo } from '../lib/protocol';
import { t } from '../lib/text.svelte';

/** What a table is called: its own name, else the game and what was chosen for it. */
export function titleOf(info: TableInfo | undefined): string {
  if (!info) return t('at-unnamed');
  return info.title || setUpWords(info.game, info.options) || t('at-unnamed');
}
