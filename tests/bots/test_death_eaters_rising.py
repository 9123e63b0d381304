"""The bots at a table of Death Eaters Rising: they play to the end, know nothing hidden, and greedy wins."""

from __future__ import annotations

import pytest

import wandwright as ww
from wandwright import bots
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.seats import Position

GAME = ww.game("death-eaters-rising")
LOSSES = {"too_many_defeated", "team_lost", "places_corrupted", "location_corrupted"}


def play(name: str, seed: int, seats: int = 2, **options: object) -> Match:
    match = GAME.start(seats=seats, seed=seed, options=options)
    bots.play_out(match, {seat: bots.make(name, seed * seats + seat) for seat in range(seats)})
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_plays_to_the_end(seats: int) -> None:
    for name in ("greedy", "policy", "third-year", "uniform"):
        outcome = play(name, seats, seats, voldemort_damage=4).outcome
        assert outcome is not None
        assert outcome.reason in LOSSES | {"voldemort_defeated"}
        assert bool(outcome.winners) == (outcome.reason == "voldemort_defeated")


def test_greedy_wins_clearly_more_often_than_uniform() -> None:
    won = {"greedy": 0, "uniform": 0}
    for seed in range(9):
        for name in won:
            outcome = play(name, seed).outcome
            won[name] += outcome is not None and bool(outcome.winners)
    assert won["greedy"] >= 3
    assert won["uniform"] == 0


def test_greedy_uses_its_dice_and_is_not_asked_to_step_in() -> None:
    """R34, R66: it gives up few dice; nobody waits for optional questions, so bots answer at the last call only."""
    match = GAME.start(seats=3, seed=3)
    players = {seat: bots.make("greedy", seat) for seat in range(3)}
    kinds = []
    while match.decision is not None:
        kinds.append(match.decision.kind)
        match.apply(players[match.decision.seat].choose(Position(match, match.decision.seat)))
    verbs = [record.notation.split()[0] for record in match.records]
    assert verbs.count("stop") < verbs.count("roll") / 10
    assert verbs.count("discard") < verbs.count("assign") / 3
    assert "last_call" in kinds
    assert "spell" not in kinds


def other_truth(match: Match, seat: int, key: int) -> Match:
    """The same match as the seat knows it, with other cards where nobody can look."""
    other = match.copy()
    events = other.state.events
    other.state = GAME.determinize(match.state, seat, key)
    other.state.events = events
    return other


@pytest.mark.parametrize("name", ["greedy", "policy"])
def test_a_bot_chooses_the_same_whatever_is_hidden(name: str) -> None:
    """The order of the deck and of the supply of tokens is hidden from everybody (A38)."""
    match = GAME.start(seats=3, seed=24)
    players = {seat: bots.make(name, seat) for seat in range(3)}
    compared = 0
    while match.decision is not None and compared < 40:
        seat = match.decision.seat
        other = other_truth(match, seat, compared)
        assert other.view(seat) == match.view(seat)
        chosen = players[seat].choose(Position(match, seat))
        assert players[seat].choose(Position(other, seat)) == chosen
        match.apply(chosen)
        compared += 1
    assert compared == 40


def test_the_policy_wins_as_often_as_greedy() -> None:
    """Eight matches can't tell 72 of 100 from 74; they can tell a policy that lost its way."""
    won = sum(
        bool(outcome.winners) for outcome in (play("policy", 6000 + seed).outcome for seed in range(8)) if outcome
    )
    assert won >= 3
