"""Fitting a chance to win: weights come back from results made with them, and quality says what a fit is worth."""

from __future__ import annotations

import math
import random

import pytest

from wandwright.engine.matches.chances import ChanceModel
from wandwright.lab.fitting import arranged, chosen, fit, loss_of, quality, scores_of
from wandwright.lab.self_play import Row

TERMS = ("lead", "noise")


def together(matches: int, weight: float, base: float) -> list[Row]:
    """Matches of a game together, each with one position, won as often as a model says."""
    dice = random.Random(5)
    rows = []
    for match in range(matches):
        lead, noise = dice.gauss(0, 1), dice.gauss(0, 1)
        won = float(dice.random() < 1 / (1 + math.exp(-(weight * lead + base))))
        rows.append(Row(f"m{match}", 0, 0, 1, won, lead, (lead, noise)))
    return rows


def rivals(matches: int, weight: float) -> list[Row]:
    """Matches of three rivals."""
    dice = random.Random(6)
    rows = []
    for match in range(matches):
        leads = [dice.gauss(0, 1) for _ in range(3)]
        winner = dice.choices(range(3), [math.exp(weight * lead) for lead in leads])[0]
        rows += [
            Row(f"m{match}", 0, side, 3, float(side == winner), -lead, (lead, dice.gauss(0, 1)))
            for side, lead in enumerate(leads)
        ]
    return rows


def test_a_game_together_gives_its_weights_back() -> None:
    model = fit(arranged(together(4000, 1.5, -0.5)), TERMS)
    assert model.terms == TERMS
    assert model.weights == pytest.approx((1.5, 0.0), abs=0.12)
    assert model.base == pytest.approx(-0.5, abs=0.12)


def test_rivals_give_their_weights_back_without_a_base() -> None:
    model = fit(arranged(rivals(3000, 1.0)), TERMS)
    assert model.weights == pytest.approx((1.0, 0.0), abs=0.1)
    assert model.base == 0.0


def test_quality_is_that_of_the_chances_and_of_the_game_s_own_evaluation() -> None:
    positions = arranged(rivals(3000, 2.0))
    good = quality(ChanceModel(TERMS, (2.0, 0.0), 0.0), positions)
    assert good.constant == pytest.approx(math.log(3))
    assert good.log_loss < good.constant - 0.3
    # The evaluation was made to say the opposite of the truth.
    assert good.within > 0.8
    assert good.within_worth == pytest.approx(1 - good.within)
    assert all(abs(said - came) < 0.05 for said, came in good.calibration)


def test_a_long_match_counts_no_more_than_a_short_one() -> None:
    short = Row("short", 0, 0, 1, 1.0, 0.0, (1.0, 0.0))
    long = [Row("long", rest, 0, 1, 0.0, 0.0, (0.0, 0.0)) for rest in range(9)]
    positions = arranged([short, *long])
    model = ChanceModel(TERMS, (1.0, 0.0), 0.0)
    expected = (math.log(1 + math.exp(-1)) + math.log(2)) / 2
    assert loss_of(positions, scores_of(model, positions)) == pytest.approx(expected)


def test_held_out_positions_stay_whole() -> None:
    positions = arranged(rivals(8, 1.0))
    half = chosen(positions, positions.matches % 2 == 0)
    assert list(half.begins) == [0, 3, 6, 9]
    assert len(half.won) == 12


def test_a_term_that_never_changes_weighs_nothing() -> None:
    rows = [row._replace(numbers=(row.numbers[0], 3.0)) for row in together(200, 1.0, 0.0)]
    assert fit(arranged(rows), TERMS).weights[1] == 0.0
