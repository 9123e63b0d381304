// What somebody did, in one line a turn: from the log, by the kinds of lines that a game counts.
import type { ActionInfo, CardInfo, LogLine } from '../../lib/protocol';
import type { GameTable } from '../game';

/** What a seat did in a turn. */
export interface Deed {
  seat: number;
  /** The last line that it tells of. */
  until: number;
  words: string;
}

/** Who tells it: in the words of a game, with the cards and the heroes of a match. */
export interface DeedTeller {
  game: Pick<GameTable, 'deeds' | 'say'>;
  cards: Map<string, CardInfo>;
  heroOf(seat: number): string;
}

/** A turn, or what is known of it. */
interface Stretch {
  turn: LogLine | null;
  lines: LogLine[];
}

/** More than that of one turn nobody reads. */
const MOST_THINGS = 7;

/** The log, cut where turns begin. */
export function stretches(log: LogLine[]): Stretch[] {
  const found: Stretch[] = [{ turn: null, lines: [] }];
  for (const line of log) {
    if (line.kind === 'turn') found.push({ turn: line, lines: [] });
    else found.at(-1)!.lines.push(line);
  }
  return found.filter(({ turn, lines }) => turn !== null || lines.length > 0);
}

/** What was done in a turn: by the seat whose turn it is, or by each where all have it together. */
export function deedsOf({ turn, lines }: Stretch, teller: DeedTeller): Deed[] {
  const owner = turn?.seat ?? null;
  const seats = owner === null ? [...new Set(lines.map(({ seat }) => seat))] : [owner];
  return seats.flatMap((seat) => {
    if (seat === null) return [];
    const own = lines.filter((line) => line.seat === seat || (owner !== null && line.seat === null));
    const words = wordsFor(seat, own, owner === null ? [] : [turn?.text.split(': ').at(-1) ?? ''], teller);
    return words === '' ? [] : [{ seat, until: own.at(-1)?.number ?? -1, words }];
  });
}

/**
 * What others did since a seat of these last acted. The turn of another is told whole, also what came before an answer
 * that was asked for in the middle of it.
 */
export function lately(log: LogLine[], actions: ActionInfo[], seats: number[], teller: DeedTeller): Deed[] {
  const own = new Set(actions.filter(({ seat }) => seats.includes(seat)).map(({ number }) => number));
  const last = log.findLast(({ action }) => own.has(action))?.number ?? -1;
  const fresh = stretches(log).filter(({ lines }) => (lines.at(-1)?.number ?? -1) > last);
  return fresh.flatMap((stretch) => {
    const whole = stretch.turn?.seat != null;
    const lines = whole ? stretch.lines : stretch.lines.filter(({ number }) => number > last);
    const deeds = deedsOf({ ...stretch, lines }, teller);
    return deeds.filter(({ seat, until }) => !seats.includes(seat) && until > last);
  });
}

/** In the order in which it happened first. */
function wordsFor(seat: number, lines: LogLine[], names: string[], teller: DeedTeller): string {
  const known = [...names, teller.heroOf(seat)];
  const things = (teller.game.deeds ?? [])
    .flatMap((kind) =>
      thingsOf(
        lines.filter((line) => line.kind === kind),
        known,
        teller,
      ),
    )
    .toSorted((one, other) => one.from - other.from)
    .map(({ words }) => words);
  const told = counted(things);
  return told.slice(0, MOST_THINGS).join(', ') + (told.length > MOST_THINGS ? '…' : '');
}

interface Thing {
  from: number;
  words: string;
}

/** In the game's own short words, deed-<kind>; else as the log says it, without the name that stands before it anyway. */
function thingsOf(lines: LogLine[], known: string[], { game, cards }: DeedTeller): Thing[] {
  const [first] = lines;
  if (!first) return [];
  const n = lines.reduce((sum, { amount }) => sum + amount, 0);
  const names = lines.flatMap(({ card }) => (card === null ? [] : [cards.get(card)?.name ?? card]));
  const told = {
    n,
    count: lines.length,
    cards: counted(names).join(', '),
    names: [...new Set(names)].join(', '),
  };
  const said = game.say(`deed-${first.kind}`, told);
  if (said) return [{ from: first.number, words: said }];
  return lines.map(({ number, text }) => ({ from: number, words: bare(text, known) }));
}

function counted(names: string[]): string[] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name));
}

/** Without the longest of the names that it begins with. */
function bare(text: string, names: string[]): string {
  const lengths = names
    .filter((name) => name !== '' && text.startsWith(`${name} `))
    .map(({ length }) => length + 1);
  return text.slice(Math.max(0, ...lengths));
}
