import { beforeAll, describe, expect, it } from 'vitest';
import type { CardInfo, LogLine } from '../../lib/protocol';
import cards from '../../fixtures/cards.json';
import { byId } from '../../table/parts/collect';
import { announce } from './story/announce';
import { look, motifs } from './look';
import groups from './motifs.json';

const all = cards as unknown as CardInfo[];

describe('the pictures', () => {
  beforeAll(async () => {
    await Promise.all(all.map((card) => motifs.load(card.id)));
  });

  it('gives every card of the game a motif', () => {
    const named = new Set(Object.values(groups).flatMap((group) => Object.keys(group)));
    expect(all.filter((card) => !named.has(card.id)).map((card) => card.id)).toEqual([]);
    expect(all.filter((card) => look(card).motif === '').map((card) => card.id)).toEqual([]);
  });

  it('have the same colour in every language (N7)', () => {
    for (const card of all) expect(look({ ...card, name: 'Jmenuje se jinak' }).hue).toBe(look(card).hue);
  });
});

describe('announcements', () => {
  const line = (kind: string, card: string | null): LogLine => ({
    number: 1,
    kind,
    seat: 0,
    amount: 0,
    card,
    source: null,
    cause: null,
    action: 0,
    text: `${kind} happens`,
  });

  it('names a Dark Arts event and what it does', () => {
    const found = announce(line('dark_arts', 'flipendo'), byId(all));
    expect(found).toMatchObject({ tone: 'dark', title: 'Flipendo!' });
    expect(found?.text).toContain('loses 1 health');
  });

  it('lets the die fall on the face that is told', () => {
    const die = announce(
      { ...line('rolls', null), details: { die: 'slytherin', face: 'attack' } },
      byId(all),
    )?.die;
    expect(die?.result).toBe('attack');
    expect(die?.faces.filter((face) => face === 'attack')).toHaveLength(3);
  });

  it('is silent about small things', () => {
    expect(announce(line('gains_influence', null), byId(all))).toBeNull();
  });
});
