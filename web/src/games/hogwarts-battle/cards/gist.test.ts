import { describe, expect, it } from 'vitest';
import cards from '../../../fixtures/cards.json';
import type { CardInfo } from '../../../lib/protocol';
import { gist } from './gist';
import icons from '../icons.json';

const all = cards as unknown as CardInfo[];
const told = (id: string): string[] =>
  gist(all.find((card) => card.id === id)!).map((line) =>
    line.map(({ text = '', icon = '' }) => text + icon).join(' '),
  );

// B2: a small face says in signs what the lines say in words.
describe('gist', () => {
  it('has something to show for every card that does something, in icons that there are', () => {
    const acting = all.filter((card) => card.lines.length > 0 && card.kind !== 'die');
    expect(acting.filter((card) => gist(card).length === 0).map((card) => card.id)).toEqual([]);
    const used = new Set(
      acting.flatMap((card) => gist(card).flatMap((line) => line.map(({ icon }) => icon))),
    );
    expect([...used].filter((icon) => icon !== undefined && !(icon in icons))).toEqual([]);
  });

  it('counts what is gained and lost', () => {
    expect(told('incendio')).toEqual(['+1attack +1card']);
    expect(told('dementors_kiss')).toEqual(['−2health', 'all −1health']);
    expect(told('finite')).toEqual(['−1control']);
  });

  it('shows choices side by side, and what each thing waits for', () => {
    expect(told('hedwig')).toEqual(['+1attack / +2health']);
    expect(told('draco_malfoy')).toEqual(['control : −2health', 'reward −1control']);
    expect(told('proficiency_flying_lessons')).toEqual(['−5influence → −1control']);
  });

  it('names the dice that destroy a Horcrux', () => {
    expect(told('horcrux_ring')[0]).toBe('die : attack / influence');
    expect(told('horcrux_cup')[0]).toBe('die : health + influence');
  });

  it('tells gains from harm', () => {
    const [line] = gist(all.find((card) => card.id === 'flipendo')!);
    expect(line?.map(({ tone }) => tone)).toEqual(['harm', 'harm']);
  });
});
