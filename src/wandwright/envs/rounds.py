"""PettingZoo, all at once (parallel): every seat that is asked answers in the same step, the others wait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from wandwright.engine.errors import IllegalAction
from wandwright.envs.episodes import Episode, Observation
from wandwright.envs.spaces import observation_space
from wandwright.envs.turns import agent_of


class RoundsEnv(ParallelEnv[str, Observation, int]):
    """A game as a parallel environment. The last action of all, `wait`, is that of a seat that is not asked."""

    def __init__(self, episode: Episode, render_mode: str | None = None) -> None:
        super().__init__()
        self.episode = episode
        self.wait = episode.size
        name = f"wandwright_{episode.scene.game.name.replace('-', '_')}_parallel"
        self.metadata = {"name": name, "render_modes": [], "is_parallelizable": True}
        self.render_mode = render_mode
        self.slots = episode.scene.slots
        self.possible_agents = [agent_of(seat) for seat in range(episode.seats)]
        self.agents: list[str] = []
        size = episode.size + 1
        self._observations = {agent: observation_space(episode.scene, size) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin another match; one seed, one match."""
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def _observed(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> Observation:
        asked = self.episode.question_of(seat)
        mask = np.array(self.episode.mask(asked, self.wait + 1))
        mask[self.wait] = asked is None
        return {"observation": self.episode.see(seat), "action_mask": mask}

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        """Take the actions of all seats that are asked, in the order in which the table asks them."""
        episode = self.episode
        self._check(actions)
        total = [0.0] * episode.seats
        for first in episode.asked:
            asked = episode.question_of(first.seat)
            if asked is not None and asked.frame == first.frame:
                episode.act(asked, actions[agent_of(first.seat)])
                total = [sum(pair) for pair in zip(total, episode.rewards, strict=True)]
        agents, terminated, truncated = self.agents, episode.terminated, episode.truncated
        seen = self._observed()
        if episode.over:
            self.agents = []
        return (
            seen,
            dict(zip(agents, total, strict=True)),
            dict.fromkeys(agents, terminated),
            dict.fromkeys(agents, truncated and not terminated),
            {agent: {} for agent in agents},
        )

    def _check(self, actions: Mapping[str, Any]) -> None:
        """Every action of a round is legal, or none is taken."""
        if not self.agents:
            raise IllegalAction("The match is over or has not begun; call reset to begin one.")
        for seat, agent in enumerate(self.agents):
            if agent not in actions:
                raise IllegalAction(f"There is no action for {agent}; every agent takes one, {self.wait} to wait.")
            asked, action = self.episode.question_of(seat), actions[agent]
            if asked is None and action != self.wait:
                raise IllegalAction(f"{agent} is not asked now; its action is {self.wait}, to wait.")
            if asked is not None and self.episode.code_of(action) not in asked.legal:
                raise IllegalAction(f"The action {action} of {agent} is not legal; choose one where the mask is 1.")
