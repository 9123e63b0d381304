// What is told of a turn in one line, and which cards are shown large where another plays them.
export const deeds = [
  'stunned',
  'gains_influence',
  'attacks',
  'defeats',
  'destroys_horcrux',
  'collects',
  'brews',
  'control_removed',
  'gains_health',
  'acquires',
];
export const shows = ['plays', 'uses', 'acquires'];
/** By these the table is put in order. */
export const tidies = [
  'turn_ends',
  'returns_attack',
  'returns_influence',
  'discards',
  'reshuffles',
  'draws',
  'market',
  'recovers',
];
