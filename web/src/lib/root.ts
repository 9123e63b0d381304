// A proxy may show the server below a path, like /games. The server writes into the page where that is.

/** The path below which everything lies, without a stroke at its end; empty at the top. */
export function rootOf(page: ParentNode): string {
  const told = page.querySelector<HTMLMetaElement>('meta[name="root"]')?.content ?? './';
  return new URL(told, location.origin).pathname.replace(/\/+$/, '');
}

const ROOT = rootOf(document);

/** The address of a place in the app or at the server, such as '/tables' or '/api/games'. */
export function rooted(path: string, root = ROOT): string {
  return root + path;
}

/** The opposite: which place an address is. */
export function unrooted(address: string, root = ROOT): string {
  const below = address === root || address.startsWith(`${root}/`);
  return below ? address.slice(root.length) || '/' : address;
}
