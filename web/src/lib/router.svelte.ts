import { rooted, unrooted } from './root';

/** Where we are. Secrets never stay here: see TableGate. */
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string | null }
  | { page: 'friends' }
  | { page: 'tables' }
  | { page: 'import' }
  | { page: 'campaign' }
  | { page: 'book'; book: string; secret: string | null }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'workshop' }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'table'; table: string; secret: string | null }
  | { page: 'invite'; table: string }
  | { page: 'replay'; table: string; at: number | null }
  | { page: 'preview'; fixture: string | null }
  | { page: 'missing' };

const SECRET = /^[A-Za-z0-9_-]{20,64}$/;

/** Reads an address. */
export function parse(path: string, hash = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decode);
  const fragment = decode(hash.replace(/^#/, ''));
  const [first, second, third] = parts;
  if (parts.length > 3) return { page: 'missing' };
  if (first === undefined) return { page: 'lobby' };
  if (first === 'table' && second) {
    if (third === 'invite') return { page: 'invite', table: second };
    if (third) return { page: 'missing' };
    return { page: 'table', table: second, secret: SECRET.test(fragment) ? fragment : null };
  }
  if (third) return { page: 'missing' };
  if (first === 'book' && second)
    return { page: 'book', book: second, secret: SECRET.test(fragment) ? fragment : null };
  if (first === 'new') return { page: 'new', game: second ?? null };
  if (first === 'rules') return { page: 'rules', game: second ?? null, rule: fragment || null };
  if (first === 'replay' && second) {
    return { page: 'replay', table: second, at: /^\d+$/.test(fragment) ? Number(fragment) : null };
  }
  if (first === 'preview') return { page: 'preview', fixture: second ?? null };
  if (second) return { page: 'missing' };
  if (
    first === 'friends' ||
    first === 'tables' ||
    first === 'import' ||
    first === 'settings' ||
    first === 'about' ||
    first === 'workshop' ||
    first === 'campaign'
  )
    return { page: first };
  return { page: 'missing' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>(parse(unrooted(location.pathname), location.hash));

  go(address: string): void {
    history.pushState(null, '', rooted(address));
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Another address for the same place: nothing to go back to. */
  replace(address: string): void {
    history.replaceState(null, '', rooted(address));
    this.#arrive();
  }

  /** Follows plain links without loading the page anew, and the browser's back and forward. */
  watch(): () => void {
    const click = (event: MouseEvent): void => {
      const anchor = (event.target as Element | null)?.closest?.('a');
      if (!anchor || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (anchor.origin !== location.origin || anchor.target || anchor.hasAttribute('download')) return;
      const place = unrooted(anchor.pathname);
      if (place.startsWith('/api')) return;
      event.preventDefault();
      this.go(place + anchor.search + anchor.hash);
    };
    const arrive = (): void => this.#arrive();
    document.addEventListener('click', click);
    addEventListener('popstate', arrive);
    addEventListener('hashchange', arrive);
    return () => {
      document.removeEventListener('click', click);
      removeEventListener('popstate', arrive);
      removeEventListener('hashchange', arrive);
    };
  }

  #arrive(): void {
    this.route = parse(unrooted(location.pathname), location.hash);
  }
}

export const router = new Router();
