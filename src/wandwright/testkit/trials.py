"""Set-ups to try a game with, and walks through them: matches played by a stream of chance of their own.

for trial in spread(game("hogwarts-battle"), seed=3):
    walk = Walk(trial)
    while walk.step():
        ...
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

from wandwright.engine.errors import BadOption, Contradiction, WandwrightError
from wandwright.engine.matches.games import Game
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.options import Option
from wandwright.engine.questions.actions import Action
from wandwright.engine.questions.decisions import Decision
from wandwright.engine.rules.rollout import FACTOR, MODULUS
from wandwright.engine.state.state import State
from wandwright.testkit.recall import Recall

# A range of numbers wider than this is tried at its ends, in its middle and at its default only.
WIDEST_RANGE = 12
MANNERS = ("uniform", "eager")


class ContractBroken(WandwrightError, AssertionError):
    """A game does not keep the contract; the message says which term, and how to play it again."""


class Trial(NamedTuple):
    """A set-up with its seed. `manner` says how a walk chooses: uniform, or eager (actions about a card first)."""

    game: Game
    seats: int
    options: dict[str, Any]
    seed: int
    manner: str = "uniform"

    def start(self) -> Match:
        """A new match of this set-up."""
        return self.game.start(seats=self.seats, seed=self.seed, options=self.options)

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-seats-seed-{self.seed}-{self.manner}"


class Chooser:
    """Whole numbers from a stream of its own; the process-wide generator is never touched."""

    def __init__(self, key: int) -> None:
        self.number = key % (MODULUS - 1) + 1
        self.below(2)

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        self.number = self.number * FACTOR % MODULUS
        return self.number % count


def choose(match: Match, chooser: Chooser, manner: str = "uniform") -> Action:
    """An answer to one of the open questions. Eager takes an action about a card where there is one."""
    decisions = match.decisions
    decision = decisions[chooser.below(len(decisions))]
    actions = decision.actions
    if manner == "eager":
        actions = tuple(action for action in actions if action.card is not None) or actions
    return actions[chooser.below(len(actions))]


class Walk:
    """A match on its way, with what the terms of the contract need to look back at."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.game = trial.game
        self.chooser = Chooser(trial.seed)
        self.lines: list[tuple[int, str]] = []
        with self.during("a match can be started"):
            self.match = trial.start()
            self.hashes = [self.match.hash()]
        self.taken: list[Action] = []
        self.kept: list[tuple[int, Match]] = []
        self.before: Match | None = None
        self.seen_before: list[dict[str, object]] = []
        self.recall = Recall(self.game, trial.seats)
        self._seen_now: list[dict[str, object]] = []
        self.events_before = 0
        self._seen: set[tuple[str, str | None]] = set()

    @property
    def state(self) -> State:
        """The position now."""
        return self.match.state

    @property
    def decision(self) -> Decision:
        """The first open question of a match that goes on."""
        decision = self.match.decision
        if decision is None:
            raise self.broken("random play always ends", "there is no question to answer: the match is over")
        return decision

    def step(self) -> bool:
        """Answer one question; False when the match was over already."""
        if not self.match.decisions:
            return False
        action = choose(self.match, self.chooser, self.trial.manner)
        self.lines.append((action.seat, action.notation))
        self.seen_before = self.look()
        self.before = self.match.copy()
        self.events_before = len(self.match.events)
        self.match.apply(action)
        self._seen_now = []
        self.taken.append(action)
        self.hashes.append(self.match.hash())
        return True

    def look(self) -> list[dict[str, object]]:
        """The position as a spectator sees it, then as each seat does; from now on seats recall what has gone."""
        if not self._seen_now:
            self._seen_now = [self.match.view(eye) for eye in (None, *range(self.match.setup.seats))]
            if self.before is not None:
                self.recall.follow(self.before.state, self.state, self.seen_before[1:], self._seen_now[1:])
        return self._seen_now

    def is_new(self) -> bool:
        """Is a question open of a kind and from a card that this walk has not met yet?"""
        met = {(decision.kind, decision.source) for decision in self.match.decisions}
        fresh = not met <= self._seen
        self._seen |= met
        return fresh

    def broken(self, term: str, what: str) -> ContractBroken:
        """The error for a broken term, with everything needed to see it again."""
        trial = self.trial
        lines = "\n".join(f"  match.apply({notation!r}, seat={seat})" for seat, notation in self.lines)
        return ContractBroken(
            f"Term broken: {term}: {what}.\nTo see it again:\n"
            f"  match = wandwright.game({trial.game.name!r}).start("
            f"seats={trial.seats}, seed={trial.seed}, options={trial.options!r})\n{lines}"
        )

    def require(self, kept: bool, term: str, what: str) -> None:
        """Raise ContractBroken unless the term is kept."""
        if not kept:
            raise self.broken(term, what)

    @contextmanager
    def during(self, term: str) -> Iterator[None]:
        """Whatever goes wrong in here breaks this term."""
        try:
            yield
        except ContractBroken:
            raise
        except Exception as problem:
            raise self.broken(term, f"{type(problem).__name__}: {problem}") from problem


def spread(game: Game, seed: int = 0, manner: str = "uniform") -> tuple[Trial, ...]:
    """Set-ups in which every value of every option meets every value of every other one, and every number of seats.

    Options that take a list are filled in turn, beginning with each of their values once. Where values contradict each
    other, the game puts them right.
    """
    factors = {option.name: values_of(option) for option in game.options() if not option.many}
    counts = tuple(range(game.fewest_seats, game.most_seats + 1))
    rows = [row_of(factors, values) for values in pairwise([counts, *factors.values()])]
    tried = (
        fitting_trial(game, with_lists(game, row, number), seed + number, manner) for number, row in enumerate(rows)
    )
    trials = [trial for trial in tried if trial is not None]
    met = {pair for trial in trials for pair in pairs_of(trial.options)}
    for number, pair in enumerate(lost_pairs(game, factors, met), len(rows)):
        row = with_lists(game, (game.usual_seats, defaults(game) | dict(pair)), number)
        trial = fitting_trial(game, row, seed + number, manner)
        if trial is not None and pair not in met:
            trials.append(trial)
            met |= pairs_of(trial.options)
    if not trials:
        raise ContractBroken(f"{game.name} has no set-up that could be tried; its options exclude each other.")
    return tuple(trials)


Row: TypeAlias = tuple[int, dict[str, object]]
Pair: TypeAlias = tuple[tuple[str, object], tuple[str, object]]


def row_of(factors: Mapping[str, object], values: tuple[Any, ...]) -> Row:
    """The number of seats, and a value for each option."""
    seats, *chosen = values
    return seats, dict(zip(factors, chosen, strict=True))


def with_lists(game: Game, row: Row, number: int) -> Row:
    """Options that take a list are filled, too, from row to row beginning with another of their values."""
    seats, options = row
    return seats, options | {option.name: rotated(option, seats, number) for option in game.options() if option.many}


def fitting_trial(game: Game, row: Row, seed: int, manner: str) -> Trial | None:
    """A row as the game puts it right; None where its values exclude each other."""
    count, fitting = game.reconciled(*row)
    try:
        game.setup(count, seed, fitting)
    except Contradiction:
        return None
    except BadOption as problem:
        raise ContractBroken(f"{game.name} refuses its own options {fitting} at {count} seats: {problem}") from problem
    return Trial(game, count, fitting, seed, manner)


def defaults(game: Game) -> dict[str, object]:
    return {option.name: option.default for option in game.options() if not option.many}


def pairs_of(options: Mapping[str, object]) -> set[Pair]:
    """Every two options with their values, leaving out lists."""
    return set(combinations(((name, value) for name, value in options.items() if not isinstance(value, tuple)), 2))


def lost_pairs(game: Game, factors: Mapping[str, tuple[object, ...]], met: set[Pair]) -> list[Pair]:
    """Pairs that agree, but that no row holds any more: their rows were put right for the sake of a third value."""
    every = [
        ((first, left), (second, right))
        for first, second in combinations(factors, 2)
        for left in factors[first]
        for right in factors[second]
    ]
    return [pair for pair in every if pair not in met and agree(game, dict(pair))]


def agree(game: Game, options: dict[str, object]) -> bool:
    """Does the game leave these values as they are?"""
    _, fitting = game.reconciled(game.usual_seats, options)
    return {name: fitting[name] for name in options} == options


def values_of(option: Option) -> tuple[object, ...]:
    """The values of an option that are worth trying; a text comes from elsewhere."""
    if option.values:
        return option.values
    if option.longest:
        # A text belongs to something that the game has kept; the contract plays without.
        return (option.default,)
    if option.tried:
        return option.tried
    if option.high - option.low < WIDEST_RANGE:
        return tuple(range(option.low, option.high + 1))
    return tuple(sorted({option.low, (option.low + option.high) // 2, option.high, option.default}))


def rotated(option: Option, seats: int, number: int) -> tuple[str, ...]:
    """One value of a list option for each seat, beginning with another one each time."""
    values = option.values
    return tuple(values[(number + seat) % len(values)] for seat in range(min(seats, len(values))))


def pairwise(factors: list[tuple[object, ...]]) -> list[tuple[object, ...]]:
    """Rows that together hold every pair of values of every two factors; a lone factor has a row for each value."""
    if len(factors) == 1:
        return [(value,) for value in factors[0]]
    waiting = {
        ((first, left), (second, right))
        for first, second in combinations(range(len(factors)), 2)
        for left in range(len(factors[first]))
        for right in range(len(factors[second]))
    }
    rows = []
    while waiting:
        row = dict(min(waiting))
        for factor in range(len(factors)):
            if factor not in row:
                row[factor] = best_value(factor, len(factors[factor]), row, waiting)
        settled = sorted(row.items())
        waiting -= set(combinations(settled, 2))
        rows.append(tuple(factors[factor][place] for factor, place in settled))
    return rows


def best_value(
    factor: int, count: int, row: dict[int, int], waiting: set[tuple[tuple[int, int], tuple[int, int]]]
) -> int:
    """The value of a factor that settles the most pairs with the row so far."""

    def settles(place: int) -> int:
        entries = ((min((factor, place), other), max((factor, place), other)) for other in row.items())
        return sum(1 for pair in entries if pair in waiting)

    return max(range(count), key=settles)
