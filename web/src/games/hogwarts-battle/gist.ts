// What a card does, in icons and numbers: read from the same clauses that its lines are put together from.
import type { CardInfo } from '../../lib/protocol';
import type { Sign } from '../../table/game';

type Tone = NonNullable<Sign['tone']>;

interface Clause {
  do?: string;
  n?: number;
  who?: string;
  when?: string;
  if?: Record<string, unknown>;
  if_discarded?: string;
  per?: unknown;
  filter?: string;
  what?: string;
  times?: number;
  choose?: number;
  options?: Clause[][];
  pay?: Record<string, unknown>;
  then?: Clause[];
}

/** Words that are a number of something: its sign, its icon, and whether it helps or harms. */
const COUNTED: Record<string, [sign: string, icon: string, tone: Tone]> = {
  gain_attack: ['+', 'attack', 'gain'],
  gain_influence: ['+', 'influence', 'gain'],
  gain_health: ['+', 'health', 'gain'],
  extra_health: ['+', 'health', 'gain'],
  lose_health: ['−', 'health', 'harm'],
  draw: ['+', 'card', 'gain'],
  discard: ['−', 'card', 'harm'],
  remove_control: ['−', 'control', 'gain'],
  add_control: ['+', 'control', 'harm'],
  remove_attack: ['−', 'attack', 'harm'],
  reveal_dark_arts: ['+', 'dark_arts', 'harm'],
  cap_health_loss: ['≤', 'health', 'gain'],
  cap_attack: ['≤', 'attack', 'harm'],
  discount: ['−', 'influence', 'gain'],
};

/** Words that are pictures alone. */
const DRAWN: Record<string, string[]> = {
  roll_dark: ['die', 'dark_arts'],
  take_from_discard: ['take'],
  topdeck_acquired: ['deck'],
  suppress_ability: ['silenced'],
  copy_ally: ['again', 'ally'],
  reveal_top: ['reveal'],
  look_top: ['reveal'],
  search_deck: ['deck'],
  reroll: ['again', 'die'],
};

const FORBIDDEN: Record<string, string> = {
  draw: 'card',
  gain_health: 'health',
  remove_control: 'control',
  tokens_off_turn: 'attack',
};

const WHO: Record<string, string> = {
  all: 'all',
  others: 'all',
  any_one: 'one',
  one_other: 'one',
  any_two: 'all',
  up_to_two: 'all',
};

const TRIGGERS: Record<string, string> = {
  villain_defeated: 'villain',
  villain_revealed: 'villain',
  discarded: 'discarded',
  forced_discard: 'discarded',
  control_added: 'control',
  control_removed: 'control',
  attack_assigned: 'attack',
  health_gained: 'health',
  card_acquired: 'influence',
  card_played: 'card',
  spell_played: 'spell',
  item_played: 'item',
  ally_played: 'ally',
  morsmordre: 'dark_arts',
  die_rolled: 'die',
  revealed: 'reveal',
};

/** What something is counted for each of; else it is for cards of some sort. */
const EACH: Record<string, string> = {
  ally_played: 'ally',
  ally_in_hand: 'ally',
  item_played: 'item',
  spell_played: 'spell',
};

const picture = (icon: string): Sign => ({ icon });
const word = (text: string): Sign => ({ text });
const clauses = (value: unknown): Clause[] => (Array.isArray(value) ? (value as Clause[]) : []);

/** The signs of a card, a line for each thing that it does. */
export function gist(card: CardInfo): Sign[][] {
  const { effect, reward, needs } = card.facts;
  // What a Horcrux gives is far away: only the words tell it.
  const prize = needs ? [] : together(clauses(reward)).flat();
  const lines = [destroyedBy(needs), ...together(clauses(effect))];
  return [...lines, prize.length > 0 ? [picture('reward'), ...prize] : []].filter((line) => line.length > 0);
}

/** Plain gains of the same heroes share a line. */
function together(all: Clause[]): Sign[][] {
  const lines: Sign[][] = [];
  let before: string | null = null;
  for (const clause of all) {
    const group = isPlain(clause) ? (clause.who ?? '') : null;
    if (group !== null && group === before) lines.at(-1)?.push(...signs({ ...clause, who: '' }));
    else lines.push(signs(clause));
    before = group;
  }
  return lines;
}

function isPlain(clause: Clause): boolean {
  return clause.do !== undefined && clause.do in COUNTED && !clause.when && !clause.if && !clause.per;
}

function signs(clause: Clause): Sign[] {
  const found = [...before(clause), ...done(clause), ...after(clause)];
  return found.length > 0 ? found : [word('…')];
}

/** When, if what, for what price and to whom. */
function before({ when, if: condition, pay, who }: Clause): Sign[] {
  const found: Sign[] = [];
  const trigger = when && TRIGGERS[when];
  if (trigger) found.push(picture(trigger), word(':'));
  if (pay) found.push(...price(pay), word('→'));
  const whom = who && WHO[who];
  if (whom) found.push(picture(whom));
  if (condition) found.push(word('?'));
  return found;
}

function price({ discard, attack, influence }: Record<string, unknown>): Sign[] {
  const paid: [unknown, string][] = [
    [discard, 'card'],
    [attack, 'attack'],
    [influence, 'influence'],
  ];
  const found = paid.filter(([count]) => typeof count === 'number');
  return found.map(([count, icon]) => ({ icon, text: `−${String(count)}`, tone: 'harm' }));
}

function done(clause: Clause): Sign[] {
  const { do: deed = '', n = 1, options } = clause;
  const counted = COUNTED[deed];
  if (options) return choice(clause.choose ?? 1, options);
  if (counted) return [{ text: `${counted[0]}${n}`, icon: counted[1], tone: counted[2] }];
  if (deed === 'roll')
    return [{ icon: 'die', ...((clause.times ?? 1) > 1 ? { text: `${clause.times}×` } : {}) }];
  if (deed === 'forbid') return [{ icon: FORBIDDEN[clause.what ?? ''] ?? 'card', text: '⊘', tone: 'harm' }];
  const drawn = [...(clause.filter ? [clause.filter] : []), ...(DRAWN[deed] ?? [])];
  return drawn.map(picture);
}

function choice(count: number, options: Clause[][]): Sign[] {
  const each = options.map((option) => option.flatMap(signs));
  const listed = each.flatMap((option, place) => (place > 0 ? [word('/'), ...option] : option));
  return count > 1 ? [word(`${count}×`), ...listed] : listed;
}

/** What follows from it, and for each of what. */
function after({ then = [], if_discarded, per }: Clause): Sign[] {
  const asked = if_discarded ? [picture(if_discarded), word('?')] : [];
  const times = per === undefined ? [] : [word('×'), picture(EACH[String(per)] ?? 'card')];
  return [...asked, ...then.flatMap(signs), ...times];
}

/** The dice that destroy a Horcrux. */
function destroyedBy(needs: unknown): Sign[] {
  const { all, any } = (needs ?? {}) as { all?: string[]; any?: string[] };
  const faces = all ?? any ?? [];
  const listed = faces.flatMap((face, place) =>
    place > 0 ? [word(all ? '+' : '/'), picture(face)] : [picture(face)],
  );
  return faces.length > 0 ? [picture('die'), word(':'), ...listed] : [];
}
