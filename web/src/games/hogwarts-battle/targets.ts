// Which cards on the table stand for an answer, where it can be dropped, and why a card is no answer.
import type { CardRef, Choice, Question, View } from '../../table/view';
import { battle, handOf, type BattleView, type Hero } from './view';
import { say } from './words';

const refs = (cards: (CardRef | null)[]): CardRef[] => cards.filter((card) => card !== null);

function handCards(hero: Hero | undefined): CardRef[] {
  return hero && Array.isArray(hero.hand) ? hero.hand : [];
}

/** The cards an answer's verb speaks of, for the seat that is asked. */
function candidates(verb: string, view: BattleView, seat: number): CardRef[] {
  const hero = view.heroes[seat];
  switch (verb) {
    case 'play':
    case 'discard':
      return handCards(hero);
    case 'attack':
    case 'silence':
      return refs(view.villains.active);
    case 'acquire':
      return refs(view.hogwarts.market);
    case 'hero':
      return view.heroes.map((other) => other.card);
    case 'use':
      return [view.location.card, ...refs([hero?.proficiency ?? null]), ...(hero?.horcruxes ?? [])];
    case 'take':
      return [...(hero?.discard ?? []), ...(hero?.deck.known ?? [])];
    case 'copy':
      return view.played;
    case 'learn':
      return view.proficiencies;
    case 'assign':
      return refs([view.horcrux.card]);
    default:
      return [];
  }
}

export function targets(choice: Choice, question: Question, view: View): number[] {
  const [verb = '', , copy] = choice.notation.split(' ');
  const found = candidates(verb, battle(view), question.seat);
  if (verb === 'assign') return found.map((card) => card.key);
  const same = found.filter((card) => card.id === choice.card);
  // The second of two equal villains is named by its number.
  if (verb === 'attack' || verb === 'silence')
    return same.slice(Number(copy ?? 1) - 1, Number(copy ?? 1)).map((card) => card.key);
  return same.map((card) => card.key);
}

/** The place an answer's card can be dragged to. */
export function drop(choice: Choice, seat: number): string | null {
  const verb = choice.notation.split(' ')[0];
  if (verb === 'play') return 'played';
  return verb === 'acquire' || verb === 'discard' ? `discard:${seat}` : null;
}

export function whyNot(key: number, view: View, seat: number): string {
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
  if (hero.attack === 0) return say('why-no-attack');
  const cap = view.this_turn.attack_cap;
  if (cap && (view.villains.dealt[foe] ?? 0) >= cap) return say('why-attack-cap', { cap });
  return say('why-last');
}
