import type {
  Addresses,
  BookInfo,
  BookKeys,
  CardInfo,
  CloseLevel,
  EndingInfo,
  ExplanationInfo,
  FigureInfo,
  GameInfo,
  ImportBook,
  ImportTable,
  ModelText,
  NewBook,
  NewMatch,
  NewTable,
  OwnCards,
  ReplayIndex,
  ReplayPosition,
  ReviewState,
  RuleInfo,
  Sequel,
  TableInfo,
  TableKey,
  TableKeys,
  TryCards,
  WorkshopInfo,
} from './protocol';
import { rooted } from './root';

/** What the server answered instead of what was asked for: a sentence that says what to do next. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly code = '',
    readonly values: Record<string, string | number> = {},
  ) {
    super(message);
  }
}

/** How the server says no. */
interface Problem {
  detail: unknown;
  code: string;
  values: Record<string, string | number>;
}

interface Ask {
  method?: 'GET' | 'POST';
  body?: unknown;
  secret?: string;
}

async function ask(path: string, { method = 'GET', body, secret }: Ask = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (secret) headers.Authorization = `Bearer ${secret}`;
  let answer: Response;
  try {
    answer = await fetch(rooted(`/api${path}`), {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('', 0);
  }
  if (!answer.ok) throw await reason(answer);
  return answer;
}

/** The server's own sentence, where it sent one. */
async function reason(answer: Response): Promise<ApiError> {
  try {
    const { detail, code, values } = (await answer.json()) as Partial<Problem>;
    return new ApiError(typeof detail === 'string' ? detail : '', answer.status, code, values);
  } catch {
    return new ApiError('', answer.status);
  }
}

async function json<T>(path: string, options?: Ask): Promise<T> {
  return (await (await ask(path, options)).json()) as T;
}

const at = encodeURIComponent;

/** Under an address that names the build of the server, an answer may be kept for ever. */
export function lasting(path: string, page: ParentNode = document): string {
  const build = page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  return build ? `${path}&build=${at(build)}` : path;
}

export const api = {
  games: () => json<GameInfo[]>('/games'),
  /** A game with own packs laid over its cards; they may bring other options. */
  game: (name: string, packs: string[]) =>
    json<GameInfo>(`/games/${at(name)}?${packs.map((pack) => `pack=${at(pack)}`).join('&')}`),
  /** The cards of an edition that some table began with; without one, those of now. */
  cards: (game: string, locale: string, edition: string) =>
    json<CardInfo[]>(lasting(`/games/${at(game)}/cards?locale=${at(locale)}&edition=${at(edition)}`)),
  howToPlay: (game: string, locale: string) =>
    json<ExplanationInfo[]>(lasting(`/games/${at(game)}/how-to-play?locale=${at(locale)}`)),
  rules: (game: string, locale: string) =>
    json<RuleInfo[]>(lasting(`/games/${at(game)}/rules?locale=${at(locale)}`)),
  newTable: (table: NewTable) => json<TableKeys>('/tables', { method: 'POST', body: table }),
  /** How hard the set-ups of a game are that somebody has measured. */
  figures: (game: string) => json<FigureInfo[]>(lasting(`/games/${at(game)}/figures?`)),
  /** Cards that somebody writes: their faces, or what is wrong with them. */
  lookAtCards: (cards: OwnCards) => json<WorkshopInfo>('/workshop/cards', { method: 'POST', body: cards }),
  tryCards: (wish: TryCards) => json<TableKeys>('/workshop/tables', { method: 'POST', body: wish }),
  modelCard: (game: string, card: string) => json<ModelText>(`/workshop/cards/${at(game)}/${at(card)}`),
  importTable: (table: ImportTable) => json<TableKeys>('/tables/import', { method: 'POST', body: table }),
  mine: (tables: TableKey[]) => json<TableInfo[]>('/tables/mine', { method: 'POST', body: { tables } }),
  branch: (table: string, position: number, title: string, secret: string) =>
    json<TableKeys>(`/tables/${at(table)}/branch`, { method: 'POST', body: { at: position, title }, secret }),
  /** By which addresses others find this server. */
  addresses: () => json<Addresses>('/addresses'),
  /** What a match was, once it is over. */
  ending: (table: string, secret: string, locale: string) =>
    json<EndingInfo>(`/tables/${at(table)}/ending?locale=${at(locale)}`, { secret }),
  /** The table that everybody goes on to. */
  sequel: (table: string, sort: Exclude<Sequel['sort'], 'begin'>, secret: string) =>
    json<Sequel>(`/tables/${at(table)}/sequel`, { method: 'POST', body: { sort }, secret }),
  replay: (table: string, secret: string, locale: string, opened: boolean) =>
    json<ReplayIndex>(`/tables/${at(table)}/replay?locale=${at(locale)}${opened ? '&opened=true' : ''}`, {
      secret,
    }),
  position: (
    table: string,
    position: number,
    secret: string,
    locale: string,
    drawn: boolean,
    opened: boolean,
  ) =>
    json<ReplayPosition>(
      `/tables/${at(table)}/replay/${position}?locale=${at(locale)}${drawn ? '&drawn=true' : ''}${opened ? '&opened=true' : ''}`,
      { secret },
    ),
  exportTable: async (table: string, secret: string) =>
    (await ask(`/tables/${at(table)}/export`, { secret })).blob(),
  newBook: (book: NewBook) => json<BookKeys>('/books', { method: 'POST', body: book }),
  importBook: (book: ImportBook) => json<BookKeys>('/books/import', { method: 'POST', body: book }),
  book: (book: string, secret: string) => json<BookInfo>(`/books/${at(book)}`, { secret }),
  exportBook: async (book: string, secret: string) =>
    (await ask(`/books/${at(book)}/export`, { secret })).blob(),
  joinBook: (book: string, secret: string, hero: string) =>
    json<BookInfo>(`/books/${at(book)}/heroes`, { method: 'POST', body: { hero }, secret }),
  /** A match of a level of the book. */
  newMatch: (book: string, secret: string, match: NewMatch) =>
    json<TableKeys>(`/books/${at(book)}/matches`, { method: 'POST', body: match, secret }),
  closeLevel: (book: string, secret: string, level: CloseLevel) =>
    json<BookInfo>(`/books/${at(book)}/close`, { method: 'POST', body: level, secret }),
  giveUp: (book: string, secret: string, table: string) =>
    json<BookInfo>(`/books/${at(book)}/give-up`, { method: 'POST', body: { table }, secret }),
  /** How far the look back at a finished match is. */
  review: (table: string, secret: string, locale: string) =>
    json<ReviewState>(`/tables/${at(table)}/review?locale=${at(locale)}`, { secret }),
  beginReview: (table: string, secret: string, locale: string) =>
    json<ReviewState>(`/tables/${at(table)}/review?locale=${at(locale)}`, { method: 'POST', secret }),
  reviewFile: async (table: string, secret: string) =>
    (await ask(`/tables/${at(table)}/review/file`, { secret })).blob(),
  report: async (table: string, secret: string) =>
    (await ask(`/tables/${at(table)}/report`, { secret })).blob(),
};

/** Hands a file to the person in front of the screen. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(address);
}
