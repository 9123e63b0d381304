// What is told of a turn in one line, and which cards are shown large where another plays them.
export const deeds = [
  'travels',
  'relocates',
  'assigns',
  'recruits',
  'hits',
  'imprisoned',
  'cleanses',
  'heals',
  'casts',
  'uses',
];
export const shows = ['casts', 'uses'];
/** By these the table is put in order. */
export const tidies = ['gains_die', 'loses_die', 'discards_die'];
