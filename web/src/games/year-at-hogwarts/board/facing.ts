// Two fighters face to face: who they are, what they have, and what the last roll did against the number.
import type { CardInfo, LogLine } from '../../../lib/protocol';
import { fact, holderOf, isFighting, type HeldKind, type Pile, type Servant, type YearView } from '../view';

export interface Fighter {
  /** The card that shows it: a sheet, or the opponent's own. */
  id: string;
  seat: number | null;
  pv: number;
  full: number;
  dice: number;
  resistance: number;
}

const ROLLS = ['attacks', 'changes_die'];

export function fightersOf(view: YearView, cards: ReadonlyMap<string, CardInfo>): Fighter[] {
  const { fight } = view;
  return (fight?.fighters ?? []).map((name, side) => {
    const seat = holderOf(name);
    const player = seat === null ? undefined : view.players[seat];
    const id = player?.character ?? (name === 'opponent' ? (fight?.opponent ?? '') : name);
    const card = cards.get(id);
    const pv =
      player?.pv ?? (name === 'opponent' ? (fight?.opponent_pv ?? 0) : (servantOf(view, id, cards)?.pv ?? 0));
    return {
      id,
      seat,
      pv,
      full: fact<number>(card, 'pv') ?? pv,
      dice: (fact<number>(card, 'dice') ?? 0) + (fight?.extra_dice?.[side] ?? 0),
      resistance: fact<number>(card, 'resistance') ?? 0,
    };
  });
}

export const isServant = (card: CardInfo | undefined): boolean => fact(card, 'role') === 'death_eater';

function servantOf(view: YearView, id: string, cards: ReadonlyMap<string, CardInfo>): Servant | undefined {
  const servants = [...cards.values()].filter(isServant);
  return view.servants?.[servants.findIndex((card) => card.id === id)];
}

/** The hands of a seat: its own; of a Death Eater that it plays in a fight, that one's. */
export function handOf(
  view: YearView,
  seat: number,
  cards: ReadonlyMap<string, CardInfo>,
): Record<HeldKind, Pile> {
  const own = view.players[seat]!;
  const played = (isFighting(view) ? (view.fight?.fighters ?? []) : [])
    .map((name) => servantOf(view, name, cards))
    .find(
      (servant) => Array.isArray(servant?.potions?.[seat]) && !view.fight?.fighters.includes(`seat ${seat}`),
    );
  return played ? { ...own, books: [], potions: played.potions![seat]!, spells: played.spells![seat]! } : own;
}

/** The dice of the last attack in this fight, and who threw them. */
export function lastRoll(log: readonly LogLine[]): { fighter: string; dice: number[] } | null {
  const begun = log.findLastIndex(({ kind }) => kind === 'fights');
  const line = log.slice(Math.max(0, begun)).findLast(({ kind }) => ROLLS.includes(kind));
  if (!line) return null;
  const dice = String(line.details?.dice ?? '')
    .split(' ')
    .map(Number)
    .filter((face) => face > 0);
  return { fighter: String(line.details?.fighter ?? ''), dice };
}

/** The last line of this fight that told of a loss, with its cause; nothing once somebody has acted since. */
export function lastLoss(log: readonly LogLine[]): string {
  const begun = log.findLastIndex(({ kind }) => kind === 'fights');
  const lines = log.slice(Math.max(0, begun));
  const acted = lines.findLastIndex(({ kind }) => [...ROLLS, 'plays'].includes(kind));
  const losses = lines.filter(({ kind }, place) => kind === 'loses_pv' && (place > acted || acted < 0));
  return losses.map(({ text }) => text).join(' ');
}
