import { describe, expect, it } from 'vitest';
import { part } from './part';
import type { TableUi } from './ui.svelte';

describe('a part of the board', () => {
  const ui = { region: 'lodge' } as TableUi;

  it('is away on a phone that shows another region, and found by the first of its own', () => {
    expect(part(ui, 'lodge')).toEqual({ 'data-shows': 'lodge', 'data-away': undefined });
    expect(part(ui, 'events', 'lodge')).toEqual({ 'data-shows': 'events', 'data-away': undefined });
    expect(part(ui, 'sheets', 'events')).toEqual({ 'data-shows': 'sheets', 'data-away': '' });
  });
});
