// A game's own words, from files beside it: <language>.ftl.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { settings } from '../lib/settings.svelte';

export type Values = Record<string, string | number>;
export type Say = (id: string, values?: Values) => string;

/** A speaker of these files in the player's language; English where it lacks a message, nothing where nobody has it. */
export function speaker(files: Record<string, string>): Say {
  const bundles = Object.fromEntries(
    Object.entries(files).map(([path, source]) => {
      const language = /([a-z]{2})\.ftl$/.exec(path)?.[1] ?? 'en';
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(source));
      return [language, bundle];
    }),
  );
  return (id, values) => {
    for (const language of [settings.language, 'en']) {
      const bundle = bundles[language];
      const pattern = bundle?.getMessage(id)?.value;
      if (bundle && pattern) return bundle.formatPattern(pattern, values ?? null);
    }
    return '';
  };
}
