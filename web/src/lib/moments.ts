// A snapshot brings how the table looked on the way to it: here each moment becomes a snapshot of its own.
import type { MomentInfo, Snapshot } from './protocol';

type Views = Snapshot['views'];

/** The way from the last snapshot to this one, step by step; the last step is the snapshot itself. */
export function stepsOf(snapshot: Snapshot): Snapshot[] {
  const steps = [snapshot];
  for (const moment of (snapshot.moments ?? []).toReversed()) {
    steps.unshift(stepAt(snapshot, moment, steps[0]!.views));
  }
  // What has come to its end is the end: nobody waits for the same picture twice.
  const [before, end] = steps.slice(-2);
  return before && end && looksLike(before, end) ? [...steps.slice(0, -2), end] : steps;
}

function stepAt(snapshot: Snapshot, moment: MomentInfo, after: Views): Snapshot {
  const views = Object.fromEntries(
    Object.entries(after).map(([seat, view]) => [seat, { ...view, ...moment.views[seat] }]),
  );
  return unasked({
    ...snapshot,
    views,
    sections: moment.sections ?? {},
    log: snapshot.log.filter((line) => line.number < moment.lines),
    moments: [],
  });
}

/** The same picture while the story goes on: nobody is asked, and nothing has ended unless the picture says so. */
export function unasked(snapshot: Snapshot): Snapshot {
  const views = Object.fromEntries(
    Object.entries(snapshot.views).map(([seat, view]) => [seat, { ...view, decisions: [] }]),
  );
  const over = Object.values(views).some((view) => view.outcome !== null);
  const seats = snapshot.info.seats.map((seat) => ({ ...seat, asked: false }));
  const info = { ...snapshot.info, seats, outcome: over ? snapshot.info.outcome : null };
  return { ...snapshot, views, info, thinking: null };
}

/** Do the two show the same table, whatever is asked there? */
export function looksLike(one: Snapshot, other: Snapshot): boolean {
  return Object.entries(one.views).every(([seat, view]) =>
    Object.entries(view).every(
      ([field, value]) => field === 'decisions' || other.views[seat]?.[field] === value,
    ),
  );
}
