// The map as the shared table draws it: spaces, ways, pawns, and where a move may lead.
import type { BoardInfo, CardInfo, PawnInfo, SpaceInfo } from '../../../lib/protocol';
import { forSpace } from '../../../table/answer/answers';
import { nameOf } from '../../../table/answer/things';
import type { Choice } from '../../../table/view';
import { fact, lyingOn, type YearView } from '../view';
import { say } from '../words';
import { links, spots, type Spot } from './world';

type Naming = (id: string) => string;
/** What is printed on a card or a space. */
type Finding = (id: string) => CardInfo | undefined;

/** Spaces that can be stood on; the Great Hall is only looked at. */
const open = spots.filter(({ kind }) => kind !== 'blocked');
const byName = new Map(spots.map((spot) => [spot.name, spot]));

export function keyOf(name: string | null): number {
  return byName.get(name ?? '')?.key ?? -1;
}

/** What a space is called; one of a sort that comes again and again also by the place beside it. */
export function placeName(space: string, card: Finding): string {
  const name = (id: string): string => card(id)?.name ?? id;
  const place = fact<string>(card(space), 'near');
  return place ? say('near', { name: name(space), place: name(place) }) : name(space);
}

export function spotAt(key: number): Spot | undefined {
  return spots[key];
}

export function chart(
  view: YearView,
  choices: Choice[],
  label: string,
  card: Finding,
  foe: string,
): BoardInfo {
  const name = (id: string): string => card(id)?.name ?? id;
  const lying = lyingOn(view);
  const towers = new Set(view.death_eaters);
  const spaces = open.map((spot): SpaceInfo => {
    const marks = (lying.get(spot.name) ?? []).map((item) => ({ label: name(item), danger: false }));
    if (towers.has(spot.name)) marks.push({ label: foe, danger: true });
    const { key, x, y, kind } = spot;
    return {
      key,
      x,
      y,
      kind,
      name: spot.name,
      label: placeName(spot.name, card),
      answer: '',
      lit: false,
      marks,
    };
  });
  return {
    label,
    shape: 'graph',
    spaces,
    links: links.map(({ start, end, secret }) => ({
      start: start.key,
      end: end.key,
      kind: secret ? 'secret' : '',
      one_way: false,
    })),
    pawns: pawnsOf(view, name),
    walks: walksOf(choices),
  };
}

export function pawnsOf(view: YearView, name: Naming): PawnInfo[] {
  const seated = view.players.map(({ character, space }, seat) => ({
    label: name(character),
    seat,
    space: keyOf(space),
  }));
  return view.night?.returned ? [...nightPawns(view, name), ...seated.slice(1)] : seated;
}

/** After the return the first seat has seven pawns; the one that is moved stands where the seat is. */
function nightPawns({ pawns = [], players, this_turn }: YearView, name: Naming): PawnInfo[] {
  return pawns.flatMap(({ character, space }, place) => {
    const at = this_turn.pawn === character ? (players[0]?.space ?? space) : space;
    return at === null ? [] : [{ label: name(character), seat: place === 0 ? 0 : null, space: keyOf(at) }];
  });
}

/** The way that leads to each answer, as the engine tells it. */
export function walksOf(choices: Choice[]): number[][] {
  const ways = choices.flatMap(({ targets }) => targets.flatMap(({ way }) => (way ? [way] : [])));
  return ways.map((way) => way.map(keyOf));
}

/** Where ways to one end part, each space that not all of them pass stands for those that do. */
export function waysOver(choices: Choice[], space: string): Choice[] {
  const ways = choices.filter(({ verb }) => verb === 'by');
  const over = ways.filter(({ targets }) => targets.some(({ way }) => way?.includes(space)));
  return over.length < ways.length ? over : [];
}

/** The way that a dragged pawn was led along: the one with most of the spaces that tell it from the others. */
export function ledAlong(choices: Choice[], over: number[]): Choice | undefined {
  const told = over.map((key) => waysOver(choices, spots[key]!.name)).filter((ways) => ways.length === 1);
  const counted = choices
    .map((choice) => ({ choice, count: told.filter(([way]) => way === choice).length }))
    .toSorted((one, other) => other.count - one.count);
  const [first, second] = counted;
  return first && first.count > (second?.count ?? 0) ? first.choice : undefined;
}

/** The answers that a space stands for: those about it, and about the tokens that lie there. */
export function answersAt(view: YearView, choices: Choice[], space: SpaceInfo): Choice[] {
  if (choices.some(({ verb }) => verb === 'by')) return waysOver(choices, space.name);
  const lying = lyingOn(view).get(space.name) ?? [];
  const piles = new Set(lying.map((item) => nameOf({ kind: 'pile', key: `item:${item}` })));
  const tokens = choices.filter(({ targets }) => targets.some((target) => piles.has(nameOf(target))));
  return [...new Set([...forSpace(choices, space), ...tokens])];
}

/** Does this answer end the move on a space? */
export function endsAt({ verb, targets }: Choice, space: string): boolean {
  return verb === 'go' && targets.some(({ kind, key }) => kind === 'space' && key === space);
}

/** Where a move may end before all its steps are gone, and where somebody ends it. */
export function stopsOf(view: YearView, choices: Choice[]): { may: Set<number>; must: Set<number> } {
  const walks = walksOf(choices.filter(({ verb }) => verb === 'go'));
  const far = Math.max(0, ...walks.map((walk) => walk.length));
  const waiting = new Set([
    ...view.players.map(({ space }) => keyOf(space)),
    ...view.death_eaters.map(keyOf),
  ]);
  const forced = (end: number): boolean => waiting.has(end) || spots[end]?.marks.includes('S') === true;
  const ends = walks.map((walk) => ({ end: walk.at(-1)!, short: walk.length < far }));
  return {
    may: new Set(ends.filter(({ end, short }) => short && !forced(end)).map(({ end }) => end)),
    must: new Set(ends.filter(({ end }) => forced(end)).map(({ end }) => end)),
  };
}

/** What an arrival on a space does, in the words of its card. */
export function linesOf(card: CardInfo | undefined): string[] {
  return card?.lines ?? [];
}
