import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';
import { unbroken } from './unbroken';

// Words live in src/text (<locale>.ftl, <part>.<locale>.ftl); a game brings its own for the lobby.
const english = import.meta.glob<string>(['../text/en.ftl', '../text/*.en.ftl', '../games/*/lobby/en.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
// The others come when somebody chooses them.
const others = import.meta.glob<string>(
  ['../text/{cs,it}.ftl', '../text/*.{cs,it}.ftl', '../games/*/lobby/{cs,it}.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
);

// Words that one page alone needs come with that page.
const late = import.meta.glob<string>('../text/late/*.ftl', { query: '?raw', import: 'default' });
const parts = new Set<string>();

async function partsIn(language: Language): Promise<string[]> {
  return Promise.all([...parts].map((part) => late[`../text/late/${part}.${language}.ftl`]!()));
}

/** Loads the words of a page, in English and in the player's language. */
export async function addPart(part: string): Promise<void> {
  if (parts.has(part)) return;
  const source = await late[`../text/late/${part}.en.ftl`]!();
  parts.add(part);
  fallback.addResource(new FluentResource(source), { allowOverrides: true });
  if (loaded !== fallback) await speak(settings.language);
}

function bundle(language: Language, sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

const fallback = bundle('en', Object.values(english));
let loaded = $state.raw(fallback);

/** Loads the words of a language; until they are here, and where one is missing, English is shown. */
export async function speak(language: Language): Promise<void> {
  if (language === 'en') {
    loaded = fallback;
    return;
  }
  const files = Object.entries(others).filter(([path]) => path.endsWith(`${language}.ftl`));
  const sources = await Promise.all([...files.map(([, load]) => load()), partsIn(language)]);
  if (settings.language === language) loaded = bundle(language, sources.flat());
}

/** A sentence in the player's language: t('lobby-welcome'), t('table-turn', { name }). */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  for (const words of [loaded, fallback]) {
    const message = words.getMessage(id);
    if (!message?.value) continue;
    return unbroken(words.formatPattern(message.value, values ?? null), words.locales[0] as Language);
  }
  return id;
}

/** The same, where there may be no such sentence (names that come from a game). */
export function maybe(id: string, values?: Record<string, FluentVariable>): string | null {
  const found = t(id, values);
  return found === id ? null : found;
}
