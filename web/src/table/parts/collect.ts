// Small helpers that put things in order.

/** The values under each key, in order. */
export function group<Key, Value>(pairs: Iterable<readonly [Key, Value]>): Map<Key, Value[]> {
  const found = new Map<Key, Value[]>();
  for (const [key, value] of pairs) {
    const values = found.get(key);
    if (values) values.push(value);
    else found.set(key, [value]);
  }
  return found;
}

/** The keys whose value passes. */
export function keysWith<Key, Value>(map: Map<Key, Value>, passes: (value: Value) => boolean): Set<Key> {
  return new Set([...map].filter(([, value]) => passes(value)).map(([key]) => key));
}

/** Parts that are told one after the other, as sentences; empty ones are left out. */
export function sentences(...parts: string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => part.replace(/\.\s*$/, ''))
    .join('. ');
}

/** Things by their id. */
export function byId<Thing extends { id: string }>(things: Thing[]): Map<string, Thing> {
  return new Map(things.map((thing) => [thing.id, thing]));
}
