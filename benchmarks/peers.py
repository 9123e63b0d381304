"""The peers' rows. Runs inside the peers' own environment: the standard library and the peer, nothing of ours.

`python -m benchmarks.peers catanatron --seconds 3` prints one line of JSON. Each peer plays whole games at random, from
set-up to end; listing the legal actions and choosing one is inside the figure. Moves of chance are made, not counted.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from importlib import import_module
from importlib.metadata import version
from itertools import count
from typing import Any, Final

from benchmarks.environments import open_spiel_work, pettingzoo_work, rlcard_work
from benchmarks.figures import NATIVE_PEER, PYTHON_PEER, Figure, figures_of, to_json
from benchmarks.timing import Plan, Tally, Work, measure
from benchmarks.yardstick import rounds

# A copy is short and steady, so its runs may be.
COPY_SHARE: Final = 1 / 5
COPIES_PER_CALL: Final = 10
MID_GAME_STATES: Final = 5
CATANATRON_MID_GAME: Final = 300


class Contender:
    """One game of a peer: work that plays a whole game, and one that copies states in mid-game."""

    def __init__(
        self,
        label: str,
        build: str,
        play: Work,
        copies: list[Callable[[], object]],
        steps: Work | None = None,
    ) -> None:
        self.label = label
        self.build = build
        self.play = play
        self.copies = copies
        self.steps = steps

    def copy_all(self) -> Tally:
        """Copy each of the mid-game states a few times."""
        for copy in self.copies:
            for _ in range(COPIES_PER_CALL):
                copy()
        return Tally({"copy": COPIES_PER_CALL * len(self.copies)})


def catanatron() -> Iterator[Contender]:
    """Two of its random players. Its decisions include forced ones, as its own log counts them."""
    library: Any = import_module("catanatron")

    def new_game(seed: int) -> Any:
        players = [library.RandomPlayer(color) for color in (library.Color.RED, library.Color.BLUE)]
        return library.Game(players, seed=seed)

    seeds = count(1)

    def play() -> Tally:
        game = new_game(next(seeds))
        game.play()
        return Tally({"decisions": len(game.state.actions), "turns": game.state.num_turns, "matches": 1})

    states = [new_game(seed) for seed in range(1, MID_GAME_STATES + 1)]
    for game in states:
        for _ in range(CATANATRON_MID_GAME):
            game.play_tick()
    yield Contender("catan, 2 players", PYTHON_PEER, play, [game.copy for game in states])


def rlcard() -> Iterator[Contender]:
    """Its environments, stepped by action number. It has no copy of its own, so the game object is deep-copied."""
    library: Any = import_module("rlcard")
    for name in ("uno", "gin-rummy"):
        environment = library.make(name, config={"seed": 1})
        yield Contender(
            name, PYTHON_PEER, rlcard_play(environment), rlcard_copies(library, name), rlcard_work(environment)
        )


def rlcard_play(environment: Any) -> Work:
    """Work that plays one game in an environment."""
    choose = random.Random(1).choice

    def play() -> Tally:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _ = environment.step(choose(list(state["legal_actions"])))
            decisions += 1
        return Tally({"decisions": decisions, "matches": 1})

    return play


def rlcard_copies(library: Any, name: str) -> list[Callable[[], object]]:
    """Copying of games that are twenty decisions old."""
    copies: list[Callable[[], object]] = []
    seed = 0
    while len(copies) < MID_GAME_STATES:
        seed += 1
        environment = library.make(name, config={"seed": seed})
        choose = random.Random(seed).choice
        state, _ = environment.reset()
        for _ in range(20):
            if environment.is_over():
                break
            state, _ = environment.step(choose(list(state["legal_actions"])))
        if not environment.is_over():
            copies.append(partial(deepcopy, environment.game))
    return copies


def open_spiel() -> Iterator[Contender]:
    """Games in C++, driven by a loop in Python."""
    library: Any = import_module("pyspiel")
    for name in ("hanabi", "gin_rummy"):
        game = library.load_game(name)
        yield Contender(name, NATIVE_PEER, open_spiel_play(game), open_spiel_copies(game), open_spiel_work(game))


def open_spiel_step(state: Any, generator: random.Random) -> int:
    """One random move; 1 when a player made it, 0 when it was chance."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(generator.choices(actions, weights)[0])
        return 0
    state.apply_action(generator.choice(state.legal_actions()))
    return 1


def open_spiel_play(game: Any) -> Work:
    """Work that plays one game."""
    generator = random.Random(1)

    def play() -> Tally:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += open_spiel_step(state, generator)
        return Tally({"decisions": decisions, "matches": 1})

    return play


def open_spiel_copies(game: Any) -> list[Callable[[], object]]:
    """Copying of states that lie half-way through a game."""
    copies: list[Callable[[], object]] = []
    for seed in range(1, MID_GAME_STATES + 1):
        generator = random.Random(seed)
        state = game.new_initial_state()
        line = [state.clone()]
        while not state.is_terminal():
            open_spiel_step(state, generator)
            line.append(state.clone())
        copies.append(line[len(line) // 2].clone)
    return copies


def pettingzoo() -> Iterator[Contender]:
    """Its classic games, each with the wrappers that it comes with."""
    for name in ("hanabi_v5", "leduc_holdem_v4", "connect_four_v3", "tictactoe_v3"):
        environment = import_module(f"pettingzoo.classic.{name}").env()
        yield Contender(name, PYTHON_PEER, pettingzoo_work(environment), [])


PEERS: Final[dict[str, Callable[[], Iterator[Contender]]]] = {
    "catanatron": catanatron,
    "rlcard": rlcard,
    "open_spiel": open_spiel,
    "pettingzoo": pettingzoo,
}


def measure_peer(name: str, plan: Plan) -> list[Figure]:
    """Every row of one peer."""
    figures: list[Figure] = []
    for contender in PEERS[name]():
        timings = measure(contender.play, rounds, plan)
        if contender.copies:
            timings |= measure(contender.copy_all, rounds, plan.shorter(COPY_SHARE))
        if contender.steps is not None:
            timings |= measure(contender.steps, rounds, plan)
        what = {"game": f"{name} {version(name)}", "label": contender.label, "build": contender.build}
        figures += figures_of(timings, **what)
    return figures


def main() -> None:
    """Measure one peer and print its rows as JSON."""
    parser = argparse.ArgumentParser(description="Measure one peer and print its rows as JSON.")
    parser.add_argument("peer", choices=sorted(PEERS))
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--runs", type=int, default=3)
    arguments = parser.parse_args()
    figures = measure_peer(arguments.peer, Plan(arguments.seconds, arguments.runs))
    print(json.dumps({"python": platform.python_version(), "figures": to_json(figures)}))


if __name__ == "__main__":
    main()
