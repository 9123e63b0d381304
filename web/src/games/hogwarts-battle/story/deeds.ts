// What is told of a turn in one line, and which cards are shown large where another plays them.
export const deeds = [
  'stunned',
  'gains_influence',
  'gains_attack',
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
