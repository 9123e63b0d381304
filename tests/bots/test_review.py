"""The look back at a match: what it says where chances are known, and where none is."""

from __future__ import annotations

import pytest

import wandwright as ww
from tests.server.positions import almost_won
from wandwright import bots
from wandwright.bots.review import Choice, Point, moments_of, review
from wandwright.engine.matches.matches import Match


@pytest.fixture
def finished() -> Match:
    match = ww.load(almost_won())
    match.apply("attack draco_malfoy")
    return match


@pytest.fixture
def unfitted(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as nobody has fitted a chance for the game."""
    monkeypatch.setitem(ww.game("hogwarts-battle").__dict__, "chance_models", {})


@pytest.mark.usefixtures("unfitted")
def test_without_a_fitted_chance_there_is_no_curve_and_no_choice_costs_points() -> None:
    match = ww.game("hogwarts-battle").start(seats=2, seed=3, options={"game": 1})
    bots.play_out(match, {seat: bots.make("uniform", seat) for seat in range(2)})
    match.undo(match.action_count - 12)
    found = review(match, lines=8)
    assert (found.points, found.moments) == ((), ())
    assert found.choices
    assert {(one.lost, one.gained) for one in found.choices} == {(0.0, 0.0)}


def test_choices_are_told_in_the_words_of_each_language(finished: Match) -> None:
    (choice,) = review(finished, ("en", "cs"), lines=8).choices
    assert choice.labels["en"][0] == "Attack Draco Malfoy"
    assert choice.labels["cs"][0] not in ("", "Attack Draco Malfoy")


def test_a_moment_is_split_into_choice_and_what_is_left() -> None:
    points = [Point(0, 1, (0.5, 0.5)), Point(4, 2, (0.2, 0.8)), Point(9, 3, (0.21, 0.79))]
    slip = Choice(2, 1, 0, "a", "b", 0.1, 0.0, {})
    (moment,) = moments_of([(0,), (1,)], points, [slip])
    assert (moment.action, moment.turn) == (0, 1)
    assert moment.choice + moment.luck == pytest.approx(moment.after - moment.before)
    assert moment.choice == (-0.1 if moment.seat == 0 else 0.0)
