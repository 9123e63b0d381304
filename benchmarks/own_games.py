"""The rows of our own games. Runs in a process of its own, once for the plain and once for the compiled build.

`python -m benchmarks.own_games plain --seconds 3` prints one line of JSON.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys

import wandwright
from benchmarks.environments import pettingzoo_work
from benchmarks.figures import COMPILED, OWN_BUILDS, PLAIN, Figure, figures_of, to_json
from benchmarks.game_rows import measure_setup, setups_of
from benchmarks.interface import Setup
from benchmarks.timing import Plan, measure
from benchmarks.yardstick import rounds
from wandwright.engine.errors import WandwrightError
from wandwright.engine.rules import rollout
from wandwright.envs import MissingExtra, pettingzoo_env


def measure_games(build: str, plan: Plan, only: str | None) -> list[Figure]:
    """Every row of every game that is installed, or of one."""
    names = (only,) if only else wandwright.games()
    setups = [setup for name in names for setup in setups_of(name, wandwright.game(name))]
    figures: list[Figure] = []
    for setup in setups:
        figures += measure_setup(setup, build, plan, rollout.random_playout)
        figures += measure_environment(setup, build, plan)
    return figures


def measure_environment(setup: Setup, build: str, plan: Plan) -> list[Figure]:
    """Steps of the same set-up as an environment of PettingZoo; nothing where that library is not installed."""
    try:
        environment = pettingzoo_env(setup.name, options=setup.options, seats=setup.seats)
    except MissingExtra:
        return []
    timings = measure(pettingzoo_work(environment), rounds, plan)
    return figures_of(timings, game=setup.name, label=setup.label, build=build, policy="random")


def main() -> None:
    """Measure one build and print its rows as JSON."""
    parser = argparse.ArgumentParser(description="Measure our own games and print their rows as JSON.")
    parser.add_argument("build", choices=OWN_BUILDS)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--game", default=None)
    arguments = parser.parse_args()
    found = COMPILED if rollout.COMPILED else PLAIN
    if arguments.build != found:
        sys.exit(f"The {arguments.build} build was asked for, but the {found} one is on the path.")
    try:
        figures = measure_games(arguments.build, Plan(arguments.seconds, arguments.runs), arguments.game)
    except WandwrightError as error:
        sys.exit(str(error))
    print(json.dumps({"python": platform.python_version(), "figures": to_json(figures)}))


if __name__ == "__main__":
    main()
