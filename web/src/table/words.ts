// A game's own words, from files beside it: <language>.ftl, or <part>.<language>.ftl.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { settings, type Language } from '../lib/settings.svelte';
import { unbroken } from '../lib/unbroken';

export type Values = Record<string, string | number>;
export type Say = (id: string, values?: Values) => string;

/** A speaker of these files in the player's language; English where it lacks a message, nothing where nobody has it. */
export function speaker(files: Record<string, string>): Say {
  const bundles: Record<string, FluentBundle> = {};
  for (const [path, source] of Object.entries(files)) {
    const language = /([a-z]{2})\.ftl$/.exec(path)?.[1] ?? 'en';
    bundles[language] ??= new FluentBundle(language, { useIsolating: false });
    bundles[language].addResource(new FluentResource(source));
  }
  return (id, values) => {
    for (const language of [settings.language, 'en'] satisfies Language[]) {
      const bundle = bundles[language];
      const pattern = bundle?.getMessage(id)?.value;
      if (bundle && pattern) return unbroken(bundle.formatPattern(pattern, values ?? null), language);
    }
    return '';
  };
}
