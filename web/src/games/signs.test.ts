// The legend of every game: it has words for signs that exist, and the same ones in each language.
import { describe, expect, it } from 'vitest';

const icons = import.meta.glob<Record<string, string>>('./*/icons.json', { import: 'default', eager: true });
const words = import.meta.glob<string>('./*/text/signs.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The icons that a file has words for. */
const told = (source: string): string[] =>
  [...source.matchAll(/^sign-([a-z_-]+) = \S/gm)].map(([, icon]) => icon!);

describe.each(Object.keys(icons))('%s', (path) => {
  const folder = path.split('/')[1]!;
  const files = Object.entries(words).filter(([file]) => file.startsWith(`./${folder}/`));

  it('explains its signs in every language, and none that it has not', () => {
    expect(files).toHaveLength(3);
    const [first, ...others] = files.map(([, source]) => told(source));
    expect(first!.length).toBeGreaterThan(10);
    for (const other of others) expect(other).toEqual(first);
    for (const icon of first!) expect(Object.keys(icons[path]!)).toContain(icon);
  });
});
