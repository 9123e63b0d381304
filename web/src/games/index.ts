// Finds a game's table by its name; a game without one is drawn plainly, as the game itself would draw it.
import type { GameTable } from '../table/game';

const tables = import.meta.glob<{ table: GameTable }>('./*/index.ts');

/** The games that have a board of their own. Of any other the server is asked how the game would draw its table. */
export const ownBoards: string[] = Object.keys(tables).map((path) => path.split('/')[1]!);

export async function gameTable(name: string): Promise<GameTable> {
  const load = tables[`./${name}/index.ts`];
  return load ? (await load()).table : (await import('../table/plain/plain')).plainTable;
}
