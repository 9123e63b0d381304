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
    const words = wordsFor(seat, own, teller);
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

function wordsFor(seat: number, lines: LogLine[], teller: DeedTeller): string {
  const kinds = teller.game.deeds ?? [];
  const things = kinds.flatMap((kind) => {
    const found = lines.filter((line) => line.kind === kind);
    return found.length > 0 ? thingsOf(kind, found, teller.heroOf(seat), teller) : [];
  });
  const shown = things.slice(0, MOST_THINGS);
  return shown.join(', ') + (things.length > shown.length ? '…' : '');
}

/** In the game's own short words, deed-<kind>; else as the log says it, without the name that stands before it anyway. */
function thingsOf(kind: string, lines: LogLine[], hero: string, { game, cards }: DeedTeller): string[] {
  const n = lines.reduce((sum, { amount }) => sum + amount, 0);
  const names = lines.flatMap(({ card }) => (card === null ? [] : [cards.get(card)?.name ?? card]));
  const told = {
    n,
    count: lines.length,
    cards: counted(names).join(', '),
    names: [...new Set(names)].join(', '),
  };
  const said = game.say(`deed-${kind}`, told);
  return said ? [said] : counted(lines.map(({ text }) => bare(text, hero)));
}

function counted(names: string[]): string[] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name));
}

function bare(text: string, hero: string): string {
  return hero !== '' && text.startsWith(`${hero} `) ? text.slice(hero.length + 1) : text;
}
