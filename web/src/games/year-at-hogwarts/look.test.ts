import { describe, expect, it } from 'vitest';
import cards from './fixtures/cards.json';
import icons from './icons.json?icons';
import type { CardInfo } from '../../lib/protocol';
import { look } from './look';

const all = cards as unknown as CardInfo[];

describe('Spells and Potions', () => {
  it.each(['spell', 'potion'])('each %s has a picture of its own', (kind) => {
    const motifs = all.filter((card) => card.kind === kind).map((card) => look(card).motif);
    expect(motifs).not.toContain(icons[kind]);
    expect(new Set(motifs).size).toBe(motifs.length);
  });
});
