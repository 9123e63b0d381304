// The mouse over the table: a card that it rests on is seen large.

const REST_SECONDS = 0.45;

export class Hovering {
  /** A card the mouse rests on, and where it lies. */
  hovered = $state.raw<{ id: string; box: DOMRect } | null>(null);
  private resting: ReturnType<typeof setTimeout> | undefined;
  /** The element the mouse rests on. */
  private under: Element | null = null;
  private mouse = { x: -1, y: -1 };
  private last = { x: -1, y: -1 };
  /** Where the mouse was when the table changed under it: what slid there is not pointed at. */
  private still: { x: number; y: number } | null = null;

  /** The mouse has moved since the table changed: what is under it is meant. */
  roused = $state(true);

  /** Where the mouse is now. Things that slide under it make the browser say so as well. */
  rouse({ clientX: x, clientY: y, pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse' || (this.last.x === x && this.last.y === y)) return;
    this.last = { x, y };
    this.roused = true;
  }

  /** The mouse moves over a card; once it rests there, the card is seen large. */
  hover(id: string, event: PointerEvent): void {
    const element = event.currentTarget;
    if (event.pointerType !== 'mouse' || event.buttons > 0 || !(element instanceof Element)) return;
    this.mouse = { x: event.clientX, y: event.clientY };
    if (this.still?.x === this.mouse.x && this.still.y === this.mouse.y) return;
    this.still = null;
    if (this.under === element) return;
    this.leave();
    this.under = element;
    this.resting = setTimeout(() => {
      if (element.isConnected) this.hovered = { id, box: element.getBoundingClientRect() };
    }, REST_SECONDS * 1000);
  }

  /** The mouse has left the card. */
  leave(): void {
    clearTimeout(this.resting);
    this.under = null;
    this.hovered = null;
  }

  /** Something was pressed: nothing is shown large until the mouse moves again. */
  calm(event?: PointerEvent): void {
    if (event) this.mouse = this.last = { x: event.clientX, y: event.clientY };
    this.leave();
    this.still = this.mouse;
    this.roused = false;
  }

  /** The table has changed: a card that went away or elsewhere is no longer pointed at. */
  settle(): void {
    const box = this.hovered?.box;
    const now = this.under?.isConnected ? this.under.getBoundingClientRect() : null;
    if (!this.under) this.still = this.mouse;
    else if (!now || (box && (now.left !== box.left || now.top !== box.top))) this.calm();
  }
}
