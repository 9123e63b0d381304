"""The rows of one of our games. A new game needs no change here: its rows come from its own list of set-ups."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from random import Random
from time import process_time
from typing import Any, Final

from benchmarks.bars import Place, bar_for
from benchmarks.figures import Figure, figure_of
from benchmarks.interface import Game, Match, Playout, Rules, Setup, State
from benchmarks.positions import late, middles
from benchmarks.timing import Plan, Tally, Timing, Work, measure
from benchmarks.yardstick import rounds

# The questions in which a turn may be ended.
TURN_QUESTIONS: Final = ("act", "finish")
# The notations of the actions that end a turn, or what is left of it; where there is one, it is listed last.
TURN_ENDS: Final = ("end turn", "stop", "end", "pass")
MOST_DECISIONS: Final = 1_000_000
CALLS_PER_TALLY: Final = 10
# Short and steady work gets shorter runs.
COST_SHARE: Final = 1 / 5


class TurnEnds:
    """Which options end a turn, by their notation; each is asked for once, so that it costs the play nothing."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kinds = {kind for kind, name in enumerate(game.rules.names) if name in TURN_QUESTIONS}
        self.known: dict[tuple[int, int], bool] = {}

    def notation(self, state: State, answer: int) -> str:
        asked = self.game.rules.question(state.question)
        return asked.notation(self.game, state, state.question, answer)

    def is_last(self, state: State) -> bool:
        """Does the last of several options end the turn?"""
        legal = state.legal
        kind = state.question[0]
        if len(legal) < 2 or kind not in self.kinds:
            return False
        option = (kind, legal[-1])
        if option not in self.known:
            self.known[option] = self.notation(state, legal[-1]) in TURN_ENDS
        return self.known[option]


def play_active(rules: Rules, state: State, generator: Random, ends: TurnEnds) -> int:
    """Play to the end, uniform over the actions, ending a turn only when nothing else is left; counts the decisions."""
    draw = generator.random
    decisions = 0
    legal = state.legal
    while legal and decisions < MOST_DECISIONS:
        rules.apply(state, legal[int(draw() * (len(legal) - ends.is_last(state)))])
        decisions += 1
        legal = state.legal
    return decisions


def random_work(setup: Setup, playout: Playout) -> Work:
    """Whole matches at random, set-up included."""
    seeds = count(1)
    rules = setup.game.rules

    def play() -> Tally:
        seed = next(seeds)
        state = setup.start(seed).state.copy()
        decisions = playout(rules, state, seed)
        # A match of nothing but Quidditch has no turns of the table.
        turns = {"turns": state.turn} if state.turn else {}
        return Tally({"decisions": decisions, **turns, "matches": 1})

    return play


def active_work(setup: Setup) -> Work:
    """Whole matches of active play, set-up included."""
    generator = Random(1)
    ends = TurnEnds(setup.game)
    return random_work(setup, lambda rules, state, _: play_active(rules, state, generator, ends))


def calls_work(name: str, calls: list[Callable[[], object]]) -> Work:
    """The same call on several positions."""

    def work() -> Tally:
        for call in calls:
            for _ in range(CALLS_PER_TALLY):
                call()
        return Tally({name: CALLS_PER_TALLY * len(calls)})

    return work


def start_work(setup: Setup) -> Work:
    """Set-up alone."""
    seeds = count(1)
    return calls_work("start", [lambda: setup.start(next(seeds))])


def undo_work(positions: list[Match]) -> Work:
    """One undo on a fresh copy of each position; making the copies does not count."""

    def work() -> Tally:
        start = process_time()
        copies = [match.copy() for match in positions]
        aside = process_time() - start
        for match in copies:
            match.undo()
        return Tally({"undo": len(copies)}, aside)

    return work


def cost_works(setup: Setup) -> Iterator[tuple[Work, str]]:
    """Work for each cost, with a note on where it was taken."""
    matches = middles(setup)
    last = late(setup)
    yield start_work(setup), ""
    yield calls_work("copy", [match.state.copy for match in matches]), "mid-game"
    yield calls_work("view", [partial(match.view, seat=0) for match in matches]), "mid-game"
    yield calls_work("save", [match.save for match in matches]), "mid-game"
    yield undo_work(last), f"turn {last[-1].state.turn}"


def measure_setup(setup: Setup, build: str, plan: Plan, playout: Playout) -> list[Figure]:
    """Every row of one set-up."""

    def rows(timings: dict[str, Timing], policy: str = "", note: str = "") -> list[Figure]:
        place = Place(setup.name, setup.seats, setup.options, build, policy)
        what: dict[str, Any] = {
            "game": setup.name,
            "label": setup.label,
            "build": build,
            "policy": policy,
            "note": note,
        }
        return [figure_of(timing, measure=name, bar=bar_for(name, place), **what) for name, timing in timings.items()]

    figures = rows(measure(random_work(setup, playout), rounds, plan), "random")
    if any(name in TURN_QUESTIONS for name in setup.game.rules.names):
        figures += rows(measure(active_work(setup), rounds, plan), "active")
    for work, note in cost_works(setup):
        figures += rows(measure(work, rounds, plan.shorter(COST_SHARE)), note=note)
    return figures


def setups_of(name: str, game: Game) -> list[Setup]:
    """The set-ups a game wants measured."""
    return [Setup(name, game, label, seats, dict(options)) for label, seats, options in game.bench_setups()]
