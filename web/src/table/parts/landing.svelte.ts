// Of several tokens only one that is new is seen to land.
import { untrack } from 'svelte';
import { settings } from '../../lib/settings.svelte';

export class Landing {
  /** The first token that is new. */
  from = $state(Infinity);

  constructor(count: () => number) {
    let before = untrack(count);
    $effect.pre(() => {
      const now = count();
      if (now === before) return;
      this.from = now > before && settings.motion === 'full' ? before : Infinity;
      before = now;
    });
  }
}
