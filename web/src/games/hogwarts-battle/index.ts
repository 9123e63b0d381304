// Hogwarts Battle at the table.
import type { GameTable } from '../../table/game';
import { announce } from './story/announce';
import { brews } from './board/brews';
import Board from './board/Board.svelte';
import { cues } from './story/cues';
import { deeds, shows, tidies } from './story/deeds';
import Foot from './seats/Foot.svelte';
import { gist } from './cards/gist';
import { guide } from './guide/guide';
import icons from './icons.json?icons';
import { look, rulesOf } from './look';
import { origin, places } from './board/places';
import { crowded, dieOf, drop, whyNot } from './answer/targets';
import { battle, handOf } from './view';
import { say } from './words';

/** Words of the card lines that have an icon, and their colour on parchment. */
const SYMBOLS: [icon: string, colour?: string][] = [
  ['control', '#324d97'],
  ['influence', '#7a5a12'],
  ['attack', '#a3281c'],
  ['health', '#a52342'],
  ['card'],
];

export const table: GameTable = {
  board: Board,
  foot: Foot,
  icons,
  say,
  announce,
  cues,
  deeds,
  shows,
  tidies,
  lives: (view, seat) => battle(view).heroes[seat]?.health ?? null,
  look,
  gist,
  rulesOf,
  places,
  origin,
  dieOf,
  crowded,
  drop,
  whyNot,
  guide,
  regions: (view) => ['foes', 'market', ...(view && brews(battle(view)) ? ['brewing'] : []), 'heroes'],
  regionOf: (place) => {
    if (['villains', 'location', 'horcrux'].includes(place)) return 'foes';
    if (place === 'market') return 'market';
    if (place === 'shelves' || place === 'brewing') return 'brewing';
    if (place === 'played') return null;
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
  symbols: () => SYMBOLS.map(([icon, colour]) => [new RegExp(say(`symbol-${icon}`), 'giu'), icon, colour]),
};
