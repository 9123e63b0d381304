"""Review of a match that was played: the chance to win over its course, and every choice against the best one.

Each position is judged from what the seat knew then, on guesses; nothing that was hidden has a part in it. A change of
the chance from one rest to the next is the choices in between, and what is left is luck: the deals, the dice, and among
rivals what the others did.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from wandwright.bots.compare import Budget, Comparison, compare
from wandwright.bots.numbers import first_number
from wandwright.engine.language import speaking
from wandwright.engine.matches.endings import turn_of
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.seats import Position

LINES: Final = 32
# Guesses that the chance of a position is the mean of.
GUESSES: Final = 8
# So many moments are told; what moved less than this is none.
MOMENTS: Final = 3
LEAST: Final = 0.02


class Point(NamedTuple):
    """The chances of all seats at a rest of the match, as the seat that was asked could know it."""

    action: int
    turn: int
    chances: tuple[float, ...]


class Choice(NamedTuple):
    """What a seat chose, against the best there was.

    lost    by how much of the chance to win the best was better; 0 where nothing was surely better
    gained  by how much the choice was better than the usual answer
    played  and best are answers by their notation; their labels are told by language
    """

    action: int
    turn: int
    seat: int
    played: str
    best: str
    lost: float
    gained: float
    labels: dict[str, tuple[str, str]]


class Moment(NamedTuple):
    """A stretch between two rests that mattered: how the chance moved, by choices and by what is left, luck."""

    action: int
    turn: int
    seat: int
    before: float
    after: float
    choice: float
    luck: float


class Review(NamedTuple):
    """A whole match."""

    seats: int
    sides: tuple[tuple[int, ...], ...]
    points: tuple[Point, ...]
    choices: tuple[Choice, ...]
    moments: tuple[Moment, ...]

    def best_choice(self, seat: int) -> Choice | None:
        """The choice that was furthest ahead of the usual one."""
        own = [one for one in self.choices if one.seat == seat and one.gained >= LEAST]
        return max(own, key=lambda one: one.gained, default=None)

    def costliest(self, seat: int) -> Choice | None:
        """The choice that gave away most."""
        own = [one for one in self.choices if one.seat == seat and one.lost >= LEAST]
        return max(own, key=lambda one: one.lost, default=None)

    def as_data(self) -> dict[str, Any]:
        """Everything, as it is kept and sent."""
        return {
            "seats": self.seats,
            "sides": [list(side) for side in self.sides],
            "points": [one._asdict() for one in self.points],
            "choices": [one._asdict() for one in self.choices],
            "moments": [one._asdict() for one in self.moments],
            "best": [as_data(self.best_choice(seat)) for seat in range(self.seats)],
            "costliest": [as_data(self.costliest(seat)) for seat in range(self.seats)],
        }


def as_data(choice: Choice | None) -> dict[str, Any] | None:
    return None if choice is None else choice._asdict()


class Reviewer:
    """Goes through a match, answer by answer; `steps` says after each how many are done."""

    def __init__(self, match: Match, locales: Sequence[str] = ("en",), lines: int = LINES) -> None:
        self._past = match.copy()
        self._records = match.records
        self._locales = locales
        self._lines = lines
        self._points: list[Point] = []
        self._choices: list[Choice] = []
        self.total = len(self._records)

    def steps(self) -> Iterator[int]:
        """Review the match from its beginning; gives how many answers are done."""
        past = self._past
        if self._records:
            past.undo(0)
        for number, record in enumerate(self._records):
            self._look_at(number, past, record.seat, record.code)
            past.apply_code(record.place, record.code)
            yield number + 1
        if past.outcome is not None and (chances := past.game.chance(past.state)):
            self._points.append(Point(self.total, turn_of(past.state), chances))

    def _look_at(self, number: int, past: Match, seat: int, code: int) -> None:
        """The position before an answer: its chances if it is at rest, and the answer against the others."""
        decision = next(one for one in past.decisions if one.seat == seat and one.action(code) is not None)
        if past.game.at_rest(past.state):
            self._points.append(Point(number, turn_of(past.state), known_chances(past, seat)))
        played = decision.action(code)
        if len(decision.distinct) > 1 and played is not None and not decision.optional:
            found = compare(Position(past, seat), Budget(self._lines), also=played)
            self._choices.append(self._judged(number, past, seat, found, code))

    def _judged(self, number: int, past: Match, seat: int, found: Comparison, code: int) -> Choice:
        played = next(one for one in found.estimates if one.action.code == code)
        usual = found.of(found.usual)
        best = found.best
        lost = (
            best.chance - played.chance if best.action != played.action and is_sure(played.ahead, played.error) else 0.0
        )
        ahead = played.chance - usual.chance if usual is not None and played.action != usual.action else 0.0
        labels = {}
        for locale in self._locales:
            with speaking(locale):
                labels[locale] = (played.action.label, best.action.label)
        return Choice(
            number,
            turn_of(past.state),
            seat,
            played.action.notation,
            best.action.notation,
            max(0.0, lost),
            max(0.0, ahead) if played.action == best.action else 0.0,
            labels,
        )

    @property
    def review(self) -> Review:
        """What was found so far."""
        state = self._past.state
        sides = tuple(one.seats for one in self._past.game.standings(state))
        points, choices = tuple(self._points), tuple(self._choices)
        return Review(self._past.setup.seats, sides, points, choices, moments_of(sides, points, choices))


def known_chances(past: Match, seat: int) -> tuple[float, ...]:
    """The chances of all seats as one of them knows the position: the mean over its guesses."""
    position = Position(past, seat)
    worlds = [position.determinize(first_number(0, f"review:{guess}")) for guess in range(GUESSES)]
    found = [past.game.chance(world) for world in worlds]
    return tuple(sum(chances) / len(chances) for chances in zip(*found, strict=True))


def is_sure(ahead: float, error: float) -> bool:
    """Behind by more than chance would have it."""
    return ahead < -1.0 * error


def moments_of(
    sides: Sequence[Sequence[int]], points: Sequence[Point], choices: Sequence[Choice]
) -> tuple[Moment, ...]:
    """The stretches that moved somebody's chance most, in the order of the match."""
    found = []
    for before, after in itertools.pairwise(points):
        for side in sides:
            seat = side[0]
            lost = sum(one.lost for one in choices if before.action <= one.action < after.action and one.seat in side)
            change = after.chances[seat] - before.chances[seat]
            found.append(
                Moment(
                    before.action, before.turn, seat, before.chances[seat], after.chances[seat], -lost, change + lost
                )
            )
    told = sorted(found, key=lambda one: -abs(one.after - one.before))
    distinct = list({one.action: one for one in reversed(told)}.values())
    most = sorted(distinct, key=lambda one: -abs(one.after - one.before))[:MOMENTS]
    return tuple(sorted((one for one in most if abs(one.after - one.before) >= LEAST), key=lambda one: one.action))


def review(match: Match, locales: Sequence[str] = ("en",), lines: int = LINES) -> Review:
    """The review of a match as a whole."""
    reviewer = Reviewer(match, locales, lines)
    for _ in reviewer.steps():
        pass
    return reviewer.review
