// Two fighters face to face: who they are, what they have, and what the last roll did against the number.
import type { CardInfo, LogLine } from '../../lib/protocol';
import { fact, holderOf, type YearView } from './view';

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
    const pv = player?.pv ?? (name === 'opponent' ? (fight?.opponent_pv ?? 0) : servantPv(view, id, cards));
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

function servantPv(view: YearView, id: string, cards: ReadonlyMap<string, CardInfo>): number {
  const servants = [...cards.values()].filter((card) => fact(card, 'role') === 'death_eater');
  return view.servants?.[servants.findIndex((card) => card.id === id)]?.pv ?? 0;
}

/** The dice of the last attack in this fight, and who threw them. */
export function lastRoll(log: readonly LogLine[]): { fighter: string; dice: number[] } | null {
  const line = log.findLast(({ kind }) => ROLLS.includes(kind));
  if (!line) return null;
  const dice = String(line.details?.dice ?? '')
    .split(' ')
    .map(Number)
    .filter((face) => face > 0);
  return { fighter: String(line.details?.fighter ?? ''), dice };
}
