// Made by tools/web_types.py from the declared fields and questions. After a change: make web-types
import type { CardRef, DecisionView, HiddenPile, OutcomeView } from '../../lib/protocol';

/**
 * R179: a spell, a room, a trap or another act that goes on.
 *
 * operation  which of its clauses is carried out; -1 for none yet
 */
export interface Act {
  card: string | null;
  operation: number;
  room: string | null;
  side: string | null;
  source: string;
}

/** The points that end the match, and those at which the Moons change; how few spells may be prepared (R54). */
export interface Goal {
  moons: number[];
  points: number;
  prepared: number;
}

export type GameView = {
  act: {
    actor: number;
    cancelled: number;
    card: CardRef | null;
    chosen_mage: number;
    healed_others: number;
    it: number;
    models_damaged: number;
    room: string | null;
    shown_type: "combat" | "utility" | "evocation" | "trap" | "protection" | "none";
    side: "0" | "1" | "2" | "3" | "black_rose" | null;
    source: "none" | "physical" | "spell" | "evocation" | "trap" | "reaction" | "room" | "quest" | "event";
    spared: ("0" | "1" | "2" | "3" | "black_rose")[];
    strikes: number;
    summoned: number;
    target_room: string | null;
    targets: number[];
    trap_room: string | null;
    trigger: number;
    type: "combat" | "utility" | "evocation" | "trap" | "protection" | "none";
  };
  activation: {
    left: number;
    standard: number;
  };
  acts: Act[];
  black_rose: {
    bull: string | null;
    points: number;
  };
  blow: {
    attacker: number;
    number: number;
    redirected: number;
    side: "0" | "1" | "2" | "3" | "black_rose" | null;
    source: "none" | "physical" | "spell" | "evocation" | "trap" | "reaction" | "room" | "quest" | "event";
    victim: number;
  };
  calendar: {
    active: number;
    crown: number;
    ended_by: "0" | "1" | "2" | "3" | "black_rose" | null;
    leader: number;
    moon: "first" | "second" | "third";
    phase: "setup" | "black_rose" | "study" | "preparation" | "action" | "evocation" | "cleanup" | "over";
    turn: number;
  };
  decisions: DecisionView[];
  destroyed: string[];
  evocations: {
    attack: number;
    came: number;
    damage: number[];
    health: number;
    hit: "0" | "1" | "2" | "3" | "black_rose" | null;
    kind: string | null;
    last: string | null;
    movement: number;
    room: string | null;
    states: ("abomination" | "putrefying" | "rooted" | "weakened" | "no_protection")[];
  }[];
  forgotten: {
    deck: HiddenPile;
  };
  game: "black-rose-wars";
  goal: Goal;
  hooked: CardRef[];
  library: {
    deck: HiddenPile;
    discard: CardRef[];
    school: string;
  }[];
  moons: {
    discarded_events: CardRef[];
    discarded_quests: HiddenPile;
    events: HiddenPile;
    quests: HiddenPile;
  }[];
  outcome: OutcomeView | null;
  players: {
    actions: number;
    bared_halves: ("quick" | "standard_1" | "standard_2" | "standard_3")[];
    cell: number;
    cell_place: [number, number];
    completed: CardRef[];
    damage: number[];
    drawn: CardRef[] | HiddenPile;
    drawn_quests: CardRef[] | HiddenPile;
    falls: number[];
    foreseen: number[];
    fresh?: CardRef[];
    grimoire: HiddenPile;
    hand: CardRef[] | HiddenPile;
    hand_limit: number;
    health: number;
    last_side: "0" | "1" | "2" | "3" | "black_rose" | null;
    last_source: "none" | "physical" | "spell" | "evocation" | "trap" | "reaction" | "room" | "quest" | "event";
    mage: string | null;
    memories: CardRef[];
    movement: number;
    passed: number;
    personal: CardRef[];
    played: CardRef[];
    played_halves: number[];
    points: number;
    prepared_halves?: ("quick" | "standard_1" | "standard_2" | "standard_3")[];
    prey: number[];
    progress?: number[];
    quests: CardRef[] | HiddenPile;
    reach: string[];
    rival: boolean;
    room: string | null;
    school: string | null;
    set_halves?: ("1" | "2" | "3" | "4" | "5" | "6")[];
    states: ("abomination" | "putrefying" | "rooted" | "weakened" | "no_protection")[];
    stood: string | null;
    strength: number;
    trophies: number[];
  }[];
  removed: CardRef[];
  rival: {
    deck: HiddenPile;
    discard: CardRef[];
    rival_activations: number;
  };
  rooms: {
    color: string;
    destroyed: boolean;
    id: string;
    instability: number[];
    limit: number;
    place: [number, number];
    points: number;
    position: number;
    taker: string | null;
    token: "waiting" | "ready" | "used" | "taken";
    token_of: "0" | "1" | "2" | "3" | "black_rose" | null;
  }[];
  seat: number | null;
  set: {
    cards: (CardRef | null | HiddenPile)[];
    order: number[];
    rooms: (string | null)[];
  }[];
  slots: {
    bared: (CardRef | null)[];
    prepared: (CardRef | null | HiddenPile)[];
  }[];
  solo: string;
  track: (CardRef | null)[];
  working: boolean[];
};

export type Kind =
  | "act"
  | "activate"
  | "ban"
  | "bull_prey"
  | "bull_step"
  | "choose_option"
  | "convert_instability"
  | "convert_token"
  | "discard"
  | "discard_down"
  | "discard_quest"
  | "dismiss"
  | "evocation_attack"
  | "first_player"
  | "force"
  | "fulfil_quest"
  | "give_up_quest"
  | "heal_token"
  | "keep"
  | "keep_forgotten"
  | "keep_quests"
  | "lose_completed"
  | "lose_trophy"
  | "may"
  | "name_decks"
  | "name_winner"
  | "next_evocation"
  | "next_of"
  | "next_spell"
  | "older_quest"
  | "order_events"
  | "order_traps"
  | "pick"
  | "pick_list"
  | "pick_mage"
  | "pick_room"
  | "pick_school"
  | "prepare"
  | "protect"
  | "push"
  | "push_step"
  | "recover"
  | "remove_set"
  | "replace_card"
  | "replace_slot"
  | "search"
  | "set_room"
  | "shade"
  | "step"
  | "strike_whom"
  | "swap_spell"
  | "take_trophy"
  | "target"
  | "target_room"
  | "teleport";

export type Verb =
  | "activate"
  | "aim"
  | "attack"
  | "ban"
  | "bull"
  | "cast"
  | "choose"
  | "complete"
  | "convert"
  | "crown"
  | "deck"
  | "discard"
  | "dismiss"
  | "done"
  | "end"
  | "enough"
  | "first"
  | "give-up"
  | "go"
  | "heal"
  | "instead"
  | "keep"
  | "leave"
  | "list"
  | "lose"
  | "move"
  | "next"
  | "no"
  | "nobody"
  | "nothing"
  | "option"
  | "pass"
  | "pick"
  | "play"
  | "prepare"
  | "prey"
  | "put"
  | "recover"
  | "remove"
  | "replace"
  | "school"
  | "set"
  | "stop"
  | "strike"
  | "take"
  | "target"
  | "to"
  | "trophy"
  | "use"
  | "winner"
  | "yes";

/** The words of numbers, in their order. */
export const WORDS = {
  "act.shown_type": ["combat", "utility", "evocation", "trap", "protection", "none"],
  "act.side": ["0", "1", "2", "3", "black_rose"],
  "act.source": ["none", "physical", "spell", "evocation", "trap", "reaction", "room", "quest", "event"],
  "act.type": ["combat", "utility", "evocation", "trap", "protection", "none"],
  "blow.side": ["0", "1", "2", "3", "black_rose"],
  "blow.source": ["none", "physical", "spell", "evocation", "trap", "reaction", "room", "quest", "event"],
  "calendar.ended_by": ["0", "1", "2", "3", "black_rose"],
  "calendar.moon": ["first", "second", "third"],
  "calendar.phase": ["setup", "black_rose", "study", "preparation", "action", "evocation", "cleanup", "over"],
  "evocations.*.hit": ["0", "1", "2", "3", "black_rose"],
  "players.*.last_side": ["0", "1", "2", "3", "black_rose"],
  "players.*.last_source": ["none", "physical", "spell", "evocation", "trap", "reaction", "room", "quest", "event"],
  "rooms.*.token": ["waiting", "ready", "used", "taken"],
  "rooms.*.token_of": ["0", "1", "2", "3", "black_rose"],
} as const;
