"""Scenes: what all matches of one set-up have in common for a program: their slots, and the ids of their actions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from wandwright.engine.matches.games import Game, game
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.options import Setup
from wandwright.engine.questions.answers import Extent
from wandwright.engine.secrets.number_views import NumberEye, NumberSight
from wandwright.engine.state.state import State
from wandwright.envs.errors import BadEnvironment

Numbers = npt.NDArray[np.float32]
# Slots are made from the first position of a match with this seed; all matches of a set-up have the same.
ANY_SEED: Final = 0


class Eye(Protocol):
    """What one seat sees, as an array of its own each time."""

    def see(self, state: State) -> Numbers:
        """The observation of a position."""


class SceneEye:
    """The eye of a seat in the matches of one set-up."""

    def __init__(self, eye: NumberEye) -> None:
        self._look = eye.see
        self._copied = np.frombuffer(eye.row, dtype=np.float32).copy

    def see(self, state: State) -> Numbers:
        self._look(state)
        return self._copied()


class Scene:
    """The matches of one game with the same seats and options.

    slots  the name of each number of an observation
    codes  the code of the answer behind each action
    ids    the action behind each code
    """

    def __init__(self, found: Game, seats: int | None, options: Mapping[str, Any] | None) -> None:
        self.game = found
        self.setup: Setup = found.setup(seats, ANY_SEED, options)
        self.seats = self.setup.seats
        state = found.set_up(self.setup)
        self.sight = NumberSight(found, state, self.seats)
        self.slots: tuple[str, ...] = tuple(self.sight.slots)
        self.codes: tuple[int, ...] = tuple(sorted(codes_of(found, state, self.seats)))
        self.ids = {code: place for place, code in enumerate(self.codes)}

    @cached_property
    def bounds(self) -> tuple[Numbers, Numbers]:
        """The smallest and the largest number of each slot."""
        return np.array(self.sight.low, np.float32), np.array(self.sight.high, np.float32)

    def begin(self, seed: int) -> State | Match:
        """A position at the beginning of a match, with its first question."""
        state = self.game.set_up(self.setup._replace(seed=seed))
        if not self.sight.fits(state):
            raise BadEnvironment("The cards of this match depend on its seed; name them in the options of the game.")
        self.game.rules.advance(state)
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        """In another process it is made anew of the installed game."""
        return scene_of, (self.game.name, self.seats, self.setup.options)

    def eyes(self) -> list[Eye]:
        """An eye for each seat, for one episode."""
        return [SceneEye(self.sight.eye(seat)) for seat in range(self.seats)]


def scene_of(name: str, seats: int | None, options: Mapping[str, Any] | None) -> Scene:
    """The scene of a game by its name; an unknown game, seat or option is refused in a sentence."""
    return Scene(game(name), seats, options)


def codes_of(found: Game, state: State, seats: int) -> Iterator[int]:
    """Every code that an answer of the game can have in such matches, each once."""
    cards = len(found.ids(state))
    extent = Extent(seats, cards, sorted({found.kind_of(state, card) for card in range(cards)}))
    codes: set[int] = set()
    for question in found.rules.questions:
        if question is not None:
            codes.update(question.answers.codes(extent), question.answers.others)
    yield from codes
