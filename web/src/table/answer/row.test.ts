import { describe, expect, it } from 'vitest';
import { Row } from './row';
import type { Entry } from './pieces';

const answers = (...labels: string[]): Entry[] =>
  labels.map((label) => ({ choice: { notation: label, label, card: null, verb: 'play', targets: [] } }));
const die = (title: string, ...things: string[]): Entry => ({
  piece: { id: things[0]!, title, things, choices: [] },
});
const TURN = '0 act 3';

function fitted(row: Row, turn: string, entries: Entry[]): (string | null)[] {
  return row.fit(turn, entries, new Set()).map(({ entry, words }) => (entry ? words : null));
}

describe('the row of answers in an open turn (N9)', () => {
  it('keeps places and numbers: what is taken leaves its place free, what is new comes last', () => {
    const row = new Row();
    fitted(row, TURN, answers('Lumos', 'Trevor', 'Attack'));
    expect(fitted(row, TURN, answers('Trevor', 'Attack'))).toEqual([null, 'Trevor', 'Attack']);
    expect(fitted(row, TURN, answers('Buy', 'Trevor'))).toEqual([null, 'Trevor', null, 'Buy']);
  });

  it('gives an answer that is taken back its old place', () => {
    const row = new Row();
    fitted(row, TURN, answers('Lumos', 'Trevor'));
    fitted(row, TURN, answers('Trevor'));
    expect(fitted(row, TURN, answers('Lumos', 'Trevor'))).toEqual(['Lumos', 'Trevor']);
  });

  it('is laid anew in the next turn, and has no memory of other questions', () => {
    const row = new Row();
    fitted(row, TURN, answers('Lumos', 'Trevor'));
    expect(fitted(row, '1 act 4', answers('Trevor'))).toEqual(['Trevor']);
    fitted(row, '', answers('Ron', 'Harry'));
    expect(fitted(row, '', answers('Harry'))).toEqual(['Harry']);
  });

  it('keeps the place of equal dice of which one has been laid down', () => {
    const row = new Row();
    fitted(row, TURN, [die('Courage', 'die:3', 'die:5'), die('Magic', 'die:4')]);
    expect(fitted(row, TURN, [die('Courage', 'die:5'), die('Magic', 'die:4')])).toEqual(['Courage', 'Magic']);
  });

  it('is laid anew where nothing is left of it', () => {
    const row = new Row();
    fitted(row, TURN, answers('Roll'));
    expect(fitted(row, TURN, answers('Assign', 'Discard'))).toEqual(['Assign', 'Discard']);
  });

  it('is laid anew when the dice are rolled', () => {
    const row = new Row();
    fitted(row, TURN, [die('Courage', 'die:3'), die('Magic', 'die:4')]);
    expect(fitted(row, TURN, [die('Love', 'die:4')])).toEqual(['Love']);
  });
});
