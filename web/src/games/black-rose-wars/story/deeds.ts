// What is told of a turn in one line, and which cards are shown large where another plays them.
export const deeds = [
  'is_defeated',
  'casts',
  'enters',
  'activates',
  'places_instability',
  'completes',
  'gains',
  'takes_trophy',
];
export const shows = ['casts'];
/** By these the table is put in order. */
export const tidies = [
  'draws',
  'rejects',
  'names',
  'prepares',
  'bans',
  'draws_quest',
  'discards_quest',
  'phase',
  'event_leaves',
];
