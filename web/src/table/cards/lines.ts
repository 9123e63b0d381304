// Card lines with icons for the words that have one.
import type { WordIcon } from '../game';

/** A piece of a line: plain text, or a number with a word that is shown as an icon. */
export interface Piece {
  text: string;
  icon: string | null;
  before: string;
  after: string;
  colour?: string;
}

const plain = (text: string): Piece => ({ text, icon: null, before: '', after: '' });

/** Only counted words become icons: "gain 1 attack", not "when attack is assigned". */
export function pieces(line: string, symbols: WordIcon[]): Piece[] {
  let parts = [plain(line)];
  for (const symbol of symbols) {
    parts = parts.flatMap((part) => (part.icon ? [part] : split(part.text, symbol)));
  }
  return parts.filter((part) => part.text !== '');
}

function split(text: string, [pattern, icon, colour]: WordIcon): Piece[] {
  const counted = new RegExp(`(\\d+(?: ×)?)\\s(${pattern.source})(?!\\p{L})([.,;:)]*)`, 'giu');
  const parts: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(counted)) {
    const [whole, before = '', word = '', after = ''] = match;
    const found = { text: word, icon, before, after, ...(colour ? { colour } : {}) };
    parts.push(plain(text.slice(from, match.index)), found);
    from = match.index + whole.length;
  }
  return [...parts, plain(text.slice(from))];
}
