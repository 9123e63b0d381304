import { expect, it } from 'vitest';
import { asMatch, lastOf, levelOf, modeOf, playerOf, powerOf, usualParts, variationsOf } from './campaign';
import { lobbyOf } from './lobby';
import type { BookLine, CardInfo, OptionInfo } from './protocol';

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

const evening = (players: Record<string, string>): BookLine => ({
  ...{ level: 1, result: 'won', heroes: ['harry', 'ron', 'luna'], players, variations: {}, turns: 5 },
  ...{ locations_lost: 0, cards: {}, replay: false, table: '' },
});

it('remembers on every device who played whom', () => {
  const history = [evening({ harry: 'Zuzana', luna: 'Eva' }), evening({ harry: 'Zuzana', ron: 'Anna' })];
  expect(playerOf(history, 'luna')).toBe('Eva');
  expect(playerOf(history, 'neville')).toBe('');
  const parts = usualParts(['harry', 'ron', 'luna'], 'Anna', lastOf(history, 'Anna'));
  expect(parts.map(({ kind, name }) => [kind, name])).toEqual([
    ['friend', 'Zuzana'],
    ['here', 'Anna'],
    ['bot', ''],
  ]);
  expect(lastOf([], 'Anna')).toBeNull();
});

it('tells the power of a hero by the first card that has one', () => {
  const card = (id: string, ...lines: string[]): [string, CardInfo] => [
    id,
    { id, kind: 'hero', lines } as unknown as CardInfo,
  ];
  const cards = new Map([card('ron_1'), card('ron_3', 'Heals 2.'), card('ron_7', 'Heals all.')]);
  expect(powerOf(cards, 'ron')).toBe('Heals 2.');
  expect(powerOf(cards, 'harry')).toBe('');
});
