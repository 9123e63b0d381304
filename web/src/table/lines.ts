// Card lines with icons for the words that have one.

/** A piece of a line: plain text, or a word shown as an icon. */
export interface Piece {
  text: string;
  icon: string | null;
}

export function pieces(line: string, symbols: [RegExp, string][]): Piece[] {
  let parts: Piece[] = [{ text: line, icon: null }];
  for (const [pattern, icon] of symbols) {
    parts = parts.flatMap((part) => (part.icon ? [part] : split(part.text, pattern, icon)));
  }
  return parts.filter((part) => part.text !== '');
}

function split(text: string, pattern: RegExp, icon: string): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(new RegExp(pattern.source, 'giu'))) {
    parts.push({ text: text.slice(from, match.index), icon: null }, { text: match[0], icon });
    from = match.index + match[0].length;
  }
  parts.push({ text: text.slice(from), icon: null });
  return parts;
}
