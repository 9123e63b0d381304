import { SvelteMap } from 'svelte/reactivity';
import { describe, expect, it } from 'vitest';
import start from '../../fixtures/game1-start.json';
import { Marks } from './marks.svelte';
import type { Choice, Question, Target } from '../view';

const asked = start.views['0'].decisions[0] as unknown as Question;
const [alohomora, cloak] = asked.actions as [Choice, Choice];
const two = (pick: Partial<Question['pick']> = {}): Question => ({
  ...asked,
  pick: { count: 2, chosen: [], ...pick },
});
const hero = (name: string, seat: number): Choice => ({
  notation: `hero ${name}`,
  label: name,
  card: `${name}_card`,
  verb: 'hero',
  targets: [
    { kind: 'seat', key: seat } satisfies Target,
    { kind: 'card', key: 50 + seat, id: `${name}_card` },
  ],
});

describe('marks', () => {
  it('are for questions that pick several, in any order', () => {
    expect(new Marks(() => asked).question).toBeNull();
    expect(new Marks(() => two({ ordered: true })).question).toBeNull();
    expect(new Marks(() => two({ chosen: ['alohomora_harry'] })).question).toBeNull();
    expect(new Marks(() => two()).count).toBe(2);
  });

  it('are made, taken off, and sent together', () => {
    const marks = new Marks(() => two());
    marks.toggle(cloak);
    expect([marks.ready, marks.times(cloak)]).toEqual([false, 1]);
    marks.toggle(cloak);
    expect(marks.all).toEqual([]);
    marks.toggle(cloak);
    marks.toggle(alohomora);
    expect(marks.ready).toBe(true);
    // With the cloak gone only Alohomoras would be left, and the rules would take one unasked.
    expect(marks.notations()).toEqual(['discard alohomora_harry', 'discard invisibility_cloak']);
  });

  it('are not seen by the next person on this device, whose question has the same number (S5-1)', () => {
    const shown = new SvelteMap([['question', two()]]);
    const marks = new Marks(() => shown.get('question') ?? null);
    marks.toggle(cloak);
    shown.set('question', { ...two(), seat: asked.seat + 1 });
    expect(marks.all).toEqual([]);
    shown.set('question', two());
    expect(marks.times(cloak)).toBe(1);
  });

  it('may be as many for one answer as there are equal cards', () => {
    const marks = new Marks(() => two());
    marks.toggle(alohomora);
    marks.toggle(alohomora);
    expect([marks.times(alohomora), marks.full]).toEqual([2, true]);
    expect(marks.notations()).toEqual(['discard alohomora_harry', 'discard alohomora_harry']);
    marks.toggle(alohomora);
    expect(marks.all).toEqual([]);
  });

  it('lie on the card that was pressed, and on no other copy', () => {
    const marks = new Marks(() => two());
    const [, second] = alohomora.targets[0]!.also!;
    marks.toggleThing(alohomora, `card:${second}`);
    expect([...marks.things]).toEqual([`card:${second}`]);
    marks.toggleThing(alohomora, `card:${second}`);
    expect(marks.all).toEqual([]);
  });

  it('may be fewer where that is enough, and says so', () => {
    const actions = [hero('harry', 0), hero('ron', 1), hero('hermione', 2)];
    const marks = new Marks(() => ({ ...two({ enough: 'no more' }), actions }));
    expect(marks.ready).toBe(false);
    marks.toggleThing(actions[1]!, 'card:51');
    expect([...marks.things]).toEqual(['seat:1', 'card:51']);
    expect(marks.ready).toBe(true);
    expect(marks.notations()).toEqual(['hero ron', 'no more']);
    marks.toggle(actions[0]!);
    expect(marks.notations()).toEqual(['hero ron', 'hero harry']);
    marks.toggleThing(actions[1]!, 'card:51');
    expect(marks.notations()).toEqual(['hero harry', 'no more']);
  });

  it('ask for no more than there is', () => {
    const marks = new Marks(() => ({ ...two({ enough: 'no more' }), actions: [hero('harry', 0)] }));
    marks.toggle(hero('harry', 0));
    expect([marks.count, marks.notations()]).toEqual([1, ['hero harry']]);
  });

  it('are gone with their question', () => {
    let question = two();
    const marks = new Marks(() => question);
    marks.toggle(cloak);
    question = { ...two(), number: question.number + 1 };
    expect(new Marks(() => question).all).toEqual([]);
  });
});
