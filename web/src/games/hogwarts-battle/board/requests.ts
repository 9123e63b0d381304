// What an Encounter or a shelf of the potion board asks for: in signs on a small face, in words elsewhere.
import type { Sign } from '../../../table/game';
import { say } from '../words';

/** One word and what it is compared with: {spells_played: 3}, {cards_acquired: {n: 2, filter: "ally"}}. */
export type Request = Record<string, unknown>;

interface Fitting {
  n?: number;
  filter?: unknown;
}

const ICONS: Record<string, string[]> = {
  spells_played: ['spell'],
  items_played: ['item'],
  allies_played: ['ally'],
  cards_played: ['card'],
  cards_acquired: ['influence', 'card'],
  cost_acquired: ['influence'],
  cards_banished: ['gone'],
  cards_drawn: ['card'],
  cards_discarded: ['discarded'],
  attack_assigned: ['attack'],
  attack_on_this: ['attack', 'encounter'],
  influence_gained: ['influence'],
  influence_spent: ['influence'],
  control_removed: ['control'],
  control_at_least: ['control'],
  foes_defeated: ['foe'],
  villains_defeated: ['villain'],
  dark_arts_resolved: ['dark_arts'],
  dark_potions_face_up: ['dark_arts_potion'],
  stuns: ['stunned'],
  heroes_stunned: ['stunned'],
  others_healed: ['one', 'health'],
  any_health_gained: ['health'],
  any_health_at_least: ['health'],
  any_health_at_most: ['health'],
  health_lost: ['health'],
  house_dice_rolled: ['die'],
  tokens_given: ['one', 'attack', 'influence'],
  tokens_saved: ['attack', 'influence'],
  both_tokens_on_villains: ['attack', 'influence', 'villain'],
  charm_used: ['charm'],
  in_market: ['card'],
  different_costs_played: ['card'],
};
/** What stands before the number where it is not counted up to. */
const COMPARED: Record<string, string> = {
  any_health_at_most: '≤',
  any_health_at_least: '≥',
  control_at_least: '≥',
  control_removed: '−',
  health_lost: '−',
  different_costs_played: '≠',
};

const picture = (icon: string): Sign => ({ icon });
const only = (request: unknown): [word: string, wanted: unknown] =>
  Object.entries((request ?? {}) as Request)[0] ?? ['', 0];

/** The signs of a request. */
export function requestSigns(request: unknown): Sign[] {
  const [word, wanted] = only(request);
  if (Array.isArray(wanted)) return [picture('die'), ...(wanted as string[]).map(picture)];
  if (word === 'played_each')
    return Object.entries(wanted as Record<string, number>).map(([icon, n]) => ({ icon, text: String(n) }));
  const { n, filter } = fitting(wanted);
  const named = typeof filter === 'string' ? [filter] : (ICONS[word] ?? ['card']);
  const signs: Sign[] = named.map((icon, place) => (place === 0 ? { icon, text: count(word, n) } : { icon }));
  return filter && typeof filter === 'object' ? [...signs, { text: limit(filter as Request) }] : signs;
}

function count(word: string, n: number): string {
  return `${COMPARED[word] ?? ''}${n}`;
}

function fitting(wanted: unknown): Required<Fitting> {
  if (typeof wanted === 'number') return { n: wanted, filter: null };
  const { n = 1, filter = null } = (typeof wanted === 'object' && wanted !== null ? wanted : {}) as Fitting;
  return { n, filter };
}

/** Which cards are meant: dear, cheap, even, odd. */
function limit(filter: Request): string {
  const [word, value] = only(filter);
  const number = String(value);
  return (
    { cost_at_least: `(≥${number})`, cost_at_most: `(≤${number})` }[word] ?? `(${say(`limit-${number}`)})`
  );
}

/** The words of a request. */
export function requestWords(request: unknown): string {
  const [word, wanted] = only(request);
  const { n, filter } = fitting(wanted);
  const [limits, cost] = typeof filter === 'object' ? only(filter) : [String(filter), 0];
  return say(`request-${word}`, { n, filter: limits || 'any', cost: Number(cost) || 0 });
}
