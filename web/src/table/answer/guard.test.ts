import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import start from '../../fixtures/game1-start.json';
import { settings } from '../../lib/settings.svelte';
import { Guard, GUARD } from './guard.svelte';
import type { Question } from '../view';

const asked = start.views['0'].decisions[0] as unknown as Question;
const next: Question = { ...asked, number: asked.number + 1 };

beforeEach(() => {
  vi.useFakeTimers();
  settings.guard = true;
});
afterEach(() => {
  vi.useRealTimers();
  settings.guard = false;
});

describe('the guard (B1)', () => {
  it('takes no line of the tray just after the question has changed', () => {
    const guard = new Guard();
    guard.watch(asked);
    vi.advanceTimersByTime(GUARD);
    expect(guard.lines).toBe(true);
    guard.watch(next);
    expect(guard.lines).toBe(false);
    vi.advanceTimersByTime(GUARD - 1);
    expect(guard.lines).toBe(false);
    vi.advanceTimersByTime(1);
    expect(guard.lines).toBe(true);
  });

  it('lets the same sort of thing be pressed at once, but not where it means something else now', () => {
    const guard = new Guard();
    guard.watch(asked);
    expect(guard.things).toBe(false);
    vi.advanceTimersByTime(GUARD);
    guard.watch(next);
    expect(guard.things).toBe(true);
    guard.watch({ ...next, number: next.number + 1, kind: 'another' });
    expect(guard.things).toBe(false);
  });

  it('is not set off by a picture in which the question is the same', () => {
    const guard = new Guard();
    guard.watch(asked);
    vi.advanceTimersByTime(GUARD);
    guard.watch({ ...asked });
    expect(guard.lines).toBe(true);
  });

  it('can be switched off', () => {
    settings.guard = false;
    const guard = new Guard();
    guard.watch(asked);
    expect([guard.lines, guard.things]).toEqual([true, true]);
  });

  it('takes no answer twice, unless the table refused it', () => {
    const guard = new Guard();
    guard.watch(asked);
    expect([guard.take(asked, false), guard.take(asked, false)]).toEqual([true, false]);
    expect(guard.take(asked, true)).toBe(true);
    guard.watch(next);
    expect(guard.take(next, false)).toBe(true);
  });

  it('takes the answer of the next person on this device, whose question has the same number (S5-1)', () => {
    const guard = new Guard();
    guard.watch(asked);
    vi.advanceTimersByTime(GUARD);
    expect(guard.take(asked, false)).toBe(true);
    const others: Question = { ...asked, seat: asked.seat + 1 };
    expect(guard.take(others, false)).toBe(true);
    guard.watch(others);
    expect([guard.things, guard.lines]).toEqual([false, false]);
    vi.advanceTimersByTime(GUARD);
    expect(guard.take(others, false)).toBe(true);
    guard.watch(asked);
    expect(guard.take(asked, false)).toBe(true);
  });
});
