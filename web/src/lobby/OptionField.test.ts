import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { OptionInfo } from '../lib/protocol';
import OptionField from './OptionField.svelte';

function option(change: Partial<OptionInfo>): OptionInfo {
  const empty = { name: 'stun_discards', help: 'What it does.', default: null, values: [], low: 0, high: 0 };
  return { ...empty, many: false, ...change };
}

it('offers a small range as steps, with its help', () => {
  render(OptionField, { game: 'some-game', option: option({ low: 1, high: 3 }), value: 2 });
  expect(screen.getByRole('group', { name: 'Stun discards' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('radio', { name: '2' })).toBeChecked();
  expect(screen.getByText('What it does.')).toBeInTheDocument();
});

it('offers named values in the words of the game, where it has them', () => {
  const hands = option({ name: 'hands', values: ['open', 'closed'] });
  const { unmount } = render(OptionField, { game: 'hogwarts-battle', option: hands, value: 'closed' });
  expect(screen.getByRole('radio', { name: 'Closed' })).toBeChecked();
  expect(screen.getByText(/only your own/)).toBeInTheDocument();
  unmount();
  render(OptionField, {
    game: 'some-game',
    option: { ...hands, values: ['wide_open', 'shut'] },
    value: 'shut',
  });
  expect(screen.getByRole('radio', { name: 'Wide open' })).not.toBeChecked();
});

it('changes by a click', async () => {
  render(OptionField, { game: 'some-game', option: option({ values: ['one', 'two'] }), value: 'one' });
  screen.getByRole('radio', { name: 'Two' }).click();
  await expect.poll(() => screen.getByRole('radio', { name: 'Two' })).toBeChecked();
});

it('gives every other kind of control a name', () => {
  const kinds = [
    { role: 'combobox', change: { values: ['a', 'b', 'c', 'd', 'e'] }, value: 'a' },
    { role: 'spinbutton', change: { low: 0, high: 99 }, value: 5 },
    { role: 'textbox', change: { default: 'x' }, value: 'x' },
    { role: 'checkbox', change: { default: true }, value: true },
  ] as const;
  for (const { role, change, value } of kinds) {
    const { unmount } = render(OptionField, {
      game: 'some-game',
      option: option(change as Partial<OptionInfo>),
      value,
    });
    expect(screen.getByRole(role, { name: 'Stun discards' })).toBeInTheDocument();
    unmount();
  }
});
