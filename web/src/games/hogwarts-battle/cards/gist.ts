// What a card does, in icons and numbers: read from the same clauses that its lines are put together from.
import type { CardInfo } from '../../../lib/protocol';
import type { Sign } from '../../../table/game';
import { requestSigns } from '../board/requests';
import { COUNTED, DRAWN, EACH, FORBIDDEN, TRIGGERS, WHO } from './signs';

interface Clause {
  do?: string;
  n?: number;
  who?: string;
  when?: string;
  if?: Record<string, unknown>;
  if_discarded?: string;
  per?: unknown;
  filter?: unknown;
  what?: string;
  times?: number;
  choose?: number;
  options?: Clause[][];
  pay?: Record<string, unknown>;
  then?: Clause[];
  if_stunned?: Clause[];
}

const picture = (icon: string): Sign => ({ icon });
const word = (text: string): Sign => ({ text });
const clauses = (value: unknown): Clause[] => (Array.isArray(value) ? (value as Clause[]) : []);

/** The signs of a card, a line for each thing that it does. */
export function gist(card: CardInfo): Sign[][] {
  const { effect, reward, needs, to_complete: asked, tiers, ingredients, banished } = card.facts;
  // What a Horcrux gives is far away: only the words tell it.
  const prize = needs ? [] : together(clauses(reward)).flat();
  const gone = together(clauses(banished)).flat();
  return [
    destroyedBy(needs),
    asked ? [picture('encounter'), word(':'), ...requestSigns(asked)] : [],
    brewedOf(ingredients),
    ...together(clauses(effect)),
    ...byHealth(tiers),
    gone.length > 0 ? [picture('gone'), word(':'), ...gone] : [],
    prize.length > 0 ? [picture('reward'), ...prize] : [],
  ].filter((line) => line.length > 0);
}

/** The three effects of a Charm, each behind the health that opens it. */
function byHealth(tiers: unknown): Sign[][] {
  const found = Object.entries((tiers ?? {}) as Record<string, Clause[]>);
  return found.map(([health, effect]) => [
    { text: health.replace('-', '–'), icon: 'health' },
    word(':'),
    ...together(effect).flat(),
  ]);
}

/** What a potion is brewed of. */
function brewedOf(ingredients: unknown): Sign[] {
  return Array.isArray(ingredients) ? (ingredients as string[]).map(picture) : [];
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

function price({ discard, attack, influence, health, this: itself }: Record<string, unknown>): Sign[] {
  const paid: [unknown, string][] = [
    [discard, 'card'],
    [attack, 'attack'],
    [influence, 'influence'],
    [health, 'health'],
  ];
  const found = paid.filter(([count]) => typeof count === 'number');
  const signs = found.map(([count, icon]): Sign => ({ icon, text: `−${String(count)}`, tone: 'harm' }));
  return itself ? [picture('gone'), ...signs] : signs;
}

function done(clause: Clause): Sign[] {
  const { do: deed = '', n = 1, options } = clause;
  const counted = COUNTED[deed];
  if (options) return choice(clause.choose ?? 1, options);
  if (counted) return [{ text: `${counted[0]}${n}`, icon: counted[1], tone: counted[2] }];
  if (deed === 'roll')
    return [{ icon: 'die', ...((clause.times ?? 1) > 1 ? { text: `${clause.times}×` } : {}) }];
  if (deed === 'forbid') return [{ icon: FORBIDDEN[clause.what ?? ''] ?? 'card', text: '⊘', tone: 'harm' }];
  const drawn = [...(typeof clause.filter === 'string' ? [clause.filter] : []), ...(DRAWN[deed] ?? [])];
  return drawn.map(picture);
}

function choice(count: number, options: Clause[][]): Sign[] {
  const each = options.map((option) => option.flatMap(signs));
  const listed = each.flatMap((option, place) => (place > 0 ? [word('/'), ...option] : option));
  return count > 1 ? [word(`${count}×`), ...listed] : listed;
}

/** What follows from it, and for each of what. */
function after({ then = [], if_discarded, if_stunned = [], per }: Clause): Sign[] {
  const asked = if_discarded ? [picture(if_discarded), word('?')] : [];
  const times = per === undefined ? [] : [word('×'), picture(EACH[String(per)] ?? 'card')];
  const fallen = if_stunned.length > 0 ? [picture('stunned'), word('?'), ...if_stunned.flatMap(signs)] : [];
  return [...asked, ...then.flatMap(signs), ...times, ...fallen];
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
