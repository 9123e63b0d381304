"""Boards: names, ways, distances, hexagons, and the ends of a move against every walk tried one by one."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wandwright.engine.boards.boards import (
    EXACT,
    FAR,
    FREELY,
    ONCE,
    ONWARD,
    Board,
    Edge,
    Move,
    Space,
    in_set,
    space_set,
)
from wandwright.engine.boards.hexes import DIRECTIONS, NOWHERE, HexBoard, spaces_apart
from wandwright.engine.errors import BadBoard, UnknownSpace

Walk = tuple[int, ...]


@cache
def castle() -> Board:
    """A ring of six spaces, a tower beside it, a free passage across and a slide that leads one way only.

    0 gate - 1 - 2 - 3 - 4 - 5 - 0;  2 - 6 tower;  1 = 4 by a tunnel for 0 steps;  6 to 0 by the slide.
    """
    ring = [Edge(f"s{place}", f"s{(place + 1) % 6}") for place in range(6)]
    more = [Edge("s2", "tower"), Edge("s1", "s4", "tunnel", 0), Edge("tower", "s0", "slide", one_way=True)]
    return Board([Space(f"s{place}") for place in range(6)] + [Space("tower", 2.0, 3.0, "tower")], ring + more)


def lodge() -> HexBoard:
    """Eighteen rooms: a hexagon of radius 2 without one of its corners."""
    places = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2 and (q, r) != (0, 2)]
    return HexBoard([f"room_{number}" for number in range(18)], places)


def test_a_space_is_a_number_in_the_state_and_a_name_in_text() -> None:
    board = castle()
    assert board.number("tower") == 6
    assert board.names[6] == "tower"
    assert board.spaces[6] == Space("tower", 2.0, 3.0, "tower")
    assert board.of_kind("tower") == space_set((6,))


def test_an_unknown_space_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownSpace, match="Did you mean tower"):
        castle().number("towr")


def test_a_board_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(BadBoard, match="same name"):
        Board([Space("a"), Space("a")], [])
    with pytest.raises(BadBoard, match="0 is the least"):
        Board([Space("a"), Space("b")], [Edge("a", "b", cost=-1)])
    with pytest.raises(BadBoard, match="no place twice"):
        HexBoard(["a", "b"], [(0, 0), (0, 0)])


def test_neighbours_follow_the_ways_and_their_direction() -> None:
    board = castle()
    assert sorted(board.neighbours(6)) == [0, 2]
    assert sorted(board.neighbours(0)) == [1, 5], "the slide can't be climbed"


def test_distances_count_steps_and_a_tunnel_costs_its_own() -> None:
    board = castle()
    assert board.distance(1, 4) == 0
    assert board.distance(0, 4) == 1
    assert board.distance(6, 0) == 1
    assert board.distance(0, 6) == 3
    assert board.without("tunnel").distance(0, 3) == 3
    assert board.with_cost("tunnel", 1).distance(1, 4) == 1


def test_what_no_way_leads_to_is_far() -> None:
    board = Board([Space("a"), Space("b")], [Edge("a", "b", one_way=True)])
    assert (board.distance(0, 1), board.distance(1, 0)) == (1, FAR)
    assert board.within(1, 99) == (1,)


def test_within_gives_the_nearest_first() -> None:
    board = castle()
    assert board.within(0, 1) == (0, 1, 4, 5)
    assert board.within(0, 2, 2) == (2, 3)
    assert board.within(0, -1) == ()


def test_a_move_of_the_exact_count_that_enters_no_space_twice() -> None:
    board = castle().without("tunnel").without("slide")
    assert board.ends(0, Move(3, turning=ONCE)) == (3, 6)
    assert board.ends(0, Move(6, turning=ONCE)) == (), "the way round would enter the first space again"
    assert board.walk(0, 6, Move(3, turning=ONCE)) == (0, 1, 2, 6)
    assert board.walk(0, 5, Move(3, turning=ONCE)) == ()


def test_with_no_step_left_a_free_passage_may_still_be_taken() -> None:
    assert castle().ends(0, Move(1, turning=ONCE)) == (1, 4, 5)


def test_a_blocked_space_is_not_entered_but_may_be_left() -> None:
    board = castle().without("tunnel")
    assert board.ends(0, Move(2, turning=ONCE, blocked=space_set((0, 1)))) == (4,)


def test_a_space_that_stops_ends_the_move_and_is_not_passed() -> None:
    board = castle().without("tunnel").without("slide")
    assert board.ends(0, Move(3, turning=ONCE, stops=space_set((1,)))) == (1, 3)


def test_a_move_may_end_early_where_it_may_pause() -> None:
    board = castle().without("tunnel").without("slide")
    assert board.ends(0, Move(4, turning=ONCE)) == (2, 4)
    assert board.ends(0, Move(4, turning=ONCE, pauses=board.of_kind("tower"))) == (2, 4, 6)


def test_at_most_so_many_steps() -> None:
    board = castle().without("tunnel").without("slide")
    assert board.ends(0, Move(2, least=1, turning=ONCE)) == (1, 2, 4, 5)
    assert board.ends(0, Move(2, least=0)) == (0, 1, 2, 4, 5)


def test_turning_freely_or_not_straight_back() -> None:
    board = castle().without("tunnel").without("slide")
    assert board.ends(0, Move(2)) == (0, 2, 4)
    assert board.ends(0, Move(2, turning=ONWARD)) == (2, 4)
    assert board.ends(0, Move(6, turning=ONWARD)) == (0,), "the way round leads home, and no dead end turns"


def test_no_steps_at_all() -> None:
    for turning in (FREELY, ONWARD, ONCE):
        assert castle().without("tunnel").ends(3, Move(0, turning=turning)) == (3,)
        assert castle().ends(3, Move(-1, turning=turning)) == ()


# Against every walk, tried one by one.


def all_walks(board: Board, walk: Walk, cost: int, move: Move) -> list[tuple[int, Walk]]:
    """Every walk of a move, with its cost; a walk that is no longer than the board, so that loops for free end."""
    found = [(cost, walk)]
    if len(walk) > 1 and move.stops >> walk[-1] & 1:
        return found
    for way in board.ways[walk[-1]]:
        again = way.to in walk if move.turning == ONCE else len(walk) > 12
        back = move.turning == ONWARD and len(walk) > 1 and way.to == walk[-2]
        if cost + way.cost <= move.steps and not again and not back and not move.blocked >> way.to & 1:
            found += all_walks(board, (*walk, way.to), cost + way.cost, move)
    return found


def ends_by_hand(board: Board, start: int, move: Move) -> set[int]:
    least = move.steps if move.least == EXACT else move.least
    early = move.stops | move.pauses
    return {
        walk[-1]
        for cost, walk in all_walks(board, (start,), 0, move)
        if cost >= least or (len(walk) > 1 and early >> walk[-1] & 1)
    }


@st.composite
def boards(draw: st.DrawFn) -> Board:
    names = [f"s{number}" for number in range(draw(st.integers(1, 6)))]
    edges = draw(
        st.lists(
            st.builds(
                Edge,
                st.sampled_from(names),
                st.sampled_from(names),
                st.just("way"),
                st.sampled_from((1, 1, 1, 2, 0)),
                st.booleans(),
            ),
            max_size=8,
        )
    )
    return Board([Space(name) for name in names], [edge for edge in edges if edge.start != edge.end])


SETS = st.sets(st.integers(0, 5), max_size=2).map(space_set)
MOVES = st.builds(
    Move,
    st.integers(0, 5),
    st.sampled_from((EXACT, 0, 1, 2)),
    st.sampled_from((ONCE, ONWARD, FREELY)),
    SETS,
    SETS,
    SETS,
)


@settings(max_examples=150)
@given(boards(), MOVES)
def test_the_ends_are_those_of_every_walk_tried_by_hand(board: Board, move: Move) -> None:
    # Walks in a circle for nothing have no end when they are tried one by one.
    if move.turning != ONCE:
        board = board.with_cost("way", 1)
    for start in range(len(board.spaces)):
        assert set(board.ends(start, move)) == ends_by_hand(board, start, move)


@settings(max_examples=150)
@given(boards(), MOVES)
def test_each_end_has_a_walk_that_keeps_the_rules_of_the_move(board: Board, move: Move) -> None:
    for start in range(len(board.spaces)):
        walks = board.walks(start, move)
        assert tuple(walks) == board.ends(start, move)
        for end, walk in walks.items():
            assert (walk[0], walk[-1]) == (start, end)
            assert all(later in board.neighbours(earlier) for earlier, later in pairwise(walk))
            assert not space_set(walk[1:]) & move.blocked
            assert not space_set(walk[1:-1]) & move.stops
            if move.turning == ONCE:
                assert len(set(walk)) == len(walk)
            if move.turning == ONWARD:
                assert all(one != other for one, other in zip(walk, walk[2:], strict=False))
            assert walk == board.walk(start, end, move)


@given(boards())
def test_a_distance_is_the_fewest_steps_of_a_move(board: Board) -> None:
    for start in range(len(board.spaces)):
        for end in range(len(board.spaces)):
            reached = [steps for steps in range(13) if end in board.ends(start, Move(steps, turning=ONCE))]
            assert board.distance(start, end) == (reached[0] if reached else FAR)


def test_a_longer_move_after_a_shorter_one_still_finds_everything() -> None:
    board = castle()
    short = board.walks(0, Move(1, turning=ONCE))
    assert board.ends(0, Move(4, turning=ONCE)) == tuple(sorted(ends_by_hand(board, 0, Move(4, turning=ONCE))))
    assert board.walks(0, Move(1, turning=ONCE)).keys() == short.keys()


@given(SETS)
def test_a_set_gives_back_its_spaces(together: int) -> None:
    assert space_set(in_set(together)) == together


# Hexagons.


def test_the_lodge_has_eighteen_rooms_in_columns() -> None:
    board = lodge()
    columns = [sum(1 for q, _ in board.coordinates if q == column) for column in range(-2, 3)]
    assert columns == [3, 4, 4, 4, 3], "the vacant corner is in the middle column"
    assert len(board.neighbours(board.at(0, 0))) == 6
    assert len(board.neighbours(board.at(2, 0))) == 3


def test_steps_lines_and_directions_agree() -> None:
    board = lodge()
    middle = board.at(0, 0)
    for direction in range(6):
        line = board.line(middle, direction)
        assert line[0] == board.step(middle, direction)
        assert all(board.direction(middle, room) == direction for room in line)
    assert board.line(middle, DIRECTIONS.index((0, 1))) == (board.at(0, 1),), "the corner below is vacant"
    assert board.step(board.at(0, 1), DIRECTIONS.index((0, 1))) == NOWHERE
    assert board.direction(middle, board.at(1, 1)) == NOWHERE
    assert board.direction(middle, middle) == NOWHERE


def test_range_is_counted_in_steps_over_rooms() -> None:
    board = lodge()
    for one in range(18):
        for other in range(18):
            assert board.distance(one, other) == spaces_apart(board.coordinates[one], board.coordinates[other])
    assert set(board.within(board.at(0, 0), 2, 2)) == set(board.ring(board.at(0, 0), 2))


def test_neighbours_are_drawn_at_the_same_distance() -> None:
    board = lodge()
    apart = {
        round(
            (board.spaces[room].x - board.spaces[other].x) ** 2 + (board.spaces[room].y - board.spaces[other].y) ** 2, 9
        )
        for room in range(18)
        for other in board.neighbours(room)
    }
    assert apart == {3.0}
