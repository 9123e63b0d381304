"""Gymnasium: one agent plays one seat against or beside bots, or all seats of a team."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding

from wandwright import bots as players
from wandwright.bots.bot import Bot
from wandwright.engine.matches.seats import Position
from wandwright.envs.episodes import Episode, Observation, read_saved
from wandwright.envs.errors import BadEnvironment
from wandwright.envs.plays import Asked
from wandwright.envs.spaces import observation_space

Bots = str | Mapping[int, str]
# What comes of an illegal action: nothing but a sentence in `info`, or an error.
IGNORE: Final = "ignore"
ERROR: Final = "error"
MOST_BOT_SEED: Final = 2**48


class SingleEnv(gymnasium.Env[Observation, np.int64]):
    """A game for one agent.

    seat     the seat that it plays; None: all seats, each by what that seat sees (a team)
    bots     who plays the other seats: one name for all, or one for each seat
    illegal  what comes of an illegal action, which changes nothing: "ignore" says in `info` why, "error" raises it
    """

    def __init__(
        self, episode: Episode, seat: int | None, bots: Bots, illegal: str = IGNORE, render_mode: str | None = None
    ) -> None:
        if illegal not in (IGNORE, ERROR):
            raise BadEnvironment(f"illegal is {IGNORE!r} or {ERROR!r}, not {illegal!r}.")
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.illegal = illegal
        self.render_mode = render_mode
        self.episode = episode
        self.seat = seat
        self.slots = episode.scene.slots
        self._names = {} if seat is None else bot_names(episode.seats, seat, bots)
        self._bots: dict[int, Bot] = {}
        self.observation_space = observation_space(episode.scene, episode.size)
        self.action_space = spaces.Discrete(episode.size)

    def _question(self) -> Asked | None:
        """What the agent is asked now."""
        asked = self.episode.asked
        if self.seat is None:
            return asked[0] if asked else None
        return self.episode.question_of(self.seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin another match; one seed, one match, bots included."""
        if seed is not None:
            self._np_random, self._np_random_seed = seeding.np_random(seed)
        self.episode.begin(seed)
        first = int(self.np_random.integers(MOST_BOT_SEED))
        self._bots = {place: players.make(name, first + place) for place, name in self._names.items()}
        self._let_bots_play()
        return self._observe(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action; the bots play until the agent is asked again."""
        asked = self._question()
        if asked is None:
            raise BadEnvironment("The match is over; call reset to begin another one.")
        reward, info = 0.0, {}
        if self.illegal == IGNORE and self.episode.code_of(action) not in asked.legal:
            info = {"illegal": "That action is not legal and changes nothing; choose one where the action mask is 1."}
            self.episode.idle()
        else:
            self.episode.act(asked, action)
            reward = self._reward() + self._let_bots_play()
        terminated = self.episode.terminated
        truncated = self.episode.truncated and not terminated
        return self._observe(), reward, terminated, truncated, self._info() | info

    def _reward(self) -> float:
        """That of the seat; of a team, the mean of all."""
        rewards = self.episode.rewards
        return sum(rewards) / len(rewards) if self.seat is None else rewards[self.seat]

    def _let_bots_play(self) -> float:
        """Bots answer until the agent is asked, which comes after them where several are."""
        reward = 0.0
        episode = self.episode
        while self.seat is not None and episode.asked:
            asked = next((one for one in episode.asked if one.seat != self.seat), None)
            if asked is None:
                break
            position = Position(episode.play.match, asked.seat)
            episode.act(asked, episode.scene.ids[self._bots[asked.seat].choose(position).code])
            reward += self._reward()
        return reward

    def _observe(self) -> Observation:
        asked = self._question()
        seat = self.seat if self.seat is not None else asked.seat if asked is not None else 0
        return {"observation": self.episode.see(seat), "action_mask": self.episode.mask(asked)}

    def _info(self) -> dict[str, Any]:
        """Who is asked what."""
        asked = self._question()
        if asked is None:
            return {"seat": -1, "question": ""}
        return {"seat": asked.seat, "question": self.episode.scene.game.rules.names[asked.frame[0]]}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask of the actions by themselves, as some libraries ask for it."""
        return self.episode.mask(self._question()).astype(np.bool_)

    def render(self) -> Any:
        """The open questions in words."""
        return None if self.render_mode is None else self.episode.in_words()

    # Copies.

    def _like(self, episode: Episode) -> Self:
        other = type(self)(episode, self.seat, self._names, self.illegal, self.render_mode)
        other._np_random, other._np_random_seed = self._np_random, self._np_random_seed
        other._bots = dict(self._bots)
        return other

    def clone(self) -> Self:
        """An independent environment with the same past; a bot that draws lots draws them for both."""
        return self._like(self.episode.clone())

    def determinize(self, seat: int, key: int) -> Self:
        """An environment in which everything that a seat may not know has been drawn anew from `key`."""
        return self._like(self.episode.determinize(seat, key))

    def serialize(self) -> str:
        """Everything but what the bots may draw next, as text."""
        return json.dumps(self.episode.saved())

    def deserialize(self, text: str) -> None:
        """Back to what was written by an environment with the same options; the bots begin anew."""
        self.episode.restore(read_saved(text))
        self._bots = {place: players.make(name, place) for place, name in self._names.items()}


def bot_names(seats: int, seat: int, bots: Bots) -> dict[int, str]:
    """Who plays the other seats; an unknown bot is refused at once."""
    others = [place for place in range(seats) if place != seat]
    named = dict.fromkeys(others, bots) if isinstance(bots, str) else dict(bots)
    missing = [str(place) for place in others if place not in named]
    if missing:
        raise BadEnvironment(f"No bot is named for seat {', '.join(missing)}; name one for each seat, or one for all.")
    for name in named.values():
        players.make(name)
    return {place: named[place] for place in others}


def names_in(value: Sequence[str] | Bots, seat: int | None) -> Bots:
    """Bots as they were given: one for all, by seats, or a list of those of the other seats in order."""
    if isinstance(value, str | Mapping):
        return value
    places = [place for place in range(len(value) + 1) if place != seat]
    return dict(zip(places, value, strict=False))
