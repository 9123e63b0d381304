"""Comparison of answers: the same guesses for all, the best first, and no more lines than it takes."""

from __future__ import annotations

import math

import pytest

import wandwright as ww
from tests.toys.heap import Grabbing, Heap, HeapState
from wandwright import bots
from wandwright.bots.compare import FEWEST, paired
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.seats import Position

BATTLE = ww.game("hogwarts-battle")


def heap_of(stones: int, kind: type[Heap] = Heap) -> Position:
    match = kind().start(seats=2, seed=1)
    state = match.state.copy()
    assert isinstance(state, HeapState)
    state.stones = stones
    prepared = Match(match.game, match.setup, state, prepared=True)
    return Position(prepared, 0)


@pytest.mark.parametrize(("stones", "best"), [(1, "take 1"), (2, "take 2"), (4, "take 1"), (5, "take 2")])
def test_it_finds_the_move_that_wins_by_looking_at_the_reply(stones: int, best: str) -> None:
    """Three stones are lost for whoever is to take; one look ahead does not see that with four or five."""
    position = heap_of(stones)
    position.game.rests = 4
    found = bots.compare(position, bots.Budget(40))
    assert found.best.action.notation == best


def test_estimates_come_with_the_best_first_each_against_another_on_the_same_guesses() -> None:
    position = Position(BATTLE.start(seats=2, seed=4, options={"game": 3}), 0)
    found = bots.compare(position, bots.Budget(60))
    assert found.best.ahead >= 0
    assert all(one.ahead <= 0 for one in found.estimates[1:])
    assert {one.action for one in found.estimates} <= set(position.decision.actions)
    assert found.of(found.usual) is not None
    assert found.lines == sum(one.lines for one in found.estimates) <= 60


def test_who_can_not_catch_up_drops_out_and_nothing_is_spent_on_a_foregone_conclusion() -> None:
    """With two stones left there is neither chance nor a secret: a few lines say it all."""
    found = bots.compare(heap_of(2), bots.Budget(1000))
    assert found.lines <= 2 * FEWEST
    assert found.best.error == 0.0
    assert found.surely_best(2.0).notation == "take 2"


def test_an_answer_that_must_be_looked_at_is() -> None:
    match = BATTLE.start(seats=2, seed=9, options={"game": 5})
    decision = match.decision
    assert decision is not None
    position = Position(match, decision.seat)
    wanted = position.decision.actions[-1]
    assert bots.compare(position, bots.Budget(40), also=wanted).of(wanted) is not None


def test_the_same_seed_compares_the_same_guesses() -> None:
    position = Position(BATTLE.start(seats=3, seed=5, options={"game": 4}), 0)
    first, again, other = (bots.compare(position, bots.Budget(40), seed) for seed in (1, 1, 2))
    assert first == again
    assert [one.chance for one in first.estimates] != [one.chance for one in other.estimates]


def test_without_time_for_a_single_line_the_usual_answer_stands() -> None:
    position = Position(BATTLE.start(seats=2, seed=5), 0)
    found = bots.compare(position, bots.Budget(1000, seconds=1e-9))
    assert found.lines == 0
    assert math.isnan(found.best.chance)
    assert found.surely_best(0.0) == found.usual


def test_few_pairs_prove_nothing() -> None:
    assert paired([], []) == (0.0, math.inf)
    assert paired([1.0], [0.0]) == (1.0, math.inf)
    ahead, error = paired([1.0, 2.0, 3.0], [0.0, 1.0, 1.0])
    assert ahead == pytest.approx(4 / 3)
    assert error == pytest.approx(1 / 3)


def test_what_a_rival_has_laid_face_down_is_drawn() -> None:
    """All grab at once: a rival who has grabbed already is guessed, and a line goes on from there all the same."""
    match = Grabbing().start(seats=2, seed=1)
    match.apply(match.decisions[1].actions[0])
    found = bots.compare(Position(match, 0), bots.Budget(20))
    assert found.lines > 0
