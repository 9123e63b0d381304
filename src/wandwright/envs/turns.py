"""PettingZoo, one seat after the other (AEC): whoever is asked acts; questions to several are answered in turn."""

from __future__ import annotations

import json
from typing import Any, Self

from gymnasium import spaces
from pettingzoo import AECEnv

from wandwright.envs.episodes import Episode, Observation, read_saved
from wandwright.envs.spaces import observation_space


def agent_of(seat: int) -> str:
    return f"seat_{seat}"


class TurnsEnv(AECEnv[str, Observation, int]):
    """A game as an AEC environment with action masks: `{"observation": …, "action_mask": …}`.

    An illegal action is refused with an error and changes nothing.
    """

    def __init__(self, episode: Episode, render_mode: str | None = None) -> None:
        super().__init__()
        scene = episode.scene
        self.episode = episode
        name = f"wandwright_{scene.game.name.replace('-', '_')}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.slots = scene.slots
        self.possible_agents = [agent_of(seat) for seat in range(episode.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: observation_space(scene, episode.size) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(episode.size) for agent in self.possible_agents}
        self.agents: list[str] = []
        # Do the rewards of before still stand?
        self._paid = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another match; one seed, one match."""
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.asked[0].seat]

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent that is asked sees, what it got since it last acted, and whether its match is over."""
        agent = self.agent_selection
        seen = self.episode.observe(self._seat[agent]) if observe else None
        reward, info = self._cumulative_rewards[agent], self.infos[agent]
        return seen, reward, self.terminations[agent], self.truncations[agent], info

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do: nothing where it is not asked."""
        return self.episode.observe(self._seat[agent])

    def step(self, action: Any) -> None:
        """Take an action for the agent that is asked."""
        agent, episode = self.agent_selection, self.episode
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode.act(episode.asked[0], action)
        self._cumulative_rewards[agent] = 0.0
        if episode.rewarded:
            self.rewards = dict(zip(self.possible_agents, episode.rewards, strict=True))
            self._accumulate_rewards()
            self._paid = True
        elif self._paid:
            self.rewards = dict.fromkeys(self.possible_agents, 0.0)
            self._paid = False
        asked = episode.asked
        if asked:
            self.agent_selection = self.possible_agents[asked[0].seat]
            return
        terminated = episode.terminated
        self.terminations = dict.fromkeys(self.agents, terminated)
        self.truncations = dict.fromkeys(self.agents, not terminated)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The open questions in words."""
        return None if self.render_mode is None else self.episode.in_words()

    def close(self) -> None:
        """There is nothing to close."""

    # Copies.

    def _like(self, episode: Episode) -> Self:
        other = type(self)(episode, self.render_mode)
        other.agents = self.agents[:]
        other.agent_selection = self.agent_selection
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(other, name, dict(getattr(self, name)))
        other._paid = True
        other.infos = {agent: dict(info) for agent, info in self.infos.items()}
        if episode.asked:
            other.agent_selection = self.possible_agents[episode.asked[0].seat]
        return other

    def clone(self) -> Self:
        """An independent environment with the same past and the same future."""
        return self._like(self.episode.clone())

    def determinize(self, seat: int, key: int) -> Self:
        """An environment in which everything that a seat may not know has been drawn anew from `key`."""
        return self._like(self.episode.determinize(seat, key))

    def serialize(self) -> str:
        """Everything as text."""
        names = ("agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations")
        return json.dumps({**self.episode.saved(), "env": {name: getattr(self, name) for name in names}})

    def deserialize(self, text: str) -> None:
        """Back to what was written by an environment with the same options."""
        body = read_saved(text)
        self.episode.restore(body)
        for name, value in body.get("env", {}).items():
            setattr(self, name, value)
        self._paid = True
        self.infos = {agent: {} for agent in self.agents}
