"""OpenSpiel: every installed game as a Python game. Chance deals once, a seed; all that falls later follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from wandwright.engine.errors import WandwrightError
from wandwright.engine.matches.games import game, games
from wandwright.envs.episodes import LOSS, WIN, Episode
from wandwright.envs.scenes import Scene, scene_of

# How many deals there are, and how many actions a match may have, where nothing else is said.
DEALS: Final = 4096
LENGTH: Final = 5000
PREFIX: Final = "wandwright_"


def spiel_name(name: str) -> str:
    """The name of a game in OpenSpiel."""
    return PREFIX + name.replace("-", "_")


def parameters_of(name: str) -> dict[str, Any]:
    """What may be given in the brackets behind the name: players, deals, max_steps, and the options of one value."""
    found = game(name)
    plain = {
        option.name: option.default
        for option in found.options()
        if not option.many and isinstance(option.default, int | str) and not option.longest
    }
    return {"players": found.usual_seats, "deals": DEALS, "max_steps": LENGTH, **plain}


def type_of(name: str) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    found = game(name)
    kinds = pyspiel.GameType
    return kinds(
        short_name=spiel_name(name),
        long_name=found.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=found.most_seats,
        min_num_players=found.fewest_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(name),
    )


class SpielGame(pyspiel.Game):
    """A game with its options; each of ours has a class of its own, which knows its name."""

    named: ClassVar[str]

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        name = self.named
        parameters = {**parameters_of(name), **(given or {})}
        self.deals: int = parameters.pop("deals")
        self.max_steps: int = parameters.pop("max_steps")
        self.scene: Scene = scene_of(name, parameters.pop("players"), changed(name, parameters))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.scene.codes),
            max_chance_outcomes=self.deals,
            num_players=self.scene.seats,
            min_utility=LOSS,
            max_utility=WIN,
            max_game_length=self.max_steps,
        )
        super().__init__(type_of(name), info, dict(given or {}))

    def new_initial_state(self) -> SpielState:
        """A match before it is dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Whoever looks at positions for a seat."""
        return SpielObserver(self.scene)


def changed(name: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that are other than usual."""
    usual = parameters_of(name)
    return {key: value for key, value in options.items() if value != usual[key]}


class SpielState(pyspiel.State):
    """A position of a match."""

    def __init__(self, made: SpielGame) -> None:
        super().__init__(made)
        self.deals = made.deals
        self.episode = Episode(made.scene, made.max_steps)
        self.dealt = False

    def current_player(self) -> Any:
        """Whose turn it is; the table asks one seat after the other."""
        if not self.dealt:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.episode.over else self.episode.asked[0].seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal, each as likely as the others."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.legal_actions(self.episode.asked[0])

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            self.dealt = True
            self.episode.begin(action)
        else:
            self.episode.act(self.episode.asked[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        asked = self.episode.asked
        try:
            return self.episode.name_of(asked[0], action)
        except (WandwrightError, IndexError):
            # OpenSpiel also asks for the names of actions that were taken before.
            return f"action {action}"

    def is_terminal(self) -> bool:
        """Is the match over, or cut off?"""
        return self.dealt and self.episode.over

    def returns(self) -> list[float]:
        """Won or lost for each seat; nothing while it goes on, or where it was cut off."""
        return self.episode.rewards[:] if self.dealt else [0.0] * self.episode.seats

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class SpielObserver:
    """What a seat sees, as the tensor of OpenSpiel."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self.tensor = np.zeros(len(scene.slots), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a position for a seat."""
        self.tensor[:] = state.episode.see(player) if state.dealt else 0.0

    def string_from(self, state: SpielState, player: int) -> str:
        """The slots that are not 0."""
        self.set_from(state, player)
        shown = np.flatnonzero(self.tensor)
        return " ".join(f"{self._scene.slots[place]}:{self.tensor[place]:g}" for place in shown)


def register() -> tuple[str, ...]:
    """Register every installed game; those that are registered already stay as they are."""
    known = set(pyspiel.registered_names())
    for name in games():
        if spiel_name(name) not in known:
            pyspiel.register_game(type_of(name), class_of(name))
    return tuple(spiel_name(name) for name in games())


def class_of(name: str) -> type[SpielGame]:
    """The class of a game, where pickle finds it. OpenSpiel keeps it until the very end, so it has to be a class."""
    kind = type(f"Spiel_{name.replace('-', '_')}", (SpielGame,), {"named": name, "__module__": __name__})
    globals()[kind.__name__] = kind
    return kind
