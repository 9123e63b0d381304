"""Comparison of the answers to a question: each is played on in the same guessed worlds, and the ends are compared.

This is what the search bot, the adviser and the look back read. What a rival has laid face down is part of a guess, so
it is drawn and never searched; the quick answers that play a line on know that guess and nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final, NamedTuple

from wandwright.bots.lines import Lines
from wandwright.bots.numbers import first_number
from wandwright.engine.matches.seats import Position
from wandwright.engine.questions.actions import Action
from wandwright.engine.state.state import State

# Of many answers so many are looked at closely, after a first look at all of them.
MOST_ANSWERS: Final = 8
# Guesses before an answer may be dropped, and before the usual answer is left for another: few pairs deceive.
FEWEST_TO_DROP: Final = 4
FEWEST: Final = 8
# An answer that is behind by so many standard errors does not catch up.
BEHIND: Final = 2.0
# A difference has to be so large to be one; also what a spread of nothing is taken for.
TINY: Final = 1e-9


class Budget(NamedTuple):
    """What a comparison may cost: so many lines, and where seconds are named no more time than that."""

    lines: int = 200
    seconds: float = 0.0


class Estimate(NamedTuple):
    """What an answer leads to.

    chance  the chance of the seat to win, on average over the guesses, if all go on as the quick answers do
    ahead   by how much that is more than after the best of the others, on the same guesses; less than 0 if behind
    error   the standard error of that difference
    lines   how many guesses it was played on in
    """

    action: Action
    chance: float
    ahead: float
    error: float
    lines: int


class Comparison(NamedTuple):
    """The answers to a question, the best first; `usual` is what the game's policy would answer."""

    estimates: tuple[Estimate, ...]
    usual: Action
    lines: int

    @property
    def best(self) -> Estimate:
        return self.estimates[0]

    def of(self, action: Action) -> Estimate | None:
        """The estimate of an answer, if it was looked at closely."""
        return next((one for one in self.estimates if one.action.code == action.code), None)

    def surely_best(self, sure: float) -> Action:
        """The usual answer, unless the best is ahead of it by more than so many standard errors."""
        return self.best.action if self.best.action != self.usual and self.is_sure(sure) else self.usual

    def is_sure(self, sure: float) -> bool:
        return self.best.lines >= FEWEST and self.best.ahead > sure * self.best.error + TINY


class Race:
    """Answers played on in the same guesses, one guess after the other; who can't catch up drops out."""

    def __init__(self, position: Position, seed: int, rests: int) -> None:
        self._position = position
        self._seed = seed
        self._lines = Lines(position.game, rests)
        self.worths: dict[int, list[float]] = {}

    @property
    def played(self) -> int:
        """How many lines were played."""
        return self._lines.played

    def guess(self, number: int) -> State:
        """The guesses of a position, by their number; the same for every answer."""
        asked = self._position.decision.number
        return self._position.determinize(first_number(self._seed, f"compare:{asked}:{number}"))

    def worth(self, world: State, code: int) -> float:
        """How it looks at the end of a line: the chance to win, or the evaluation where no chance has been fitted."""
        position = self._position
        end = self._lines.play(world, position.decision.index, code)
        chances = position.game.chance(end)
        return chances[position.seat] if chances else position.evaluate(end)

    def run(self, codes: Sequence[int], usual: int, goes_on: Callable[[int], bool]) -> None:
        """Guess after guess, as long as there is something to find out."""
        alive = list(codes)
        self.worths = {code: [] for code in codes}
        number = 0
        while len(alive) > 1 and goes_on(self.played + len(alive)):
            world = self.guess(number)
            for code in alive:
                self.worths[code].append(self.worth(world, code))
            number += 1
            if number >= FEWEST_TO_DROP:
                alive = self.still_racing(alive, usual)

    def still_racing(self, alive: list[int], usual: int) -> list[int]:
        """Those who may still be the best. The usual answer stays until the leader is surely better."""
        leader = max(alive, key=lambda code: sum(self.worths[code]))
        kept = [code for code in alive if code == leader or not self.is_behind(code, leader)]
        if usual in alive and usual not in kept and len(self.worths[usual]) < FEWEST:
            kept.append(usual)
        return kept

    def is_behind(self, code: int, leader: int) -> bool:
        """Is it behind beyond doubt, or the same thing by another name?"""
        ahead, error = paired(self.worths[leader], self.worths[code])
        return ahead > BEHIND * error or (ahead <= TINY and error <= TINY)


def compare(position: Position, budget: Budget, seed: int = 0, also: Action | None = None) -> Comparison:
    """The answers to the open question against each other; `also` names one that must be among them."""
    answers = {action.code: action for action in position.decision.actions}
    race = Race(position, seed, position.game.rests)
    first = race.guess(0)
    usual = position.policy(first)
    wanted = dict.fromkeys([usual, *([also.code] if also else [])])
    codes = [*wanted, *(code for code in candidates(position) if code not in wanted)]
    codes = promising(position, first, codes, len(wanted))
    began = perf_counter()

    def goes_on(lines: int) -> bool:
        return lines <= budget.lines and (not budget.seconds or perf_counter() - began < budget.seconds)

    race.run(codes, usual, goes_on)
    return Comparison(estimates_of(race, answers, codes, usual), answers[usual], race.played)


def candidates(position: Position) -> list[int]:
    return [action.code for action in position.decision.distinct]


def promising(position: Position, first: State, codes: list[int], wanted: int) -> list[int]:
    """All answers where there are few; else those that were asked for, and the few that look best at once."""
    if len(codes) <= MOST_ANSWERS:
        return codes
    looks = {code: position.evaluate(position.foreseen(first, code)) for code in codes[wanted:]}
    others = sorted(looks, key=lambda code: -looks[code])
    return [*codes[:wanted], *others[: MOST_ANSWERS - wanted]]


def estimates_of(race: Race, answers: dict[int, Action], codes: Sequence[int], usual: int) -> tuple[Estimate, ...]:
    """The answers by their chance, the best first, each against the best of the others on the guesses of both."""
    worths = race.worths
    if len(codes) == 1:
        return (Estimate(answers[usual], math.nan, 0.0, 0.0, 0),)
    best = max(codes, key=lambda code: standing(worths, code, codes))
    found = []
    for code in codes:
        rival = best if code != best else best_beside(worths, best, codes, usual)
        ahead, error = paired(worths[code], worths[rival])
        mean = sum(worths[code]) / len(worths[code]) if worths[code] else math.nan
        found.append(Estimate(answers[code], mean, ahead, error, len(worths[code])))
    return tuple(sorted(found, key=lambda one: (one.action.code != best, -one.ahead)))


def standing(worths: dict[int, list[float]], code: int, codes: Sequence[int]) -> tuple[int, float]:
    """Who was raced longest and furthest: those who dropped out were behind."""
    found = worths[code]
    return len(found), sum(found) / len(found) if found else 0.0


def best_beside(worths: dict[int, list[float]], best: int, codes: Sequence[int], usual: int) -> int:
    """What the best is measured by: the usual answer, or the next best where the usual one is the best."""
    if best != usual:
        return usual
    return max([code for code in codes if code != best], key=lambda code: standing(worths, code, codes))


def paired(these: Sequence[float], those: Sequence[float]) -> tuple[float, float]:
    """The mean difference on the guesses of both and its standard error; one pair alone proves nothing."""
    differences = [this - that for this, that in zip(these, those, strict=False)]
    count = len(differences)
    if count == 0:
        return 0.0, math.inf
    mean = sum(differences) / count
    if count == 1:
        return mean, math.inf
    spread = sum([(one - mean) ** 2 for one in differences]) / (count - 1)
    return mean, math.sqrt(spread / count)
