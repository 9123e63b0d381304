// Typography: non-breaking spaces where a language asks for them.
import type { Language } from './settings.svelte';

/**
 * Where a line may not end: Czech keeps a one-letter word and a number with what follows, and a dash with what stands
 * before it. The server gives its texts out in the same way (wandwright.engine.language).
 */
const KEPT: Partial<Record<Language, RegExp>> = {
  cs: /(?<![\p{L}\p{N}])[ksvzouai] (?=\S)|(?<![\p{L}\p{N}])\d+\.? (?=\p{L})| (?=– )/giu,
};

export function unbroken(text: string, language: Language): string {
  const kept = KEPT[language];
  return kept ? text.replaceAll(kept, (found) => `${found.slice(0, -1)}\u{A0}`) : text;
}
