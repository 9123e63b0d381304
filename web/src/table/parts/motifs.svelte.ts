// The pictures of cards, which come in groups: a table loads those of the cards that it shows.

export type Load = () => Promise<Record<string, string>>;

export class Motifs {
  private known = $state.raw<Record<string, string>>({});
  /** How the picture of each card is loaded, with those of its group. */
  private readonly groups: Map<string, Load>;
  private readonly asked = new Map<Load, Promise<void>>();

  constructor(groups: [cards: string[], load: Load][]) {
    this.groups = new Map(groups.flatMap(([cards, load]) => cards.map((card) => [card, load])));
  }

  /** The picture of a card; empty while it is on its way, nothing where there is none. */
  of(card: string): string | undefined {
    const found = this.known[card];
    if (found !== undefined) return found;
    void this.load(card);
    return this.groups.has(card) ? '' : undefined;
  }

  /** Loads the group of a card, once. What fails is tried again when somebody asks next. */
  load(card: string): Promise<void> {
    const group = this.groups.get(card);
    if (!group) return Promise.resolve();
    const loading = this.asked.get(group) ?? this.fetch(group);
    this.asked.set(group, loading);
    return loading;
  }

  private async fetch(group: Load): Promise<void> {
    try {
      const more = await group();
      this.known = { ...this.known, ...more };
    } catch {
      this.asked.delete(group);
    }
  }
}
