"""Review of a match that was played: the chance to win over its course, and every choice against the best one.

Each position is judged from what the seat knew then, on guesses; nothing that was hidden has a part in it. A change of
the chance from one rest to the next is the choices in between, and what is left is luck: the deals, the dice, and among
rivals what the others did.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from wandwright.bots.compare import Budget, compare
from wandwright.bots.numbers import first_number
from wandwright.engine.language import speaking
from wandwright.engine.matches.endings import turn_of
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.seats import Position
from wandwright.engine.questions.actions import Action

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
    labels: dict[str, tuple[str, ...]]


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


class Piece(NamedTuple):
    """What was found in a stretch of answers."""

    points: tuple[Point, ...]
    choices: tuple[Choice, ...]


class Reviewer:
    """Goes through a match, answer by answer, from number `first` up to `last`."""

    def __init__(
        self,
        match: Match,
        first: int = 0,
        last: int | None = None,
        locales: Sequence[str] = ("en",),
        lines: int = LINES,
    ) -> None:
        self._past = match.copy()
        self._records = match.records[first:last]
        self._first = first
        self._ends = last is None or last >= len(match.records)
        self._locales = locales
        self._lines = lines

    def piece(self) -> Piece:
        """The points and choices of the stretch, and at the end of the match what came of it."""
        past = self._past
        points: list[Point] = []
        choices: list[Choice] = []
        if self._records:
            past.undo(self._first)
        for number, record in enumerate(self._records, self._first):
            if past.game.at_rest(past.state) and (known := known_chances(past, record.seat)):
                points.append(Point(number, turn_of(past.state), known))
            choices += self._judged(number, past, record.seat, record.code)
            past.apply_code(record.place, record.code)
        if self._ends and past.outcome is not None and (chances := past.game.chance(past.state)):
            points.append(Point(past.action_count, turn_of(past.state), chances))
        return Piece(tuple(points), tuple(choices))

    def _judged(self, number: int, past: Match, seat: int, code: int) -> list[Choice]:
        """The answer against the others, where there was a choice."""
        decision = next(one for one in past.decisions if one.seat == seat and one.action(code) is not None)
        action = decision.action(code)
        if action is None or len(decision.distinct) == 1 or decision.optional:
            return []
        found = compare(Position(past, seat), Budget(self._lines), also=action)
        played, best, usual = found.of(action), found.best, found.of(found.usual)
        if played is None or usual is None or not played.lines:
            return []
        # Without a fitted chance the worths are no chances, and say nothing in points of it.
        fitted = past.game.chance_model(past.state) is not None
        behind = fitted and best.action != action and played.ahead < -played.error
        ahead = fitted and best.action == action != usual.action and best.ahead > best.error
        return [
            Choice(
                number,
                turn_of(past.state),
                seat,
                action.notation,
                best.action.notation,
                max(0.0, best.chance - played.chance) if behind else 0.0,
                max(0.0, best.ahead) if ahead else 0.0,
                self._labels(played.action, best.action),
            )
        ]

    def _labels(self, *actions: Action) -> dict[str, tuple[str, ...]]:
        """What answers are called, in each language."""
        found = {}
        for locale in self._locales:
            with speaking(locale):
                found[locale] = tuple([action.label for action in actions])
        return found


def assembled(match: Match, pieces: Sequence[Piece]) -> Review:
    """The review of a match from its pieces, in their order."""
    points = tuple([point for piece in pieces for point in piece.points])
    choices = tuple([choice for piece in pieces for choice in piece.choices])
    sides = tuple([one.seats for one in match.game.standings(match.state)])
    return Review(match.setup.seats, sides, points, choices, moments_of(sides, points, choices))


def known_chances(past: Match, seat: int) -> tuple[float, ...]:
    """The chances of all seats as one of them knows the position: the mean over its guesses; nothing without a fit."""
    if past.game.chance_model(past.state) is None:
        return ()
    position = Position(past, seat)
    worlds = [position.determinize(first_number(0, f"review:{guess}")) for guess in range(GUESSES)]
    found = [past.game.chance(world) for world in worlds]
    return tuple(sum(chances) / len(chances) for chances in zip(*found, strict=True))


def moments_of(
    sides: Sequence[Sequence[int]], points: Sequence[Point], choices: Sequence[Choice]
) -> tuple[Moment, ...]:
    """The stretches that moved somebody's chance most, in the order of the match."""
    found = [
        max((moment_of(side, before, after, choices) for side in sides), key=moved)
        for before, after in itertools.pairwise(points)
        if sides
    ]
    most = sorted(found, key=lambda one: -moved(one))[:MOMENTS]
    return tuple(sorted((one for one in most if moved(one) >= LEAST), key=lambda one: one.action))


def moment_of(side: Sequence[int], before: Point, after: Point, choices: Sequence[Choice]) -> Moment:
    """How the chance of a side moved between two rests: what its choices gave away, and what is left."""
    seat = side[0]
    lost = sum([one.lost for one in choices if before.action <= one.action < after.action and one.seat in side])
    was, then = before.chances[seat], after.chances[seat]
    return Moment(before.action, before.turn, seat, was, then, -lost, then - was + lost)


def moved(moment: Moment) -> float:
    """By how much a chance changed, up or down."""
    return abs(moment.after - moment.before)


def review(match: Match, locales: Sequence[str] = ("en",), lines: int = LINES) -> Review:
    """The review of a match as a whole."""
    return assembled(match, [Reviewer(match, locales=locales, lines=lines).piece()])
