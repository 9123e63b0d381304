"""Fitted chances: what a model says of sides, and of a match that is over."""

from __future__ import annotations

import math

import pytest

from wandwright.engine.matches.chances import ChanceModel, Standing, by_seat, chances_of, read_models, settled
from wandwright.engine.state.state import Outcome

MODEL = ChanceModel(("points", "cards"), (0.5, -1.0), 0.25)


def test_one_side_has_a_logistic_chance_that_all_its_seats_share() -> None:
    standing = Standing((0, 1), (3.0, 1.0))
    (chance,) = chances_of(MODEL, [standing])
    assert chance == pytest.approx(1 / (1 + math.exp(-0.75)))
    assert by_seat([standing], [chance]) == (chance, chance)


def test_rivals_share_one_whole_by_their_scores() -> None:
    ahead, behind = chances_of(MODEL, [Standing((0,), (4.0, 0.0)), Standing((1,), (0.0, 0.0))])
    assert ahead + behind == pytest.approx(1.0)
    assert ahead / behind == pytest.approx(math.exp(2.0))


def test_teams_are_sides_whatever_the_order_of_their_seats() -> None:
    teams = [Standing((0, 2), (1.0, 0.0)), Standing((1, 3), (2.0, 0.0))]
    assert by_seat(teams, (0.4, 0.6)) == (0.4, 0.6, 0.4, 0.6)


def test_what_is_over_is_certain() -> None:
    teams = [Standing((0, 2), (1.0, 0.0)), Standing((1, 3), (2.0, 0.0))]
    assert settled(Outcome((1, 3), (0, 1, 0, 1), "points"), teams) == (0.0, 1.0)


def test_numbers_that_do_not_fit_the_model_are_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        chances_of(MODEL, [Standing((0,), (1.0,))])


def test_a_far_score_is_a_chance_all_the_same() -> None:
    assert chances_of(MODEL, [Standing((0,), (-1e9, 0.0))])[0] == pytest.approx(0.0, abs=1e-12)


def test_models_are_read_in_the_order_of_their_terms() -> None:
    models = read_models({"models": {"games": {"base": 0.25, "weights": {"points": 0.5, "cards": -1.0}}}})
    assert models == {"games": MODEL}
    assert MODEL.shares(Standing((0,), (2.0, 3.0))) == {"points": 1.0, "cards": -3.0}
