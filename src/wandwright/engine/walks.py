"""Where walks of an exact count can end and what they pass, fast enough to be asked at every turn of a game.

A walk enters no space twice. Walls always end it; whoever asks names further spaces that stop it now. Everything that
follows from the board alone is worked out once for each space and count. Of two ways to one end where one enters all
the noticed spaces that the other enters, only the first is told: a player is asked about differences that matter.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from wandwright.engine.boards import Board

# So many answers are remembered; then they are forgotten together.
MOST_REMEMBERED: Final = 200_000

# The spaces entered on the way, as a set, and the number of the trail.
Trail = tuple[int, int]


class Passing(NamedTuple):
    """The noticed spaces that a walk enters before its end, as a set, and the walk from its first space to its last."""

    noticed: int
    walk: tuple[int, ...]


class Fan:
    """Every trail from one space, by the count of steps and the end.

    counted  for each count the trails to each end
    touched  for each count every space that a trail of at most so many steps enters
    soonest  for each space the trails to it, the shortest first: how many steps, and the spaces entered before. One
             that enters all that a shorter one enters is left out, for wherever it is free the shorter one is
    """

    def __init__(self, board: Board, start: int, count: int, shut: int) -> None:
        self.ends = [start]
        self.before = [-1]
        self.count = count
        self.counted: list[dict[int, list[Trail]]] = [{} for _ in range(count + 1)]
        self._spread(board, start, shut)
        self.touched = [0] * (count + 1)
        self.soonest: dict[int, list[tuple[int, int]]] = {}
        entered = 0
        for steps, ends in enumerate(self.counted):
            for end, trails in ends.items():
                entered |= 1 << end
                self._keep_soonest(steps, end, trails)
            self.touched[steps] = entered

    def _keep_soonest(self, steps: int, end: int, trails: list[Trail]) -> None:
        kept = self.soonest.setdefault(end, [])
        for passed, _ in trails:
            for _, other in kept:
                if passed & other == other:
                    break
            else:
                kept.append((steps, passed))

    def _spread(self, board: Board, start: int, shut: int) -> None:
        """Walls are entered and end the trail; the space where it begins is not entered again."""
        ends, before, counted = self.ends, self.before, self.counted
        waiting = [(start, 0, 0, 1 << start)]
        while waiting:
            space, trail, steps, entered = waiting.pop()
            for to, cost, _ in board.ways[space]:
                total, bit = steps + cost, 1 << to
                if total > self.count or entered & bit:
                    continue
                number = len(ends)
                ends.append(to)
                before.append(trail)
                counted[total].setdefault(to, []).append((entered & ~(1 << start), number))
                if not shut & bit:
                    waiting.append((to, number, total, entered | bit))

    def follow(self, trail: int) -> tuple[int, ...]:
        """The spaces of a trail, from the first to the last."""
        walk: list[int] = []
        while trail >= 0:
            walk.append(self.ends[trail])
            trail = self.before[trail]
        return tuple(reversed(walk))

    def enters_in_order(self, trail: int, first: int, second: int) -> bool:
        """Of two spaces that a trail enters, which comes first?"""
        walk = self.follow(trail)
        return walk.index(first) < walk.index(second)


class Walks:
    """The walks of one board; make it once and keep it."""

    def __init__(self, board: Board, walls: int) -> None:
        self.board = board
        self.walls = walls
        self._fans: list[Fan | None] = [None] * len(board.spaces)
        self._ended: dict[tuple[int, int, int], int] = {}
        self._listed: dict[int, list[int]] = {}

    def _fan(self, start: int, count: int) -> Fan:
        fan = self._fans[start]
        if fan is None or fan.count < count:
            fan = self._fans[start] = Fan(self.board, start, max(count, 12), self.walls)
        return fan

    def reach(self, start: int, count: int, stops: int) -> int:
        """The spaces where walks of a count end, if some spaces stop them."""
        fan = self._fan(start, count)
        key = (start, count, stops & fan.touched[count])
        found = self._ended.get(key)
        if found is None:
            if len(self._ended) >= MOST_REMEMBERED:
                self._ended.clear()
            found = self._ended[key] = unstopped(fan.counted[count], key[2])
        return found

    def touched(self, start: int, count: int) -> int:
        """Every space that a walk of at most so many steps may enter."""
        return self._fan(start, count).touched[count]

    def sooner(self, start: int, count: int, stops: int, wanted: int) -> int:
        """Those of the wanted spaces that a walk enters with fewer steps."""
        if count < 1:
            return 0
        fan = self._fan(start, count)
        wanted &= fan.touched[count - 1]
        found = 0
        while wanted:
            lowest = wanted & -wanted
            wanted ^= lowest
            for steps, passed in fan.soonest[lowest.bit_length() - 1]:
                if not passed & stops:
                    if steps < count:
                        found |= lowest
                    break
        return found

    def listed(self, together: int) -> list[int]:
        """The spaces of a set in order, as a list that nobody may change."""
        found = self._listed.get(together)
        if found is None:
            if len(self._listed) >= MOST_REMEMBERED:
                self._listed.clear()
            found = self._listed[together] = spaces_of(together)
        return found

    def ways(self, start: int, end: int, counts: range, stops: int, noticed: int) -> list[Passing]:
        """The ways to an end with one of these counts, by the noticed spaces they pass."""
        fan = self._fan(start, counts.stop - 1)
        noticed &= fan.touched[fan.count]
        found: dict[int, int] = {}
        for count in counts:
            for passed, trail in fan.counted[count].get(end, ()):
                if not passed & stops:
                    found.setdefault(passed & noticed, trail)
            if found and not noticed:
                break
        return best(fan, found)

    def parted(
        self, start: int, end: int, counts: range, stops: int, noticed: int, first: int, second: int
    ) -> tuple[list[Passing], list[Passing]]:
        """The same in two lists: the ways that enter one space and later another, and before these all the others."""
        fan = self._fan(start, counts.stop - 1)
        both = 1 << first | 1 << second
        others: dict[int, int] = {}
        crossing: dict[int, int] = {}
        for count in counts:
            for passed, trail in fan.counted[count].get(end, ()):
                if not passed & stops:
                    crosses = passed & both == both and fan.enters_in_order(trail, first, second)
                    (crossing if crosses else others).setdefault(passed & noticed, trail)
        return best(fan, others), best(fan, crossing)


def best(fan: Fan, found: dict[int, int]) -> list[Passing]:
    """Of the trails by the noticed spaces they enter those that no other one covers."""
    if len(found) > 1:
        found = {one: found[one] for one in sorted(found) if not any(one & more == one != more for more in found)}
    return [Passing(passed, fan.follow(trail)) for passed, trail in found.items()]


def unstopped(ends: dict[int, list[Trail]], stops: int) -> int:
    """The ends to which some trail leads that enters none of the stops before."""
    found = 0
    for end, trails in ends.items():
        for passed, _ in trails:
            if not passed & stops:
                found |= 1 << end
                break
    return found


# The spaces of every set of eight neighbouring numbers.
EIGHT: Final = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]


def spaces_of(together: int) -> list[int]:
    """The spaces of a set, in order."""
    found: list[int] = []
    first = 0
    while together:
        byte = together & 255
        if byte:
            found += [first + bit for bit in EIGHT[byte]]
        together >>= 8
        first += 8
    return found
