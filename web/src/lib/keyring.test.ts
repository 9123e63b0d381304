import { beforeEach, expect, it } from 'vitest';
import { allKeys, forget, keepJoined, keepMade, keysOf, keysToAsk, link } from './keyring';

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
  expect(keysOf('xyz')?.secrets).toHaveLength(2);
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
