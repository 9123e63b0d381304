"""A short training run: CMA-ES learns to play Game 1 of Hogwarts Battle for a team, better than chance does.

    python examples/training.py --generations 12

The policy has one weight for each action that comes up and takes the legal action with the largest. It is told whether
a match was won, and how much the position has gained by the game's own evaluation; it is measured on other seeds.
"""

from __future__ import annotations

import argparse
import random
import warnings
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wandwright.envs import gymnasium_env
from wandwright.envs.single import SingleEnv
from wandwright.lab import wilson

with warnings.catch_warnings():
    # It says at once that its plots want a library, which nobody needs here.
    warnings.simplefilter("ignore")
    import cma

OPTIONS: Final = {"game": 1, "heroes": ["harry", "ron"], "proficiencies": "deal"}
# Seeds to learn on begin here; to measure, at 0.
FIRST_SEED: Final = 1_000_000
MOST_STEPS: Final = 600
SHAPING: Final = 0.002

Weights = npt.NDArray[np.float64]
# Chooses one of the legal actions.
Choose = Callable[[npt.NDArray[np.intp]], int]


class Point(NamedTuple):
    """One point of the curve: how many matches were played to learn, and how many of those measured were won."""

    generation: int
    learned_from: int
    won: int
    measured: int

    def __str__(self) -> str:
        low, high = wilson(self.won, self.measured)
        rate = f"{100 * self.won / self.measured:5.1f} % (95 %: {100 * low:.1f} to {100 * high:.1f})"
        return f"generation {self.generation:3}, after {self.learned_from:5} matches: wins {rate}"


def play(env: SingleEnv, seed: int, choose: Choose) -> tuple[float, bool]:
    """Play one match; all rewards together, and whether it was won."""
    seen, _ = env.reset(seed=seed)
    total = 0.0
    while True:
        seen, reward, terminated, truncated, _ = env.step(choose(np.flatnonzero(seen["action_mask"])))
        total += reward
        if terminated or truncated:
            return total, terminated and reward > 0


def uniform(seed: int) -> Choose:
    """Chance."""
    chance = random.Random(seed)
    return lambda legal: int(chance.choice(legal))


def actions_met(env: SingleEnv, matches: int = 40) -> list[int]:
    """The actions that come up when chance plays."""
    met: set[int] = set()
    choose = uniform(7)

    def look(legal: npt.NDArray[np.intp]) -> int:
        met.update(legal.tolist())
        return choose(legal)

    for seed in range(matches):
        play(env, FIRST_SEED - 1 - seed, look)
    return sorted(met)


def policy(actions: list[int], weights: Any, size: int) -> Choose:
    """The legal action with the largest weight; one that never came up has none."""
    every = np.zeros(size)
    every[actions] = weights
    return lambda legal: int(legal[np.argmax(every[legal])])


def wins(env: SingleEnv, choose: Choose, matches: int) -> int:
    return sum(play(env, seed, choose)[1] for seed in range(matches))


def learn(generations: int, population: int, matches: int, measured: int) -> Iterator[Point]:
    """The curve: first what chance wins, then the policy after each generation."""
    env = gymnasium_env("hogwarts-battle", options=OPTIONS, team=True, max_steps=MOST_STEPS, shaping=SHAPING)
    size = int(env.action_space.n)  # type: ignore[attr-defined]
    yield Point(0, 0, wins(env, uniform(1), measured), measured)
    actions = actions_met(env)
    search = cma.CMAEvolutionStrategy(np.zeros(len(actions)), 1.0, {"popsize": population, "seed": 5, "verbose": -9})
    played = 0
    for generation in range(1, generations + 1):
        tried = search.ask()
        first = FIRST_SEED + (generation - 1) * matches
        costs = []
        for weights in tried:
            choose = policy(actions, weights, size)
            # All of a generation meet the same seeds, so that luck does not decide between them.
            costs.append(-sum(play(env, first + number, choose)[0] for number in range(matches)) / matches)
        search.tell(tried, costs)
        played += population * matches
        best = policy(actions, search.result.xfavorite, size)
        yield Point(generation, played, wins(env, best, measured), measured)


def main() -> None:
    """Learn, and report the curve."""
    parser = argparse.ArgumentParser(description="Learn Game 1 of Hogwarts Battle by CMA-ES and report the curve.")
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--population", type=int, default=14)
    parser.add_argument("--matches", type=int, default=6)
    parser.add_argument("--measured", type=int, default=100)
    arguments = parser.parse_args()
    for point in learn(arguments.generations, arguments.population, arguments.matches, arguments.measured):
        name = "chance:  " if point.generation == 0 else "policy:  "
        print(name, point, flush=True)


if __name__ == "__main__":
    main()
