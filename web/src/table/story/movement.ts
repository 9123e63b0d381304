// Cards are seen to move from where they were to where they go, one after the other.
import { settings } from '../../lib/settings.svelte';

const STEP = 240;
const STAGGER = 35;
const WHOLE = 640;

export interface Seen {
  boxes: Map<string, DOMRect>;
  places: Map<string, string>;
  faces: Map<string, HTMLElement>;
}

/** Where every thing is now. */
export function look(root: HTMLElement, places: Map<string, string>): Seen {
  const seen: Seen = { boxes: new Map(), places, faces: new Map() };
  for (const element of root.querySelectorAll<HTMLElement>('[data-key]')) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    seen.boxes.set(element.dataset.key ?? '', box);
    seen.faces.set(element.dataset.key ?? '', element);
  }
  return seen;
}

function pileBox(root: HTMLElement, place: string | null | undefined): DOMRect | undefined {
  if (!place) return undefined;
  const box = root.querySelector(`[data-pile="${CSS.escape(place)}"]`)?.getBoundingClientRect();
  return box && box.width > 0 ? box : undefined;
}

interface Move {
  element: HTMLElement;
  from: DOMRect;
  to: DOMRect;
  ghost: boolean;
  /** It stays where it lay and only makes room: it moves at once, and nobody waits for it. */
  shifts: boolean;
}

/** The cards that lie elsewhere than before. */
export function moves(
  root: HTMLElement,
  before: Seen,
  after: Seen,
  origin: (place: string) => string | null = () => null,
): Move[] {
  const found: Move[] = [];
  for (const [key, to] of after.boxes) {
    const place = after.places.get(key) ?? '';
    const known = before.boxes.get(key) ?? pileBox(root, before.places.get(key));
    const from = known ?? (before.places.has(key) ? undefined : pileBox(root, origin(place)));
    const element = after.faces.get(key);
    const shifts = before.boxes.has(key) && before.places.get(key) === place;
    if (from && element && far(from, to)) found.push({ element, from, to, ghost: false, shifts });
  }
  for (const [key, from] of before.boxes) {
    if (after.boxes.has(key)) continue;
    const to = pileBox(root, after.places.get(key));
    const face = before.faces.get(key);
    if (to && face)
      found.push({ element: face.cloneNode(true) as HTMLElement, from, to, ghost: true, shifts: false });
  }
  return found;
}

function far(one: DOMRect, other: DOMRect): boolean {
  return Math.abs(one.left - other.left) + Math.abs(one.top - other.top) > 4;
}

/** Moves on their way: how long they take, and how to come to their end at once. */
export interface Playing {
  lasts: number;
  skip(): void;
}

export function play(found: Move[]): Playing {
  const step = settings.duration(STEP);
  if (step === 0 || found.length === 0) return { lasts: 0, skip: () => undefined };
  const going = found.filter(({ shifts }) => !shifts);
  const whole = Math.max(step, settings.duration(WHOLE) - step);
  const stagger = Math.min(settings.duration(STAGGER), whole / Math.max(1, going.length));
  const running = found.map((move) => fly(move, step, Math.max(0, going.indexOf(move)) * stagger));
  return {
    lasts: going.length > 0 ? step + stagger * (going.length - 1) : 0,
    skip: () => running.forEach((animation) => animation.finish()),
  };
}

/** Nothing was there before: everything comes from its pile. */
export function bare(): Seen {
  return { boxes: new Map(), places: new Map(), faces: new Map() };
}

/** A copy flies over everything; the card itself waits unseen where it goes, so that nothing cuts it off. */
function fly({ element, from, to, ghost }: Move, duration: number, delay: number): Animation {
  const copy = ghost ? element : (element.cloneNode(true) as HTMLElement);
  // A flying card keeps its shape; the place it goes to may have another.
  const shape = ghost ? from : to;
  lay(copy, to, shape.height / shape.width);
  const scale = from.width / to.width;
  const across = from.left + from.width / 2 - (to.left + to.width / 2);
  const down = from.top + from.height / 2 - (to.top + to.height / 2);
  const animation = copy.animate(
    [{ transform: `translate(${across}px, ${down}px) scale(${scale})` }, { transform: 'none' }],
    { duration, delay, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'backwards' },
  );
  const hidden = ghost
    ? null
    : element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  const done = (): void => {
    copy.remove();
    hidden?.cancel();
  };
  animation.onfinish = done;
  animation.oncancel = done;
  return animation;
}

/** The copy of a card, laid over the place it goes to. */
function lay(element: HTMLElement, at: DOMRect, shape: number): void {
  element.removeAttribute('data-key');
  element.setAttribute('aria-hidden', 'true');
  element.tabIndex = -1;
  Object.assign(element.style, {
    position: 'fixed',
    zIndex: '50',
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.width * shape}px`,
    margin: '0',
    pointerEvents: 'none',
  });
  element.style.setProperty('--card', `${at.width}px`);
  document.body.append(element);
}
