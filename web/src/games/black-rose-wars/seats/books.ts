// Study: the books that were named last turn, as the log tells it.
import type { LogLine } from '../../../lib/protocol';
import type { Choice } from '../../../table/view';

/** The schools that a seat has named in its last Study, in their order. */
export function namedLast(log: LogLine[], seat: number): string[] {
  const starts = log.flatMap(({ kind, details }, place) =>
    kind === 'phase' && details?.phase === 'study' ? [place] : [],
  );
  // The Study that goes on has named nothing yet.
  for (const start of starts.toReversed()) {
    const rest = log.slice(start + 1);
    const end = rest.findIndex(({ kind }) => kind === 'phase');
    const named = rest
      .slice(0, end < 0 ? undefined : end)
      .filter((line) => line.kind === 'names' && line.seat === seat)
      .map(({ details }) => String(details?.school));
    if (named.length > 0) return named;
  }
  return [];
}

/** The answers that name these schools again; nothing if one can't be named, or if it is another number of them. */
export function sameAgain(schools: string[], choices: Choice[], count: number): Choice[] {
  const found = schools.flatMap(
    (school) => choices.find(({ targets: [pile] }) => pile?.key === `library:${school}`) ?? [],
  );
  return found.length === count && schools.length === count ? found : [];
}
