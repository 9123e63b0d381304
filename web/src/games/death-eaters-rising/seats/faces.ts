// The teams as the faces of the wizards they began with, in the colours of their side.
import { PEOPLE, portraits, type Features } from '../../portraits';
import { ready, rising } from '../view';

const STARTERS: Record<string, Features> = {
  harry_potter: PEOPLE.harry,
  hermione_granger: PEOPLE.hermione,
  nymphadora_tonks: { head: 'spiky', hair: '#d1448f' },
  albus_dumbledore: { head: 'beard', hair: '#c9ccd4', glasses: true },
};
const HUES: Record<string, number> = {
  harry_potter: 4,
  hermione_granger: 300,
  nymphadora_tonks: 205,
  albus_dumbledore: 262,
};

export const { portrait, face } = portraits(
  STARTERS,
  (id) => HUES[id] ?? 0,
  (view, seat) => (ready(view) ? rising(view).teams[seat]?.starter : null),
);
