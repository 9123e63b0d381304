"""The rows of a game, taken from a game that is known by heart."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import wandwright
from benchmarks import game_rows
from benchmarks.bars import Place, bar_for
from benchmarks.game_rows import (
    TurnEnds,
    active_work,
    cost_works,
    measure_setup,
    play_active,
    random_work,
    setups_of,
    undo_work,
)
from benchmarks.interface import Setup
from benchmarks.positions import late, middles, walk
from benchmarks.timing import Plan, Timing, Work
from tests.benchmarks.fakes import ACTIONS_PER_TURN, LAST_TURN, FakeGame, FakeRules, FakeState


@pytest.fixture
def game() -> FakeGame:
    return FakeGame()


@pytest.fixture
def short(game: FakeGame) -> Setup:
    return setups_of("fake", game)[0]


@pytest.fixture
def long(game: FakeGame) -> Setup:
    return setups_of("fake", game)[1]


def last_option(rules: FakeRules, state: FakeState, key: int) -> int:
    """A playout that ends every turn at once."""
    decisions = 0
    while state.legal:
        rules.apply(state, state.legal[-1])
        decisions += 1
    return decisions


def test_active_play_ends_a_turn_only_when_nothing_else_is_left(game: FakeGame) -> None:
    state = FakeState()
    assert play_active(game.rules, state, Random(1), TurnEnds(game)) >= LAST_TURN * 2
    assert state.turn == LAST_TURN
    assert game.rules.ended_early == 0


@pytest.mark.parametrize("name", wandwright.games())
def test_active_play_of_our_games_stops_no_turn(name: str) -> None:
    """Whatever a game calls the end of a turn, it is known by its notation; some games rarely leave it to a player."""
    found: Any = wandwright.game(name)
    ends = TurnEnds(found)
    for seed in range(1, 7):
        if not any(ends.known.values()):
            play_active(found.rules, found.start(seed=seed).state, Random(seed), ends)
    assert any(ends.known.values())


def test_active_play_may_choose_the_last_option_of_other_questions(game: FakeGame) -> None:
    game.rules.names = ["together", "act", "other"]
    play_active(game.rules, FakeState(), Random(1), TurnEnds(game))
    assert game.rules.ended_early > 0


def test_random_work_counts_decisions_turns_and_matches(short: Setup) -> None:
    work = random_work(short, last_option)
    assert work().counts == {"decisions": LAST_TURN, "turns": LAST_TURN, "matches": 1}


def test_active_work_plays_whole_matches(short: Setup) -> None:
    counts = active_work(short)().counts
    assert (counts["turns"], counts["matches"]) == (LAST_TURN, 1)
    assert counts["decisions"] == LAST_TURN * (ACTIONS_PER_TURN + 1)


def test_walk_plays_a_match_to_its_end(short: Setup) -> None:
    match = short.start(1)
    steps = list(walk(match, Random(1)))
    assert steps == list(range(1, len(steps) + 1))
    assert match.decision is None


def test_middles_are_in_mid_game(long: Setup) -> None:
    matches = middles(long)
    assert len(matches) == 5
    for match in matches:
        assert match.decision is not None
        assert 40 < match.state.turn < 110


def test_late_positions_lie_at_turn_100_where_the_match_is_long_enough(long: Setup) -> None:
    positions = late(long)
    assert len(positions) == 10
    assert positions[0].state.turn == 100


def test_late_positions_are_the_last_ones_of_a_short_match(short: Setup) -> None:
    positions = late(short)
    assert 0 < len(positions) <= 10
    assert positions[-1].decision is None
    assert positions[-1].state.turn == LAST_TURN


def test_undo_leaves_the_positions_as_they_were(long: Setup) -> None:
    positions = late(long)
    before = [match.save() for match in positions]
    tally = undo_work(positions)()
    assert tally.counts == {"undo": 10}
    assert tally.aside >= 0
    assert [match.save() for match in positions] == before


def test_the_costs_are_those_the_issue_names(long: Setup) -> None:
    found = {name: note for work, note in cost_works(long) for name in work().counts}
    note = found.pop("undo")
    assert found == {"start": "", "copy": "mid-game", "view": "mid-game", "save": "mid-game"}
    assert note.startswith("turn 10")


def made_up(work: Work, yardstick: Work, plan: Plan) -> dict[str, Timing]:
    """Call the work once; every rate is 1,000."""
    return {name: Timing((1000.0,), (100.0,)) for name in work().counts}


def test_every_set_up_gets_all_its_rows(short: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_rows, "measure", made_up)
    figures = measure_setup(short, "plain", Plan(1.0, 1), last_option)
    assert [(figure.policy, figure.measure) for figure in figures] == [
        ("random", "decisions"),
        ("random", "turns"),
        ("random", "matches"),
        ("active", "decisions"),
        ("active", "turns"),
        ("active", "matches"),
        ("", "start"),
        ("", "copy"),
        ("", "view"),
        ("", "save"),
        ("", "undo"),
    ]
    assert {(figure.game, figure.label, figure.build, figure.ratio) for figure in figures} == {
        ("fake", "short, 2 seats", "plain", 10.0)
    }
    assert {figure.measure: figure.bar for figure in figures if figure.bar} == {
        "copy": 200_000.0,
        "view": 10_000.0,
        "undo": 50.0,
    }


def test_a_game_without_turns_to_end_has_no_active_rows(
    game: FakeGame, short: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_rows, "measure", made_up)
    game.rules.names = ["together", "answered", "plan"]
    figures = measure_setup(short, "plain", Plan(1.0, 1), last_option)
    assert "active" not in {figure.policy for figure in figures}


@pytest.mark.parametrize(
    ("measure", "place", "bar"),
    [
        ("decisions", Place("hogwarts-battle", 4, {"game": 3}, "plain", "random"), 100_000),
        ("decisions", Place("hogwarts-battle", 2, {"game": 1}, "compiled", "random"), 300_000),
        ("decisions", Place("hogwarts-battle", 2, {"game": 1}, "plain", "active"), None),
        ("decisions", Place("black-rose-wars", 2, {}, "plain", "random"), 60_000),
        ("decisions", Place("death-eaters-rising", 2, {}, "plain", "random"), None),
        ("turns", Place("hogwarts-battle", 2, {"game": 1}, "plain", "active"), 21_700),
        ("turns", Place("hogwarts-battle", 2, {"game": 7}, "plain", "active"), 16_800),
        ("turns", Place("hogwarts-battle", 4, {"game": 7}, "plain", "active"), None),
        ("turns", Place("hogwarts-battle", 2, {"game": 7}, "plain", "random"), None),
        ("copy", Place("black-rose-wars", 2, {}, "compiled"), 200_000),
        ("save", Place("hogwarts-battle", 2, {"game": 1}, "plain"), None),
    ],
)
def test_bars_hold_where_the_design_sets_them(measure: str, place: Place, bar: float | None) -> None:
    assert bar_for(measure, place) == bar
