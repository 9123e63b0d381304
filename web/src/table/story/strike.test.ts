import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../../lib/protocol';
import { blowsOf } from './strike';
import type { View } from '../view';

const CUES = { loses_health: { does: 'harm', at: 'health' } } as const;
const hurt = (seat: number): LogLine => ({
  number: 0,
  kind: 'loses_health',
  seat,
  amount: 2,
  card: null,
  source: null,
  cause: null,
  action: 0,
  text: '',
});

/** A phone that shows the market, and the own line below it; the other heroes are on another tab. */
function lay(): void {
  document.body.innerHTML = `
    <nav><button data-tab="market"></button><button data-tab="heroes"></button></nav>
    <section data-shows="market"></section>
    <section data-shows="heroes" hidden><span data-part="health:1"></span></section>
    <footer><span data-part="health:0"></span></footer>`;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return { width: this.closest('[hidden]') ? 0 : 10 } as DOMRect;
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('on a phone', () => {
  const where = (seat: number): DOMStringMap[] =>
    blowsOf([hurt(seat)], CUES, {} as View).map(({ element }) => ({ ...element.dataset }));

  it('the own harm is seen in the own line', () => {
    lay();
    expect(where(0)).toEqual([{ part: 'health:0' }]);
  });

  it('what happens in a part that is not shown is seen on its tab', () => {
    lay();
    expect(where(1)).toEqual([{ tab: 'heroes' }]);
  });
});
