"""The bots of Black Rose Wars: nothing that lies face down has a part in an answer."""

from __future__ import annotations

from typing import Any

import pytest

import wandwright as ww
from tests.bots.worlds import other_truth
from wandwright import bots
from wandwright.engine.matches.seats import Position

GAME = ww.game("black-rose-wars")
# Every so many decisions are compared: one that differs would differ again.
EVERY = 9


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {"protections": "may"}), (1, {"solo": "rival"})], ids=["2", "3", "rival"]
)
def test_the_policy_answers_the_same_whatever_is_hidden(seats: int, options: dict[str, Any]) -> None:
    """Whole matches; positions that differ in the streams of chance and in everything that the seat can't see."""
    match = GAME.start(seats, 3, options)
    players = [bots.make("uniform", seat) for seat in range(seats)]
    compared = 0
    while match.decision is not None:
        seat = match.decision.seat
        position = Position(match, seat)
        if len(match.decision.actions) > 1 and len(match.records) % EVERY == 0:
            policy = bots.make("policy", 1)
            assert policy.choose(Position(other_truth(match, seat, 1), seat)) == policy.choose(position)
            compared += 1
        match.apply(players[seat].choose(position))
    assert compared >= 20
