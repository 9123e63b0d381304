import { settings } from './settings.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago something was ("2 hours ago"), from seconds since 1970. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  const passed = Math.max(0, now - seconds);
  for (const [unit, length] of STEPS) {
    if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  }
  return words.format(0, 'second');
}
