// What is told of a turn in one line, and which cards are shown large where another plays them.
export const deeds = [
  'walks',
  'travels',
  'takes',
  'beats',
  'is_beaten',
  'wins_mission',
  'passes_exam',
  'points',
  'gains_pv',
  'loses_pv',
  'plays',
  'plays_quidditch',
  'throws',
  'scores',
  'catches_snitch',
  'destroys_horcrux',
];
export const shows = ['plays', 'plays_quidditch'];
/** By these the table is put in order. */
export const tidies = ['draws', 'discards', 'puts', 'returns'];
