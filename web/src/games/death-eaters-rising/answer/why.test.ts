import { describe, expect, it } from 'vitest';
import type { Piece } from '../../../table/game';
import type { Thing } from '../../../table/answer/things';
import type { View } from '../../../table/view';
import hit from '../fixtures/hit.json';
import rolled from '../fixtures/rolled.json';
import start from '../fixtures/start.json';
import worst from '../fixtures/worst.json';
import { rising, type RisingView } from '../view';
import { whyNot } from './why';

const viewOf = (snapshot: { views: Record<string, unknown> }): RisingView =>
  rising(Object.values(snapshot.views)[0] as View);
const of = (card: { key: number }): Thing => ({ kind: 'card', key: card.key });
const at = (view: RisingView, location: number): Thing => of(view.locations[location]!.characters[0]!);
const dieIn = (view: RisingView, place: string): Thing => ({
  kind: 'die',
  key: view.dice.find((die) => die.place === place)!.key,
});

describe('why something is no answer', () => {
  const view = viewOf(rolled);
  const held: Piece = { title: 'Blue die: knowledge' };

  it('tells first to travel, then where the team can reach', () => {
    expect(whyNot(at(viewOf(start), 0), viewOf(start), 0)).toContain('First the team travels');
    expect(whyNot(at(view, 1), view, 0)).toContain('Your team is elsewhere');
  });

  it('tells that a die in hand fits no open symbol there', () => {
    expect(whyNot(at(view, 0), view, 0, held)).toContain('(Blue die: knowledge)');
  });

  it('tells where a die is', () => {
    expect(whyNot(dieIn(view, 'supply'), view, 0)).toContain('shared supply');
    expect(whyNot(dieIn(viewOf(hit), 'card'), viewOf(hit), 0)).toContain('stays on its card');
  });

  it('tells what belongs to others, and what was used', () => {
    expect(whyNot(of(view.teams[1]!.wizards[0]!), view, 0)).toBe('That belongs to another team.');
    expect(whyNot(of(view.teams[1]!.tokens[0]!), view, 0)).toBe('That belongs to another team.');
    const ability = { ...of(viewOf(hit).teams[0]!.headquarters), part: 2 };
    expect(whyNot(ability, viewOf(hit), 0)).toBe('It has been used this turn already.');
  });

  it('tells why Voldemort cannot be reached', () => {
    const late = structuredClone(viewOf(worst));
    const him = of(late.voldemort.card!);
    late.voldemort.cap = late.voldemort.damage;
    expect(whyNot(him, late, 0)).toContain('Death Eaters in Azkaban: 2');
    late.mission = 'ministry_of_magic';
    expect(whyNot(him, late, 0)).toContain('only from the location he faces');
  });

  it('tells a spectator that the teams act', () => {
    expect(whyNot(at(view, 0), view, -1)).toBe('You are watching; the teams act.');
  });
});
