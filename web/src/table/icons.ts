// Icons by what they mean; the pictures are from the game-icons set.
import names from './icon-names.json';
import pictures from './icon-pictures.json?icons';

/** The inside of an svg with a view box of 512 by 512. */
export function iconBody(meaning: string): string {
  const name = (names as Record<string, string>)[meaning] ?? names.other;
  return pictures[name] ?? '';
}
