// A table for games that have no board of their own yet: PlainBoard draws what the game says about its table.
import { t } from '../../lib/text.svelte';
import type { GameTable } from '../game';
import { iconBody } from '../parts/icons';
import PlainBoard from './PlainBoard.svelte';
import PlainFoot from './PlainFoot.svelte';
import { cardName } from '../answer/things';
import { isCard, type CardRef, type View } from '../view';

/** Every open card of a view, with the path of the place it lies in. */
export function cardsOf(value: unknown, path = ''): [string, CardRef][] {
  if (isCard(value)) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).filter(([name]) => name !== 'decisions');
  const step = (name: string): string =>
    Array.isArray(value) && path !== '' ? path : `${path}${path && '.'}${name}`;
  return entries.flatMap(([name, part]) =>
    cardsOf(
      part,
      typeof part === 'object' && !isCard(part) && Array.isArray(value) ? `${path}.${name}` : step(name),
    ),
  );
}

const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

export const plainTable: GameTable = {
  board: PlainBoard,
  foot: PlainFoot,
  icons: {},
  say: () => '',
  seatName: (_view, seat) => t('at-seat-number', { number: seat + 1 }),
  turn: (view: View) => ({ number: number(view.turn, 0), seat: number(view.active, 0) }),
  // Where the choices of one are hidden from another, so are their cards.
  secret: (view) => view.decisions.some((decision) => decision.actions === null),
  places: (view) => new Map(cardsOf(view).map(([place, card]) => [cardName(card), place])),
  look: (card) => ({ motif: iconBody(card.kind), kind: card.kind, hue: 220 }),
};
