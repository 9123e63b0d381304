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

/** A card of the hand, either way up: `plan lance 1`, `plan lance 2`. */
const half = (name: string, key: number, part: number): Choice => ({
  notation: `plan ${name} ${part}`,
  label: name,
  card: name,
  verb: 'plan',
  targets: [{ kind: 'card', key, part } satisfies Target],
});

describe('marks whose order matters', () => {
  const cards = [half('lance', 1, 1), half('lance', 1, 2), half('coup', 2, 1), half('grip', 3, 1)];
  const [lance, turned, coup, grip] = cards as [Choice, Choice, Choice, Choice];
  const plan = two({ count: 3, ordered: true });
  const planning = { ...plan, actions: cards };
  const gather = (again: boolean): Marks =>
    new Marks(
      () => planning,
      () => ({ again, least: 2, enough: 'done' }),
    );

  it('are gathered where the game says so, sent in the order in which they were made, and may be fewer', () => {
    const marks = gather(false);
    marks.toggleThing(grip, 'card:3/1');
    expect([marks.question, marks.ready]).toEqual([planning, false]);
    marks.toggle(lance);
    expect(marks.ready).toBe(true);
    expect(marks.notations()).toEqual(['plan grip 1', 'plan lance 1', 'done']);
    marks.toggle(coup);
    expect(marks.notations()).toEqual(['plan grip 1', 'plan lance 1', 'plan coup 1']);
  });

  it('lay a card down once: its other half takes its place, also when there are enough', () => {
    const marks = gather(false);
    for (const choice of [lance, coup, grip]) marks.toggle(choice);
    expect([marks.refuses(turned), marks.refuses(half('other', 9, 1))]).toEqual([false, true]);
    marks.toggle(turned);
    expect(marks.notations()).toEqual(['plan lance 2', 'plan coup 1', 'plan grip 1']);
    marks.drop(0);
    expect(marks.notations()).toEqual(['plan coup 1', 'plan grip 1', 'done']);
  });

  it('may be the same thing again and again', () => {
    const marks = gather(true);
    marks.toggle(lance);
    marks.toggle(lance);
    marks.fill([coup, coup, lance]);
    expect([marks.times(coup), marks.full, marks.refuses(coup)]).toEqual([2, true, true]);
    expect(marks.notations()).toEqual(['plan coup 1', 'plan coup 1', 'plan lance 1']);
  });
});
