"""Episodes: matches as environments of every kind play them, with observations, masks, rewards and an end."""

from __future__ import annotations

import json
import random
from typing import Any, Final, Self

import numpy as np
import numpy.typing as npt

from wandwright.engine.errors import DamagedSave, IllegalAction, MatchOver
from wandwright.engine.matches.loading import load
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.options import check_whole
from wandwright.engine.state.state import Outcome, State
from wandwright.envs.errors import BadEnvironment
from wandwright.envs.plays import Asked, Play
from wandwright.envs.scenes import Eye, Numbers, Scene

Mask = npt.NDArray[np.int8]
Observation = dict[str, Any]
WIN: Final = 1.0
LOSS: Final = -1.0
NONE_ASKED: Final[tuple[Asked, ...]] = ()
MOST_STEPS: Final = 10_000_000


class Episode:
    """One match after the other in one scene.

    max_steps  after so many answers a match is cut off; 0 never
    shaping    this much of what the game thinks a position has gained is added to the rewards; 0 adds nothing
    rewards    of the last answer, for each seat
    rewarded   did the last answer bring any?
    """

    def __init__(self, scene: Scene, max_steps: int | None = None, shaping: float = 0.0) -> None:
        self.scene = scene
        self.max_steps = 0 if max_steps is None else check_whole("max_steps", max_steps, 1, MOST_STEPS)
        self.shaping = checked_shaping(shaping)
        self.seats = scene.seats
        self.size = len(scene.codes)
        self._seeds = random.Random()
        self._eyes: list[Eye] = scene.eyes()
        self._play: Play | None = None
        self._ready(0)

    def _ready(self, steps: int) -> None:
        self.steps = steps
        self.asked: tuple[Asked, ...] = NONE_ASKED
        self.rewards = [0.0] * self.seats
        self.rewarded = False
        self.truncated = False
        self._worth: list[float] = []

    @property
    def play(self) -> Play:
        """The match being played."""
        if self._play is None:
            raise BadEnvironment("No match has begun here; call reset first.")
        return self._play

    @property
    def state(self) -> State:
        """The position, for whoever may see all of it."""
        return self.play.state

    @property
    def terminated(self) -> bool:
        """Has the match come to its end?"""
        return self.play.state.outcome is not None

    @property
    def over(self) -> bool:
        return self.truncated or self.terminated

    def in_words(self) -> str:
        """The open questions, for a person who looks on."""
        return "\n".join(decision.prompt for decision in self.play.match.decisions) or "The match is over."

    def begin(self, seed: int | None = None) -> None:
        """Begin a match with this seed; without one, with the next in the row that the last one began."""
        if seed is None:
            seed = self._seeds.getrandbits(48)
        else:
            check_whole("The seed", seed, 0, 2**256 - 1)
            self._seeds.seed(seed)
        self._ready(0)
        self._play = self._begun(seed)
        self._after(self._play)

    def _begun(self, seed: int) -> Play:
        """A match at its beginning."""
        setup = self.scene.setup._replace(seed=seed)
        return Play(self.scene.game, setup, self.scene.begin(seed))

    def question_of(self, seat: int) -> Asked | None:
        """The question that a seat has to answer now."""
        return next((asked for asked in self.asked if asked.seat == seat), None)

    def act(self, asked: Asked, action: Any) -> None:
        """Take an action for the seat that is asked. An illegal one is refused and changes nothing."""
        play = self._play
        if play is None or not self.asked:
            raise MatchOver("No match is going on here; call reset to begin one.")
        # Nearly always it is a plain number that fits.
        fits = type(action) is int and 0 <= action < self.size
        play.answer(asked, self.scene.codes[action] if fits else self.code_of(action))
        self.steps += 1
        if self.steps == self.max_steps:
            self.truncated = True
        if play.state.outcome is not None:
            self._end(play.state.outcome)
        else:
            before = self._worth
            self._after(play)
            if before:
                self._reward([self.shaping * (new - old) for new, old in zip(self._worth, before, strict=True)])
            elif self.rewarded:
                self.rewards = [0.0] * self.seats
                self.rewarded = False

    def _after(self, play: Play) -> None:
        """What is asked now, and what the position is worth."""
        self.asked = NONE_ASKED if self.truncated else play.asked()
        if self.shaping:
            self._worth = [play.game.evaluate(play.state, seat) for seat in range(self.seats)]

    def _end(self, outcome: Outcome) -> None:
        """The match is over: won or lost for each seat."""
        self.asked = NONE_ASKED
        self.truncated = False
        self._reward([WIN if seat in outcome.winners else LOSS for seat in range(self.seats)])

    def idle(self) -> None:
        """A step in which nothing happens."""
        self.steps += 1
        self.truncated = self.steps == self.max_steps
        self._reward([0.0] * self.seats)
        if self.truncated:
            self.asked = NONE_ASKED

    def code_of(self, action: Any) -> int:
        """The code of an answer by the id of its action."""
        if isinstance(action, bool) or not isinstance(action, int | np.integer) or not 0 <= action < self.size:
            raise IllegalAction(f"An action is a whole number from 0 to {self.size - 1}, not {action!r}.")
        return self.scene.codes[action]

    def _reward(self, rewards: list[float]) -> None:
        self.rewards = rewards
        self.rewarded = True

    def observe(self, seat: int) -> Observation:
        """What a seat sees, and which actions it may take: none where it is not asked."""
        asked = self.asked
        # Nearly always one seat is asked, and that one looks.
        own = asked[0] if asked and asked[0].seat == seat else self.question_of(seat)
        return {"observation": self._eyes[seat].see(self.play.state), "action_mask": self.mask(own)}

    def see(self, seat: int) -> Numbers:
        """The numbers alone."""
        return self._eyes[seat].see(self.play.state)

    def mask(self, asked: Asked | None, size: int = 0) -> Mask:
        """1 for each action that answers the question."""
        marks = bytearray(size or self.size)
        if asked is not None:
            ids = self.scene.ids
            for code in asked.legal:
                marks[ids[code]] = 1
        return np.frombuffer(marks, dtype=np.int8)

    def legal_actions(self, asked: Asked) -> list[int]:
        """The actions that answer a question, in their order."""
        ids = self.scene.ids
        return sorted([ids[code] for code in asked.legal])

    def name_of(self, asked: Asked, action: int) -> str:
        """An action in notation, as it answers a question."""
        found = self.play.match.decisions[asked.place].action(self.code_of(action))
        if found is None:
            raise IllegalAction("That action is not among the legal ones; choose one where the action mask is 1.")
        return found.notation

    # Copies.

    def _like(self, play: Play | None) -> Self:
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._seeds = random.Random()
        other._seeds.setstate(self._seeds.getstate())
        other._eyes = other.scene.eyes()
        other._play = play
        other.rewards = self.rewards[:]
        other.asked = NONE_ASKED if play is None or other.over else play.asked()
        return other

    def clone(self) -> Self:
        """An independent episode with the same past and the same future."""
        return self._like(self.play.copy())

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """What `copy.deepcopy` and OpenSpiel take for a clone; the scene is shared."""
        return self._like(None if self._play is None else self._play.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        """It goes to another process as what `saved` says."""
        made = {"max_steps": self.max_steps or None, "shaping": self.shaping}
        return rebuilt, (type(self), self.scene, made, None if self._play is None else self.saved())

    def determinize(self, seat: int, key: int) -> Self:
        """An episode in which everything that a seat may not know has been drawn anew from `key`."""
        return self._like(self.play.imagined(seat, key))

    def saved(self) -> dict[str, Any]:
        """Everything, as plain data."""
        version, numbers, gauss = self._seeds.getstate()
        return {
            "match": self.play.match.save(),
            "steps": self.steps,
            "truncated": self.truncated,
            "rewards": self.rewards,
            "seeds": [version, list(numbers), gauss],
        }

    def restore(self, body: dict[str, Any]) -> None:
        """Back to what was saved; a match of another game or set-up is refused."""
        match = load(body["match"])
        wanted = self.scene.setup
        if (match.game.name, match.setup.seats, match.setup.options) != (
            self.scene.game.name,
            wanted.seats,
            wanted.options,
        ):
            raise BadEnvironment("This was saved by an environment with other options; make one with the same.")
        self._resume(match, body)

    def _resume(self, match: Match, body: dict[str, Any]) -> None:
        version, numbers, gauss = body["seeds"]
        self._ready(body["steps"])
        self._seeds.setstate((version, tuple(numbers), gauss))
        self._play = Play(match.game, match.setup, match)
        self.truncated = body["truncated"]
        self.rewards = list(body["rewards"])
        self.asked = NONE_ASKED if self.over else self._play.asked()


def rebuilt(kind: type[Episode], scene: Scene, made: dict[str, Any], body: dict[str, Any] | None) -> Episode:
    """An episode that came from another process."""
    episode = kind(scene, **made)
    if body is not None:
        episode.restore(body)
    return episode


def checked_shaping(value: Any) -> float:
    """How much of an evaluation counts."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not np.isfinite(value):
        raise BadEnvironment(f"shaping is a number, for instance 0.01, not {value!r}; 0 turns it off.")
    return float(value)


def read_saved(text: Any) -> dict[str, Any]:
    """The fields of what an environment has written."""
    try:
        body = json.loads(text)
        if {"match", "steps", "truncated", "rewards", "seeds"} <= body.keys():
            return dict(body)
    except (TypeError, ValueError, AttributeError) as problem:
        raise DamagedSave("This was not written by serialize, or it was cut off. Use an earlier copy.") from problem
    raise DamagedSave("This was not written by serialize of an environment. Use what it has written.")
