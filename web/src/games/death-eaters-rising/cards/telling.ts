// Symbols said in words.
import { SYMBOLS, type Cost, type RisingView } from '../view';
import { say } from '../words';

/** "2 loyalty, 1 courage", or that nothing is left. */
export function costText(cost: Cost): string {
  const parts = SYMBOLS.filter((symbol) => (cost[symbol] ?? 0) > 0).map((symbol) =>
    say('counted-symbol', { count: cost[symbol] ?? 0, symbol: say(`symbol-${symbol}`) }),
  );
  return parts.join(', ') || say('nothing');
}

/** What is still to be covered. */
export function needsText(cost: Cost, covered: Cost = {}): string {
  const left = SYMBOLS.map((symbol) => [symbol, Math.max(0, (cost[symbol] ?? 0) - (covered[symbol] ?? 0))]);
  return costText(Object.fromEntries(left) as Cost);
}

/** How a team is called: by its first wizard, else by its affiliation. */
export function teamName(view: RisingView, seat: number): string {
  const team = view.teams?.[seat];
  if (!team) return '';
  return say(`team-${team.starter}`) || say('team-of', { name: say(`affiliation-${team.affiliation}`) });
}

/** What a line of a card does, without what must come before it. */
export function effectOf(line: string): string {
  const text = line.slice(line.indexOf(':') + 1).trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How one wins, and before what. */
export function goalOf({ voldemort, limits }: RisingView): string {
  return say('goal', { health: voldemort.health, defeated: limits.defeated, corrupted: limits.corrupted });
}
