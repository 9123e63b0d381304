import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { LEVELS, USUAL, levelFace, thinksAhead } from '../../lib/levels';
import { botManner, botWords } from '../../lib/lobby';
import LevelChoice from './LevelChoice.svelte';

afterEach(cleanup);

it('every level has a name, a face and a sentence of its own', () => {
  for (const tell of [botWords, botManner, (level: string) => JSON.stringify(levelFace(level))])
    expect(new Set(LEVELS.map(tell)).size).toBe(LEVELS.length);
  expect(LEVELS).toContain(USUAL);
  expect(LEVELS.filter(thinksAhead)).toEqual(['prefect', 'professor']);
});

it('is chosen by name, and says how it plays', async () => {
  render(LevelChoice, { label: 'How well', value: 'policy' });
  const choice = screen.getByRole('combobox', { name: 'How well' });
  expect(choice).toHaveAccessibleDescription(/rules of thumb/);
  await fireEvent.change(choice, { target: { value: 'professor' } });
  expect(choice).toHaveAccessibleDescription(/The strongest/);
});

it('asks whoever keeps the level, and shows a bot that is no level', async () => {
  const onchoose = vi.fn();
  render(LevelChoice, { label: 'How well', value: 'greedy', onchoose });
  expect(screen.getByRole('combobox')).toHaveDisplayValue('One step ahead');
  await fireEvent.change(screen.getByRole('combobox'), { target: { value: 'prefect' } });
  expect(onchoose).toHaveBeenCalledWith('prefect');
});
