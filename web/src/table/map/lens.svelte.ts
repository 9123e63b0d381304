// Looking at a map: how large it is seen and from where. A wheel, a drag, two fingers and keys all move the same lens.
import * as at from './mapping';

/** One press on a button or key makes the map so much larger. */
export const ZOOM = 1.35;
/** A finger that moves less than this has pressed, not dragged. */
export const STILL = 6;

export interface Limits {
  least: number;
  most: number;
  /** What is drawn; the lens does not leave it. Without it, it may go anywhere. */
  area: at.Bounds | null;
}

export class MapLens {
  width = $state(0);
  height = $state(0);
  seen = $state.raw<at.Lens>({ scale: 1, x: 0, y: 0 });
  /** Nobody has moved the map yet: it follows the size of its frame. */
  untouched = $state(true);
  private frame: HTMLElement | null = null;
  private readonly fingers = new Map<number, at.Point>();
  private from: at.Point | null = null;
  private dragged = false;

  constructor(private readonly limits: () => Limits) {}

  look(next: at.Lens): void {
    const { area } = this.limits();
    this.seen = area ? at.inside(next, area, this.width, this.height) : next;
  }

  zoom(by: number, point: at.Point = { x: this.width / 2, y: this.height / 2 }): void {
    const { least, most } = this.limits();
    this.untouched = false;
    this.look(at.zoomed(this.seen, by, point, least, most));
  }

  /** Brings a point of the map into the middle. */
  centre({ x, y }: at.Point): void {
    this.untouched = false;
    const { scale } = this.seen;
    this.look({ scale, x: this.width / 2 - x * scale, y: this.height / 2 - y * scale });
  }

  /** Where a point of the map is in the frame. */
  place({ x, y }: at.Point): at.Point {
    return { x: x * this.seen.scale + this.seen.x, y: y * this.seen.scale + this.seen.y };
  }

  /** The point of the map under a finger. */
  point(event: MouseEvent): at.Point {
    const { x, y } = this.inFrame(event);
    return { x: (x - this.seen.x) / this.seen.scale, y: (y - this.seen.y) / this.seen.scale };
  }

  /** What part of the map is in the frame. */
  get part(): at.Bounds {
    const { scale, x, y } = this.seen;
    return { x: -x / scale, y: -y / scale, width: this.width / scale, height: this.height / scale };
  }

  /** Listens to wheel and fingers on a frame. */
  readonly attach = (frame: HTMLElement): (() => void) => {
    this.frame = frame;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY / 400), this.inFrame(event));
    };
    frame.addEventListener('wheel', wheel, { passive: false });
    return () => frame.removeEventListener('wheel', wheel);
  };

  private inFrame(event: MouseEvent): at.Point {
    const box = this.frame!.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.fingers.set(event.pointerId, this.inFrame(event));
    this.dragged = false;
    this.from = this.inFrame(event);
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before || !this.from) return;
    const now = this.inFrame(event);
    if (!this.dragged && Math.hypot(now.x - this.from.x, now.y - this.from.y) < STILL) return;
    if (!this.dragged) this.frame!.setPointerCapture(event.pointerId);
    this.dragged = true;
    this.untouched = false;
    const other = [...this.fingers].find(([finger]) => finger !== event.pointerId)?.[1];
    if (other) this.pinch(before, now, other);
    else this.look({ ...this.seen, x: this.seen.x + now.x - before.x, y: this.seen.y + now.y - before.y });
    this.fingers.set(event.pointerId, now);
  };

  private pinch(before: at.Point, now: at.Point, other: at.Point): void {
    const far = (point: at.Point): number => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    this.zoom(far(now) / far(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  readonly up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  /** The end of a drag is no press. */
  readonly click = (event: MouseEvent): void => {
    if (!this.dragged) return;
    event.stopPropagation();
    this.dragged = false;
  };
}
