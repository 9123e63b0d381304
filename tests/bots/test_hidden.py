"""Bots know no more than their seat: what is hidden changes no choice."""

from __future__ import annotations

import pytest

import wandwright as ww
from wandwright import bots
from wandwright.engine.matches import Match
from wandwright.engine.seats import Position
from wandwright.engine.state import State

GAME = ww.game("hogwarts-battle")


def other_truth(match: Match, seat: int, key: int) -> Match:
    """The same match as the seat knows it, with other cards where the seat can't look."""
    other = match.copy()
    events = other.state.events
    other.state = GAME.determinize(match.state, seat, key)
    other.state.events = events
    return other


def hidden_cards(state: State) -> object:
    return [getattr(state, name) for name in ("hand", "deck", "dark_deck", "villain_deck", "hogwarts_deck")]


@pytest.mark.parametrize(("name", "game"), [("greedy", 1), ("greedy", 7), ("policy", 4), ("policy", 7)])
def test_a_bot_chooses_the_same_whatever_is_hidden(name: str, game: int) -> None:
    """R7, R14: hands are closed here, and the order of every deck is hidden from everybody."""
    match = GAME.start(seats=3, seed=20 + game, options={"game": game, "hands": "closed", "proficiencies": "deal"})
    players = {seat: bots.make(name, seat) for seat in range(3)}
    compared = 0
    while match.decision is not None and compared < 60:
        seat = match.decision.seat
        other = other_truth(match, seat, compared)
        assert hidden_cards(other.state) != hidden_cards(match.state)
        assert other.view(seat) == match.view(seat)
        chosen = players[seat].choose(Position(match, seat))
        assert players[seat].choose(Position(other, seat)) == chosen
        if compared % 6 == 0:
            assert bots.advise(other, seat) == bots.advise(match, seat)
        match.apply(chosen)
        compared += 1
    assert compared == 60


def test_a_bot_is_given_a_position_without_the_state() -> None:
    position = Position(GAME.start(seats=2, seed=1, options={"hands": "closed"}), 0)
    shown = {name for name in dir(position) if not name.startswith("_")}
    assert shown == {"decision", "determinize", "evaluate", "foreseen", "policy", "rules", "seat", "view"}
    assert position.view["heroes"][1]["hand"] == {"count": 5}
