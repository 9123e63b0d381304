// Whoever is hurt is seen to be hurt: a short shake with a flash of red, once for each new harm.
import type { Action } from 'svelte/action';
import { settings } from '../../../lib/settings.svelte';

const SHAKE = 480;
const RED = 'brightness(0.8) sepia(1) hue-rotate(-50deg) saturate(6)';
const BLOW = [
  { transform: 'none', filter: 'none' },
  { transform: 'translateX(-7px) rotate(-2deg)', filter: RED },
  { transform: 'translateX(6px) rotate(1.5deg)', filter: RED },
  { transform: 'translateX(-3px)', filter: 'none' },
  { transform: 'none', filter: 'none' },
];

export const struck: Action<HTMLElement, number> = (node, first) => {
  let harm = first;
  return {
    update(now) {
      const duration = settings.duration(SHAKE);
      if (now > harm && duration > 0) node.animate(BLOW, { duration, easing: 'ease-out' });
      harm = now;
    },
  };
};
