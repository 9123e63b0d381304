"""The board, the set-up and who sees what, beyond what a scenario can say."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import wandwright as ww
from wandwright.engine.boards.boards import in_set
from wandwright.engine.errors import BadOption
from wandwright.games.year_at_hogwarts.game import YearAtHogwarts

GAME = YearAtHogwarts()
BOARD = GAME.library.board


def test_the_box_is_whole() -> None:
    """R1 to R6: 210 cards with the Combat cards, 30 missions, 30 tokens (6 special), 15 sheets, 18 towers."""
    counts = Counter(definition.kind for definition in GAME.library.each)
    kinds = Counter(definition.kind for definition in GAME.library.definitions)
    assert sum(counts.values()) - counts["mission"] + kinds["combat"] == 210
    assert (counts["mission"], kinds["item"], kinds["character"]) == (30, 30, 15)
    assert sum("special" in item.fields for item in GAME.library.entries_of("item")) == 6
    assert sum("tower" in space.fields for space in GAME.library.entries_of("space")) == 18


@pytest.mark.parametrize(
    ("start", "end", "steps"),
    [
        ("leaky_cauldron", "gringotts", 4),
        ("gringotts", "borgin_and_burkes", 4),
        ("gringotts", "ollivanders", 4),
        ("honeydukes", "hogs_head", 3),
        ("infirmary", "honeydukes", 1),
        ("whomping_willow", "shrieking_shack", 0),
        ("room_of_requirement", "hogs_head", 0),
        ("ministry_of_magic", "hall_of_prophecy", 0),
        ("gringotts_vault", "gringotts", 0),
    ],
)
def test_distances(start: str, end: str, steps: int) -> None:
    """T10: R56 to R62, both ways (R63)."""
    assert BOARD.distance(BOARD.number(start), BOARD.number(end)) == steps
    assert BOARD.distance(BOARD.number(end), BOARD.number(start)) == steps


def test_every_total_up_to_fifteen_can_be_used_from_every_space_with_ways() -> None:
    """R54: the longest path is never needed on this board, where the pitch may stop a walk."""
    walks = GAME.library.walks
    for space, ways in enumerate(BOARD.ways):
        if not any(way.kind == "" for way in ways):
            continue
        for total in range(1, 16):
            stopped = walks.sooner(space, total, 0, walks.walls)
            assert walks.reach(space, total, 0) | stopped, (BOARD.names[space], total)


def test_tokens_lie_one_on_each_square() -> None:
    """R27: 18 on the main board, 3 on Diagon Alley, 9 on Places."""
    state: Any = GAME.start(seats=2, seed=5).state
    lying = Counter(state.box.boards[place - 1] for place in state.item_at)
    assert len(set(state.item_at)) == 30
    assert [lying[board] for board in range(3)] == [18, 3, 9]


def test_missions_are_fewer_with_more_than_six() -> None:
    """R29: five each, three with seven or eight players."""
    few: Any = GAME.start(seats=6, seed=1).state
    many: Any = GAME.start(seats=7, seed=1).state
    assert {len(cards) for cards in few.missions} == {5}
    assert {len(cards) for cards in many.missions} == {3}


def test_death_eaters_never_stand_on_a_common_room_or_the_clock_tower() -> None:
    """R26: six different towers."""
    for seed in range(20):
        state: Any = GAME.start(seats=2, seed=seed, options={"variant": "qualified"}).state
        box = state.box
        assert len(set(state.death_eaters)) == 6
        assert set(state.death_eaters) <= set(in_set(box.towers & ~box.houses)) - {box.clock_tower}


def test_mates_see_each_other_and_nobody_else_does() -> None:
    """R21a, R38, H48: missions and hands."""
    match = GAME.start(seats=4, seed=1, options={"variant": "teams"})
    for hidden in ("missions", "spells", "potions", "books"):
        assert [isinstance(player[hidden], list) for player in match.view(0)["players"]] == [True, False, True, False]
        assert not any(isinstance(player[hidden], list) for player in match.view(None)["players"])


@pytest.mark.parametrize(
    ("seats", "teams", "expected"),
    [
        (2, 0, "AA"),
        (3, 0, "AAA"),
        (4, 0, "ABAB"),
        (5, 0, "ABABA"),
        (7, 0, "ABCABCA"),
        (8, 4, "ABCDABCD"),
        (8, 1, "A" * 8),
    ],
)
def test_seats_go_to_the_teams_in_turn(seats: int, teams: int, expected: str) -> None:
    """R18a: one team of all, or teams of 2 or 3."""
    setup = GAME.setup(seats, 0, {"variant": "teams", "teams": teams})
    assert setup.options["team_seats"] == expected
    assert GAME.setup(seats, 0, setup.options) == setup


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"variant": "solo"}),
        (1, {}),
        (5, {"mode": "return"}),
        (3, {"mode": "quidditch"}),
        (5, {"variant": "teams", "teams": 3}),
        (4, {"variant": "teams", "team_seats": "AAAB"}),
        (2, {"characters": ["harry", "peter"]}),
    ],
)
def test_what_does_not_fit_is_refused(seats: int, options: dict[str, Any]) -> None:
    """R18a, R19, R24, R217a, R218: seats and names that the rules do not allow."""
    with pytest.raises(BadOption):
        GAME.start(seats=seats, options=options)


def test_rounds_follow_the_length() -> None:
    """R13a: 40, 70, 120; in Teams 60, 105, 180."""
    found = [
        GAME.setup(4, 0, {"variant": variant, "length": length}).options["year_rounds"]
        for variant in ("underage", "teams")
        for length in ("quick", "classic", "long")
    ]
    assert found == [40, 70, 120, 60, 105, 180]


def test_the_game_is_found() -> None:
    assert ww.game("year-at-hogwarts").title == GAME.title
