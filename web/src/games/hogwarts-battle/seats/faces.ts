// The heroes as faces, in the colours of their mats.
import { PEOPLE, portraits } from '../../portraits';
import { heroHue } from '../look';
import { battle, ready } from '../view';

export const { portrait, face } = portraits(PEOPLE, heroHue, (view, seat) =>
  ready(view) ? battle(view).heroes[seat]?.hero : null,
);
