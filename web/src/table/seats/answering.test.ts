import { describe, expect, it } from 'vitest';
import { question } from '../../lib/fakes';
import { Answering } from './answering.svelte';

const asked = (number: number, ...seats: number[]) =>
  seats.map((seat) => ({ ...question(seat, number), number }));

describe('who has answered (part two, severity 3)', () => {
  it('is known while others still think about the same', () => {
    const answering = new Answering();
    answering.watch(asked(7, 0, 1, 2));
    expect([answering.together, [...answering.done]]).toEqual([true, []]);
    answering.watch(asked(7, 0, 2));
    expect([answering.together, [...answering.done]]).toEqual([true, [1]]);
  });

  it('is not forgotten while the story is told', () => {
    const answering = new Answering();
    answering.watch(asked(7, 0, 1));
    answering.watch(asked(7, 0));
    answering.watch([]);
    expect([...answering.done]).toEqual([1]);
  });

  it('begins anew with the next question, and one alone has nobody to wait with', () => {
    const answering = new Answering();
    answering.watch(asked(7, 0, 1));
    answering.watch(asked(8, 0));
    expect([answering.together, [...answering.done]]).toEqual([false, []]);
  });
});
