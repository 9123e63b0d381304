import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import OwnCards from './OwnCards.svelte';

afterEach(cleanup);

const packs = [
  { name: 'my-cards', title: 'My cards' },
  { name: 'box', title: 'Box' },
];

it('lets packs be chosen and left out again', async () => {
  const choose = vi.fn();
  render(OwnCards, { packs, chosen: ['box'], choose });
  expect(screen.getByRole('group', { name: 'Own cards' })).toBeInTheDocument();
  expect(screen.getByLabelText('Box')).toBeChecked();
  await fireEvent.click(screen.getByLabelText('My cards'));
  await fireEvent.click(screen.getByLabelText('Box'));
  expect(choose.mock.calls).toEqual([[['box', 'my-cards']], [[]]]);
});
