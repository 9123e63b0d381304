"""A position drawn beside another one looks as if it had been drawn by itself, in every game and to every seat."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import pytest

import wandwright
from wandwright.engine.matches.games import Game
from wandwright.engine.matches.matches import Match
from wandwright.engine.secrets.sights import Glimpse
from wandwright.engine.state.state import State

SETUPS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("hogwarts-battle", 2, {"game": 7, "hands": "closed"}),
    ("hogwarts-battle", 4, {"scenario": "charms-potions-4"}),
    ("death-eaters-rising", 3, {}),
    ("year-at-hogwarts", 2, {}),
    ("year-at-hogwarts", 2, {"mode": "return"}),
    ("year-at-hogwarts", 2, {"mode": "quidditch"}),
    ("black-rose-wars", 3, {}),
)
ACTIONS = 120


class Eyes:
    """What one seat has seen last, and a copy of it to notice whether it was changed behind its back."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.last: Glimpse | None = None
        self.as_it_was: dict[str, Any] = {}

    def look(self, game: Game, position: State) -> None:
        seen = game.glimpse(position, self.seat, self.last)
        assert game.view_of(seen, self.seat) == game.view(position, self.seat)
        if self.last is not None:
            assert self.last.seen == self.as_it_was, "what was seen before has changed"
        self.last, self.as_it_was = seen, deepcopy(seen.seen)


def positions_of(match: Match, seed: int) -> list[State]:
    """How the table looked after each thing that happened in a match by chance."""
    chance = random.Random(seed)
    match.watch()
    for _ in range(ACTIONS):
        if match.decision is None:
            break
        match.apply(chance.choice(match.decision.actions))
    return [position for _, position in match.moments or ()]


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_beside_another_position_the_same_is_seen(name: str, seats: int, options: dict[str, Any]) -> None:
    game = wandwright.game(name)
    positions = positions_of(game.start(seats=seats, seed=5, options=options), 5)
    assert len(positions) > ACTIONS // 10
    for seat in (None, *range(seats)):
        eyes = Eyes(seat)
        for position in positions:
            eyes.look(game, position)


def test_a_row_that_has_grown_shorter_is_looked_at_anew() -> None:
    """Of what is no longer there nothing is left in the view."""
    game = wandwright.game("black-rose-wars")
    now = game.start(seats=3, seed=5).state
    then = now.copy()
    rooms = [field for field in game.fields_in(now) if field.path.startswith("evocations.*")]
    assert rooms
    for field in rooms:
        setattr(now, field.name, getattr(now, field.name)[:-1])
    near = game.glimpse(then, 0)
    assert game.glimpse(now, 0, near).seen == game.glimpse(now, 0).seen
    assert game.glimpse(then, 0, near).seen == near.seen


def test_what_another_pair_of_eyes_saw_is_not_drawn_upon() -> None:
    """A glimpse says whose it is: beside one of another seat a position is looked at whole."""
    game = wandwright.game("hogwarts-battle")
    state = game.start(seats=2, seed=5, options={"game": 7, "hands": "closed"}).state
    other = game.glimpse(state, 1)
    assert game.glimpse(state, 0, other).seen == game.glimpse(state, 0).seen != other.seen


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_no_view_says_bits(name: str, seats: int, options: dict[str, Any]) -> None:
    """Whoever draws a view would have to know what each bit means."""
    game = wandwright.game(name)
    fields = game.fields_in(game.start(seats, 1, options).state)
    seen = [field for field in fields if field.form == "bits" and field.shown and field.sight != "none"]
    assert [field.path for field in seen if not field.said] == []
