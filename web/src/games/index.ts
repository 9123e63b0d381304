// Finds a game's table by its name; a game without one is drawn plainly from its view.
import type { GameTable } from '../table/game';

const tables = import.meta.glob<{ table: GameTable }>('./*/index.ts');

export async function gameTable(name: string): Promise<GameTable> {
  const load = tables[`./${name}/index.ts`];
  return load ? (await load()).table : (await import('../table/plain')).plainTable;
}
