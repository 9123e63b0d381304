import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<string>(['./*.ftl', './late/*.ftl', '../games/*/lobby/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const parts = new Map<string, Map<string, string>>();
for (const [path, source] of Object.entries(files)) {
  const [, part, locale] = /^(.*?)([a-z]{2})\.ftl$/.exec(path)!;
  const known = parts.get(part!) ?? new Map<string, string>();
  parts.set(part!, known.set(locale!, source));
}

function messages(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let id = '';
  for (const line of source.split('\n')) {
    const start = /^([a-z][\w-]*) =/.exec(line);
    if (start) id = start[1]!;
    if (line.startsWith('#') || !id) continue;
    const used = [...line.matchAll(/\{ \$(\w+)/g)].map((match) => match[1]!);
    found.set(id, [...(found.get(id) ?? []), ...used]);
  }
  return found;
}

const names = (list: string[] | undefined): string[] => [...new Set(list)].sort();

describe.each([...parts.keys()])('the words in %s', (part) => {
  const english = messages(parts.get(part)!.get('en')!);

  it.each(['cs', 'it'])('are all there in %s, with the same values', (locale) => {
    const other = messages(parts.get(part)!.get(locale) ?? '');
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, used] of english) {
      const strange = names(other.get(id)).filter((name) => !used.includes(name));
      expect(strange, id).toEqual([]);
    }
  });

  it.each(['en', 'cs', 'it'])('can be read in %s', (locale) => {
    const bundle = new FluentBundle(locale);
    const resource = new FluentResource(parts.get(part)!.get(locale) ?? '');
    expect(bundle.addResource(resource)).toEqual([]);
    expect(resource.body).toHaveLength(english.size);
  });
});

it('have each a name of its own, whichever file they stand in', () => {
  const all = [...parts.values()].flatMap((part) => [...messages(part.get('en')!).keys()]);
  expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
});

describe('the Czech words', () => {
  const czech = import.meta.glob<string>(
    ['./*cs.ftl', './late/*cs.ftl', '../games/death-eaters-rising/**/*cs.ftl'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  );
  const formal =
    /(?<!\p{L})(?:vy|vám|vámi|váš|vaše|vaši|vašem|jste|nejste|můžete|budete|\p{L}{2,}(?:jte|ďte|ťte|něte|řte|šte|lte|pte|ste|žte|zte))(?!\p{L})/iu;

  it.each(Object.keys(czech))('call the player ty in %s', (path) => {
    const lines = czech[path]!.split('\n').filter((line) => !line.startsWith('#'));
    expect(lines.filter((line) => formal.test(line))).toEqual([]);
  });
});

it('has every sentence that is asked for', () => {
  const known = new Set([...parts.values()].flatMap((part) => [...messages(part.get('en')!).keys()]));
  const missing: string[] = [];
  for (const [path, source] of Object.entries(sources)) {
    if (!/from '(\.\.?\/)+lib\/text\.svelte'|from '\.\/text\.svelte'/.test(source)) continue;
    for (const match of source.matchAll(/\bt\('([a-z][\w-]*)'/g)) {
      if (!known.has(match[1]!)) missing.push(`${path}: ${match[1]}`);
    }
  }
  expect(missing).toEqual([]);
});
