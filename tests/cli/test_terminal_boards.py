"""Boards, tracks and planning trays as the terminal draws them."""

from __future__ import annotations

from rich.console import Console

from wandwright.cli.table.board import Look, board
from wandwright.engine.boards import boards
from wandwright.engine.boards.boards import Edge, Move
from wandwright.engine.display.tables import (
    Board,
    Lane,
    Link,
    Marker,
    Pawn,
    Piece,
    Plan,
    Section,
    Sign,
    Slot,
    Space,
    Step,
    Track,
    Zone,
    draw_board,
)
from wandwright.engine.display.tables import Panel as Seat

GROUND = boards.Board(
    [boards.Space(name, float(place)) for place, name in enumerate(("gate", "yard", "hall", "tower"))],
    [Edge("gate", "yard"), Edge("yard", "hall"), Edge("hall", "tower", "slide", one_way=True)],
)
LABELS = ("Gate", "Yard", "Hall", "Tower")


def drawn(*sections: Section) -> str:
    console = Console(width=100, color_system=None)
    with console.capture() as capture:
        console.print(board("A game", sections, {}, Look(100, 1, True)))
    return capture.get()


def row(text: str, beginning: str) -> str:
    lines = [" ".join(line.split()) for line in text.splitlines()]
    return next(line for line in lines if beginning in line)


def castle() -> Board:
    walks = GROUND.walks(0, Move(2))
    return draw_board(GROUND, "Castle", LABELS, [Pawn("Anna", 0, 0), Pawn("Ghost", 0)], walks, {3: (Sign("a key"),)})


def test_a_board_of_the_rules_is_drawn_with_what_a_move_can_reach() -> None:
    drawing = castle()
    assert [space.label for space in drawing.spaces if space.lit] == ["Gate", "Hall"]
    assert drawing.walks == ((0, 1, 0), (0, 1, 2))
    assert drawing.links[2] == Link(2, 3, "slide", one_way=True)


def test_a_board_says_who_is_where_and_where_ways_lead() -> None:
    text = drawn(Section("board", "", boards=(castle(),)))
    assert row(text, "Gate") == "Castle * Gate: Anna, Ghost → Yard"
    assert row(text, "Yard →") == "Yard → Hall, Gate"
    assert row(text, "Hall →") == "* Hall → Tower, Yard"
    assert row(text, "a key") == "Tower a key", "nobody climbs the slide"


def test_a_large_board_lists_only_what_matters() -> None:
    spaces = tuple(Space(key, f"s{key}", f"Space {key}", key, 0.0, lit=key == 7) for key in range(40))
    text = drawn(Section("board", "", boards=(Board("Map", spaces, pawns=(Pawn("Ben", 31, 1),)),)))
    assert "Space 7" in text
    assert "Space 31: Ben" in text
    assert "Space 8" not in text


def test_a_track_says_how_far_everybody_is_and_what_comes_next() -> None:
    track = Track(
        "Power",
        30,
        (Marker("Anna", 4, 0), Marker("Black Rose", 9)),
        steps=(Step(5, "First Moon"), Step(10, "Second Moon")),
    )
    assert (
        row(drawn(Section("goals", "", tracks=(track,))), "Power")
        == "Power Black Rose 9/30 Anna 4/30 → 10: Second Moon"
    )


def test_a_plan_shows_the_own_cards_and_hides_the_others() -> None:
    own = Lane("Anna", (Slot("first", "open", Piece("Lumos", "lumos"), done=True), Slot("second")), 0)
    other = Lane("Ben", (Slot("first", "hidden"),), 1, done=True)
    text = drawn(Section("plan", "", plans=(Plan("Plans", (own, other)),)))
    assert row(text, "Anna") == "Plans Anna: first Lumos (done), second empty"
    assert row(text, "Ben") == "Ben: first face down done"


def test_cards_face_down_are_counted() -> None:
    hand = Zone("hand", (), hidden=3)
    assert "hand: 3 face down" in drawn(Section("players", "", (Seat("Ben", seat=1, zones=(hand,)),)))
