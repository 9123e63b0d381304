import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import start from '../../fixtures/game1-start.json';
import { settings } from '../../lib/settings.svelte';
import { Closing } from './closing.svelte';
import { Guard } from './guard.svelte';
import type { Handful } from './pieces';
import type { Choice, Question } from '../view';

const choice = (notation: string, label: string, also: number[] = []): Choice => ({
  notation,
  label,
  card: null,
  verb: notation.split(' ')[0]!,
  targets: [{ kind: 'card', key: 1, also }],
});
const end = choice('end turn', 'End the turn');
const play = choice('play lumos', 'Play Lumos!', [2, 3]);
const use = choice('use map', 'Use the map');
const asked = start.views['0'].decisions[0] as unknown as Question;

/** A turn with these answers beside its end, at which something is noted down when it is given. */
function turn(
  others: Choice[],
  pieces: Handful[] = [],
): { closing: Closing; given: string[]; said: string[] } {
  const given: string[] = [];
  const said: string[] = [];
  const table = {
    mine: { ...asked, kind: 'act', ends: ['end'], lapses: ['play', 'assign'] },
    choices: [...others, end],
    pieces,
    guard: new Guard(),
    tell: (text: string) => void said.push(text),
    choose: ({ notation }: Choice) => void given.push(notation),
  };
  return { closing: new Closing(table), given, said };
}

describe('what ends a turn', () => {
  beforeEach(() => (settings.askBeforeEnding = true));
  afterEach(() => (settings.askBeforeEnding = false));

  it('is taken at once where nothing would be lost', () => {
    const { closing, given } = turn([use]);
    expect([closing.bare, closing.lost]).toEqual([false, []]);
    closing.take(end);
    expect([closing.asking, given]).toEqual([false, ['end turn']]);
  });

  it('is hollow as long as something else can be done', () => {
    expect(turn([]).closing.bare).toBe(true);
    expect(turn([use]).closing.bare).toBe(false);
  });

  it('is asked about where the game says that something lapses, and taken when it is meant', () => {
    const { closing, given } = turn([play, use]);
    closing.take(end);
    closing.take(end);
    expect([closing.asking, closing.told, given]).toEqual([true, 'Play Lumos! (×3)', []]);
    closing.goOn();
    closing.confirm();
    expect([closing.asking, given]).toEqual([false, []]);
    closing.take(end);
    closing.confirm();
    expect(given).toEqual(['end turn']);
  });

  it('is not asked about any more once that was wished', () => {
    const { closing, given } = turn([play]);
    closing.take(end);
    closing.neverAsk();
    closing.goOn();
    closing.take(end);
    expect(given).toEqual(['end turn', 'end turn']);
  });

  it('names what is picked up once, wherever it could go, and counts the rest', () => {
    const to = ['a', 'b', 'c', 'd', 'e'].map((name) => choice(`assign ${name}`, `To ${name}`));
    const die: Handful = { id: 'die:1', things: ['die:1'], title: 'Blue die', choices: to.slice(0, 2) };
    expect(turn(to, [die]).closing.told).toBe('Blue die · To c · To d · one more');
  });
});
