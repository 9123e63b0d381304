import type { ActionInfo, Advice, CardInfo, ChatLine, LogLine, Snapshot } from './protocol';

/** A thing on the table that an answer is about. `also` are things just like it, that stand for it as well. */
export interface Target {
  kind: 'card' | 'seat' | 'space' | 'die' | 'pile';
  key: number | string | null;
  /** The id of a card. */
  id?: string;
  also?: number[];
  /** Which part of the thing is meant, from 1: an ability of a card. */
  part?: number;
  /** The spaces that lead there by their names, where a pawn walks. */
  way?: string[];
}

/** One legal answer: what is done, and with what, what is taken in hand first. */
export interface Choice {
  notation: string;
  label: string;
  card: string | null;
  verb: string;
  targets: Target[];
}

/**
 * Several things picked in one choice: how many in all, and which are picked already. `ordered` where their order
 * matters; `enough` is the answer that ends it before all are picked, where fewer will do.
 */
export interface Pick {
  count: number;
  chosen?: string[];
  ordered?: boolean;
  enough?: string;
}

/** A question that is open now. `actions` is null where the choices are somebody else's secret. */
export interface Decision {
  number: number;
  seat: number;
  kind: string;
  prompt: string;
  source: string | null;
  rule: string | null;
  pick: Pick;
  /** The verbs of the answers that end this. */
  ends: string[];
  /** The verbs of answers whose chance is lost with an answer that ends this: cards, tokens or dice left unused. */
  lapses: string[];
  actions: Choice[] | null;
  /** The table waits for an answer; else it is a chance that a seat has beside the others' questions. */
  awaited: boolean;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}

/** What a seat may see: these fields in every game, the others as each game likes. */
export interface View {
  game: string;
  seat: number | null;
  outcome: Outcome | null;
  decisions: Decision[];
  [field: string]: unknown;
}

export type { ActionInfo, Advice, CardInfo, ChatLine, LogLine, Snapshot };
