// The sides: each has a colour and, for eyes that see colours otherwise, a pattern of its own.
import { seatHue } from '../../../table/map/mapping';
import { BLACK_ROSE } from '../view';

export const PATTERNS = ['stripes', 'dots', 'checks', 'waves', 'thorns'] as const;

/** The colour of a side, and of the pattern on it. */
export function inkOf(side: number): { ground: string; mark: string } {
  if (side === BLACK_ROSE) return { ground: '#c3244a', mark: '#1d0a10' };
  const hue = seatHue(side, '');
  return { ground: `hsl(${hue} 62% 42%)`, mark: `hsl(${hue} 80% 82%)` };
}

/** How a shape of that side is filled. */
export function fillOf(side: number): string {
  return `url(#rose-${PATTERNS[side] ?? 'thorns'})`;
}

/** Tokens one by one, side after side. */
export function tokensOf(counts: number[] | undefined): number[] {
  return (counts ?? []).flatMap((count, side) => Array.from({ length: count }, () => side));
}
