import { expect, it } from 'vitest';
import { asMatch, levelOf, modeOf, usualParts, variationsOf } from './campaign';
import { lobbyOf } from './lobby';
import type { OptionInfo } from './protocol';

const option = (name: string): OptionInfo => ({
  ...{ name, help: '', default: 'off', values: ['off', 'on'] },
  ...{ low: 0, high: 0, many: false },
});

it('tells level and mode of a match, and that a single match has none', () => {
  expect(modeOf({ book: '{"mode":"easy","cards":{},"out":[]}' })).toBe('easy');
  expect(modeOf({ book: '' })).toBeNull();
  expect(modeOf({ book: 'torn' })).toBeNull();
  expect(levelOf({ scenario: 'year-3' })).toBe(3);
  expect(levelOf({ scenario: 'battle-for-hogwarts' })).toBe(8);
});

it('offers variations only, and sends those that are not as usual', () => {
  const offered = variationsOf(
    [option('book'), option('cloak'), option('hands'), option('foes_in_order')],
    lobbyOf('hogwarts-battle'),
  );
  expect(offered.map(({ name }) => name)).toEqual(['foes_in_order', 'hands']);
  const parts = usualParts(['harry', 'ron'], 'Anna', null);
  const match = asMatch(2, parts, { foes_in_order: 'on', hands: 'off' }, offered, () => 'Me');
  expect(match.variations).toEqual({ foes_in_order: 'on' });
  expect(match.players).toEqual([
    { kind: 'here', name: 'Anna' },
    { kind: 'bot', bot: 'policy' },
  ]);
});

it('lets the sixth hero sit out, and remembers who played whom', () => {
  const heroes = ['harry', 'ron', 'hermione', 'neville', 'luna', 'ginny'];
  expect(usualParts(heroes, '', null).map(({ kind }) => kind)).toEqual([
    ...['here', 'bot', 'bot', 'bot', 'bot', 'out'],
  ]);
  const last = { level: 1, heroes: ['ron'], players: [{ kind: 'friend' as const, name: 'Ben' }] };
  expect(usualParts(['harry', 'ron'], '', last).map(({ kind, name }) => [kind, name])).toEqual([
    ['bot', ''],
    ['friend', 'Ben'],
  ]);
});
