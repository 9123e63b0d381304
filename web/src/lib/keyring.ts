import type { TableKey, TableKeys } from './protocol';
import { rooted } from './root';
import { lasting, read, write } from './storage';

/** A link that somebody sent me, and the key of my own that takes its place once I have sat down. */
export interface Link {
  link: string;
  own: string;
  /** The server knows my own key: nobody who has the link sees my cards. */
  taken: boolean;
}

/** The keys this browser holds for a table. They never leave localStorage but towards the server. */
export interface Keys {
  table: string;
  /** Opened with these: my seats, the host's key, or the spectators' one. */
  secrets: string[];
  /** Links I may hand out: a friend's seat, by number. */
  invites: { seat: number; secret: string }[];
  spectator: string | null;
  /** Which of the secrets is the host's. */
  host?: string;
  added: number;
  /** Links that I came by; both keys of each are among the secrets, so that a broken line loses nothing. */
  links?: Link[];
  /** The waiting rooms that this table has led to: who forgets one is not brought there again. */
  led?: string[];
}

const STORE = 'wandwright.keys';
const MOST = 200;
/** The server reads so many in one hello. */
const MOST_SECRETS = 20;
const BITS = 192;

/** A key that no other browser has. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BITS / 8));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

export function allKeys(): Keys[] {
  return read<Keys[]>(STORE, []);
}

export function keysOf(table: string): Keys | null {
  return allKeys().find((keys) => keys.table === table) ?? null;
}

/** The keys that open something now: of a seat that came by a link either the link or my own, never both. */
export function opening({ secrets, links = [] }: Keys): string[] {
  const idle = links.map(({ link, own, taken }) => (taken ? link : own));
  return secrets.filter((secret) => !idle.includes(secret));
}

/** Opens with any one key of each table; one entry for each secret, so that every seat of mine is found. */
export function keysToAsk(): TableKey[] {
  return allKeys()
    .flatMap((keys) => opening(keys).map((secret) => ({ table: keys.table, secret })))
    .slice(0, MOST);
}

/** A table I have made: the seats on this device are mine, the others' keys are for their links. */
export function keepMade(made: TableKeys, here: number[]): Keys {
  const mine = made.seats.filter((key) => here.includes(key.seat)).map((key) => key.secret);
  const invites = made.seats.filter((key) => !here.includes(key.seat));
  return keep({
    table: made.table,
    secrets: [...mine, made.host],
    invites,
    spectator: made.spectator,
    host: made.host,
    added: Date.now(),
  });
}

/**
 * A key that came with a link. True when it was not known before. A browser that forgets makes no key of its own: the
 * link is all that brings its reader back.
 */
export function keepJoined(table: string, secret: string): boolean {
  const known = keysOf(table);
  if (known?.secrets.includes(secret)) return false;
  const start: Keys = known ?? { table, secrets: [], invites: [], spectator: null, added: Date.now() };
  const made: Link[] = lasting() ? [{ link: secret, own: newSecret(), taken: false }] : [];
  keep({
    ...start,
    secrets: [secret, ...start.secrets, ...made.map(({ own }) => own)].slice(0, MOST_SECRETS),
    links: [...(start.links ?? []), ...made],
  });
  return true;
}

/** Links whose seat I have not taken yet. */
export function openLinks(table: string): Link[] {
  return (keysOf(table)?.links ?? []).filter(({ taken }) => !taken);
}

/** The seat of a link is mine alone: from now on my own key opens it, and comes first. */
export function keepTaken(table: string, link: string): void {
  const known = keysOf(table);
  const found = known?.links?.find((one) => one.link === link);
  if (!known || !found) return;
  const secrets = [found.own, ...known.secrets.filter((secret) => secret !== found.own)];
  keep({
    ...known,
    secrets,
    links: known.links!.map((one) => (one === found ? { ...one, taken: true } : one)),
  });
}

/** A link that no seat is taken with: to watch, or somebody's own key for another of their devices. */
export function keepPlain(table: string, link: string): void {
  const known = keysOf(table);
  const found = known?.links?.find((one) => one.link === link);
  if (!known || !found) return;
  keep({
    ...known,
    secrets: known.secrets.filter((secret) => secret !== found.own),
    links: known.links!.filter((one) => one !== found),
  });
}

/** My own key of the only seat that I took by a link, for another device of mine. */
export function ownKey(table: string): string | null {
  const taken = (keysOf(table)?.links ?? []).filter((one) => one.taken);
  return taken.length === 1 ? taken[0]!.own : null;
}

/** A new key for the host, kept before the server knows it, so that the right of the host can't be lost. */
export function keepNewHost(table: string, secret: string): void {
  const known = keysOf(table);
  if (known) keep({ ...known, secrets: [...known.secrets, secret] });
}

/** The server knows the host by this key now. */
export function keepHost(table: string, secret: string): void {
  const known = keysOf(table);
  if (known) keep({ ...known, secrets: known.secrets.filter((old) => old !== known.host), host: secret });
}

/** The link for spectators is another one now. */
export function keepSpectator(table: string, secret: string): void {
  const known = keysOf(table);
  if (known) keep({ ...known, spectator: secret });
}

/** The host has made a new link for a seat. */
export function keepInvite(table: string, seat: number, secret: string): void {
  const known = keysOf(table);
  if (!known) return;
  keep({ ...known, invites: [...known.invites.filter((key) => key.seat !== seat), { seat, secret }] });
}

/** A new key for a seat that this browser plays; gives all that it holds now. */
export function keepSeat(table: string, secret: string): string[] {
  const known = keysOf(table);
  if (!known) return [secret];
  return keep({ ...known, secrets: [secret, ...known.secrets] }).secrets;
}

/** A key that the server did not take. */
export function dropSecret(table: string, secret: string): string[] {
  const known = keysOf(table);
  if (!known) return [];
  return keep({ ...known, secrets: known.secrets.filter((other) => other !== secret) }).secrets;
}

export function forget(table: string): void {
  write(
    STORE,
    allKeys().filter((keys) => keys.table !== table),
  );
}

/** Another table that the same keys open. */
export function keepSame(before: string, table: string): void {
  const known = keysOf(before);
  // Where a link was opened late, its seat at the new table waits to be taken too.
  const links = (known?.links ?? []).map((one) => ({ ...one, taken: false }));
  if (known) keep({ ...known, table, added: Date.now(), links, led: [] });
}

/** The match of a waiting room has begun at a table of its own, where other numbers stand for the seats. */
export function keepBegun(room: string, table: string): void {
  if (!keysOf(room)) return;
  keepSame(room, table);
  keep({ ...keysOf(table)!, invites: [] });
  forget(room);
}

/** Others of a table have opened a waiting room: this browser's keys open it, too. False where that is known. */
export function keepLed(before: string, room: string): boolean {
  const known = keysOf(before);
  if (!known || known.led?.includes(room)) return false;
  keep({ ...known, led: [...(known.led ?? []), room] });
  if (keysOf(room)) return false;
  // As it was left: the seats that were taken are taken there.
  keep({ ...known, table: room, added: Date.now(), led: [] });
  return true;
}

export function link(table: string, secret: string, origin = location.origin): string {
  return `${origin}${rooted(`/table/${table}`)}#${secret}`;
}

function keep(keys: Keys): Keys {
  write(STORE, [keys, ...allKeys().filter((other) => other.table !== keys.table)].slice(0, MOST));
  return keys;
}
