// What a line of a card does, in a few signs for a face too small for words: "+1 die", "−1 damage".
import { DIE_HUES, SYMBOL_HUES } from '../look';
import { effectOf } from './telling';
import { COLOURS, SYMBOLS } from '../view';
import { say } from '../words';

const DAMAGE_HUE = 2;
const TOKEN_HUE = 190;

export interface Glyph {
  /** "+1", "−2", or nothing where the number says nothing. */
  number: string;
  icon: string;
  hue: number | null;
}

interface Sign {
  icon: string;
  hue: number | null;
  words: RegExp;
}

const pattern = (source: string): RegExp => new RegExp(source, 'giu');
const word = (name: string): RegExp => pattern(say(`word-${name}`));
/** Only so many of it are a deed: "the wizard with most damage takes 1 damage". */
const counted = (name: string): RegExp => pattern(`\\d+\\s(?:${say(`word-${name}`)})`);

function signs(): Sign[] {
  return [
    ...SYMBOLS.map((symbol) => ({ icon: symbol, hue: SYMBOL_HUES[symbol], words: word(symbol) })),
    ...COLOURS.map((colour) => ({ icon: 'wizard_die', hue: DIE_HUES[colour], words: word(colour) })),
    { icon: 'damage', hue: DAMAGE_HUE, words: counted('damage') },
    { icon: 'corruption', hue: null, words: counted('corruption') },
    { icon: 'spell_token', hue: TOKEN_HUE, words: counted('token') },
  ];
}

/** Each phrase is one deed; what stands in brackets is a detail. */
function phrases(line: string): string[] {
  return effectOf(line)
    .replaceAll(/\([^)]*\)/gu, '')
    .split(/[;,.]/u);
}

export function glyphsOf(line: string): Glyph[] {
  return phrases(line).flatMap((phrase) => {
    const found = signs().flatMap(({ icon, hue, words }) =>
      [...phrase.matchAll(words)].map(({ index }) => ({ icon, hue, index })),
    );
    if (found.length === 0 && word('die').test(phrase))
      found.push({ icon: 'wizard_die', hue: null, index: 0 });
    return found.sort((one, other) => one.index - other.index).map((sign) => numbered(sign, phrase));
  });
}

function numbered({ icon, hue }: Omit<Glyph, 'number'>, phrase: string): Glyph {
  const count = /\d+/u.exec(phrase)?.[0];
  const less = word('less').test(phrase);
  return { number: count ? `${less ? '−' : '+'}${count}` : '', icon, hue };
}
