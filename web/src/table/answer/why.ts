// Why a press was not taken, in a sentence. What a game knows better it says itself.
import { t } from '../../lib/text.svelte';
import { live, type Store } from '../view';

/** Nobody who looks at this screen is asked anything: why. */
export function whyNotAsked(store: Store, nameOf: (seat: number) => string): string {
  const info = store.snapshot?.info;
  if (!live(store)) return t('at-only-replay');
  if (info?.stopped) return t('at-stopped');
  if (info?.outcome) return t('refused-over');
  if (store.seats.length === 0) return t('at-only-watching');
  if (!store.acting.includes(store.seat)) return t('refused-bot-sits-there');
  const names = store.awaited.map(({ seat }) => nameOf(seat));
  const still = names.length > 0 ? [t('at-still', { names: names.join(', ') })] : [];
  return [t('at-not-asked'), ...still].join(' ');
}

/** Why no second answer is taken: what has become of the first. */
export function onItsWay({ status }: Store): string {
  return t(status === 'lost' ? 'at-sent-later' : 'at-sent-already');
}
