// Icons by what they mean; the pictures are from the game-icons set.
import pictures from './icon-names.json?icons';

/** The inside of an svg with a view box of 512 by 512. A game has icons of its own for what only it speaks of. */
export function iconBody(meaning: string, own: Record<string, string> = {}): string {
  return own[meaning] ?? pictures[meaning] ?? pictures.other ?? '';
}
