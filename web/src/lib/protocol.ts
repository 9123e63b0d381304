// Made by tools/web_types.py from the server's protocol. Change that, then run: make web-types

/** An answer: it names its question by number and seat. */
export interface Act {
  type: "act";
  ref: number;
  seat: number;
  question: number;
  action: string;
}

/** One action of the match: a place to go back to. */
export interface ActionInfo {
  number: number;
  seat: number;
  notation: string;
  turn: number;
  reveals: ("chance" | "hidden" | "seat")[];
}

/** What the adviser would do, and why. */
export interface Advice {
  type: "advice";
  ref: number;
  seat: number;
  action: string;
  label: string;
  reason: string;
}

/** Answer such a question (kind and source) always like this, for this turn or the match; action null: stop. */
export interface Auto {
  type: "auto";
  ref: number;
  seat: number;
  kind: string;
  source?: string | null;
  action?: string | null;
  until?: "turn" | "match";
}

/** A new table that plays on from an action of this one. */
export interface Branch {
  at: number;
}

/** A card as the table draws it: facts, and lines of text in the player's language. */
export interface CardInfo {
  id: string;
  name: string;
  kind: string;
  lines: string[];
  facts: Record<string, unknown>;
  confidence: string;
  note: string;
}

/** A line of chat, or one reaction. */
export interface Chat {
  type: "chat";
  ref: number;
  seat?: number | null;
  text: string;
}

/** One line of chat. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** A message was carried out. */
export interface Done {
  type: "done";
  ref: number;
}

/** A game as the lobby shows it. */
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  fewest_seats: number;
  most_seats: number;
  usual_seats: number;
  options: OptionInfo[];
  bots: string[];
}

/** The first message of a connection: the secrets this browser holds for the table. */
export interface Hello {
  type: "hello";
  secrets: string[];
}

/** Ask the adviser. */
export interface Hint {
  type: "hint";
  ref: number;
  seat: number;
}

/** A table made from an exported match. */
export interface ImportTable {
  save: string;
  players?: PlayerWish[];
}

/** The host locks the table: no new connections but those that hold a seat; or opens it again. */
export interface Lock {
  type: "lock";
  ref: number;
  locked: boolean;
}

/** One event as a seat may know it. `cause` is the number of the line it hangs under; `action` the action it came with. */
export interface LogLine {
  number: number;
  kind: string;
  seat: number | null;
  amount: number;
  card: string | null;
  source: string | null;
  cause: number | null;
  action: number;
  text: string;
}

/** The tables a browser remembers. */
export interface MyTables {
  tables: TableKey[];
}

/** A reissued seat key, for the host only. */
export interface NewKey {
  type: "key";
  ref: number;
  seat: number;
  secret: string;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  players: PlayerWish[];
  seed?: number | null;
  undo?: "free" | "safe" | "vote" | "off";
  title?: string;
}

/** One option of a game: named values, or a range. */
export interface OptionInfo {
  name: string;
  help: string;
  default: unknown;
  values: string[];
  low: number;
  high: number;
  many: boolean;
}

/** Still there. */
export interface Ping {
  type: "ping";
  ref: number;
}

/** Who shall sit in a seat: a person on this device, a friend with a link, or a bot. */
export interface PlayerWish {
  kind: "here" | "friend" | "bot";
  name?: string;
  bot?: string;
}

/** A message was not carried out; why says what to do next. */
export interface Refused {
  type: "refused";
  ref: number | null;
  why: string;
}

/** The host makes a new link for a seat; the old one stops working. */
export interface Reissue {
  type: "reissue";
  ref: number;
  seat: number;
}

/** A seat's name. */
export interface Rename {
  type: "rename";
  ref: number;
  seat: number;
  name: string;
}

/** The timeline of a match: every action, with its turn and its lines of the log. */
export interface ReplayIndex {
  table: string;
  actions: ActionInfo[];
  log: LogLine[];
  finished: boolean;
}

/** The table just before an action (or at the end), as the asking seat may see it. */
export interface ReplayPosition {
  at: number;
  view: Record<string, unknown>;
}

/** The host lets a bot take a seat, or gives it back to a person. */
export interface Reseat {
  type: "reseat";
  ref: number;
  seat: number;
  kind: "person" | "bot";
  bot?: string;
}

/** One numbered rule. */
export interface RuleInfo {
  number: string;
  chapter: string;
  text: string;
}

/** Who sits in a seat, as everybody at the table may know. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot";
  bot: string;
  present: boolean;
  asked: boolean;
}

/** The secret of one seat. */
export interface SeatKey {
  seat: number;
  secret: string;
}

/**
 * Everything a browser needs to draw the table: sent after hello and after every change.
 *
 * views maps each seat this browser holds (or "watch" for a spectator) to `match.view(seat)`; the log holds new lines
 * only (from number `log_from` on; 0 means all of it, after hello and undo).
 */
export interface Snapshot {
  type: "table";
  info: TableInfo;
  version: number;
  views: Record<string, Record<string, unknown>>;
  log_from: number;
  log: LogLine[];
  actions_from: number;
  actions: ActionInfo[];
  undo: Record<string, UndoInfo>;
  vote: VoteInfo | null;
  autos: Auto[];
  thinking: number | null;
}

/** A table as a list shows it. */
export interface TableInfo {
  table: string;
  title: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  yours: number[];
  host: boolean;
  locked: boolean;
  undo: "free" | "safe" | "vote" | "off";
  turn: number;
  actions: number;
  outcome: Record<string, unknown> | null;
  updated: number;
}

/** A table somebody remembers, with a secret that opens it. */
export interface TableKey {
  table: string;
  secret: string;
}

/** What the maker of a table gets, once: keys for the host, each seat and spectators. */
export interface TableKeys {
  table: string;
  host: string;
  seats: SeatKey[];
  spectator: string;
}

/** New chat, or all of it after hello. */
export interface Talk {
  type: "talk";
  lines: ChatLine[];
}

/** Go back to just before action number `to` (null: the last one). */
export interface Undo {
  type: "undo";
  ref: number;
  seat: number;
  to?: number | null;
}

/** What undo would do now for a seat: possible at once, by vote, or not, and why, in a sentence. */
export interface UndoInfo {
  possible: boolean;
  vote: boolean;
  to: number;
  why: string;
}

/** Yes or no to an undo that another has asked for. */
export interface Vote {
  type: "vote";
  ref: number;
  seat: number;
  yes: boolean;
}

/** An undo that waits for others. */
export interface VoteInfo {
  by: number;
  to: number;
  missing: number[];
}

export type FromBrowser = Hello | Act | Undo | Vote | Hint | Auto | Chat | Rename | Reseat | Reissue | Lock | Ping;

export type FromServer = Snapshot | Talk | Done | Refused | Advice | NewKey;
