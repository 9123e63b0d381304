// What somebody looks at: a room, by its number, and the Mage whose way is shown. The Lodge, the list of its rooms and
// the sheets share it.
class Looking {
  /** The room that is pointed at, on the map or in the list; -1 for none. */
  room = $state(-1);
  /** The Mage whose reach is shown; -1 for none. */
  seat = $state(-1);
}

export const looking = new Looking();
