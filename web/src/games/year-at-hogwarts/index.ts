// A Year at Hogwarts at the table.
import type { GameTable } from '../../table/game';
import { announce } from './announce';
import Board from './Board.svelte';
import { cues } from './cues';
import Foot from './Foot.svelte';
import { guide } from './guide';
import icons from './icons.json?icons';
import { look, marks } from './look';
import { fold } from './folding';
import { places, regionOf } from './places';
import { cardsOf, ready, year } from './view';
import { say } from './words';

/** Answers that end what one may do now. */
const ENDS = ['end', 'done', 'nothing'];

export const table: GameTable = {
  board: Board,
  foot: Foot,
  icons,
  say,
  look,
  marks,
  places,
  fold,
  regionOf,
  regions: () => ['map', 'sheet', 'notes', 'race'].map((id) => ({ id, title: say(`region-${id}`) })),
  hand: (view, seat) => {
    const player = ready(view) ? year(view).players[seat] : undefined;
    return player ? [player.spells, player.potions, player.books].flatMap(cardsOf) : null;
  },
  seatName: (view, seat) => say(`character-${year(view).players[seat]?.character ?? ''}`),
  turn: (view) => ({ number: year(view).calendar?.turn ?? 0, seat: year(view).calendar?.active ?? 0 }),
  secret: () => true,
  lives: (view, seat) => (ready(view) ? (year(view).players[seat]?.pv ?? null) : null),
  origin: () => null,
  drop: () => null,
  ends: (choice) => ENDS.includes(choice.verb),
  whyNot: () => say('why-not'),
  rulesOf: () => [],
  symbols: () => [],
  announce,
  cues,
  guide,
};
