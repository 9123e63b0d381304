import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import cards from '../../fixtures/cards.json';
import worst from '../../fixtures/game7-worst.json';
import type { CardInfo } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { PreviewStore } from '../../table/preview.svelte';
import TableScreen from '../../table/TableScreen.svelte';
import type { Choice, Store, View } from '../../table/view';
import { table } from '.';
import { face } from './seats/faces';
import { gist } from './cards/gist';
import icons from './icons.json';
import { look } from './look';
import { crowded, whyNot } from './answer/targets';

const [view] = Object.values(worst.views);
const foe = view!.villains.active[0]!;
const put = (verb: string): Choice => ({
  notation: `${verb} ${foe.id}`,
  label: `${verb} it`,
  card: foe.id,
  verb,
  targets: [{ kind: 'card', key: foe.key, id: foe.id }],
});
const asked = {
  number: 1,
  seat: 0,
  kind: 'act',
  awaited: true,
  ends: ['end'],
  lapses: [],
  prompt: 'Your move',
  source: null,
  rule: null,
  pick: { count: 1, chosen: [] },
  actions: [put('attack'), put('persuade')],
};
const villains = {
  ...view!.villains,
  health: [6, 0, 8],
  wounds: [1, 0, 0],
  influence: [4, 5, 0],
  persuaded: [2, 5, 0],
  persuaded_now: [0, 1, 0],
};

function sitDown(change: Record<string, unknown>): PreviewStore {
  const views = { 0: { ...view, scenario: 'year-4', villains, ...change } };
  const store = new PreviewStore(cards, [{ ...worst, info: { ...worst.info, yours: [0] }, views }]);
  render(TableScreen, { store: store as unknown as Store, game: table });
  return store;
}

beforeAll(() => {
  settings.motion = 'reduced';
  settings.guideSeen = true;
  settings.guard = false;
  HTMLDialogElement.prototype.showModal = vi.fn();
  Element.prototype.scrollTo = vi.fn() as unknown as typeof Element.prototype.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

it('shows beside the Location how far the darkness has risen', () => {
  sitDown({ decisions: [], location: { ...view!.location, events: 3, darkness: 2 } });
  const place = document.querySelector('.location')!;
  expect(place.querySelector('.darkness')).toHaveTextContent('rising +2');
  expect(place.querySelector('.only-read')).toHaveTextContent('darkness has risen by 2');
  cleanup();
  sitDown({ decisions: [], location: { ...view!.location, darkness: 0 } });
  expect(document.querySelector('.darkness')).toBeNull();
});

describe('a foe of the New Rules', () => {
  it('shows what it needs: attack, influence, or both', () => {
    sitDown({ decisions: [] });
    const meters = [...document.querySelectorAll('.villain')].map((villain) =>
      [...villain.querySelectorAll('.health')].map((meter) => meter.textContent.replaceAll(' ', '').trim()),
    );
    expect(meters).toEqual([['1/6', '2/4'], ['5/5'], ['0/8']]);
    expect(document.querySelector('.villain')).toHaveTextContent('2 of 4 influence on it');
  });

  it('lets the player choose between attack and influence by its meters', async () => {
    const store = sitDown({ decisions: [asked] });
    await fireEvent.click(document.querySelector('.villain .health.influence')!);
    expect(store.done).toEqual([['act', `persuade ${foe.id}`, 0]]);
  });

  it('takes an influence token that is dropped on it', async () => {
    const store = sitDown({ decisions: [asked] });
    const token = document.querySelector('.own .token.influence')!;
    expect(token).toHaveAttribute('draggable', 'true');
    await fireEvent.dragStart(token);
    expect(document.querySelectorAll('.villain.takes')).toHaveLength(1);
    await fireEvent.drop(document.querySelector('.villain')!);
    expect(store.done).toEqual([['act', `persuade ${foe.id}`, 0]]);
  });

  it('says why it takes no influence now', () => {
    const poor = { ...view, villains: { ...villains, persuaded: [2, 4, 0] } } as unknown as View;
    const heroes = (influence: number): View =>
      ({ ...poor, heroes: view!.heroes.map((hero) => ({ ...hero, influence })) }) as unknown as View;
    const thing = { kind: 'card', key: villains.active[1]!.key } as const;
    expect(whyNot(thing, heroes(0), 0)).toContain('needs influence');
    expect(whyNot(thing, heroes(2), 0)).toContain('for this turn');
  });

  it('is told apart in the tray by its own sign', () => {
    const known = new Map([[foe.id, { id: foe.id, name: 'Troll' } as CardInfo]]);
    expect(crowded(put('persuade'), known)).toEqual({ sign: 'persuade', words: 'Troll' });
  });

  it('leaves a Game of the box as it was', () => {
    const base = { villains: view!.villains, scenario: undefined, decisions: [] };
    sitDown(base);
    expect(document.querySelectorAll('.villain .health.influence')).toHaveLength(0);
    expect(document.querySelectorAll('.villain .health')).toHaveLength(view!.villains.active.length);
  });
});

describe('an Encounter', () => {
  it('shows how much is done and when it can be collected', () => {
    const progress = { asked: 'foes_defeated', done: 2, needed: 3, may_collect: false };
    sitDown({ decisions: [], horcrux: { ...view!.horcrux, progress } });
    expect(document.querySelector('.encounter')).toHaveTextContent('2 of 3 done');
    cleanup();
    const met = { ...progress, done: 3, may_collect: true };
    sitDown({ decisions: [], horcrux: { ...view!.horcrux, progress: met } });
    expect(document.querySelector('.encounter .mark')).toHaveTextContent('end of the turn');
  });
});

describe('the potion board', () => {
  const token = (id: string, key: number): { id: string; key: number } => ({ id: `ingredient_${id}`, key });
  const shelves = {
    potions: { count: 9 },
    rows: [
      { asks: { spells_played: 3 }, met: false, tokens: [token('hellebore', 901), null] },
      {
        asks: { charm_used: true },
        met: true,
        tokens: [token('wild_ingredient', 902), token('flobberworm', 903)],
      },
    ],
    supply: { count: 12 },
    used: [],
  };
  const needs = [
    { asks: 'hellebore', holds: token('wild_ingredient', 904) },
    { asks: 'wild', holds: null },
  ];
  const brewing = [
    { potion: { id: 'bezoar', key: 905 }, owner: -1, dark: false, needs },
    { potion: { id: 'poison', key: 906 }, owner: 1, dark: true, needs },
  ];

  it('shows the spaces of each potion, and a Dark Arts Potion before its owner', () => {
    sitDown({ decisions: [], shelves, brewing });
    const spaces = [...document.querySelectorAll('.potions .potion li[title]')];
    expect(spaces.map((space) => space.classList.contains('filled'))).toEqual([true, false]);
    expect(document.querySelectorAll('.mat .dark li.filled')).toHaveLength(1);
  });

  it('shows each shelf with its tokens, what it asks for and whether that is done', () => {
    sitDown({ decisions: [], shelves, brewing: [] });
    const rows = [...document.querySelectorAll('.shelves li')];
    expect(rows.map((row) => row.querySelectorAll('.token').length)).toEqual([1, 2]);
    expect(rows[0]).toHaveTextContent('3 spells played');
    expect(rows.map((row) => row.classList.contains('met'))).toEqual([false, true]);
    expect(table.regions?.({ ...view, shelves } as unknown as View)).toContain('brewing');
    expect(table.regions?.(view as unknown as View)).not.toContain('brewing');
  });
});

describe('the faces of the New Rules', () => {
  const cardOf = (kind: string, facts: Record<string, unknown>): CardInfo =>
    ({ id: 'detention', name: 'Some', kind, lines: ['…'], facts }) as unknown as CardInfo;
  const told = (facts: Record<string, unknown>): string[] =>
    gist(cardOf('any', facts)).map((line) => line.map(({ text = '', icon = '' }) => text + icon).join(' '));

  it.each([
    ['creature', {}, 'creature'],
    ['detention', { type: 'item' }, 'detention'],
    ['potion', { type: 'potion' }, 'potion'],
    ['hogwarts', { type: 'item' }, 'item'],
  ])('a %s with %j has the sign of a %s', (kind, facts, sign) => {
    expect(look(cardOf(kind, facts)).kind).toBe(sign);
    expect(sign in icons).toBe(true);
  });

  it('draws the three tiers of a Charm, a potion and an Encounter', () => {
    const roll = [{ when: 'action', limit: 'turn', then: [{ do: 'roll' }] }];
    const draw = [{ when: 'action', pay: { discard: 1 }, then: [{ do: 'draw', n: 1 }] }];
    expect(told({ tiers: { '8-10': roll, '4-7': draw } })).toEqual([
      '8–10health : die',
      '4–7health : −1card → +1card',
    ]);
    const potion = { ingredients: ['hellebore', 'wild'], banished: [{ do: 'draw', who: 'all', n: 1 }] };
    expect(told(potion)).toEqual(['hellebore wild', 'gone : all +1card']);
    expect(told({ to_complete: { foes_defeated: 3 }, reward: [{ do: 'banish', n: 1 }] })).toEqual([
      'encounter : 3foe',
      'reward −1gone',
    ]);
  });

  it('gives Luna and Ginny portraits of their own', () => {
    const heads = ['luna', 'ginny'].map((hero) => face({ heroes: [{ hero }] } as unknown as View, 0)?.head);
    expect(heads).toEqual(['long', 'fringe']);
  });
});
