import { afterEach, describe, expect, it } from 'vitest';
import { settings, type Language } from '../../../lib/settings.svelte';
import { unbroken } from '../../../lib/unbroken';
import { glyphsOf } from './glyphs';

const told = (line: string): string[] => glyphsOf(line).map(({ number, icon }) => `${number} ${icon}`.trim());

afterEach(() => (settings.language = 'en'));

describe('what a card does, in signs', () => {
  it('tells what comes and what goes', () => {
    expect(told('On a Dark Mark: add 1 corruption at this location.')).toEqual(['+1 corruption']);
    expect(told('Assign 1 knowledge: remove 2 damage from a wizard.')).toEqual(['−2 damage']);
    expect(told('Assign 2 courage: draw 1 spell token; then remove 1 damage from a wizard.')).toEqual([
      '+1 spell_token',
      '−1 damage',
    ]);
  });

  it('counts only what is done, not whom it is done to', () => {
    const line =
      'On a Dark Mark: the most damaged wizard of the active team takes 1 damage (on a tie, all of them).';
    expect(told(line)).toEqual(['+1 damage']);
  });

  it('knows the colours of dice, and a die without one', () => {
    expect(glyphsOf('When you take your dice: gain 1 red or blue die.').map(({ hue }) => hue)).toEqual([
      2, 214,
    ]);
    expect(told('Once a turn, after a roll: re-roll 1 die that is not assigned.')).toEqual(['+1 wizard_die']);
  });

  it.each<[Language, string, string[]]>([
    [
      'cs',
      'Přiřaď 2 statečnosti: vezmi si 1 žeton kouzla; pak odeber 1 zranění jednomu kouzelníkovi.',
      ['+1 spell_token', '−1 damage'],
    ],
    ['cs', 'Přiřaď 1 oddanost: odeber 1 vliv z místa s žetonem mise.', ['−1 corruption']],
    ['it', 'Con un Marchio Nero: il mago con più danni della squadra attiva subisce 1 danno.', ['+1 damage']],
    ['it', 'Quando prendi i dadi: ottieni 1 dado rosso.', ['+1 wizard_die']],
  ])('reads %s: %s', (language, line, signs) => {
    settings.language = language;
    // As lines come from the server.
    line = unbroken(line, language);
    expect(told(line)).toEqual(signs);
  });
});
