// What the tray points at, by the mouse or by keys.
import type { TableUi } from '../../../table/ui.svelte';
import type { Choice } from '../../../table/view';

export function pointedAt(ui: TableUi): Choice | undefined {
  return ui.entries[ui.over < 0 ? ui.cursor : ui.over]?.choice;
}
