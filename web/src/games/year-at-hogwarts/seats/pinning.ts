// What a seat looks for: the places and tokens of its missions, or its side's tasks in the Return; as pins of the map.
import type { CardInfo } from '../../../lib/protocol';
import { holderOf, type YearView } from '../view';
import { notesOf } from './noting';

type Faces = (id: string) => CardInfo | undefined;

/** Why a space is looked for: the missions whose place it is, and those that a token there is for. */
export interface Pin {
  place: string[];
  items: Map<string, string[]>;
}

/** One thing to be done in the Return: where, and is it done? */
export interface Task {
  id: 'take' | 'break' | 'graveyard' | 'meet';
  item: string;
  space: string | null;
  /** The seat that has it. */
  seat: number | null;
  done: boolean;
}

export function pinsOf(view: YearView, seat: number, faces: Faces): Map<string, Pin> {
  const pins = new Map<string, Pin>();
  const at = (space: string): Pin => {
    const pin = pins.get(space) ?? { place: [], items: new Map<string, string[]>() };
    pins.set(space, pin);
    return pin;
  };
  const missing = (item: string, space: string, why: string): void => {
    const { items } = at(space);
    items.set(item, [...(items.get(item) ?? []), why]);
  };
  for (const note of notesOf(view, seat, faces)) {
    at(note.place).place.push(note.id);
    for (const { id, space } of note.needs) if (space) missing(id, space, note.id);
  }
  for (const { id, item, space, done } of tasksOf(view, seat))
    if (space && !done) {
      if (item) missing(item, space, '');
      else at(space).place.push(id);
    }
  return pins;
}

/** What the side of a seat has to do in the Return of Voldemort, in the order in which it is done. */
export function tasksOf(view: YearView, seat: number): Task[] {
  const { night } = view;
  if (!night || view.mode !== 'return') return [];
  const dark = seat === 0;
  if (night.returned) {
    const meeting = token(
      view,
      dark ? 'elder_wand' : 'resurrection_stone',
      'take',
      dark ? [0] : heroes(view),
    );
    return dark ? [meeting, MEET] : [...breaking(view), meeting, MEET];
  }
  if (!dark) return breaking(view);
  // A last view that an earlier release has kept does not say what each side looks for.
  const { ritual = [] } = night;
  const gathered = ritual.map((item) => token(view, item, 'take', [0]));
  return [...gathered, { ...NOWHERE, id: 'graveyard', space: 'quidditch_pitch' }];
}

const NOWHERE = { item: '', space: null, seat: null, done: false };
const MEET: Task = { ...NOWHERE, id: 'meet' };

/** A weapon first, then the Horcruxes that stand. */
function breaking(view: YearView): Task[] {
  const { weapons = [], all_horcruxes = [], horcruxes } = view.night!;
  const armed = weapons.map((item) => token(view, item, 'take', heroes(view)));
  return [
    ...armed,
    ...all_horcruxes.map((item): Task => {
      const done = !horcruxes.includes(item);
      return { ...NOWHERE, id: 'break', item, done, space: done ? null : (view.items[item] ?? null) };
    }),
  ];
}

const heroes = ({ players }: YearView): number[] => players.map((_, seat) => seat).slice(1);

function token(view: YearView, item: string, id: Task['id'], side: number[]): Task {
  const at = view.items[item];
  const seat = holderOf(at);
  return {
    id,
    item,
    seat,
    space: seat === null ? (at ?? null) : null,
    done: seat !== null && side.includes(seat),
  };
}
