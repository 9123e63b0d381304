import { describe, expect, it } from 'vitest';
import { requestSigns, requestWords } from './requests';

const told = (request: unknown): string =>
  requestSigns(request)
    .map(({ text = '', icon = '' }) => text + icon)
    .join(' ');

describe('what is asked for', () => {
  it('is drawn as a number and what is counted', () => {
    expect(told({ spells_played: 3 })).toBe('3spell');
    expect(told({ any_health_at_most: 3 })).toBe('≤3health');
    expect(told({ cards_played: { n: 6, filter: 'spell' } })).toBe('6spell');
    expect(told({ cards_acquired: { n: 1, filter: { cost_at_least: 6 } } })).toBe('1influence card (≥6)');
    expect(told({ cards_played: { n: 2, filter: { parity: 'even' } } })).toBe('2card (even)');
  });

  it('is drawn as dice or as so many of each', () => {
    expect(told({ symbols: ['health', 'card'] })).toBe('die health card');
    expect(told({ played_each: { ally: 2, spell: 1 } })).toBe('2ally 1spell');
  });

  it('is said in words', () => {
    expect(requestWords({ spells_played: 3 })).toBe('3 spells played');
    expect(requestWords({ cards_acquired: { n: 1, filter: { cost_at_least: 4 } } })).toBe(
      'A card acquired worth 4 or more',
    );
    expect(requestWords({ in_market: { n: 1, filter: 'ally' } })).toBe('An ally in the market');
  });
});
