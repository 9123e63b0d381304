// Made by tools/web_types.py from the declared fields and questions. After a change: make web-types
import type { CardRef, DecisionView, HiddenPile, OutcomeView } from '../../lib/protocol';

/** R246: with so many defence dice, the PV lost on average; how likely one falls, or the attacker, in per cent. */
export interface Defence {
  dice: number;
  falls: number;
  fells: number;
  loss: number;
}

/** What ends the year. */
export interface Goal {
  missions: number;
  points: number;
  rounds: number;
}

/** The Return of Voldemort: what stands, what is looked for, what is left of him, and how long the night is. */
export interface Night {
  all_horcruxes: string[];
  horcruxes: string[];
  returned: boolean;
  ritual: string[];
  rounds: number;
  voldemort_pv: number;
  weapons: string[];
}

/** An attack with dice, before it is rolled: how many, what each needs, the chance of 1, 2, … hits in per cent. */
export interface Odds {
  dice: number;
  hits: number[];
  needed: number;
}

export type GameView = {
  calendar: {
    active: number;
    first: number;
    last_round: number;
    round: number;
    turn: number;
  };
  death_eaters: (string | null)[];
  decisions: DecisionView[];
  decks: {
    action: HiddenPile;
    book: HiddenPile;
    duel: HiddenPile;
    event: HiddenPile;
    mission: HiddenPile;
    potion: HiddenPile;
    quidditch: HiddenPile;
    spell: HiddenPile;
  };
  exams: {
    bonus: number;
    until: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | null;
  };
  fallen: string[];
  fight: {
    beaten: string | null;
    defences?: Defence[];
    duel: CardRef | null;
    extra_dice: number[];
    fighters: string[];
    marks: number[];
    odds?: Odds;
    opponent: string;
    opponent_pv: number;
    potions_played: number[];
    side: number;
    sort: "none" | "clash" | "players" | "death_eater" | "duel" | "mission" | "return";
    spells_played: number[];
  };
  game: "year-at-hogwarts";
  goal: Goal;
  items: Record<string, string>;
  mode: "year" | "return" | "quidditch";
  night?: Night;
  outcome: OutcomeView | null;
  pawns?: {
    character: string;
    space: string | null;
  }[];
  pitch: {
    actions: number;
    balls: string[];
    goals: number[];
    houses: ("gryffindor" | "hufflepuff" | "ravenclaw" | "slytherin")[];
    phase: number;
    pieces?: string[];
    seeker_dice: number;
    seekers: number[];
    side: number;
    sides: number[];
    skips: number[];
    slots: (string | null)[];
    spent: string[];
    turn: number;
  };
  players: {
    books: CardRef[] | HiddenPile;
    bound?: number;
    character: string;
    done: CardRef[];
    engaged: number[];
    floo: number;
    items: string[];
    lost_turns: number;
    matches: number;
    missions: CardRef[] | HiddenPile;
    named: string[];
    points: number;
    portkeys: number;
    potions: CardRef[] | HiddenPile;
    pv: number;
    quidditch: CardRef[] | HiddenPile;
    shield?: number;
    space: string | null;
    spells: CardRef[] | HiddenPile;
    team: number;
    trip: string | null;
    truces: number[];
  }[];
  removed: CardRef[];
  seat: number | null;
  servant_seat: number;
  servants: {
    potions: (CardRef[] | HiddenPile)[];
    pv: number;
    spells: (CardRef[] | HiddenPile)[];
  }[];
  solo_rules: "qualified" | "underage";
  supply: {
    floo: number;
    portkeys: number;
  };
  teams: {
    mission: number;
    opponent_pv: number;
  }[];
  this_turn: {
    again: number;
    bonus: number[];
    crossed: number;
    dice: number[];
    drawn: CardRef[];
    extra: number;
    free_stop: number;
    moved?: string[];
    pawn?: string | null;
    put: string[];
    rerolled: number;
    slipped: number;
    stays: number;
    taken: number;
    total: number;
    tried: number;
    won: number;
  };
  variant: string;
};

export type Kind =
  | "accept"
  | "act"
  | "aim"
  | "beg"
  | "change_die"
  | "choose_drawn"
  | "common_room"
  | "death_eater"
  | "defend"
  | "exam"
  | "fetch"
  | "finish"
  | "floo"
  | "fly"
  | "give_for"
  | "give_up_cards"
  | "hand_over"
  | "hide"
  | "house"
  | "leave"
  | "line_up"
  | "move"
  | "name_card"
  | "offered_item"
  | "opponent"
  | "passage"
  | "pawn"
  | "pitch"
  | "pitch_act"
  | "post"
  | "prize"
  | "put_away"
  | "put_item"
  | "put_quaffle"
  | "put_required"
  | "ready"
  | "ritual"
  | "rival"
  | "search"
  | "second_item"
  | "seek"
  | "servant_finds"
  | "slip"
  | "slip_away"
  | "start"
  | "stay"
  | "steady"
  | "swap_mission"
  | "take"
  | "total"
  | "tower"
  | "try_mission"
  | "wanted_item"
  | "way";

export type Verb =
  | "accept"
  | "ask"
  | "attack"
  | "begin"
  | "by"
  | "challenge"
  | "change"
  | "defend"
  | "discard"
  | "done"
  | "draw"
  | "end"
  | "fetch"
  | "fight"
  | "find"
  | "floo"
  | "fly"
  | "give"
  | "go"
  | "hide"
  | "house"
  | "keep"
  | "leave"
  | "meet"
  | "move"
  | "name"
  | "not"
  | "nothing"
  | "offer"
  | "pass"
  | "place"
  | "play"
  | "portkey"
  | "post"
  | "put"
  | "refuse"
  | "reroll"
  | "resolve"
  | "return"
  | "roll"
  | "shoot"
  | "slip"
  | "stay"
  | "steal"
  | "swap"
  | "take"
  | "target"
  | "through"
  | "throw"
  | "total"
  | "try"
  | "use"
  | "usual"
  | "wait";

/** The words of numbers, in their order. */
export const WORDS = {
  "exams.until": ["0", "1", "2", "3", "4", "5", "6", "7"],
  "fight.sort": ["none", "clash", "players", "death_eater", "duel", "mission", "return"],
  "pitch.houses": ["gryffindor", "hufflepuff", "ravenclaw", "slytherin"],
} as const;
