// Made by tools/web_types.py from the server's protocol. Change that, then run: make web-types

/**
 * An answer: it names its question by number and seat, and the version of the snapshot it was read from.
 *
 * After an undo numbers of questions come again; with the version an answer to a question of before is refused.
 * Where several things are picked in one choice, `further` holds the other picks: all are taken, or none.
 */
export interface Act {
  action: string;
  further?: string[];
  question: number;
  ref: number;
  seat: number;
  type: "act";
  version?: number | null;
}

/** One action of the match: a place to go back to. */
export interface ActionInfo {
  notation: string;
  number: number;
  reveals: ("chance" | "hidden" | "seat")[];
  seat: number;
  turn: number;
}

/**
 * Where others find this server; none where it listens to its own machine only.
 *
 * command starts it so that others reach it, with the port, tables and cards of now; it is told on that machine only.
 */
export interface Addresses {
  addresses: string[];
  command?: string;
}

/** What the adviser would do, and the reasons in the reader's language, if any; `second` is the next best answer. */
export interface Advice {
  action: string;
  label: string;
  ranked: RankedAnswer[];
  reason: string;
  ref: number;
  seat: number;
  second: string | null;
  sort: "only" | "close" | "best";
  type: "advice";
}

/** Answer such a question (kind and source) always like this, for this turn or the match; action null: stop. */
export interface Auto {
  action?: string | null;
  kind: string;
  ref: number;
  seat: number;
  source?: string | null;
  type: "auto";
  until?: "turn" | "match";
}

/** The host lets the match begin with these seats of the room, in this order, and with these options. */
export interface Begin {
  options: Record<string, unknown>;
  ref: number;
  seats: number[];
  type: "begin";
}

/** The card that helped most. */
export interface BestCard {
  card: string;
  times: number;
}

/**
 * A map of spaces. `walks`: to each space where a move can end, the spaces from the first to the last.
 *
 * shape  graph (spaces joined by lines) or hexes (hexagons side by side, with sides of length 1)
 */
export interface BoardInfo {
  label: string;
  links: LinkInfo[];
  pawns: PawnInfo[];
  shape: "graph" | "hexes";
  spaces: SpaceInfo[];
  walks: number[][];
}

/** A hero of the book with the cards that the hero takes into the next level. */
export interface BookHero {
  cards: string[];
  hero: string;
}

/**
 * A book as its page shows it; edition says whose faces to draw (empty: the cards installed now).
 *
 * packs names the own cards it was begun with.
 */
export interface BookInfo {
  book: string;
  edition: string;
  free_heroes: string[];
  game: string;
  heroes: BookHero[];
  history: BookLine[];
  levels: LevelInfo[];
  match: BookMatch | null;
  mode: string;
  name: string;
  open_level: number;
  packs: string[];
  version: number;
}

/** What the maker of a book gets, once: the secret that opens it, and every match of it as its host. */
export interface BookKeys {
  book: string;
  secret: string;
}

/** One match of the history; `table` is where it can be looked at again, empty where it was played elsewhere. */
export interface BookLine {
  cards: Record<string, string[]>;
  heroes: string[];
  level: number;
  locations_lost: number;
  players: Record<string, string>;
  replay: boolean;
  result: "won" | "lost" | "given up";
  table: string;
  turns: number;
  variations: Record<string, unknown>;
}

/**
 * The match that is being played, or waits to be closed: then `choices` are the cards that may be kept.
 *
 * stopped: it was begun with other rules and can only be given up. replay: it is played for fun.
 */
export interface BookMatch {
  choices: Record<string, string[]>;
  heroes: string[];
  level: number;
  players: string[];
  replay: boolean;
  result: "" | "won" | "lost";
  stopped: boolean;
  table: string;
  turn: number;
}

/** A new table that plays on from an action of this one; without a title it has that of the old one. */
export interface Branch {
  at: number;
  title?: string;
}

/**
 * A card as the table draws it: facts, and lines of text in the player's language.
 *
 * doubts says how sure single values are, where they are less than certain: cost: reconstructed.
 */
export interface CardInfo {
  confidence: string;
  doubts: Record<string, string>;
  facts: Record<string, unknown>;
  id: string;
  kind: string;
  lines: string[];
  name: string;
  note: string;
}

/** A card that lies open: what it is, and a key that stays with the physical card until it is shuffled. */
export interface CardRef {
  id: string;
  key: number;
}

/** A line of chat, or one reaction. */
export interface Chat {
  ref: number;
  seat?: number | null;
  text: string;
  type: "chat";
}

/** One line of chat; with a notice nobody says it: it is what the table tells everybody. */
export interface ChatLine {
  at: number;
  name: string;
  notice?: "" | "reissued" | "renewed-host" | "renewed-spectator";
  number: number;
  seat: number | null;
  text: string;
}

/**
 * One legal answer: what is done, and with what, what is taken in hand first.
 *
 * loses  it gives something up: a card, health, a token
 */
export interface ChoiceView {
  card: string | null;
  label: string;
  loses?: boolean;
  notation: string;
  targets: TargetView[];
  verb: string;
}

/** A friend takes the seat that the key in a link opens: from now on only the friend's own key does. */
export interface Claim {
  link: string;
  ref: number;
  secret: string;
  type: "claim";
}

/** Write a match that is over into the book; for each hero a card to be kept, or none. */
export interface CloseLevel {
  choices?: Record<string, string | null>;
  table: string;
}

/** A number of something: tokens, cards in a pile. */
export interface CountInfo {
  label: string;
  value: number;
}

/**
 * A question that is open now.
 *
 * awaited  the table waits for an answer; else it is a chance that a seat has beside the others' questions
 * ends     the verbs of the answers that end it
 * lapses   the verbs of answers whose chance is lost with an answer that ends it
 * actions  none where the answers are somebody else's secret
 */
export interface DecisionView {
  actions: ChoiceView[] | null;
  awaited: boolean;
  ends: string[];
  kind: string;
  lapses: string[];
  number: number;
  pick: PickView;
  prompt: string;
  rule: string;
  seat: number;
  source: string | null;
}

/** The host deletes the table: for everybody, with all that happened at it. */
export interface Delete {
  ref: number;
  type: "delete";
}

/** A message was carried out. */
export interface Done {
  ref: number;
  type: "done";
}

/** What a match was: told when it is over. parts has some words for each seat; next names what follows it. */
export interface EndingInfo {
  actions: number;
  best: BestCard | null;
  closest: string;
  next: string;
  parts: string[][];
  retry: boolean;
  seconds: number;
  totals: TotalInfo[];
  turning: TurningInfo | null;
  turns: number;
}

/** One section of the page that explains a game. */
export interface ExplanationInfo {
  lines: LineInfo[];
  title: string;
}

/**
 * How hard a set-up is for a bot in every seat; `won` and its interval where the seats win and lose together.
 *
 * options are those that are not as usual; earlier: measured with other cards or rules than those of now.
 */
export interface FigureInfo {
  bot: string;
  command: string;
  earlier: boolean;
  high: number | null;
  low: number | null;
  matches: number;
  minutes: number | null;
  options: Record<string, unknown>;
  seats: number;
  turns: number | null;
  won: number | null;
}

/** A start that is kind to newcomers; its seed is known to all. */
export interface FirstInfo {
  options: Record<string, unknown>;
  seats: number;
  seed: number;
}

export type FromBrowser = Hello | SetLocale | Act | Undo | Vote | Hint | Auto | Chat | Rename | Reseat | Reissue | Claim | Renew | Lock | Delete | Older | Told | Sit | Wish | Lay | Begin | Ping;

export type FromServer = Snapshot | Past | Talk | Done | Refused | Advice | NewKey;

/**
 * A game as the lobby shows it.
 *
 * minutes and difficulty (1 easy, 3 hard) are ranges, empty where the game tells nothing; goal has the numbers of the
 * first match, or of the usual one.
 */
export interface GameInfo {
  bots: string[];
  difficulty: number[];
  fewest_seats: number;
  first: FirstInfo | null;
  goal: Record<string, number>;
  minutes: number[];
  most_seats: number;
  name: string;
  options: OptionInfo[];
  packs: PackInfo[];
  summary: string;
  title: string;
  usual_seats: number;
}

/** End a match that still goes on; the book keeps nothing of it but a line. */
export interface GiveUp {
  table: string;
}

/**
 * The first message of a connection: the secrets this browser holds for the table, and its language.
 *
 * boards names the games it has a board of its own for: of any other it is sent the sections of the table.
 * story: it tells what happens in order, wants to know how the table looked in between, and says when it is Told.
 */
export interface Hello {
  boards?: string[] | null;
  locale?: string;
  secrets: string[];
  story?: boolean;
  type: "hello";
}

/** So many cards lie here face down. */
export interface HiddenPile {
  count: number;
}

/** Ask the adviser. */
export interface Hint {
  ref: number;
  seat: number;
  type: "hint";
}

/** A book from an exported file; it gets another name than those that its reader has already. */
export interface ImportBook {
  save: string;
  taken?: string[];
}

/** A table made from an exported match. */
export interface ImportTable {
  players?: PlayerWish[];
  save: string;
}

/** So many cards lie here face down; those on top are known. */
export interface KnownPile {
  count: number;
  known: CardRef[];
}

/** What one seat plans, slot by slot; `done` when it has finished planning. */
export interface LaneInfo {
  done: boolean;
  label: string;
  seat: number | null;
  slots: SlotInfo[];
}

/** A hero who joins the book now. */
export interface LateHero {
  hero: string;
}

/** The host chooses the options of the match; the wishes stay. */
export interface Lay {
  options: Record<string, unknown>;
  ref: number;
  type: "lay";
}

/** One level. A locked one says no more than that it is there; `more` foes come by chance. */
export interface LevelInfo {
  foes: string[];
  level: number;
  locations: string[];
  more: number;
  news: string[];
  scenario: string;
  state: "won" | "open" | "locked";
}

/** A paragraph, or a point of a list with the meaning of its icon. Two stars stand around what is bold. */
export interface LineInfo {
  icon: string;
  point: boolean;
  text: string;
}

/** A way between two spaces, by their numbers. */
export interface LinkInfo {
  end: number;
  kind: string;
  one_way: boolean;
  start: number;
}

/** The host locks the table: nobody is in it but who holds a seat; or opens it again. */
export interface Lock {
  locked: boolean;
  ref: number;
  type: "lock";
}

/**
 * One event as a seat may know it: the line it hangs under, and the action it came with (-1: before the first).
 *
 * Equal things are told together: `told` is the sentence for this event and those of its sort that follow it, and
 * empty where an earlier line has told it. Without it the text tells this event alone.
 */
export interface LogLine {
  action: number;
  amount: number;
  card: string | null;
  cause: number | null;
  details?: Record<string, number | string>;
  kind: string;
  number: number;
  seat: number | null;
  source: string | null;
  text: string;
  told?: string | null;
}

/** Where a seat or a side stands on a track. */
export interface MarkerInfo {
  at: number;
  label: string;
  seat: number | null;
}

/** So many of so many: health 7 of 10, attack 3 of 6. `danger`: a full meter is bad for the players. */
export interface MeterInfo {
  danger: boolean;
  full: number;
  label: string;
  value: number;
}

/** One thing to correct; the line is 0 where there is none to name. */
export interface MistakeInfo {
  allowed: string;
  card: string;
  line: number;
  problem: string;
}

/** A card of the box written as an entry of a pack, to begin from. */
export interface ModelText {
  text: string;
}

/**
 * How the table looked after the lines of the log before number `lines`.
 *
 * views holds for each seat only those fields that differ from the next moment's (of the last one: from the
 * snapshot's); sections, where they are wanted, are whole.
 */
export interface MomentInfo {
  lines: number;
  sections?: Record<string, SectionInfo[]>;
  views: Record<string, ViewChange>;
}

/** The tables a browser remembers. */
export interface MyTables {
  tables: TableKey[];
}

/**
 * A book to be begun; its mode, its first heroes and its own packs stay.
 *
 * game: empty for the game that is meant where none is named.
 */
export interface NewBook {
  game?: string;
  heroes: string[];
  mode: string;
  name?: string;
  packs?: string[];
}

/** A reissued seat key, for the host only. */
export interface NewKey {
  ref: number;
  seat: number;
  secret: string;
  type: "key";
}

/** A match of a level: heroes in seat order with their players; who is not named sits out. */
export interface NewMatch {
  heroes: string[];
  level?: number | null;
  players: PlayerWish[];
  seed?: number | null;
  undo?: "free" | "safe" | "vote" | "off";
  variations?: Record<string, unknown>;
}

/** A table to be made; one that waits is a room in which its people come together and choose, before it is dealt. */
export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  packs?: string[];
  players: PlayerWish[];
  seed?: number | null;
  title?: string;
  undo?: "free" | "safe" | "vote" | "off";
  waits?: boolean;
}

/** Lines of the log (with the actions they came with) or of the chat from before a number, as many as a page has. */
export interface Older {
  before: number;
  ref: number;
  type: "older";
  what: "log" | "chat";
}

/** So many cards lie here; the lowest lie face up. */
export interface OpenBelow {
  count: number;
  last: CardRef[];
}

/** One option of a game: named values, or a range. */
export interface OptionInfo {
  default: unknown;
  help: string;
  high: number;
  low: number;
  many: boolean;
  name: string;
  values: string[];
}

/** How the match ended. */
export interface OutcomeView {
  reason: string;
  scores: number[];
  winners: number[];
}

/** The text of a pack for a game, as it would stand in a file. */
export interface OwnCards {
  game: string;
  locale?: string;
  text: string;
}

/** Own cards that this server offers; the name is that of their directory. */
export interface PackInfo {
  name: string;
  title: string;
}

/**
 * One thing on the table: a hero, a villain, a Location, the market.
 *
 * marks  words of a fixed list that a table knows how to show: active, asked, stunned, silenced
 * text   what the card in the middle of the panel does
 * group  the name of the panels that begin here, up to the next one that has a group
 */
export interface PanelInfo {
  card: string | null;
  counts: CountInfo[];
  group: string;
  marks: string[];
  meters: MeterInfo[];
  seat: number | null;
  signs: SignInfo[];
  text: string[];
  title: string;
  zones: ZoneInfo[];
}

/** Older lines of the log, which end where those that were asked about begin, and their actions. */
export interface Past {
  actions: ActionInfo[];
  log: LogLine[];
  type: "past";
}

/** Who or what stands on a space; `seat` says whose it is. */
export interface PawnInfo {
  label: string;
  seat: number | null;
  space: number;
}

/**
 * Several things picked in one choice: how many in all, and which are picked already.
 *
 * ordered  a rule reads in which order they are picked
 * enough   the answer that ends it before all are picked, where fewer will do
 */
export interface PickView {
  chosen?: string[];
  count: number;
  enough?: string;
  ordered?: boolean;
}

/**
 * Equal cards that lie together.
 *
 * card    the id of the card
 * cost    what it takes to acquire one
 * answer  the notation of the action that takes one, so that a table can put the cost beside that choice
 * keys    the keys of the cards (or dice) that lie here, by which an action names its targets
 */
export interface PieceInfo {
  answer: string;
  card: string;
  copies: number;
  cost: number | null;
  keys: number[];
  kind: string;
  name: string;
  sort: "card" | "die";
}

/** Keep-alive. */
export interface Ping {
  ref: number;
  type: "ping";
}

/** A planning tray: a lane for each seat. Its owner's view has the cards of a lane open, the others' face down. */
export interface PlanInfo {
  label: string;
  lanes: LaneInfo[];
}

/** Who shall sit in a seat: a person on this device, a friend with a link, or a bot. Without a name they get one. */
export interface PlayerWish {
  bot?: string;
  kind: "here" | "friend" | "bot";
  name?: string;
}

/**
 * An answer among the others, the best first.
 *
 * chance  the chance to win after it in per cent, if all play on as bots do; null where none is known
 * behind  by how many points of chance it is behind the advised one, give or take `error` (nineteen times in twenty)
 */
export interface RankedAnswer {
  action: string;
  behind: number;
  chance: number | null;
  error: number;
  label: string;
}

/** A message was not carried out; why says what to do next in English, code and values in any other language. */
export interface Refused {
  code?: string;
  ref: number | null;
  type: "refused";
  values?: Record<string, string | number>;
  why: string;
}

/** The host makes a new link for a seat; the old one stops working. */
export interface Reissue {
  ref: number;
  seat: number;
  type: "reissue";
}

/** A seat's name. */
export interface Rename {
  name: string;
  ref: number;
  seat: number;
  type: "rename";
}

/** The host's browser has made a new key for the host or for spectators; the old one stops working. */
export interface Renew {
  ref: number;
  secret: string;
  type: "renew";
  which: "host" | "spectator";
}

/**
 * The timeline of a match: every action, with its turn and its lines of the log.
 *
 * opened: it is over for good, and every seat's cards lie face up in all positions.
 */
export interface ReplayIndex {
  actions: ActionInfo[];
  finished: boolean;
  log: LogLine[];
  opened?: boolean;
  table: string;
}

/** The table just before an action (or at the end), as the asking seat may see it; the sections where asked for. */
export interface ReplayPosition {
  at: number;
  sections?: SectionInfo[] | null;
  view: View;
}

/**
 * A bot takes a seat, or gives it back to a person: by the host, by whoever holds the seat, and for a person who
 * has been away for a while by anybody at the table.
 */
export interface Reseat {
  bot?: string;
  kind: "person" | "bot";
  ref: number;
  seat: number;
  type: "reseat";
}

/** What a seat chose and what was best, in words; lost and gained are points of the chance to win. */
export interface ReviewChoice {
  action: number;
  best: string;
  gained: number;
  lost: number;
  played: string;
  seat: number;
  turn: number;
}

/** A look back. sides are the seats that win together; best and costliest have a choice or nothing for each seat. */
export interface ReviewInfo {
  best: (ReviewChoice | null)[];
  choices: ReviewChoice[];
  costliest: (ReviewChoice | null)[];
  moments: ReviewMoment[];
  points: ReviewPoint[];
  sides: number[][];
}

/** A stretch that moved a seat's chance most: how much of it was choice, and how much luck (and the others). */
export interface ReviewMoment {
  action: number;
  after: number;
  before: number;
  choice: number;
  luck: number;
  seat: number;
  turn: number;
}

/** The chances of all seats before an action, in per cent. */
export interface ReviewPoint {
  action: number;
  chances: number[];
  turn: number;
}

/** How far a look back is: so many of all actions are done; null until somebody has asked for it. */
export interface ReviewState {
  done: number;
  failed: boolean;
  review: ReviewInfo | null;
  total: number;
}

/**
 * What is agreed so far: the options of the match, and for each seat its values of the options that have one each.
 *
 * open: the match has not begun; once it has, the way to it is among the sequels. anybody: not the host alone chooses
 * what is played and lets it begin, but everybody who holds a seat: they have played together before.
 */
export interface RoomInfo {
  anybody?: boolean;
  open: boolean;
  options: Record<string, unknown>;
  wishes: Record<string, Record<string, string>>;
}

/** One numbered rule. */
export interface RuleInfo {
  chapter: string;
  number: string;
  text: string;
}

/**
 * Who sits in a seat, as everybody at the table may know.
 *
 * covered: a bot plays for the person of that name, who takes the seat back at any time. link: the seat was offered by
 * a link, which is still open, or a friend has taken it with a key that nobody else has. cover_in: the person is away,
 * and after so many seconds anybody at the table may let a bot play.
 */
export interface SeatInfo {
  asked: boolean;
  bot: string;
  cover_in?: number | null;
  covered?: boolean;
  kind: "person" | "bot";
  link?: "" | "open" | "taken";
  name: string;
  present: boolean;
  seat: number;
}

/** The secret of one seat. */
export interface SeatKey {
  seat: number;
  secret: string;
}

/**
 * Panels that belong together, and the boards, tracks and plans they belong to.
 *
 * name  one of a fixed list that a table knows how to arrange:
 * turn, board, plan, place, foes, goals, dice, market, players, outcome
 */
export interface SectionInfo {
  boards: BoardInfo[];
  counts: CountInfo[];
  meters: MeterInfo[];
  name: string;
  panels: PanelInfo[];
  plans: PlanInfo[];
  title: string;
  tracks: TrackInfo[];
}

/** A table that people of another one have gone on to; from a waiting room, its match has begun there. */
export interface Sequel {
  sort: "again" | "next" | "retry" | "people" | "begin";
  table: string;
}

/** The reader's language is another one now: a snapshot in it follows, with the newest page of the log. */
export interface SetLocale {
  locale: string;
  ref: number;
  type: "locale";
}

/** A word of the game's own about what is special here now. `danger`: it is bad for the players. */
export interface SignInfo {
  danger: boolean;
  label: string;
}

/** Whoever is in the waiting room takes the first free seat: from now on the key of their browser opens it. */
export interface Sit {
  name: string;
  ref: number;
  secret: string;
  type: "sit";
}

/**
 * A place of a planning tray.
 *
 * face  hidden: a card lies face down
 * done  what was planned here has been carried out
 */
export interface SlotInfo {
  done: boolean;
  face: "empty" | "hidden" | "open";
  label: string;
  piece: PieceInfo | null;
}

/**
 * Everything a browser needs to draw the table: sent after hello and after every change.
 *
 * views maps each seat this browser holds (or "watch" for a spectator) to `match.view(seat)`; the log holds new lines
 * only (from number `log_from` on), after hello and undo the newest page of it, and so do the actions. sections says
 * how the game would draw each view, for a browser that has no board for it. moments, in order, lead from the snapshot
 * before to this one.
 */
export interface Snapshot {
  actions: ActionInfo[];
  actions_from: number;
  autos: Auto[];
  info: TableInfo;
  log: LogLine[];
  log_from: number;
  moments?: MomentInfo[];
  sections?: Record<string, SectionInfo[]>;
  thinking: number | null;
  type: "table";
  undo: Record<string, UndoInfo>;
  version: number;
  views: Record<string, View>;
  vote: VoteInfo | null;
}

/** How much came from a card. */
export interface SourceInfo {
  amount: number;
  card: string;
}

/**
 * A space of a board: its number, its name in notations, how players call it, and where it is drawn.
 *
 * marks   what lies or holds there now
 * lit     something can be done there now
 * answer  the notation of the action that does it, where the action does not name the space as its target itself
 */
export interface SpaceInfo {
  answer: string;
  key: number;
  kind: string;
  label: string;
  lit: boolean;
  marks: SignInfo[];
  name: string;
  x: number;
  y: number;
}

/** What a step of a track means. */
export interface StepInfo {
  at: number;
  label: string;
}

/**
 * A table as a list shows it.
 *
 * packs names the own cards it was begun with; edition says whose faces to draw (empty: the cards installed now);
 * stopped says why it can only be looked at: its game is gone, its rules have changed, or its past can't be played.
 * shown: it is over, and its secrets have been given out, so that nothing is taken back any more. dealt says who else
 * than the server may know what lies hidden: who chose the seed (which is told then), who has the saved match, or
 * whoever was at the finished match that this one goes on from. room: no match yet but a waiting room. sequels are
 * the tables that its people have gone on to.
 */
export interface TableInfo {
  actions: number;
  dealt?: "" | "chosen" | "file" | "past";
  edition: string;
  game: string;
  host: boolean;
  locked: boolean;
  options: Record<string, unknown>;
  outcome: Record<string, unknown> | null;
  packs: string[];
  room?: RoomInfo | null;
  seats: SeatInfo[];
  seed?: number | null;
  sequels?: Sequel[];
  shown?: boolean;
  stopped: "" | "game" | "rules" | "replay";
  table: string;
  title: string;
  turn: number;
  undo: "free" | "safe" | "vote" | "off";
  updated: number;
  yours: number[];
}

/** A table somebody remembers, with a secret that opens it. */
export interface TableKey {
  secret: string;
  table: string;
}

/** What the maker of a table gets, once: keys for the host, each seat and spectators. */
export interface TableKeys {
  host: string;
  seats: SeatKey[];
  spectator: string;
  table: string;
}

/** New chat, the newest of it after hello, or older lines that were asked for. */
export interface Talk {
  lines: ChatLine[];
  type: "talk";
}

/**
 * A thing on the table that an answer is about. `also` are things just like it, which stand for it as well.
 *
 * part  which part of the thing is meant, from 1: an ability of a card
 * way   the spaces that lead there by their names, where a pawn walks
 */
export interface TargetView {
  also?: (number | string)[];
  id?: string;
  key: number | string | null;
  kind: "card" | "seat" | "space" | "die" | "pile";
  part?: number;
  way?: string[];
}

/** The snapshot of this version has been told to its end: a bot that `thinking` named in it may go on. */
export interface Told {
  ref: number;
  type: "told";
  version: number;
}

/** What something is called, how much of it each seat had, and the cards that most of it came from. */
export interface TotalInfo {
  amounts: number[];
  label: string;
  sources: SourceInfo[];
}

/** A score or round track: its steps from `first` to `last`, who stands where, and what some steps mean. */
export interface TrackInfo {
  first: number;
  label: string;
  last: number;
  markers: MarkerInfo[];
  steps: StepInfo[];
}

/** A table to be made whose cards are those of the box with these laid over them. */
export interface TryCards {
  table: NewTable;
  text: string;
}

/**
 * The turn that moved most, with how it stood before and after.
 *
 * It stood so for a seat that won and the best of the others; seat None: for all and for a defeat, in per cent.
 */
export interface TurningInfo {
  after: number[];
  before: number[];
  seat: number | null;
  turn: number;
}

/** Go back to just before action number `to` (null: the last one). */
export interface Undo {
  ref: number;
  seat: number;
  to?: number | null;
  type: "undo";
}

/**
 * What undo would do now for a seat: possible at once, by vote, or not, and why, in a sentence.
 *
 * The same in parts, for a page in another language: how many actions, what lies between now and then (`other` is the
 * seat that has acted), whose yes it needs, and whether it is a step of the own planning, which nobody has seen.
 */
export interface UndoInfo {
  asks: number[];
  beyond: "" | "chance" | "hidden" | "seat" | "end";
  count: number;
  other: number | null;
  plan?: boolean;
  possible: boolean;
  to: number;
  vote: boolean;
  why: string;
}

/** What stands in the view of every game. */
export interface View {
  decisions: DecisionView[];
  game: string;
  outcome: OutcomeView | null;
  seat: number | null;
  [field: string]: unknown;
}

/** What stands in the view of every game. */
export interface ViewChange {
  decisions?: DecisionView[];
  game?: string;
  outcome?: OutcomeView | null;
  seat?: number | null;
  [field: string]: unknown;
}

/** Yes or no to an undo that another has asked for. */
export interface Vote {
  ref: number;
  seat: number;
  type: "vote";
  yes: boolean;
}

/** An undo that waits for others. */
export interface VoteInfo {
  by: number;
  missing: number[];
  to: number;
}

/** A seat's value of an option that has one for each seat: a hero, a team; null takes the wish back. */
export interface Wish {
  option: string;
  ref: number;
  seat: number;
  type: "wish";
  value: string | null;
}

/**
 * A table to go on to: the same again, the game's next chapter, or the last turn once more; or a waiting room for
 * the same people, who choose there. Old keys open it.
 */
export interface WishSequel {
  sort: "again" | "next" | "retry" | "people";
}

/** What became of own cards: their faces, or else what is wrong. tables: may they be tried at a table here? */
export interface WorkshopInfo {
  cards: CardInfo[];
  mistakes: MistakeInfo[];
  tables: boolean;
}

/**
 * A place with its cards in order; it has a name where the panel around it does not say enough.
 *
 * key     the name by which an action takes the whole pile for its target
 * hidden  so many cards lie here face down
 */
export interface ZoneInfo {
  hidden: number;
  key: string;
  label: string;
  pieces: PieceInfo[];
}
