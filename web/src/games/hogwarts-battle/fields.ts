// Made by tools/web_types.py from the declared fields and questions. After a change: make web-types
import type { CardRef, DecisionView, HiddenPile, KnownPile, OpenBelow, OutcomeView } from '../../lib/protocol';

/** A space of a potion: the ingredient it asks for, and the token that lies there. */
export interface Ingredient {
  asks: string;
  holds: CardRef | null;
}

/** How much is done of what an Encounter asks for. */
export interface Progress {
  asked: string;
  done: number;
  may_collect: boolean;
  needed: number;
}

/** What a shelf asks for, whether the active hero has done it, and the tokens on it. */
export interface Shelf {
  asks: Record<string, unknown>;
  met: boolean;
  tokens: (CardRef | null)[];
}

export type GameView = {
  active: number;
  banished: CardRef[];
  brewing?: {
    dark: boolean;
    needs: Ingredient[];
    owner: number;
    potion: CardRef;
    spaces: number[];
    tokens: CardRef[];
  }[];
  charms?: CardRef[];
  dark_arts: {
    deck: HiddenPile;
    discard: CardRef[];
    seen?: CardRef[];
  };
  decisions: DecisionView[];
  detentions?: CardRef[];
  game: "hogwarts-battle";
  hero_cards?: CardRef[];
  heroes: {
    attack: number;
    card: CardRef;
    charm?: CardRef | null;
    deck: KnownPile;
    declared?: boolean;
    discard: CardRef[];
    full_health: number;
    gained: number;
    hand: CardRef[] | HiddenPile;
    health: number;
    hero: string;
    hero_cards?: CardRef[];
    horcruxes: CardRef[];
    influence: number;
    known: number;
    lost?: number;
    more_proficiencies?: CardRef[];
    patronus?: CardRef | null;
    proficiency: CardRef | null;
    rescued?: number;
    saved_attack?: number;
    saved_influence?: number;
    shop?: CardRef[];
    skips?: number;
    stunned: number;
    tier?: string | null;
  }[];
  hogwarts: {
    dear_deck?: HiddenPile;
    deck: HiddenPile;
    market: (CardRef | null)[];
    offered?: CardRef[];
    prices: (number | null)[];
    stacked?: CardRef[];
    swept?: number;
  };
  horcrux: {
    attack?: number;
    card: CardRef | null;
    left: number;
    number: number;
    pile: CardRef[];
    progress?: Progress | null;
    stuns?: number;
    symbols: ("influence" | "attack" | "health" | "card" | "health2" | "card2" | "control")[];
    waits?: number;
  };
  location: {
    card: CardRef;
    control: number;
    darkness?: number;
    events: number;
    left: number;
    next: CardRef[];
    number: number;
    slots: number;
  };
  outcome: OutcomeView | null;
  played: CardRef[];
  proficiencies: CardRef[];
  scenario?: string;
  seat: number | null;
  shelves?: {
    potions: HiddenPile;
    rows: Shelf[];
    side: "A" | "B";
    supply: HiddenPile;
    tokens: (CardRef | null)[];
    used: CardRef[];
  };
  this_turn: {
    acquired?: string[];
    allies: number;
    assigned: number;
    attack_cap: number;
    banished?: CardRef[];
    banned: number;
    bought?: number;
    bought_in_shop?: number;
    cards_discarded?: number;
    cards_drawn?: number;
    charm_used?: number;
    collected?: CardRef | null;
    control_removed?: number;
    declared?: number;
    dice_rolled?: number;
    foes_defeated?: number;
    given?: number[];
    hand_at_step_3?: number;
    healed?: number;
    influence_gained?: number;
    influence_spent?: number;
    items: number;
    more_influence?: number;
    next_hand?: number;
    resolved?: number;
    spells: number;
    swept_now?: number;
    token_kinds?: number;
    tokens?: number;
    tokens_given?: number;
    tokens_saved?: number;
    topdeck: number;
    used: number[];
    villains_defeated?: number;
    villains_hit?: number;
  };
  turn: number;
  villains: {
    active: (CardRef | null)[];
    dealt: number[];
    deck: OpenBelow;
    defeated: CardRef[];
    health: number[];
    influence?: number[];
    persuaded?: number[];
    persuaded_now?: number[];
    pool?: HiddenPile;
    shields: number[];
    wounds: number[];
  };
};

export type Kind =
  | "act"
  | "active"
  | "arrange"
  | "banish"
  | "charm"
  | "choose"
  | "collect"
  | "copy"
  | "copy_spell"
  | "die"
  | "discard"
  | "event"
  | "face"
  | "finish_potion"
  | "gift"
  | "hero"
  | "hero_card"
  | "keep_top"
  | "look"
  | "move_from"
  | "move_how_many"
  | "move_to"
  | "offered"
  | "order_discards"
  | "place"
  | "place_token"
  | "proficiency"
  | "receiver"
  | "remove"
  | "rescue"
  | "reveal"
  | "search"
  | "share"
  | "silence"
  | "take_back"
  | "take_token"
  | "turn_die"
  | "use_charm";

export type Verb =
  | "acquire"
  | "activate"
  | "add"
  | "assign"
  | "attack"
  | "banish"
  | "buy"
  | "choose"
  | "collect"
  | "copy"
  | "discard"
  | "dismiss"
  | "drop"
  | "end"
  | "first"
  | "from"
  | "give"
  | "hero"
  | "ignore"
  | "keep"
  | "lay"
  | "learn"
  | "leave"
  | "look"
  | "move"
  | "next"
  | "no"
  | "nothing"
  | "persuade"
  | "play"
  | "remove"
  | "reroll"
  | "rescue"
  | "reveal"
  | "roll"
  | "share"
  | "silence"
  | "sweep"
  | "take"
  | "to"
  | "turn"
  | "use";

/** The words of numbers, in their order. */
export const WORDS = {
  "horcrux.symbols": ["influence", "attack", "health", "card", "health2", "card2", "control"],
  "shelves.side": ["A", "B"],
} as const;
