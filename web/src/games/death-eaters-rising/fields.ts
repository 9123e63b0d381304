// Made by tools/web_types.py from the declared fields and questions. After a change: make web-types
import type { CardRef, DecisionView, HiddenPile, OutcomeView } from '../../lib/protocol';

/** A die: its colour, where it is and what it shows. */
export interface Die {
  color: "orange" | "blue" | "red" | "purple";
  face: Face | null;
  key: number;
  on: Target | null;
  place: "supply" | "pool" | "aside" | "card";
}

/** What a side of a die shows. */
export interface Face {
  count: number;
  symbol: "friendship" | "knowledge" | "loyalty" | "courage";
}

/** So many defeated wizards or corrupted places lose the match. */
export interface Limits {
  corrupted: number;
  defeated: number;
}

/** A card, or one ability of a headquarters by its number. */
export interface Target {
  ability: number | null;
  card: number;
  id: string;
}

/** A target that was begun this turn. */
export interface Work {
  ability: number | null;
  card: number;
  complete: boolean;
  cost: Record<string, number>;
  covered: Record<string, number>;
  id: string;
}

export type GameView = {
  active: number;
  azkaban: CardRef[];
  corrupted: CardRef[];
  damage: Record<string, number>;
  decisions: DecisionView[];
  deck: HiddenPile;
  dice: Die[];
  game: "death-eaters-rising";
  hospital: CardRef[];
  limits: Limits;
  locations: {
    card: CardRef;
    characters: (CardRef | null)[];
    corruption: number;
    exposed: CardRef;
    places: CardRef[];
    spaces: number;
  }[];
  mission: string | null;
  outcome: OutcomeView | null;
  phase: "travelling" | "dark" | "dice" | "ending";
  removed: CardRef[];
  seat: number | null;
  teams: {
    affiliation: string;
    headquarters: CardRef;
    starter: string;
    tokens: CardRef[];
    wizards: CardRef[];
  }[];
  this_turn: {
    committed: number;
    dealt: number;
    rolls: number;
    used: Target[];
  };
  tokens: {
    drawn: CardRef[];
    supply: HiddenPile;
    used: CardRef[];
  };
  turn: number;
  voldemort: {
    cap: number;
    card: CardRef | null;
    damage: number;
    health: number;
    location: string;
  };
  work: Work[];
};

export type Kind =
  | "act"
  | "change_die"
  | "change_face"
  | "cleanse"
  | "colour"
  | "corrupt"
  | "discard_token"
  | "first_call"
  | "heal"
  | "hit"
  | "keep_token"
  | "last_call"
  | "lose_die"
  | "order"
  | "place_symbol"
  | "reroll"
  | "spell"
  | "swap_mine"
  | "swap_theirs"
  | "swap_with"
  | "travel";

export type Verb =
  | "assign"
  | "cast"
  | "cleanse"
  | "corrupt"
  | "discard"
  | "drop"
  | "end"
  | "give"
  | "heal"
  | "hit"
  | "keep"
  | "lose"
  | "no"
  | "nothing"
  | "on"
  | "pass"
  | "relocate"
  | "reroll"
  | "resolve"
  | "roll"
  | "show"
  | "stop"
  | "take"
  | "travel"
  | "turn"
  | "use"
  | "with";

/** The words of numbers, in their order. */
export const WORDS = {
  "phase": ["travelling", "dark", "dice", "ending"],
  "this_turn.covered": ["friendship", "knowledge", "loyalty", "courage"],
} as const;
