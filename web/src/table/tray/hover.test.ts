import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['./{Answer,EndPlace,CardChoices,Offers,Marking,Tray,Asked,AutoMenu}.svelte', '../log/VotePanel.svelte'],
  { query: '?raw', import: 'default', eager: true },
);

/** The rules outside of what only a mouse gets. */
const elsewhere = (source: string): string =>
  source.replace(/@media \(hover: hover\) \{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, '');

describe.each(Object.entries(sources))('%s (B18)', (_path, source) => {
  it('has hover only for a mouse: after a tap nothing stays gold', () => {
    expect(elsewhere(source)).not.toContain(':hover');
  });

  it('shows no keys where there are none', () => {
    const shown = source.includes('<kbd');
    expect(!shown || /@media \(hover: none\) \{\s*kbd \{\s*display: none;/.test(source)).toBe(true);
  });
});
