import { describe, expect, it } from 'vitest';
import { plainFields, withField } from './workshop';

const text = `cards:
  - id: my_lumos
    name: Lumos!
    cost: 4
    effect:
      - {do: draw, n: 1}
    note: "it's bright"
    confidence: reconstructed
    source: [own]
  - id: another
    cost: 9
`;

describe('the form of a card', () => {
  const fields = plainFields(text);
  const field = (name: string): (typeof fields)[number] => fields.find((one) => one.name === name)!;

  it('has the fields of the first card that hold one value', () => {
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ['id', 'my_lumos'],
      ['name', 'Lumos!'],
      ['cost', '4'],
      ['note', "it's bright"],
    ]);
    expect(fields.map(({ number }) => number)).toEqual([false, false, true, false]);
  });

  it('writes into the text, and leaves all else as it is', () => {
    expect(withField(text, field('cost'), '7')).toBe(text.replace('cost: 4', 'cost: 7'));
    expect(withField(text, field('id'), 'nox')).toBe(text.replace('my_lumos', 'nox'));
  });

  it('keeps a field that was emptied, and takes a number in it again', () => {
    const emptied = withField(text, field('cost'), '');
    const again = plainFields(emptied).find((one) => one.name === 'cost')!;
    expect(again.value).toBe('');
    expect(withField(emptied, again, '12')).toBe(text.replace('cost: 4', 'cost: 12'));
  });

  it.each(['a: b', '[x', 'yes', '"', '7', '# no', ''])('puts %s into quotes and reads it again', (value) => {
    const written = withField(text, field('name'), value);
    expect(plainFields(written).find((one) => one.name === 'name')?.value).toBe(value);
  });

  it('is empty where there is no card', () => expect(plainFields('cards:\n')).toEqual([]));
});
