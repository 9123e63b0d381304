import type { TableKey, TableKeys } from './protocol';
import { rooted } from './root';
import { read, write } from './storage';

/** The keys this browser holds for a table. They never leave localStorage but towards the server. */
export interface Keys {
  table: string;
  /** Opened with these: my seats, the host's key, or the spectators' one. */
  secrets: string[];
  /** Links I may hand out: a friend's seat, by number. */
  invites: { seat: number; secret: string }[];
  spectator: string | null;
  added: number;
}

const STORE = 'wandwright.keys';
const MOST = 200;

export function allKeys(): Keys[] {
  return read<Keys[]>(STORE, []);
}

export function keysOf(table: string): Keys | null {
  return allKeys().find((keys) => keys.table === table) ?? null;
}

/** Opens with any one key of each table; one entry for each secret, so that every seat of mine is found. */
export function keysToAsk(): TableKey[] {
  return allKeys()
    .flatMap(({ table, secrets }) => secrets.map((secret) => ({ table, secret })))
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
    added: Date.now(),
  });
}

/** A key that came with a link. True when it was not known before. */
export function keepJoined(table: string, secret: string): boolean {
  const known = keysOf(table);
  if (known?.secrets.includes(secret)) return false;
  const start: Keys = known ?? { table, secrets: [], invites: [], spectator: null, added: Date.now() };
  keep({ ...start, secrets: [secret, ...start.secrets].slice(0, 10) });
  return true;
}

/** The host has made a new link for a seat. */
export function keepInvite(table: string, seat: number, secret: string): void {
  const known = keysOf(table);
  if (!known) return;
  keep({ ...known, invites: [...known.invites.filter((key) => key.seat !== seat), { seat, secret }] });
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
  if (known) keep({ ...known, table, added: Date.now() });
}

export function link(table: string, secret: string, origin = location.origin): string {
  return `${origin}${rooted(`/table/${table}`)}#${secret}`;
}

function keep(keys: Keys): Keys {
  write(STORE, [keys, ...allKeys().filter((other) => other.table !== keys.table)].slice(0, MOST));
  return keys;
}
