// Why something on the table is no answer now.
import type { Piece } from '../../../table/game';
import type { Thing } from '../../../table/answer/things';
import type { View } from '../../../table/view';
import { beforeDice, dieOf, isUsed, locationOf, numberOf, rising, workOn, type RisingView } from '../view';
import { say } from '../words';

export function whyNot(thing: Thing, view: View, seat: number, held: Piece | null = null): string {
  const table = rising(view);
  if (!table.teams[seat]) return say('why-watching');
  const reason = thing.kind === 'card' ? whyNoCard(thing, table, seat) : whyNoDie(thing, table);
  if (reason) return reason;
  return held ? say('why-no-match', { piece: held.title }) : say('why-nothing');
}

function whyNoCard({ key, part }: Thing, view: RisingView, seat: number): string | undefined {
  const card = Number(key);
  if (part !== undefined) return whyNoAbility(card, part, view, seat);
  return (
    whyNoCharacter(card, view) ??
    whyNotVoldemort(card, view) ??
    whyNoWizard(card, view, seat) ??
    whyNoToken(card, view, seat)
  );
}

function whyNoDie(thing: Thing, view: RisingView): string | undefined {
  const die = dieOf(thing, view);
  if (!die) return undefined;
  if (die.place !== 'pool') return say(`why-die-${die.place}`);
  return die.face ? say('why-die-fits-nowhere') : say('why-die-unrolled');
}

function whyNoAbility(card: number, ability: number, view: RisingView, seat: number): string | undefined {
  if (view.teams[seat]?.headquarters.key !== card) return say('why-not-yours');
  return isUsed(view, card, ability) || workOn(view, card, ability)?.complete ? say('why-used') : undefined;
}

function whyNoCharacter(key: number, view: RisingView): string | undefined {
  const location = locationOf(view, key);
  if (location === null) return undefined;
  if (view.mission === null || beforeDice(view)) return say('why-travel-first');
  if (location !== numberOf(view, view.mission)) return say('why-elsewhere');
  if (workOn(view, key)?.complete) return say('why-complete');
  return view.this_turn.rolls === 0 ? say('why-roll-first') : undefined;
}

function whyNotVoldemort(key: number, view: RisingView): string | undefined {
  const { card, location, damage, cap } = view.voldemort;
  if (card?.key !== key) return undefined;
  if (view.mission !== location) return say('why-voldemort-elsewhere');
  if (damage >= cap) return say('why-voldemort-cap', { cap });
  return view.this_turn.rolls === 0 ? say('why-roll-first') : undefined;
}

function whyNoWizard(key: number, view: RisingView, seat: number): string | undefined {
  const owner = view.teams.findIndex((team) => team.wizards.some((wizard) => wizard.key === key));
  if (owner < 0) return undefined;
  if (owner !== seat) return say('why-not-yours');
  return isUsed(view, key) ? say('why-used') : undefined;
}

function whyNoToken(key: number, view: RisingView, seat: number): string | undefined {
  const owner = view.teams.findIndex((team) => team.tokens.some((token) => token.key === key));
  if (owner < 0) return undefined;
  return say(owner === seat ? 'why-token-not-now' : 'why-not-yours');
}
