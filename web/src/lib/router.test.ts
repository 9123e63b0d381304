import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse, router } from './router.svelte';

describe('addresses', () => {
  const secret = 'LO_5PRw7sV2gn4t9pD-slNn6X3lqTxRj';

  it.each([
    ['/', '', { page: 'lobby' }],
    ['/new', '', { page: 'new', game: null }],
    ['/new/some-game', '', { page: 'new', game: 'some-game' }],
    ['/tables', '', { page: 'tables' }],
    ['/table/abc', `#${secret}`, { page: 'table', table: 'abc', secret }],
    ['/table/abc', '#short', { page: 'table', table: 'abc', secret: null }],
    ['/table/abc', '#<script>alert(1)</script>', { page: 'table', table: 'abc', secret: null }],
    ['/table/abc/invite', '', { page: 'invite', table: 'abc' }],
    ['/rules', '', { page: 'rules', game: null, rule: null }],
    ['/rules/some-game', '#R24', { page: 'rules', game: 'some-game', rule: 'R24' }],
    ['/replay/abc', '#17', { page: 'replay', table: 'abc', at: 17 }],
    ['/replay/abc', '', { page: 'replay', table: 'abc', at: null }],
    ['/table', '', { page: 'missing' }],
    ['/table/abc/else', '', { page: 'missing' }],
    ['/new/a/b', '', { page: 'missing' }],
    ['/a/b/c/d', '', { page: 'missing' }],
    ['/%', '', { page: 'missing' }],
  ])('%s%s', (path, hash, route) => expect(parse(path, hash)).toEqual(route));
});

describe('links', () => {
  let stop = (): void => undefined;
  beforeEach(() => {
    vi.stubGlobal('scrollTo', vi.fn());
    stop = router.watch();
    router.go('/');
  });
  afterEach(() => {
    stop();
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });

  /** Was the click taken from the browser? */
  function click(markup: string, options: MouseEventInit = {}): boolean {
    document.body.innerHTML = markup;
    let taken = false;
    const last = (event: Event): void => {
      taken = event.defaultPrevented;
      event.preventDefault(); // a test has nowhere to go
    };
    addEventListener('click', last, { once: true });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
    document.querySelector('a')!.firstElementChild!.dispatchEvent(event);
    return taken;
  }

  it('follows our own without loading the page', () => {
    expect(click('<a href="/rules/some-game#R3"><b>R3</b></a>')).toBe(true);
    expect(router.route).toEqual({ page: 'rules', game: 'some-game', rule: 'R3' });
  });

  it('leaves other pages, new tabs, downloads and the interface to the browser', () => {
    expect(click('<a href="https://example.org/"><b>x</b></a>')).toBe(false);
    expect(click('<a href="/tables"><b>x</b></a>', { ctrlKey: true })).toBe(false);
    expect(click('<a href="/tables" target="_blank"><b>x</b></a>')).toBe(false);
    expect(click('<a href="/api/docs"><b>x</b></a>')).toBe(false);
    expect(router.route.page).toBe('lobby');
  });

  it('takes a secret out of the address', () => {
    router.go('/table/abc#LO_5PRw7sV2gn4t9pD-slNn6X3lqTxRj');
    router.replace('/table/abc');
    expect(location.hash).toBe('');
    expect(router.route).toEqual({ page: 'table', table: 'abc', secret: null });
  });
});
