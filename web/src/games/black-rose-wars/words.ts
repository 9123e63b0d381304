// The words of this game's table, in the player's language, with English where a language lacks one.
import { speaker } from '../../table/words';

export const say = speaker(
  import.meta.glob<string>('./text/*.ftl', { eager: true, query: '?raw', import: 'default' }),
);
