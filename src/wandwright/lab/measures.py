"""Measures: what is written down of each match of a study. Yours are found like ours, by a name.

class Jinxes(Measure):
    \"\"\"How often a jinx was played.\"\"\"

    words = {"jinxes": "jinxes a match"}

    def rows(self, match):
        yield {"jinxes": sum(event.card == "jinx" for event in match.events)}

It stands in the entry points of your package, in the group `wandwright.measures`, or is named on the command line
as `module:Class`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from wandwright.bots import Bot, make
from wandwright.engine.errors import WandwrightError, nearest
from wandwright.engine.matches.games import Game
from wandwright.engine.matches.matches import Match
from wandwright.engine.questions.decisions import Decision

GROUP: Final = "wandwright.measures"
MATCHES: Final = "matches"
NO_WORDS: Final[Mapping[str, str]] = {}

Value = int | float | str | bool | None
Row = dict[str, Value]


class BadMeasure(WandwrightError):
    """A measure is not there, or is none."""


class Sitting(NamedTuple):
    """Who sits down to one match of a study: enough to play it again."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int

    def start(self) -> Match:
        return self.game.start(self.seats, self.seed, self.options)

    def bot(self, seat: int, again: int = 0) -> Bot:
        """Each bot of each match has a seed of its own, so that a study can be repeated."""
        return make(self.bots[seat], self.seed * self.seats + seat + again)


class Measure:
    """Watches one match. It may see everything of it: a study is no player.

    table  the table that its rows go into. `matches` has one row for each match, to which all such measures add columns
    words  its columns in words, for the report
    """

    table: ClassVar[str] = MATCHES
    words: ClassVar[Mapping[str, str]] = NO_WORDS

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    def asked(self, match: Match, decision: Decision) -> None:
        """Before each answer."""

    def rows(self, match: Match) -> Iterable[Row]:
        """What there is to write down when the match is over."""
        return ()


def find_measures(names: Sequence[str], own: Mapping[str, type[Measure]]) -> tuple[type[Measure], ...]:
    """The measures of these names: ours, those that other packages bring, or classes named as `module:Class`."""
    return tuple(find_measure(name, own) for name in names)


def find_measure(name: str, own: Mapping[str, type[Measure]]) -> type[Measure]:
    if name in own:
        return own[name]
    points = {point.name: point.value for point in entry_points(group=GROUP)}
    where = points.get(name, name)
    module, colon, attribute = where.partition(":")
    if not colon:
        raise BadMeasure(
            f"There is no measure {name!r}. {nearest(name, [*own, *points])} One of your own is written module:Class."
        )
    found = load(module, attribute, name)
    if not (isinstance(found, type) and issubclass(found, Measure)):
        raise BadMeasure(f"{where} is no measure; a measure is a class that derives from wandwright.lab.Measure.")
    return found


def load(module: str, attribute: str, name: str) -> object:
    """The class that somebody named on their own command line, also from the directory they stand in."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as problem:
        raise BadMeasure(f"The measure {name!r} can't be loaded: {problem}. It is written module:Class.") from problem
