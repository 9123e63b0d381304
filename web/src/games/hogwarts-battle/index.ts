// Hogwarts Battle at the table.
import type { GameTable } from '../../table/game';
import { announce } from './announce';
import Board from './Board.svelte';
import { guide } from './guide';
import { look, rulesOf } from './look';
import { origin, places } from './places';
import { drop, targets, whyNot } from './targets';
import { battle, handOf } from './view';
import { say } from './words';

const SYMBOLS = ['control', 'influence', 'attack', 'health', 'card'];

export const table: GameTable = {
  board: Board,
  say,
  announce,
  look,
  rulesOf,
  places,
  origin,
  targets,
  drop,
  whyNot,
  guide,
  regions: () => ['foes', 'market', 'heroes'].map((id) => ({ id, title: say(`region-${id}`) })),
  regionOf: (place) => {
    if (['villains', 'location', 'horcrux'].includes(place)) return 'foes';
    if (place === 'market') return 'market';
    return place.startsWith('hand') ? null : 'heroes';
  },
  hand: (view, seat) => {
    const hero = battle(view).heroes[seat];
    return hero ? handOf(hero) : [];
  },
  seatName: (view, seat) => {
    const hero = battle(view).heroes?.[seat]?.hero;
    return hero ? say(`hero-${hero}`) : '';
  },
  turn: (view) => ({ number: battle(view).turn ?? 0, seat: battle(view).active ?? 0 }),
  secret: (view) => battle(view).heroes.some((hero) => !Array.isArray(hero.hand)),
  symbols: () => SYMBOLS.map((icon) => [new RegExp(say(`symbol-${icon}`), 'giu'), icon] as [RegExp, string]),
};
