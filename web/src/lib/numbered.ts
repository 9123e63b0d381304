// Lines that are numbered without gaps: of the log, of the chat, and the actions of a match.

interface Numbered {
  number: number;
}

/** What is known, from a number on replaced by what is new. What would leave a gap is forgotten: it can be asked for. */
export function joined<T extends Numbered>(known: T[], from: number, news: T[]): T[] {
  const kept = known.filter(({ number }) => number < from);
  return kept.at(-1)?.number === from - 1 ? [...kept, ...news] : news;
}

/** Both together, in order; what comes again takes the place of what was there. */
export function merged<T extends Numbered>(known: T[], more: T[]): T[] {
  const all = new Map([...known, ...more].map((one) => [one.number, one]));
  return [...all.values()].sort((one, other) => one.number - other.number);
}
