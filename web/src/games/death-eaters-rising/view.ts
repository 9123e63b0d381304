// A view of Death Eaters Rising: fields.ts types it, this reads it.
import type { CardInfo } from '../../lib/protocol';
import { nameOf, type Thing } from '../../table/answer/things';
import type { Die, Face, GameView, Target, Work } from './fields';
import type { CardRef, View } from '../../table/view';

export const SYMBOLS = ['friendship', 'knowledge', 'loyalty', 'courage'] as const;
export const COLOURS = ['orange', 'blue', 'red', 'purple'] as const;
export const LOCATIONS = 3;

export type RisingView = GameView;
export type Colour = Die['color'];
export type Quality = Face['symbol'];
export type Cost = Partial<Record<Quality, number>>;
export type Team = GameView['teams'][number];
export type LocationView = GameView['locations'][number];
export type { Die as DieView, Face, Target, Work };

/** A view that the server has cut for this game. */
export function rising(view: View): RisingView {
  return view as RisingView;
}

/** Is there a table to draw yet? */
export function ready(view: View): boolean {
  return Array.isArray((view as Partial<RisingView>).locations);
}

export function dieName(die: Die): string {
  return nameOf({ kind: 'die', key: die.key });
}

/** The die that a thing is, or a face of it. */
export function dieOf(thing: Thing, view: RisingView): Die | undefined {
  return thing.kind === 'die' ? view.dice.find((die) => die.key === thing.key) : undefined;
}

export function diceOn(view: RisingView, card: number, ability: number | null = null): Die[] {
  return view.dice.filter((die) => die.on?.card === card && die.on.ability === ability);
}

export function workOn(view: RisingView, card: number, ability: number | null = null): Work | undefined {
  return view.work.find((work) => work.card === card && work.ability === ability);
}

export function isUsed(view: RisingView, card: number, ability: number | null = null): boolean {
  return view.this_turn.used.some((used) => used.card === card && used.ability === ability);
}

export function damageOn(view: RisingView, card: CardRef): number {
  return view.damage[String(card.key)] ?? 0;
}

/** The printed price: what must be covered to recruit, to hit, or to use an ability by number. */
export function costOf(card: CardInfo | undefined): Cost {
  return (card?.facts.cost ?? {}) as Cost;
}

/** The faces of a die, in the order in which they are numbered. */
export function facesOf(card: CardInfo | undefined): Face[] {
  const faces = (card?.facts.faces ?? []) as [Quality, number][];
  return faces.map(([symbol, count]) => ({ symbol, count }));
}

export interface Ability {
  when: string;
  cost?: Cost;
}

export function abilitiesOf(card: CardInfo | undefined): Ability[] {
  return (card?.facts.abilities ?? []) as Ability[];
}

interface Signs {
  signs: string[];
  /** The same in few words. */
  brief?: string[];
  costs?: (Cost | undefined)[];
  signed: boolean;
}

/** When each line of a character works: a Death Eater when Voldemort looks and on a Dark Mark, a wizard in its own way. */
export function signsOf(card: CardInfo | undefined): Signs {
  if (card?.kind === 'death_eater')
    return {
      signs: ['gaze', 'dark_mark'],
      signed: true,
      brief: (card.facts.brief ?? []) as string[],
    };
  const abilities = abilitiesOf(card);
  return {
    signs: abilities.map(({ when }) => `when-${when}`),
    costs: abilities.map(({ cost }) => cost),
    signed: false,
  };
}

export function healthOf(card: CardInfo | undefined): number {
  return typeof card?.facts.health === 'number' ? card.facts.health : 0;
}

/** What wins and what loses: so many of so many. */
export interface Stake {
  place: string;
  icon: string;
  count: number;
  limit: number;
  harm: boolean;
  /** Little is missing to the end. */
  near: boolean;
}

const NEAR = 2;

export function scoreOf({ voldemort, hospital, corrupted, limits }: RisingView): Stake[] {
  return [
    { place: 'villain', icon: 'voldemort', count: voldemort.damage, limit: voldemort.health, harm: false },
    { place: 'hospital', icon: 'hospital', count: hospital.length, limit: limits.defeated, harm: true },
    { place: 'corrupted', icon: 'corruption', count: corrupted.length, limit: limits.corrupted, harm: true },
  ].map((stake) => ({ ...stake, near: stake.harm && stake.count >= stake.limit - NEAR }));
}

/** The number of a location on the board, clockwise from 0. */
export function numberOf(view: RisingView, location: string | null): number {
  return view.locations.findIndex(({ card }) => card.id === location);
}

/** Are the dice still to come in this turn? */
export function beforeDice({ phase }: RisingView): boolean {
  return phase === 'travelling' || phase === 'dark';
}

/** Where a card that stands at a location stands: the number of the location, or nothing. */
export function locationOf(view: RisingView, key: number): number | null {
  const found = view.locations.findIndex((location) =>
    location.characters.some((character) => character?.key === key),
  );
  return found < 0 ? null : found;
}
