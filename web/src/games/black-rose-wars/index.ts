// Black Rose Wars at the table.
import type { CardInfo } from '../../lib/protocol';
import type { GameTable } from '../../table/game';
import type { Choice, View } from '../../table/view';
import { announce } from './story/announce';
import Board from './board/Board.svelte';
import { cues } from './story/cues';
import { deeds, shows, tidies } from './story/deeds';
import Foot from './seats/Foot.svelte';
import Scoring from './board/Scoring.svelte';
import { sideName } from './map/lodge';
import { guide } from './guide/guide';
import icons from './icons.json?icons';
import { look, marks } from './look';
import { places, regionOf } from './board/places';
import { cardsOf, ready, rose, slotsOf, total } from './view';
import { say } from './words';

/** Answers that end what one may do now. */
/** What one usually wants first comes first. */
const FIRST = ['play', 'attack', 'move', 'activate', 'give-up'];

function livesOf(view: View, seat: number): number | null {
  const player = ready(view) ? rose(view).players[seat] : undefined;
  return player && player.health > 0 ? player.health - total(player.damage) : null;
}

function rank({ verb }: Choice): number {
  const place = FIRST.indexOf(verb);
  return place < 0 ? FIRST.length : place;
}

/** Who has become Grand Master, by name. */
function ended(view: View): string | null {
  const { outcome } = rose(view);
  const [winner] = outcome?.winners ?? [];
  if (!outcome || winner === undefined) return null;
  return say(`reason-${outcome.reason}`, { who: sideName(rose(view), winner, (id) => id) });
}

/** R72: an unplayed spell that is given up for a step is gone. */
function loses({ verb, targets: [slot] }: Choice, view: View, cards: Map<string, CardInfo>): string | null {
  if (verb !== 'give-up') return null;
  const [, seat, name] = String(slot?.key).split(':');
  const lies = slotsOf(rose(view), Number(seat)).find((one) => one.name === name);
  return say('loses-spell', { card: cards.get(lies?.card?.id ?? '')?.name ?? say(`slot-${name}`) });
}

export const table: GameTable = {
  board: Board,
  foot: Foot,
  icons,
  say,
  look,
  marks,
  places,
  rank,
  regionOf,
  regions: () => ['lodge', 'spells', 'sheets', 'events'],
  hand: (view, seat) => (ready(view) ? cardsOf(rose(view).players[seat]?.hand) : null),
  seatName: (view, seat) => {
    const mage = ready(view) ? rose(view).players[seat]?.mage : null;
    return (mage && say(`mage-${mage}`)) || say('seat', { n: seat + 1 });
  },
  turn: (view) => ({ number: rose(view).calendar?.turn ?? 0, seat: rose(view).calendar?.active ?? 0 }),
  secret: () => true,
  lives: livesOf,
  origin: (place) => (place.startsWith('hand') ? 'grimoire' : null),
  loses,
  score: Scoring,
  ended,
  picked: (words, cards) => {
    const [id = '', half] = words.split(' ');
    const name = cards.get(id)?.name ?? words;
    return half === undefined ? name : `${name} (${say(half)})`;
  },
  gathers: ({ kind }, view) =>
    kind === 'name_decks'
      ? { again: true }
      : kind === 'prepare'
        ? { again: false, least: rose(view).goal.prepared, enough: 'done' }
        : null,
  announce,
  cues,
  deeds,
  shows,
  tidies,
  guide,
};
