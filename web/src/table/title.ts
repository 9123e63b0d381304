import type { TableInfo } from '../lib/protocol';
import { maybe, t } from '../lib/text.svelte';

/** What a table is called: its own name, else the game and what was chosen for it. */
export function titleOf(info: TableInfo | undefined): string {
  if (!info) return t('at-unnamed');
  return info.title || maybe(`${info.game}-table`, words(info.options)) || t('at-unnamed');
}

function words(options: Record<string, unknown>): Record<string, string | number> {
  const plain = Object.entries(options).filter(
    (pair): pair is [string, string | number] => typeof pair[1] === 'string' || typeof pair[1] === 'number',
  );
  return Object.fromEntries(plain);
}
