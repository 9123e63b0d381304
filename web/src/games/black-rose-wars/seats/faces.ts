// The Mages as faces, in the colours of their seats.
import { seatHue } from '../../../table/map/mapping';
import { portraits, type Features } from '../../portraits';
import { ready, rose } from '../view';

const MAGES: Record<string, Features> = {
  jafar: { head: 'beard', hair: '#2a201b' },
  tessa: { head: 'long', hair: '#a8743c' },
  rebecca: { head: 'fringe', hair: '#1d1a22' },
  nero: { head: 'spiky', hair: '#7a2418' },
};

export const { portrait, face } = portraits(
  MAGES,
  (_, seat) => seatHue(seat, ''),
  (view, seat) => (ready(view) ? rose(view).players[seat]?.mage : null),
);
