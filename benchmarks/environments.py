"""Steps a second of environments: whole episodes at random, with the observation and the mask before each step.

Used for ours and for the peers alike, so it needs the standard library only.
"""

from __future__ import annotations

import random
from itertools import count
from typing import Any, Final

from benchmarks.timing import Tally, Work

# The measure of every environment, whatever library it is made for.
STEPS: Final = "steps"
LONGEST: Final = 2_000


def pettingzoo_work(environment: Any) -> Work:
    """Episodes of a PettingZoo environment, one agent after the other."""
    choose = random.Random(1).choice
    seeds = count(1)

    def play() -> Tally:
        environment.reset(seed=next(seeds))
        steps = 0
        while environment.agents and steps < LONGEST:
            seen, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
            else:
                environment.step(int(choose(seen["action_mask"].nonzero()[0])))
                steps += 1
        return Tally({STEPS: steps})

    return play


def rlcard_work(environment: Any) -> Work:
    """Episodes of an environment of RLCard, whose step returns what the next player sees and may do."""
    choose = random.Random(1).choice

    def play() -> Tally:
        seen, _ = environment.reset()
        steps = 0
        while not environment.is_over():
            seen, _ = environment.step(choose(list(seen["legal_actions"])))
            steps += 1
        return Tally({STEPS: steps})

    return play


def open_spiel_work(game: Any) -> Work:
    """Episodes of a game of OpenSpiel, with the tensor and the mask of the player who moves."""
    generator = random.Random(1)

    def play() -> Tally:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(generator.choices(actions, weights)[0])
                continue
            player = state.current_player()
            state.observation_tensor(player)
            mask = state.legal_actions_mask(player)
            state.apply_action(generator.choice([action for action, legal in enumerate(mask) if legal]))
            steps += 1
        return Tally({STEPS: steps})

    return play
