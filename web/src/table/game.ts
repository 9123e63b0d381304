// What a game adds to the table. A game without a board of its own is drawn by PlainBoard, as it would draw itself.
import type { Component } from 'svelte';
import type { CardInfo, LogLine } from '../lib/protocol';
import type { SoundName } from '../lib/sound';
import type { Thing } from './answer/things';
import type { CardRef, Choice, Question, View } from './view';

/** Something everybody should see happen. */
export interface Announcement {
  tone: 'dark' | 'bright' | 'danger' | 'turn';
  title: string;
  text: string;
  card: string | null;
  /** The card is beaten: it is seen to topple. */
  falls?: boolean;
  /** The pile that the card is seen to come from. */
  from?: string;
  /** A die that falls: its faces by name, and the one on top. */
  die?: FallingDie;
}

/** A die: the icon on top, how many times it is there, and the colour of the die. */
export interface DieLook {
  icon: string;
  count?: number;
  hue?: number;
}

export interface FallingDie {
  faces: string[];
  result: string;
  hue?: number;
}

/**
 * What is heard and seen when something happens. `at` says to what it happens: the card of the line, or a part of the
 * board that is marked `data-part` (`health` is that of the line's seat, `health:2`; `control` is one for all).
 */
export interface Cue {
  sound?: SoundName;
  /** Harm shakes, a gain glows, a strike lunges, a fall topples; what is thrown flies there from `from`. */
  does?: 'harm' | 'gain' | 'strike' | 'fall' | 'throw';
  at?: string;
  from?: string;
  /** The icon of what is thrown. */
  icon?: string;
  /** How long it is looked at, if not as long as any step. */
  long?: number;
}

/** How the picks of a question are gathered whose order matters, until all of them are confirmed together. */
export interface Gathering {
  /** The same thing may be picked more than once. */
  again: boolean;
  /** So few will do, and the answer that says so. */
  least?: number;
  enough?: string;
}

/** How a thing is told that is taken in hand before it is laid down somewhere: a die, a counter. */
export interface Piece {
  title: string;
  die?: DieLook;
}

/** Many answers of one sort, folded into a single line of the tray. */
export interface Fold {
  id: string;
  title: string;
}

/** A number printed on a card, drawn as an icon so many times: what it costs, how much it bears. */
export interface Mark {
  icon: string;
  count: number;
  label: string;
  hue?: number;
}

/** One sign of a card's gist: a number, an icon, or both; and whether it helps or harms. */
export interface Sign {
  icon?: string;
  text?: string;
  tone?: 'gain' | 'harm';
}

/** One step of the first-time guide: shown once what it speaks of is there. */
export interface GuideStep {
  id: string;
  when(view: View, mine: Question | null): boolean;
  /** The region that a phone must show for it. */
  region?: string;
  /** A selector of what the step points at. */
  at: string;
  /** A selector of what else it names: nothing of it is ever covered. */
  names?: string;
  /** What is said, where it depends on the match; else it is the message of the game, guide-<id>. */
  told?(view: View): { title: string; text: string };
}

/** How a card looks: a picture, a colour and the icon of its kind. */
export interface Look {
  motif: string;
  kind: string;
  hue: number;
  /** It belongs to the dark side: its picture is drawn by night. */
  dark?: boolean;
  /** The colour of whose it is. */
  trim?: number;
  /** What the ground behind the picture is made of. */
  texture?: 'rays' | 'weave' | 'rings' | 'smoke' | 'slashes' | 'ruled';
}

/** A word of the card lines that is shown as an icon, and the colour it has on parchment. */
export type WordIcon = [pattern: RegExp, icon: string, colour?: string];

/** Whatever a game has nothing to say of, it leaves out. */
export interface GameTable {
  board: Component;
  /** What lies before the player instead of a hand of cards. */
  foot?: Component;
  /** Icons by what they mean in this game. */
  icons: Record<string, string>;
  /** The parts of the table that fill a phone's screen by themselves; some matches have more of them. Their titles are
   * messages of the game, region-<id>. */
  regions?(view?: View): string[];
  /** The region a place belongs to; nothing for places that are always seen. */
  regionOf?(place: string): string | null;
  /** A message of the game in the player's language, or nothing. */
  say(id: string, values?: Record<string, string | number>): string;
  /** The hand of a seat, or how many cards it has; none where the board shows it. */
  hand?(view: View, seat: number): CardRef[] | number | null;
  seatName(view: View, seat: number): string;
  turn(view: View): { number: number; seat: number };
  /** Are there hands that the neighbour must not see? */
  secret?(view: View): boolean;
  /** Where each open thing lies, by its name. */
  places(view: View): Map<string, string>;
  /** The pile that a card which nobody has seen before comes from. */
  origin?(place: string): string | null;
  /** The place where an answer's card can be laid down by hand. */
  drop?(choice: Choice, seat: number): string | null;
  /** What is said and drawn of a thing that is taken in hand. */
  piece?(thing: Thing, view: View): Piece | null;
  /** A question whose picks are gathered here although their order matters; without it, each is sent by itself. */
  gathers?(question: Question, view: View): Gathering | null;
  /** Under what an answer is found, where there are many of its sort. */
  fold?(choice: Choice, question: Question): Fold | null;
  /** A die drawn beside an answer that speaks of one. */
  dieOf?(choice: Choice, view: View, cards: Map<string, CardInfo>): DieLook | null;
  /** An answer in few words, where it is plain what is in hand. */
  brief?(choice: Choice, cards: Map<string, CardInfo>): string;
  /** An answer in few words behind a sign, where many stand together: its name is still the whole one. */
  crowded?(choice: Choice, cards: Map<string, CardInfo>): { sign: string; words: string } | null;
  /** What was picked already, in words; without it, the name of the card. */
  picked?(words: string, cards: Map<string, CardInfo>): string;
  /** In which order the answers of an open turn stand; without it, those without a card come last. */
  rank?(choice: Choice): number;
  /** What an answer gives up for good, in a sentence. Nothing glows for such an answer, and it is asked about first. */
  loses?(choice: Choice, view: View, cards: Map<string, CardInfo>): string | null;
  /** Why a thing is no answer, for the piece in hand if there is one; else it is the message of the game, why-not. */
  whyNot?(thing: Thing, view: View, seat: number, held?: Piece | null): string;
  look(card: CardInfo): Look;
  /** What is printed on a card beside its lines. */
  marks?(card: CardInfo): Mark[];
  /** What a card does in icons and numbers, line by line, for a face too small for words. */
  gist?(card: CardInfo): Sign[][];
  /** The numbers of the rules a card is about. */
  rulesOf?(card: CardInfo): string[];
  /** Words in card lines that are shown as an icon. */
  symbols?(): WordIcon[];
  announce?(line: LogLine, cards: Map<string, CardInfo>): Announcement | null;
  /** What is heard and seen of a line of the log, by its kind. */
  cues?: Record<string, Cue>;
  /** The points of a match that is over, and where they came from. */
  score?: Component;
  /** How it ended, in a sentence with names; without it the message of the game, reason-<reason>. */
  ended?(view: View): string | null;
  /** How many lives a seat has left, where that can make the heart beat. */
  lives?(view: View, seat: number): number | null;
  guide?: GuideStep[];
  /** The kinds of log lines that tell what somebody did in a turn. In how few words is said by messages of the game,
   * deed-<kind>; else they are told as the log says it. */
  deeds?: string[];
  /** The kinds of lines by which the table is put in order after a turn; what others tidy up happens at once. */
  tidies?: string[];
  /** The kinds of lines whose card is shown large for a moment where somebody else acts with it. */
  shows?: string[];
}
