import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  allKeys,
  forget,
  keepHost,
  keepJoined,
  keepMade,
  keepNewHost,
  keepPlain,
  keepBegun,
  keepLed,
  keepSame,
  keepTaken,
  keysOf,
  keysToAsk,
  link,
  newSecret,
  openLinks,
  ownKey,
} from './keyring';

const made = {
  table: 'abc',
  host: 'host-secret-host-secret',
  seats: [
    { seat: 0, secret: 'seat-zero-seat-zero-0' },
    { seat: 1, secret: 'seat-one-seat-one-001' },
    { seat: 2, secret: 'seat-two-seat-two-002' },
  ],
  spectator: 'watch-watch-watch-watch',
};

beforeEach(() => localStorage.clear());

it('opens with my own seats and the right of the host, and keeps the others for their links', () => {
  keepMade(made, [0, 2]);
  expect(keysOf('abc')?.secrets).toEqual(['seat-zero-seat-zero-0', 'seat-two-seat-two-002', made.host]);
  expect(keysOf('abc')?.invites).toEqual([{ seat: 1, secret: 'seat-one-seat-one-001' }]);
});

it('knows a link that was opened before', () => {
  expect(keepJoined('xyz', 'a-friend-sent-me-this-1')).toBe(true);
  expect(keepJoined('xyz', 'a-friend-sent-me-this-1')).toBe(false);
  expect(keepJoined('xyz', 'a-friend-sent-me-this-2')).toBe(true);
  expect(openLinks('xyz').map((one) => one.link)).toEqual([
    'a-friend-sent-me-this-1',
    'a-friend-sent-me-this-2',
  ]);
});

it('asks with every key, newest table first, and forgets on demand', () => {
  keepMade(made, [0]);
  keepJoined('xyz', 'a-friend-sent-me-this-1');
  expect(keysToAsk().map(({ table }) => table)).toEqual(['xyz', 'abc', 'abc']);
  forget('abc');
  expect(allKeys().map(({ table }) => table)).toEqual(['xyz']);
});

it('writes the secret behind the #, which browsers never send', () => {
  expect(new URL(link('abc', 'secret')).hash).toBe('#secret');
  expect(new URL(link('abc', 'secret')).pathname).toBe('/table/abc');
});

describe('a seat that came by a link', () => {
  const LINK = 'a-friend-sent-me-this-1';

  it('gets a key that only this browser has, and both are kept until the server knows it', () => {
    keepJoined('xyz', LINK);
    const [found] = openLinks('xyz');
    expect(keysOf('xyz')?.secrets).toEqual([LINK, found!.own]);
    expect(keysToAsk()).toEqual([{ table: 'xyz', secret: LINK }]);
    keepTaken('xyz', LINK);
    expect(keysOf('xyz')?.secrets).toEqual([found!.own, LINK]);
    expect(keysToAsk()).toEqual([{ table: 'xyz', secret: found!.own }]);
    expect(openLinks('xyz')).toEqual([]);
    expect(ownKey('xyz')).toBe(found!.own);
  });

  it('is opened again by the same link in the same browser', () => {
    keepJoined('xyz', LINK);
    keepTaken('xyz', LINK);
    const own = ownKey('xyz');
    expect(keepJoined('xyz', LINK)).toBe(false);
    expect(ownKey('xyz')).toBe(own);
  });

  it('waits to be taken at the next table too', () => {
    keepJoined('xyz', LINK);
    keepTaken('xyz', LINK);
    keepSame('xyz', 'next');
    expect(openLinks('next').map((one) => one.own)).toEqual([ownKey('xyz')]);
  });

  it('keeps its link where this browser forgets everything', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    keepJoined('forgetful', LINK);
    full.mockRestore();
    expect(openLinks('forgetful')).toEqual([]);
    expect(keysOf('forgetful')?.secrets).toEqual([LINK]);
  });

  it('is left as it is by a link that takes no seat', () => {
    keepJoined('xyz', LINK);
    keepPlain('xyz', LINK);
    expect(keysOf('xyz')).toMatchObject({ secrets: [LINK], links: [] });
  });

  it('has a key as long as the server makes them, and never twice the same', () => {
    expect(newSecret()).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });
});

it('keeps the right of the host while its key is renewed', () => {
  keepMade(made, [0]);
  keepNewHost('abc', 'new-host-new-host-new-host');
  expect(keysOf('abc')?.secrets).toContain(made.host);
  keepHost('abc', 'new-host-new-host-new-host');
  expect(keysOf('abc')?.secrets).toEqual(['seat-zero-seat-zero-0', 'new-host-new-host-new-host']);
});

it('goes with a waiting room to the table of its match, where other numbers stand for the seats', () => {
  keepMade(made, [0]);
  keepBegun('abc', 'match');
  expect(keysOf('abc')).toBeNull();
  expect(keysOf('match')).toMatchObject({
    secrets: ['seat-zero-seat-zero-0', made.host],
    invites: [],
    spectator: made.spectator,
  });
});

it('follows others to a waiting room once, and not again when it was forgotten', () => {
  keepMade(made, [0]);
  expect(keepLed('abc', 'room')).toBe(true);
  expect(keysOf('room')?.secrets).toEqual(keysOf('abc')?.secrets);
  forget('room');
  expect(keepLed('abc', 'room')).toBe(false);
  expect(keysOf('room')).toBeNull();
});
