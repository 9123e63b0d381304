"""Boards: spaces with names, the ways between them, how far it is, and where a move can end.

A board never changes and is shared by all states: a state holds the number of a space, a text its name. What follows
from the board alone is worked out once, when it is first asked for. Several spaces together are a set in one number,
`space_set((3, 7))`, so that a query meets all of them in one step. (Standard terms: a directed graph with weights
from 0, bit sets, simple paths.)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from wandwright.engine.errors import BadBoard, UnknownSpace, nearest

# No way leads there; more than any count of steps.
FAR: Final = 1_000_000
# The move takes the whole count, not less.
EXACT: Final = -1

# How a move may turn: anywhere, also back; not straight back over the step just taken; into no space twice.
FREELY: Final = 0
ONWARD: Final = 1
ONCE: Final = 2


class Space(NamedTuple):
    """A space by its name, what sort it is, and where it is drawn (y grows downward)."""

    name: str
    x: float = 0.0
    y: float = 0.0
    kind: str = ""


class Edge(NamedTuple):
    """A way between two spaces by their names; a passage is a kind of its own and may cost another count of steps."""

    start: str
    end: str
    kind: str = ""
    cost: int = 1
    one_way: bool = False


class Way(NamedTuple):
    """A way that leads on from a space."""

    to: int
    cost: int
    kind: str


class Move(NamedTuple):
    """What a pawn may do in one move.

    steps    so many in all
    least    it may end after so many already; EXACT takes them all
    turning  FREELY, ONWARD or ONCE; the space where the move begins counts as entered
    blocked  spaces that can't be entered
    stops    spaces that end the move when they are entered
    pauses   spaces where the move may end early
    """

    steps: int
    least: int = EXACT
    turning: int = FREELY
    blocked: int = 0
    stops: int = 0
    pauses: int = 0


class Trails:
    """Every trail from one space that enters no space twice, up to a count of steps.

    A trail is a number: where it ends, the spaces entered on the way there, and the trail it goes on from. counted
    holds for each count of steps the trails by their ends.
    """

    def __init__(self, count: int, start: int) -> None:
        self.count = count
        self.ends: list[int] = [start]
        self.passed: list[int] = [0]
        self.before: list[int] = [-1]
        self.counted: list[dict[int, list[int]]] = [{} for _ in range(count + 1)]
        self.counted[0][start] = [0]

    def follow(self, trail: int) -> tuple[int, ...]:
        """The spaces of a trail, from the first to the last."""
        walk: list[int] = []
        while trail >= 0:
            walk.append(self.ends[trail])
            trail = self.before[trail]
        return tuple(reversed(walk))


def space_set(numbers: Iterable[int]) -> int:
    """A set of spaces in one number."""
    together = 0
    for number in numbers:
        together |= 1 << number
    return together


def in_set(together: int) -> tuple[int, ...]:
    """The spaces of a set, in order."""
    return tuple(space for space in range(together.bit_length()) if together >> space & 1)


def find_trails(trails: Trails, start: int, move: Move) -> dict[int, int]:
    """A trail to each end of a move that enters no space twice."""
    least = move.steps if move.least == EXACT else move.least
    early = (move.stops | move.pauses) & ~(1 << start)
    shut = move.blocked | move.stops
    found: dict[int, int] = {}
    for count in range(0 if early else max(least, 0), move.steps + 1):
        for end, ways in trails.counted[count].items():
            here = 1 << end
            if end in found or (count < least and not early & here) or (move.blocked & here and end != start):
                continue
            for trail in ways:
                if not trails.passed[trail] & shut:
                    found[end] = trail
                    break
    return found


class Board:
    """The spaces and ways of one board. Spaces have numbers from 0 in the order in which they are given."""

    def __init__(self, given: Sequence[Space], edges: Iterable[Edge]) -> None:
        self.spaces: tuple[Space, ...] = tuple(given)
        self.edges: tuple[Edge, ...] = tuple(edges)
        self.names: tuple[str, ...] = tuple(space.name for space in self.spaces)
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        if len(self.numbers) != len(self.names):
            raise BadBoard("Two spaces of the board have the same name; give each its own.")
        self.ways: tuple[tuple[Way, ...], ...] = self._find_ways()
        self._distances: list[tuple[int, ...]] = [()] * len(self.spaces)
        self._rings: list[tuple[tuple[int, ...], ...]] = [()] * len(self.spaces)
        self._trails: list[Trails | None] = [None] * len(self.spaces)

    def _find_ways(self) -> tuple[tuple[Way, ...], ...]:
        found: list[list[Way]] = [[] for _ in self.spaces]
        for edge in self.edges:
            if edge.cost < 0:
                raise BadBoard(f"The way from {edge.start} to {edge.end} costs {edge.cost} steps; 0 is the least.")
            start, end = self.number(edge.start), self.number(edge.end)
            found[start].append(Way(end, edge.cost, edge.kind))
            if not edge.one_way:
                found[end].append(Way(start, edge.cost, edge.kind))
        return tuple(tuple(ways) for ways in found)

    def number(self, name: str) -> int:
        """The space of that name; UnknownSpace if there is none."""
        if name not in self.numbers:
            raise UnknownSpace(f"There is no space {name!r} on the board. {nearest(name, self.names)}")
        return self.numbers[name]

    def of_kind(self, kind: str) -> int:
        """All spaces of a kind, as a set."""
        return space_set(number for number, space in enumerate(self.spaces) if space.kind == kind)

    def with_cost(self, kind: str, cost: int) -> Board:
        """This board where ways of one kind cost another count of steps; make it once and keep it."""
        return Board(self.spaces, [edge._replace(cost=cost) if edge.kind == kind else edge for edge in self.edges])

    def without(self, kind: str) -> Board:
        """This board without the ways of one kind; make it once and keep it."""
        return Board(self.spaces, [edge for edge in self.edges if edge.kind != kind])

    # How far it is.

    def neighbours(self, space: int) -> tuple[int, ...]:
        """The spaces that one way leads to, each once."""
        return tuple(dict.fromkeys(way.to for way in self.ways[space]))

    def distance(self, start: int, end: int) -> int:
        """The fewest steps from one space to another; FAR if no way leads there."""
        if not self._distances[start]:
            self._distances[start] = self._measure(start)
        return self._distances[start][end]

    def within(self, start: int, most: int, least: int = 0) -> tuple[int, ...]:
        """The spaces at a distance from `least` to `most`, the nearest first."""
        rings = self._rings[start]
        if not rings:
            rings = self._rings[start] = self._sort_out(start)
        found: tuple[int, ...] = ()
        for ring in rings[max(least, 0) : max(most, -1) + 1]:
            found += ring
        return found

    def _measure(self, start: int) -> tuple[int, ...]:
        """The distance of every space from one; each round looks at the spaces that are just so far away."""
        found = [FAR] * len(self.spaces)
        waiting: dict[int, list[int]] = {0: [start]}
        found[start] = 0
        while waiting:
            near = min(waiting)
            for space in waiting.pop(near):
                for way in self.ways[space]:
                    if near + way.cost < found[way.to]:
                        found[way.to] = near + way.cost
                        waiting.setdefault(near + way.cost, []).append(way.to)
        return tuple(found)

    def _sort_out(self, start: int) -> tuple[tuple[int, ...], ...]:
        """The spaces by their distance from one."""
        far = [self.distance(start, space) for space in range(len(self.spaces))]
        most = max(distance for distance in far if distance < FAR)
        rings: list[list[int]] = [[] for _ in range(most + 1)]
        for space, distance in enumerate(far):
            if distance < FAR:
                rings[distance].append(space)
        return tuple(tuple(ring) for ring in rings)

    # Where a move can end.

    def ends(self, start: int, move: Move) -> tuple[int, ...]:
        """Every space where a move can end, in order; none if it can't be made."""
        if move.turning == ONCE:
            return tuple(sorted(find_trails(self._trails_from(start, move.steps), start, move)))
        return tuple(sorted(self._find_steps(start, move, self._spread(start, move))))

    def walks(self, start: int, move: Move) -> dict[int, tuple[int, ...]]:
        """One walk to each end of a move: the spaces from the first to the last, by the end."""
        if move.turning == ONCE:
            trails = self._trails_from(start, move.steps)
            found = find_trails(trails, start, move)
            return {end: trails.follow(trail) for end, trail in sorted(found.items())}
        layers = self._spread(start, move)
        steps = self._find_steps(start, move, layers)
        return {end: self._follow_steps(layers, *step) for end, step in sorted(steps.items())}

    def walk(self, start: int, end: int, move: Move) -> tuple[int, ...]:
        """One walk of a move to an end; () if it can't end there."""
        return self.walks(start, move).get(end, ())

    def _trails_from(self, start: int, count: int) -> Trails:
        count = max(count, 0)
        trails = self._trails[start]
        if trails is None or trails.count < count:
            trails = self._trails[start] = self._go_everywhere(start, count)
        return trails

    def _go_everywhere(self, start: int, count: int) -> Trails:
        """All trails up to a count of steps; this is worked out once for each space, and a query only sifts them."""
        trails = Trails(count, start)
        waiting = [(0, 0)]
        while waiting:
            trail, cost = waiting.pop()
            space = trails.ends[trail]
            entered = trails.passed[trail] | 1 << space
            for way in self.ways[space]:
                total = cost + way.cost
                if total > count or way.to == start or entered >> way.to & 1:
                    continue
                trails.ends.append(way.to)
                # Where the move begins is not entered, so nothing there can stop it.
                trails.passed.append(entered & ~(1 << start))
                trails.before.append(trail)
                trails.counted[total].setdefault(way.to, []).append(len(trails.ends) - 1)
                waiting.append((len(trails.ends) - 1, total))
        return trails

    def _spread(self, start: int, move: Move) -> list[dict[int, tuple[int, int]]]:
        """For each count of steps where the pawn can be, and the count and place before.

        A place is a space, and before it, where the move may not turn back, the space it was entered from.
        """
        size = len(self.spaces)
        layers: list[dict[int, tuple[int, int]]] = [{} for _ in range(max(move.steps, 0) + 1)]
        first = size * size + start
        layers[0][first] = (-1, -1)
        for count, layer in enumerate(layers):
            waiting = list(layer)
            while waiting:
                place = waiting.pop()
                before, space = divmod(place, size)
                if move.stops >> space & 1 and place != first:
                    continue
                for way in self.ways[space]:
                    total = count + way.cost
                    if (
                        total >= len(layers)
                        or move.blocked >> way.to & 1
                        or (move.turning == ONWARD and way.to == before)
                    ):
                        continue
                    there = (space if move.turning == ONWARD else 0) * size + way.to
                    if there not in layers[total]:
                        layers[total][there] = (count, place)
                        if total == count:
                            waiting.append(there)
        return layers

    def _find_steps(
        self, start: int, move: Move, layers: list[dict[int, tuple[int, int]]]
    ) -> dict[int, tuple[int, int]]:
        """For each end of a move the fewest steps that lead there, and the place."""
        least = move.steps if move.least == EXACT else move.least
        size = len(self.spaces)
        found: dict[int, tuple[int, int]] = {}
        for count, layer in enumerate(layers[: max(move.steps + 1, 0)]):
            for place, (earlier, _) in layer.items():
                space = place % size
                early = earlier >= 0 and (move.stops | move.pauses) >> space & 1
                if space not in found and (count >= least or early):
                    found[space] = (count, place)
        return found

    def _follow_steps(self, layers: list[dict[int, tuple[int, int]]], count: int, place: int) -> tuple[int, ...]:
        walk: list[int] = []
        while count >= 0:
            walk.append(place % len(self.spaces))
            count, place = layers[count][place]
        return tuple(reversed(walk))
