// Death Eaters Rising at the table.
import type { GameTable, WordIcon } from '../../table/game';
import { announce } from './story/announce';
import Board from './board/Board.svelte';
import { cues } from './story/cues';
import { deeds, shows, tidies } from './story/deeds';
import Foot from './seats/Foot.svelte';
import { guide } from './guide/guide';
import icons from './icons.json?icons';
import { look, marks, rulesOf, SYMBOL_HUES } from './look';
import { darkMark } from './lobby/mark';
import { origin, places, regionOf } from './board/places';
import { brief, dieOf, drop, fold, piece, rank } from './answer/targets';
import { teamName } from './cards/telling';
import { rising, SYMBOLS } from './view';
import { whyNot } from './answer/why';
import { say } from './words';

function symbols(): WordIcon[] {
  const qualities = SYMBOLS.map((symbol): WordIcon => [
    new RegExp(say(`word-${symbol}`), 'giu'),
    symbol,
    `hsl(${SYMBOL_HUES[symbol]} 60% 28%)`,
  ]);
  const counters = ['damage', 'corruption'].map((icon): WordIcon => [
    new RegExp(say(`word-${icon}`), 'giu'),
    icon,
  ]);
  return [...qualities, ...counters];
}

export const table: GameTable = {
  board: Board,
  foot: Foot,
  icons: { ...icons, dark_mark: darkMark },
  say,
  announce,
  cues,
  deeds,
  shows,
  tidies,
  look,
  marks,
  rulesOf,
  places,
  origin,
  regionOf,
  piece,
  fold,
  dieOf,
  brief,
  drop,
  rank,
  whyNot,
  guide,
  symbols,
  regions: () => ['board', 'teams', 'dark'],
  hand: (view, seat) => rising(view).teams[seat]?.tokens ?? [],
  seatName: (view, seat) => teamName(rising(view), seat),
  turn: (view) => ({ number: rising(view).turn ?? 0, seat: rising(view).active ?? 0 }),
};
