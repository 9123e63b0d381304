// What a map shows now: how near its spaces are, which of them can be chosen, where one looks and what that says.
import { untrack, type Snippet } from 'svelte';
import type { BoardInfo, PawnInfo, SpaceInfo } from '../../lib/protocol';
import { t } from '../../lib/text.svelte';
import { group, sentences } from '../parts/collect';
import { MapLens } from './lens.svelte';
import * as at from './mapping';
import { beyond, inSight } from './sight';

/** From one space to the next, in pixels: too dense to press, comfortable, and as large as it gets. */
const DENSE = 30;
const EASY = 48;
const LARGE = 170;
/** Farther off, spaces are no more than dots: whatever has to be in sight, they stay so far apart. */
const TOLD = 23;
/** What can be chosen is at least so large. */
const LIT = 20;
/** A space and its name are so far from the edge when they are shown. */
const EDGE = 72;
/** The strip below for the name of the map and the buttons. */
const STRIP = 56;
/** So far apart that a name fits below each space, or at least below those that can be chosen. */
const NAMED = 92;
const LIT_NAMED = 58;
/** Farther than any walk, and farther still: what can't be chosen. */
const FAR = 999;
const CLOSED = 1000;

/** How a space is dressed: its shape and the colour of its ground. */
export interface Dress {
  shape: 'round' | 'square' | 'diamond' | 'shield' | 'arch' | 'large' | 'small' | 'none';
  fill: string;
}

/** A picture that lies under the spaces, in their own measure; what is seen of it at first, and how near. */
export interface Ground {
  area: at.Bounds;
  home: at.Bounds;
  drawn: Snippet<[number]>;
}

export interface MapProps {
  board: BoardInfo;
  /** What pressing a space does, in words. A space that is not here can't be chosen now. */
  lit: ReadonlyMap<number, string>;
  /** A space was chosen; a pawn that was dragged there came over the others. */
  press: (key: number, over?: number[]) => void;
  /** Spaces that the tray points at. */
  pointed?: ReadonlySet<number>;
  /** The seat whose pawn the map looks at first. */
  seat?: number;
  /** The seat whose pawn `F` looks for. */
  active?: number;
  /** What is dragged may be laid down on a space. */
  takes?: (key: number) => boolean;
  drop?: (key: number) => void;
  /** The pawns that can be dragged to a space now. */
  movable?: (pawn: PawnInfo) => boolean;
  /** Drawn inside a space, and how near one looks. */
  inside?: Snippet<[SpaceInfo, number]>;
  /** Drawn beside a space. */
  beside?: Snippet<[SpaceInfo, number]>;
  ground?: Ground;
  dress?: (space: SpaceInfo) => Dress;
  /** What stands and happens on the map, in the place of pawns: where a space is in pixels, and its size. */
  figures?: Snippet<[(key: number) => at.Point, number]>;
  /** The names that are always written once there is room; without it, all. */
  titled?: (space: SpaceInfo) => boolean;
  /** Where a move may end early, and where it must. */
  may?: ReadonlySet<number>;
  must?: ReadonlySet<number>;
  /** Tab goes through all that can be chosen, the nearest first. */
  tabbed?: boolean;
  /** The walk that choosing a space means, where it is not the one that ends there. */
  walkOver?: (key: number) => number[] | undefined;
  /** The way a pawn has gone, where the game tells it. */
  gone?: ((pawn: PawnInfo) => number[] | null) | undefined;
  face?: Snippet<[PawnInfo]> | undefined;
  /** A walk that is shown whatever is pointed at. */
  shown?: number[] | undefined;
  /** A space that is looked for beside the map, -1 for none; and how often the map was asked to show it. */
  sought?: number;
  asked?: number;
  /** Somebody looks at a space; -1 at none. */
  looks?: (key: number) => void;
  /** What a space is, on a card of its own: of the one somebody looks at, else of the one where the active pawn stands.
   * A finger looks first, and goes by the button that is given. */
  card?: Snippet<[key: number, go: (() => void) | undefined]>;
}

export class Charted {
  readonly lens: MapLens;
  /** Where arrow keys go on from, what is pointed at, what has the focus, and where a dragged pawn is held. */
  current = $state(-1);
  hovered = $state(-1);
  focused = $state(-1);
  held = $state(-1);
  /** What a finger has looked at; whether it is a finger that presses; and the questions of which the map knows. */
  picked = $state(-1);
  byTouch = false;
  private attended: string | null = null;
  private fittedFor: at.Lens | null = null;

  constructor(private readonly props: () => MapProps) {
    this.lens = new MapLens(() => ({ least: this.least, most: this.most, area: this.ground?.area ?? null }));
  }

  get given(): MapProps {
    return this.props();
  }
  get board(): BoardInfo {
    return this.given.board;
  }
  get ground(): Ground | undefined {
    return this.given.ground;
  }
  get seat(): number {
    return this.given.seat ?? -1;
  }

  readonly spaces = $derived.by(() => new Map(this.board.spaces.map((space) => [space.key, space])));
  readonly hexes = $derived.by(() => this.board.shape === 'hexes');
  readonly step = $derived.by(() => at.spacing(this.board));
  readonly hues = $derived.by(() => at.kindHues(this.board));
  private readonly standing = $derived.by(() =>
    group(this.board.pawns.map((pawn) => [pawn.space, pawn] as const)),
  );
  private readonly walks = $derived.by(() => new Map(this.board.walks.map((walk) => [walk.at(-1)!, walk])));
  private readonly whole = $derived.by(
    () => this.ground?.area ?? at.bounds(this.board.spaces, this.hexes ? 1.05 : this.step * 0.62),
  );

  readonly fitted: at.Lens = $derived.by(() => {
    const { width, height } = this.lens;
    return at.fit(
      this.whole,
      width,
      height - (this.ground || this.given.figures ? 0 : STRIP),
      LARGE / this.step,
    );
  });
  readonly least = $derived.by(() => Math.min(this.fitted.scale, EASY / this.step));
  readonly most = $derived.by(() => Math.max(LARGE / this.step, this.fitted.scale * 2.5));
  readonly gap = $derived.by(() => this.step * this.lens.seen.scale);
  readonly level = $derived.by(() => at.levelOf(this.gap));
  readonly size = $derived.by(() =>
    this.hexes ? this.lens.seen.scale : Math.max(this.ground ? 8 : 16, Math.min(54, this.gap * 0.46)),
  );
  readonly litSize = $derived.by(() => (this.hexes ? this.size : Math.max(LIT, this.size)));
  readonly nameWidth = $derived.by(() => (this.hexes ? this.size * 1.6 : Math.max(88, this.gap * 0.98)));
  readonly pawnSize = $derived.by(() =>
    Math.max(this.ground && this.level === 0 ? 15 : 24, Math.min(34, this.gap * 0.32)),
  );

  /** Those that can be chosen, the nearest first, then all others. */
  readonly ordered = $derived.by(() =>
    this.given.tabbed
      ? this.board.spaces.toSorted(
          (one, other) => this.farness(one.key) - this.farness(other.key) || one.key - other.key,
        )
      : this.board.spaces,
  );
  /** One space is reached by Tab; arrows lead on from there. */
  readonly entry = $derived.by(() =>
    this.spaces.has(this.current)
      ? this.current
      : ([...this.given.lit.keys()].find((key) => this.spaces.has(key)) ??
        this.ownSpace() ??
        this.board.spaces[0]?.key ??
        -1),
  );
  /** The walk that is drawn: to where a pawn is held, one points or has the focus, else the one that is always shown. */
  readonly preview = $derived.by(() => {
    const { pointed, shown } = this.given;
    return (
      [this.held, this.hovered, this.focused, ...(pointed?.size === 1 ? pointed : [])]
        .filter((key) => key >= 0)
        .map((key) => this.walkTo(key))
        .find((walk) => walk !== undefined) ?? shown
    );
  });

  walkTo(key: number): number[] | undefined {
    return this.given.walkOver?.(key) ?? this.walks.get(key);
  }

  private farness(key: number): number {
    if (!this.given.lit.has(key)) return CLOSED;
    return this.walkTo(key)?.indexOf(key) ?? FAR;
  }

  private pawnOf(active: number): PawnInfo | undefined {
    return this.board.pawns.find((one) => one.seat === (active < 0 ? this.seat : active));
  }

  private ownSpace(): number | undefined {
    return this.board.pawns.find((pawn) => pawn.seat === this.seat)?.space;
  }

  px(key: number): at.Point {
    const { x = 0, y = 0 } = this.spaces.get(key) ?? {};
    const { scale } = this.lens.seen;
    return { x: x * scale, y: y * scale };
  }

  /** The space that lies under a point of the map, if one does. */
  under(point: at.Point): number {
    const far = (space: SpaceInfo): number => Math.hypot(space.x - point.x, space.y - point.y);
    const nearest = this.board.spaces.reduce((best, space) => (far(space) < far(best) ? space : best));
    return far(nearest) < this.step * 0.6 ? nearest.key : -1;
  }

  /** What can be chosen, as far as it lies on this map. */
  private readonly open = $derived.by(() =>
    [...this.given.lit.keys()].flatMap((key) => this.spaces.get(key) ?? []),
  );
  private readonly asked = $derived.by(() => this.open.map(({ key }) => key).join(' '));

  /** What can be chosen lies beyond the frame: by the side where. */
  readonly beyond = $derived.by(() => beyond(this.lens, this.open));
  /** What is looked for lies there. */
  readonly beyondSought = $derived.by(() => {
    const sought = this.spaces.get(this.given.sought ?? -1);
    return sought ? beyond(this.lens, [sought]) : [];
  });

  /** The space that the card tells of: looked at, or where the active pawn stands. */
  readonly looked = $derived.by(() => {
    const { pointed } = this.given;
    const meant = pointed?.size === 1 ? [...pointed] : [];
    return [this.picked, this.held, this.hovered, this.focused, ...meant].find((key) => key >= 0) ?? -1;
  });
  readonly rests = $derived.by(() => this.pawnOf(this.given.active ?? -1)?.space ?? -1);

  /** The size of the frame or what can be chosen has changed. */
  settle(): void {
    const { lens, fitted, asked } = this;
    if (lens.width === 0 || lens.height === 0) return;
    void this.seat;
    untrack(() => this.attend(fitted, asked));
  }

  /** At each new question all that can be chosen comes into sight; else the map stays as somebody has moved it. */
  private attend(fitted: at.Lens, asked: string): void {
    const fresh = asked !== this.attended;
    const begins = this.attended === null || fitted !== this.fittedFor;
    this.fittedFor = fitted;
    this.attended = asked;
    if (fresh) this.picked = -1;
    if (this.lens.untouched && (begins || (fresh && asked))) this.begin();
    if (begins || fresh) this.follow();
  }

  /** All of the board, if its spaces can be pressed then; else what matters now, near enough to be pressed. */
  private begin(): void {
    const { lens, step, fitted, ground, open } = this;
    if (step * fitted.scale >= DENSE) return lens.look(fitted);
    const home = ground && at.fit(ground.home, lens.width, lens.height);
    if (home && step * home.scale >= DENSE) return lens.look(home);
    const own = this.spaces.get(this.ownSpace() ?? -1);
    const keys = [...open, ...(own ? [own] : [])];
    const scale = Math.max(fitted.scale, EASY / step);
    const middle = at.centred(
      at.bounds(keys.length > 0 ? keys : this.board.spaces, step),
      lens.width,
      lens.height,
      scale,
    );
    lens.look(own ? at.showing(middle, own, lens.width, lens.height - STRIP, EDGE) : middle);
  }

  /** What can be chosen must be in sight, with the own pawn if that can be. */
  private follow(): void {
    const { lens, open } = this;
    if (open.length === 0 || open.every((space) => inSight(lens, space))) return;
    const own = this.spaces.get(this.ownSpace() ?? -1);
    lens.untouched = true;
    if (!own || !this.frame([...open, own])) this.frame(open);
  }

  /** Brings all of these into sight, as near as they let it; not so far off that they could not be told apart. */
  frame(spaces: at.Point[]): boolean {
    const { lens, step } = this;
    const within = at.bounds(spaces, step * 0.6);
    const all = at.fit(within, lens.width, lens.height - STRIP);
    const scale = Math.max(Math.min(all.scale, Math.max(lens.seen.scale, EASY / step)), TOLD / step);
    const middle = at.centred(within, lens.width, lens.height - STRIP, scale);
    const own = this.spaces.get(this.ownSpace() ?? -1);
    const fits = scale <= all.scale;
    lens.look(fits || !own ? middle : at.showing(middle, own, lens.width, lens.height - STRIP, LIT));
    return fits;
  }

  /** A space was pressed: a finger only looks at first, where there is something to be told. */
  press(key: number): void {
    const { card, lit, press } = this.given;
    const looks = card !== undefined && this.byTouch && this.picked !== key;
    this.current = key;
    this.picked = looks ? key : -1;
    if (!looks || !lit.has(key)) press(key);
  }

  show(space: at.Point): void {
    const { lens } = this;
    lens.look(at.showing(lens.seen, space, lens.width, lens.height - STRIP, EDGE));
  }

  /** Something beside the map asks where this is. */
  bring(key: number): void {
    const space = this.spaces.get(key);
    if (!space) return;
    this.lens.untouched = false;
    if (this.gap < TOLD) this.lens.zoom(EASY / this.gap);
    this.show(space);
  }

  showAll(): void {
    this.lens.untouched = false;
    this.lens.look(this.fitted);
  }

  /** Brings the pawn of the seat whose turn it is into the middle, near enough to be seen. */
  findPawn(): void {
    const space = this.spaces.get(this.rests);
    if (!space) return;
    if (this.gap < EASY) this.lens.zoom(EASY / this.gap);
    this.lens.centre(space);
  }

  spoken(space: SpaceInfo): string {
    const there = (this.standing.get(space.key) ?? []).map((pawn) => pawn.label).join(', ');
    const marks = space.marks.map((mark) => mark.label).join(', ');
    const does = this.given.lit.get(space.key) ?? '';
    const far = this.given.tabbed ? (this.walkTo(space.key)?.indexOf(space.key) ?? -1) : -1;
    const steps = far >= 0 ? t('map-steps', { count: far }) : '';
    return sentences(space.label, steps, there && t('at-map-there', { names: there }), marks, does);
  }

  isNamed(space: SpaceInfo): boolean {
    const { key } = space;
    const { lit, titled } = this.given;
    if (key === this.hovered || key === this.focused || key === this.held) return true;
    if (this.hexes) return titled ? titled(space) : this.size >= 34;
    if (this.gap >= LIT_NAMED && lit.has(key) && !titled) return true;
    return titled ? this.level === 2 && titled(space) : this.gap >= NAMED;
  }
}
