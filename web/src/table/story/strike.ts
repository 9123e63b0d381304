// Harm looks like harm, a gain like a gain: what happens to a thing is seen on the thing.
import type { LogLine } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import type { Cue } from '../game';
import { cardName } from '../answer/things';
import { isCard, type CardRef, type View } from '../view';

const LONG = 420;
const FALL = 700;

const MOVES: Record<Exclude<Cue['does'], undefined | 'throw'>, Keyframe[]> = {
  harm: [
    { transform: 'none', filter: 'none' },
    { transform: 'translateX(-5px) rotate(-3deg)', filter: red(1), offset: 0.2 },
    { transform: 'translateX(5px) rotate(3deg)', filter: red(1), offset: 0.45 },
    { transform: 'translateX(-3px)', filter: red(0.6), offset: 0.7 },
    { transform: 'none', filter: 'none' },
  ],
  gain: [
    { transform: 'none', filter: 'none' },
    { transform: 'scale(1.12)', filter: 'brightness(1.35) drop-shadow(0 0 9px #ffd76a)', offset: 0.4 },
    { transform: 'none', filter: 'none' },
  ],
  strike: [
    { transform: 'none' },
    { transform: 'translateY(-8px) scale(1.02)', offset: 0.3 },
    { transform: 'translateY(26px) scale(1.12)', filter: red(0.7), offset: 0.6 },
    { transform: 'none' },
  ],
  fall: [
    { transform: 'none', filter: 'none' },
    { transform: 'translateX(-6px) rotate(-2deg)', filter: red(1), offset: 0.15 },
    { transform: 'translateX(6px) rotate(2deg)', filter: red(1), offset: 0.3 },
    {
      transform: 'translateY(10px) rotate(4deg) scale(0.97)',
      filter: 'grayscale(1) brightness(0.5)',
      offset: 0.6,
    },
    { transform: 'none', filter: 'none' },
  ],
};

function red(strength: number): string {
  return `drop-shadow(0 0 ${8 * strength}px #ff3b2f) saturate(${1 + strength})`;
}

/** What a cue says of a line, where it can be seen. */
export interface Blow {
  cue: Cue;
  line: LogLine;
  element: HTMLElement;
  /** Where what is thrown comes from. */
  from: DOMRect | null;
}

export function blowsOf(lines: LogLine[], cues: Record<string, Cue>, view: View): Blow[] {
  return lines.flatMap((line) => {
    const cue = cues[line.kind];
    if (!cue?.does || !cue.at) return [];
    const from = cue.from ? (find(cue.from, line, view)[0]?.getBoundingClientRect() ?? null) : null;
    return find(cue.at, line, view).map((element) => ({ cue, line, element, from }));
  });
}

/** Where the card of a line lies, as far as it is seen; what is still in somebody's hand is another copy. */
export function boxOf(line: LogLine, view: View, places: Map<string, string>): DOMRect | null {
  const lying = find('card', line, view).filter(
    ({ dataset }) => dataset.key !== undefined && !places.get(dataset.key)?.startsWith('hand'),
  );
  return lying.at(-1)?.getBoundingClientRect() ?? null;
}

/** The elements that are a part of the board, or show the card of a line. */
function find(at: string, line: LogLine, view: View): HTMLElement[] {
  const names =
    at === 'card'
      ? cardsIn(view, line.card).map((card) => `[data-key="${cardName(card)}"]`)
      : [`[data-part="${at}:${line.seat}"]`, `[data-part="${at}"]`];
  const found = names.flatMap((name) => [...document.querySelectorAll<HTMLElement>(name)]);
  const seen = found.filter(isSeen);
  return seen.length > 0 ? seen : tabsOf(found);
}

function isSeen(element: HTMLElement): boolean {
  return element.getBoundingClientRect().width > 0;
}

/** A phone shows one part of the table at a time: what happens in another is seen on its tab. */
function tabsOf(hidden: HTMLElement[]): HTMLElement[] {
  const parts = new Set(hidden.map((one) => one.closest<HTMLElement>('[data-shows]')?.dataset.shows));
  const tabs = [...document.querySelectorAll<HTMLElement>('[data-tab]')];
  return tabs.filter((tab) => parts.has(tab.dataset.tab) && isSeen(tab));
}

/** Every card of a kind that lies open somewhere. */
export function cardsIn(part: unknown, id: string | null): CardRef[] {
  if (id === null || typeof part !== 'object' || part === null) return [];
  if (isCard(part)) return part.id === id ? [part] : [];
  return Object.values(part).flatMap((inner) => cardsIn(inner, id));
}

/** Plays it; gives back how to end it. */
export function strike({ cue, element }: Blow): () => void {
  const does = cue.does === 'throw' || !cue.does ? 'harm' : cue.does;
  const duration = settings.duration(does === 'fall' ? FALL : LONG);
  if (duration === 0) return () => undefined;
  const delay = cue.does === 'throw' ? settings.duration(LONG) * 0.7 : 0;
  const animation = element.animate(MOVES[does], { duration, delay, easing: 'ease-out' });
  return () => animation.cancel();
}
