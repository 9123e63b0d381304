"""Walks of an exact count: where they end and what they pass, against every walk counted one by one."""

from __future__ import annotations

from collections.abc import Iterator

from wandwright.engine.boards.boards import Board, Edge, Space, space_set
from wandwright.engine.boards.walks import Walks, spaces_of

# A ring of six with a chord, a dead end, and a passage that costs nothing.
NAMES = "abcdefgh"
BOARD = Board(
    [Space(name) for name in NAMES],
    [*(Edge(NAMES[at], NAMES[(at + 1) % 6]) for at in range(6)), Edge("b", "e"), Edge("c", "g"), Edge("d", "h", "", 0)],
)
WALLS = space_set([BOARD.number("f")])


def every_walk(at: int, left: int, stops: int, entered: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every walk that uses the whole count, one by one."""
    if not left:
        yield entered
    if len(entered) > 1 and (stops | WALLS) >> at & 1:
        return
    for way in BOARD.ways[at]:
        if way.cost <= left and way.to not in entered:
            yield from every_walk(way.to, left - way.cost, stops, (*entered, way.to))


def test_ends_are_those_of_every_walk() -> None:
    walks = Walks(BOARD, WALLS)
    for start in range(len(NAMES)):
        for count in range(1, 6):
            for stops in (0, space_set([2]), space_set([1, 4])):
                ends = {walk[-1] for walk in every_walk(start, count, stops, (start,)) if len(walk) > 1}
                assert set(spaces_of(walks.reach(start, count, stops))) == ends


def test_what_is_entered_sooner_is_where_shorter_walks_end() -> None:
    walks = Walks(BOARD, WALLS)
    everything = space_set(range(len(NAMES)))
    for start in range(len(NAMES)):
        for stops in (0, space_set([2]), space_set([1, 4]), space_set([0, 3, 6])):
            shorter = 0
            for count in range(7):
                assert walks.sooner(start, count, stops, everything) == shorter
                assert walks.sooner(start, count, stops, 0b1010) == shorter & 0b1010
                walked = every_walk(start, count, stops, (start,))
                shorter |= space_set(walk[-1] for walk in walked if len(walk) > 1)


def test_a_way_that_passes_more_stands_for_one_that_passes_less() -> None:
    walks = Walks(BOARD, 0)
    a, d = BOARD.number("a"), BOARD.number("d")
    b, f = 1 << BOARD.number("b"), 1 << BOARD.number("f")
    assert [way.noticed for way in walks.ways(a, d, range(3, 4), 0, b)] == [b]
    assert sorted(way.noticed for way in walks.ways(a, d, range(3, 4), 0, b | f)) == sorted((b, f))
    assert [way.noticed for way in walks.ways(a, d, range(3, 4), b, b | f)] == [f]


def test_a_set_is_listed_in_order() -> None:
    assert spaces_of(0) == []
    assert spaces_of(0b1010010) == [1, 4, 6]
    assert spaces_of(1 << 3 | 1 << 140) == [3, 140]


def test_ways_past_one_space_and_then_another_are_told_apart_from_the_others() -> None:
    walks = Walks(BOARD, 0)
    a, b, c, e = (BOARD.number(name) for name in "abce")
    noticed = 1 << b | 1 << e
    others, crossing = walks.parted(a, c, range(4, 5), 0, noticed, e, b)
    assert [way.walk for way in crossing] == [(a, BOARD.number("f"), e, b, c)]
    assert [way.walk for way in others] == [(a, b, e, BOARD.number("d"), c)]
