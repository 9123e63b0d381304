// A Year at Hogwarts at the table.
import type { GameTable } from '../../table/game';
import type { View } from '../../table/view';
import { announce } from './story/announce';
import Board from './board/Board.svelte';
import { cues } from './story/cues';
import Foot from './seats/Foot.svelte';
import { gist } from './cards/gist';
import { guide } from './guide/guide';
import icons from './icons.json?icons';
import { look, marks } from './look';
import { fold } from './answer/folding';
import { piece } from './board/pitching';
import { places, regionOf } from './board/places';
import { cardsOf, kindsInHand, onPitch, ready, year } from './view';
import { say } from './words';

/** A match of Quidditch alone has neither sheets nor anything to look for. */
function regions(view?: View): string[] {
  const mode = view && ready(view) ? year(view).mode : 'year';
  if (mode === 'quidditch') return ['map', 'race'];
  return ['map', 'sheet', 'notes', 'race'];
}

/** Whose turn it is; on the pitch the turn of the match. */
function turnOf(view: View): { number: number; seat: number } {
  const { calendar, pitch } = year(view);
  if (ready(view) && year(view).mode === 'quidditch' && onPitch(year(view)))
    return { number: pitch?.turn ?? 0, seat: pitch?.sides[pitch.side] ?? 0 };
  return { number: calendar?.turn ?? 0, seat: calendar?.active ?? 0 };
}

export const table: GameTable = {
  board: Board,
  foot: Foot,
  icons,
  say,
  look,
  marks,
  gist,
  places,
  fold,
  piece,
  regionOf,
  regions,
  hand: (view, seat) => {
    const player = ready(view) ? year(view).players[seat] : undefined;
    return player ? kindsInHand(year(view)).flatMap((kind) => cardsOf(player[kind])) : null;
  },
  seatName: (view, seat) => say(`character-${year(view).players[seat]?.character ?? ''}`),
  turn: turnOf,
  secret: () => true,
  lives: (view, seat) => (ready(view) ? (year(view).players[seat]?.pv ?? null) : null),
  announce,
  cues,
  guide,
};
