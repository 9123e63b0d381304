// Where an answer's card can be dropped, and why a card is no answer.
import type { CardInfo } from '../../../lib/protocol';
import type { DieLook } from '../../../table/game';
import type { Thing } from '../../../table/answer/things';
import type { Choice, View } from '../../../table/view';
import { battle, handOf, type BattleView, type Hero } from '../view';
import { say } from '../words';

/** The place an answer's card can be dragged to. */
export function drop({ verb }: Choice, seat: number): string | null {
  if (verb === 'play') return 'played';
  return verb === 'acquire' || verb === 'discard' ? `discard:${seat}` : null;
}

const HOUSES: Record<string, number> = { gryffindor: 358, hufflepuff: 44, ravenclaw: 222, slytherin: 148 };

/** The House die that an answer rolls, in the colour of its House. */
export function dieOf({ targets: [first] }: Choice): DieLook | null {
  return first?.kind === 'die' ? { icon: 'die', hue: HOUSES[String(first.key)] ?? 0 } : null;
}

const SIGNS: Record<string, string> = {
  play: 'card',
  acquire: 'influence',
  attack: 'attack',
  persuade: 'persuade',
  discard: 'discarded',
};

/** Many cards that can be played, bought or fought: a sign says which, the name says what. */
export function crowded(
  { verb, card }: Choice,
  cards: Map<string, CardInfo>,
): { sign: string; words: string } | null {
  const sign = SIGNS[verb];
  const name = cards.get(card ?? '')?.name;
  return sign && name ? { sign, words: name } : null;
}

export function whyNot({ key }: Thing, view: View, seat: number): string {
  const table = battle(view);
  const hero = table.heroes[seat];
  if (!hero) return say('why-watching');
  const offer = table.hogwarts.market.findIndex((card) => card?.key === key);
  if (offer >= 0) return say('why-price', { price: table.hogwarts.prices[offer] ?? 0, have: hero.influence });
  const foe = table.villains.active.findIndex((card) => card?.key === key);
  if (foe >= 0) return whyNoAttack(table, hero, foe);
  const owner = table.heroes.findIndex((other) => {
    const hand = handOf(other);
    return other.card.key === key || (Array.isArray(hand) && hand.some((card) => card.key === key));
  });
  if (owner >= 0 && owner !== seat) return say('why-not-yours');
  if (table.played.some((card) => card.key === key)) return say('why-played');
  return say('why-nothing');
}

function whyNoAttack(view: BattleView, hero: Hero, foe: number): string {
  const { health, wounds, dealt, influence = [], persuaded = [], persuaded_now: now = [] } = view.villains;
  const charmed = (influence[foe] ?? 0) - (persuaded[foe] ?? 0);
  if ((health[foe] ?? 0) - (wounds[foe] ?? 0) <= 0 && charmed > 0)
    return say(hero.influence === 0 ? 'why-no-influence' : now[foe] ? 'why-influence-cap' : 'why-last');
  if (hero.attack === 0) return say('why-no-attack');
  const cap = view.this_turn.attack_cap;
  if (cap && (dealt[foe] ?? 0) >= cap) return say('why-attack-cap', { cap });
  return say('why-last');
}
