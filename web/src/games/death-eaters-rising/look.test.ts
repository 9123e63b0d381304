import { describe, expect, it } from 'vitest';
import type { CardInfo, LogLine } from '../../lib/protocol';
import { byId } from '../../table/parts/collect';
import { announce } from './story/announce';
import cards from './fixtures/cards.json';
import { look, marks } from './look';
import motifs from './motifs.json';

const all = cards as unknown as CardInfo[];
const card = (id: string): CardInfo => all.find((one) => one.id === id)!;

describe('the pictures', () => {
  it('gives every card of the game a motif of its own, and knows no other cards', () => {
    expect(Object.keys(motifs).sort()).toEqual(all.map(({ id }) => id).sort());
    expect(all.filter((one) => look(one).motif === '').map(({ id }) => id)).toEqual([]);
    const characters = all.filter(({ kind }) => kind === 'wizard' || kind === 'death_eater');
    expect(new Set(characters.map((one) => look(one).motif)).size).toBe(characters.length);
  });

  it('tells affiliations, colours and the dark side apart', () => {
    expect(look(card('remus_lupin')).hue).toBe(look(card('order_of_the_phoenix')).hue);
    expect(look(card('remus_lupin')).hue).not.toBe(look(card('argus_filch')).hue);
    expect(look(card('gain_red_die')).hue).toBe(look(card('red_die')).hue);
    expect(look(card('bellatrix_lestrange')).dark).toBe(true);
    expect(look(card('remus_lupin')).dark).toBe(false);
  });

  it('prints what a character needs and bears', () => {
    expect(marks(card('bellatrix_lestrange')).map(({ icon, count }) => [icon, count])).toEqual([
      ['health', 3],
      ['loyalty', 2],
      ['courage', 2],
    ]);
    expect(marks(card('gringotts_bank'))).toEqual([]);
  });
});

describe('announcements', () => {
  const line = (kind: string, named: string | null): LogLine => ({
    number: 1,
    kind,
    seat: 0,
    amount: 0,
    card: named,
    source: null,
    cause: null,
    action: 0,
    text: `${kind} happens`,
  });
  const told = (kind: string, named: string | null = null): ReturnType<typeof announce> =>
    announce(line(kind, named), byId(all));
  const fallen = (face: string): ReturnType<typeof announce> =>
    announce({ ...line('voldemort_die', null), details: { face } }, byId(all));

  it('lets the Voldemort die fall on the face that is told', () => {
    expect(fallen('counterclockwise')).toMatchObject({
      tone: 'dark',
      die: { result: 'counterclockwise' },
    });
    expect(fallen('dark_mark')).toMatchObject({ tone: 'danger', die: { result: 'dark_mark' } });
  });

  it('says what a Death Eater does, each time by the line that counts', () => {
    const [regular, mark] = card('lucius_malfoy').lines;
    expect(regular).toContain(told('resolves', 'lucius_malfoy')!.text.slice(1));
    expect(mark).toContain(told('dark_mark', 'lucius_malfoy')!.text.slice(1));
    expect(told('resolves', 'lucius_malfoy')!.text).not.toContain(':');
  });

  it('shows falls and triumphs, and is silent about small things', () => {
    expect(told('place_corrupted', 'the_atrium')?.tone).toBe('danger');
    expect(told('recruits', 'remus_lupin')?.tone).toBe('bright');
    expect(told('imprisoned', 'lucius_malfoy')).toMatchObject({ tone: 'bright', falls: true });
    expect(told('recruits', 'remus_lupin')?.falls).toBe(false);
    expect(told('hits', 'lord_voldemort')?.tone).toBe('bright');
    expect(told('rolls')).toBeNull();
  });
});
