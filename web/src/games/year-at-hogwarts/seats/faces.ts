// The characters as faces, in the colours of their pawns.
import { seatHue } from '../../../table/map/mapping';
import { PEOPLE, portraits } from '../../portraits';
import { ready, year } from '../view';

export const { portrait, face } = portraits(
  PEOPLE,
  (_, seat) => seatHue(seat, ''),
  (view, seat) => (ready(view) ? year(view).players[seat]?.character : null),
);
