// The pictures of cards, which come in groups: a table loads those of the cards that it shows.

export type Loaders = Record<string, () => Promise<Record<string, string>>>;

export class Motifs {
  private known = $state.raw<Record<string, string>>({});
  private readonly asked = new Map<string, Promise<void>>();
  private readonly come = new Set<string>();

  constructor(private readonly loaders: Loaders) {}

  /**
   * The picture of a card of a group; empty while it is on its way. A card that stands in another group than it says,
   * as an own pack may make it, is looked for in all of them.
   */
  of(card: string, group: string): string | undefined {
    const found = this.known[card];
    if (found !== undefined) return found;
    const groups = Object.keys(this.loaders);
    const wanted = groups.includes(group) && !this.come.has(group) ? [group] : groups;
    const missing = wanted.filter((one) => !this.come.has(one));
    for (const one of missing) void this.load(one);
    return missing.length > 0 ? '' : undefined;
  }

  /** Loads a group, once. What fails is tried again when somebody asks next. */
  load(group: string): Promise<void> {
    const loading = this.asked.get(group) ?? this.fetch(group);
    this.asked.set(group, loading);
    return loading;
  }

  private async fetch(group: string): Promise<void> {
    try {
      const more = (await this.loaders[group]?.()) ?? {};
      this.come.add(group);
      this.known = { ...this.known, ...more };
    } catch {
      this.asked.delete(group);
    }
  }
}
