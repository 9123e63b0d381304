// The plain fields of the card that is being written, as a form sees them: the text stays the one truth.

export interface PlainField {
  /** The line of the text, from 0. */
  line: number;
  name: string;
  value: string;
  /** Digits are expected there. */
  number: boolean;
}

/** Where the form of a card ends and another card begins, and what is more than one line, is left to the text. */
const FIELD = /^( *(?:- )?)(\w+): ([^\s[{|>&*!#].*)$/;
const STARTS = /^( *)- /;
const TEXTS = ['id', 'name'];
const KEPT = ['confidence', 'remove'];

/** The fields of the first card that hold one number or one text. */
export function plainFields(text: string): PlainField[] {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => STARTS.test(line));
  if (first < 0) return [];
  const inside = ' '.repeat(STARTS.exec(lines[first]!)![1]!.length + 2);
  const next = lines.findIndex(
    (line, place) => place > first && line.trim() !== '' && !line.startsWith(inside),
  );
  return lines.slice(first, next < 0 ? undefined : next).flatMap((line, place) => {
    const [, before, name, written] = FIELD.exec(line) ?? [];
    if (before?.length !== inside.length || name === undefined || written === undefined) return [];
    if (KEPT.includes(name)) return [];
    const value = unquoted(written.trim());
    return [{ line: first + place, name, value, number: isNumber(name, value) }];
  });
}

/** The text with another value in one field. */
export function withField(text: string, field: PlainField, value: string): string {
  const lines = text.split('\n');
  const start = FIELD.exec(lines[field.line] ?? '');
  if (!start) return text;
  const plain = isNumber(field.name, value) ? value.trim() : quoted(value);
  lines[field.line] = `${start[1]}${start[2]}: ${plain}`;
  return lines.join('\n');
}

/** What stands in for a number while it is being written is no number. */
function isNumber(name: string, value: string): boolean {
  return !TEXTS.includes(name) && /^-?\d+$/.test(value.trim());
}

function unquoted(written: string): string {
  if (written.startsWith('"') && written.endsWith('"')) {
    try {
      return String(JSON.parse(written));
    } catch {
      return written;
    }
  }
  return /^'.*'$/.test(written) ? written.slice(1, -1).replaceAll("''", "'") : written;
}

/** A word as it is; anything that could mean something else to YAML in quotes. */
function quoted(value: string): string {
  const plain =
    /^[A-Za-z_][\w-]*( [\w-]+)*$/.test(value) && !/^(true|false|null|yes|no|on|off)$/i.test(value);
  return plain ? value : JSON.stringify(value);
}
