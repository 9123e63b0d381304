import { describe, expect, it } from 'vitest';
import { meet, partInSight, placeBubble, type Box } from './bubble';

const SCREEN = { width: 1000, height: 800 };
const TRAY: Box = { left: 0, top: 600, right: 1000, bottom: 800 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('a bubble of the guide (B9)', () => {
  it('stands beside what it speaks of and points at it', () => {
    const target = box(300, 100, 100, 100);
    const spot = placeBubble({ width: 200, height: 100 }, target, [target, TRAY], SCREEN)!;
    expect(meet(box(spot.left, spot.top, 200, 100), target)).toBe(false);
    expect(spot.side).toBe('left');
    expect(spot.top + spot.along).toBeCloseTo(150);
  });

  it('covers no answer, however near these lie', () => {
    const target = box(300, 100, 400, 100);
    const answers = [box(0, 0, 1000, 90), box(0, 210, 600, 120), TRAY];
    const spot = placeBubble({ width: 250, height: 150 }, target, [target, ...answers], SCREEN)!;
    const bubble = box(spot.left, spot.top, 250, 150);
    for (const answer of [target, ...answers]) expect(meet(bubble, answer)).toBe(false);
  });

  it('points down at the tray from above', () => {
    const spot = placeBubble({ width: 250, height: 150 }, TRAY, [TRAY], SCREEN)!;
    expect(spot.side).toBe('bottom');
    expect(spot.top + 150).toBeLessThanOrEqual(TRAY.top);
  });

  it('is not there where nothing is free', () => {
    expect(placeBubble({ width: 250, height: 150 }, TRAY, [box(0, 0, 1000, 800)], SCREEN)).toBeNull();
    expect(placeBubble({ width: 1200, height: 150 }, TRAY, [], SCREEN)).toBeNull();
  });
});

describe('what is seen of a thing', () => {
  it('ends where the part of the table that scrolls ends, so that the ring does not run over the hand', () => {
    const part = document.createElement('section');
    const thing = part.appendChild(document.createElement('div'));
    document.body.append(part);
    part.style.overflowY = 'auto';
    const at = (shown: Box): DOMRect => shown as DOMRect;
    part.getBoundingClientRect = () => at(box(0, 100, 400, 200));
    thing.getBoundingClientRect = () => at(box(10, 120, 300, 500));
    expect(partInSight(thing)).toEqual({ left: 10, top: 120, right: 310, bottom: 300 });
    part.style.overflowY = 'visible';
    expect(partInSight(thing).bottom).toBe(620);
    part.remove();
  });
});
