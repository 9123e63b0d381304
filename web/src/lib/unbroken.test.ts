import { describe, expect, it } from 'vitest';
import { unbroken } from './unbroken';

const shown = (text: string): string => unbroken(text, 'cs').replaceAll('\u{A0}', '_');

describe('lines of Czech', () => {
  it.each([
    ['k lesu a v zámku', 'k_lesu a_v_zámku'],
    ['2. tah: Harry – a dál', '2._tah: Harry_– a_dál'],
    ['K 5 kartám za 12 vlivů', 'K_5_kartám za 12_vlivů'],
    ['pole 2 – 4, den za dnem', 'pole 2_– 4, den za dnem'],
  ])('keep together what belongs together: %s', (text, wanted) => {
    expect(shown(text)).toBe(wanted);
    expect(unbroken(unbroken(text, 'cs'), 'cs')).toBe(unbroken(text, 'cs'));
  });

  it('are no matter of other languages', () => {
    expect(unbroken('a 5 maghi', 'it')).toBe('a 5 maghi');
  });
});
