// On a wide and high screen the own sheet lies beside the hand, where there is room; else beside the map.
import { MediaQuery } from 'svelte/reactivity';

export const roomy = new MediaQuery('(min-width: 1200px) and (min-height: 821px)');
