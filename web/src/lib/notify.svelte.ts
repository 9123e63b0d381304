import { rooted } from './root';
import { settings } from './settings.svelte';
import { play } from './sound';
import type { TableReading } from './table.svelte';
import { t } from './text.svelte';
import type { Decision } from './view';

const PLAIN_ICON = rooted('/icon.svg');
const BADGE_ICON = rooted('/icon-move.svg');

/** The questions to my seats that are open now; a chance that nobody waits for calls nobody. */
export function openQuestions(store: TableReading): Decision[] {
  return store.seats.flatMap((seat) => store.questionsTo(seat));
}

/**
 * Calls me when it is my move, also on another's turn: the tab's title and icon as long as I am asked; a chime, and a
 * notification if the page is out of sight, when I was not asked before or the questions come while I am away.
 */
export function callForMoves(store: TableReading): () => void {
  return $effect.root(() => {
    let wasAsked = false;
    $effect(() => {
      const questions = openQuestions(store);
      const asked = questions.length > 0;
      if (asked && !wasAsked) {
        play('chime');
        if (document.hidden) announce(store.table, questions[0]!.prompt);
      }
      wasAsked = asked;
      mark(asked, store.snapshot?.info.title || 'Wandwright');
    });
    return () => mark(false, 'Wandwright');
  });
}

function mark(asked: boolean, title: string): void {
  document.title = asked ? `● ${t('your-move')} · ${title}` : title;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', asked ? BADGE_ICON : PLAIN_ICON);
}

function announce(table: string, prompt: string): void {
  if (!settings.notifications || typeof Notification === 'undefined' || Notification.permission !== 'granted')
    return;
  const options = { body: prompt, tag: `wandwright-${table}`, icon: rooted('/icon-192.png') };
  try {
    const shown = new Notification(t('your-move'), options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones show notifications through the service worker only.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(t('your-move'), options));
  }
}

/** Asks the browser for leave to notify; must come from a click. */
export async function allowNotifications(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}
