"""The usual partner: it plays by the policy of each game, and where a game has none, by its evaluation."""

from __future__ import annotations

import pytest

import wandwright as ww
from tests.toys.run import Run
from wandwright import bots, lab
from wandwright.engine.matches.seats import Position

GAME = ww.game("hogwarts-battle")


@pytest.mark.parametrize(("game", "least"), [(6, 18), (7, 15)])
def test_the_policy_wins_games_that_greedy_loses(game: int, least: int) -> None:
    """It won 48 and 41 of 60; thirty matches can't tell that exactly, but greedy, with 15 and 2 %, would fail here."""
    tally = lab.play_matches(GAME, 2, {"game": game}, ["policy", "policy"], 30, 6000)
    assert tally.together >= least


def test_the_usual_partner_is_the_policy() -> None:
    assert bots.USUAL == "policy"
    assert bots.USUAL in bots.names()


def test_a_game_with_an_evaluation_only_has_a_policy_too() -> None:
    """It takes what looks best, and a hint says no more than it knows."""
    match = Run().start(seats=2, seed=3)
    decision = match.decision
    assert decision is not None
    position = Position(match, decision.seat)
    guess = position.determinize(1)
    chosen = position.policy(guess)
    worths = {option: position.evaluate(position.foreseen(guess, option)) for option in decision.legal}
    assert worths[chosen] == max(worths.values())
    assert bots.advise(match, decision.seat).action in decision.actions
    assert bots.play_out(match, {seat: bots.make("policy", seat) for seat in range(2)}).winners
