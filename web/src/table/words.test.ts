import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<string>(['../text/table.*.ftl', '../games/*/text/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['./**/*.{svelte,ts}', '../pages/TablePage.svelte'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const ids = (source: string): string[] => new FluentResource(source).body.map((message) => message.id).sort();
const english = (path: string): string => path.replace(/(cs|it)\.ftl$/, 'en.ftl');

describe('the words of the table', () => {
  it.each(Object.keys(files))('%s has every message of the English file, and no other', (path) => {
    expect(ids(files[path]!)).toEqual(ids(files[english(path)]!));
  });

  it('has a message for every one that the screen asks for', () => {
    const known = new Set(ids(files['../text/table.en.ftl']!));
    const asked = Object.entries(sources)
      .filter(([path]) => !path.endsWith('.test.ts'))
      .flatMap(([, source]) => [...source.matchAll(/'(at-[a-z-]+)'/g)].map((match) => match[1]!));
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });
});
