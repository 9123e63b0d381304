"""The plan of a study: which set-ups are compared, on which seeds, and the jobs that it is cut into."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final, NamedTuple

from wandwright import bots
from wandwright.engine import VERSION
from wandwright.engine.errors import BadOption
from wandwright.engine.matches.games import Game
from wandwright.lab.measures import MATCHES
from wandwright.lab.own_measures import ALWAYS

SEATS: Final = "seats"
# Every combination of values; or the first values of all, and each other value alone against them.
FACTORIAL: Final = "factorial"
PAIRED: Final = "paired"
DESIGNS: Final = (FACTORIAL, PAIRED)
# So many jobs for each set-up are enough for any cluster; so few matches are lost when a run is interrupted.
MOST_JOBS: Final = 40
SMALLEST_CHUNK: Final = 5
LARGEST_CHUNK: Final = 50
MOST_VARIATIONS: Final = 5000


class Factor(NamedTuple):
    """Something that is varied: the number of seats, or an option, with each value and the text it was typed as."""

    name: str
    values: tuple[Any, ...]
    texts: tuple[str, ...]


class Variation(NamedTuple):
    """One set-up of those that are compared. `values` are the factors it stands for, as text."""

    label: str
    seats: int
    options: dict[str, Any]
    values: dict[str, str]


class Plan(NamedTuple):
    """All that the results of a study follow from. Two plans that are equal give equal rows, wherever they run."""

    game: str
    packs: tuple[str, ...]
    content: str
    rules: int
    version: str
    bots: tuple[str, ...]
    first_seed: int
    matches: int
    chunk: int
    measures: tuple[str, ...]
    design: str
    variations: tuple[Variation, ...]

    def jobs(self) -> dict[str, Job]:
        """A few matches each, by keys that sort in the order of the study."""
        return {
            f"{number:04}-{first:08}": Job(self._replace(variations=(one,)), number, first)
            for number, one in enumerate(self.variations)
            for first in range(0, self.matches, self.chunk)
        }


class Job(NamedTuple):
    """Some matches of one set-up: those from number `first` on, of a plan with this variation alone."""

    plan: Plan
    number: int
    first: int

    @property
    def numbers(self) -> range:
        return range(self.first, min(self.first + self.plan.chunk, self.plan.matches))


class Wanted(NamedTuple):
    """What somebody asks of a study."""

    matches: int = 100
    first_seed: int = 0
    bots: tuple[str, ...] = (bots.USUAL,)
    seats: tuple[int, ...] = ()
    options: Mapping[str, Any] = {}
    factors: tuple[Factor, ...] = ()
    design: str = FACTORIAL
    measures: tuple[str, ...] = ALWAYS
    label: str = "as usual"
    skip: bool = False


def make_plan(game: Game, packs: Sequence[str], wanted: Wanted) -> tuple[Plan, tuple[str, ...]]:
    """The plan, checked at the door, and the set-ups that were left out because the game refuses them."""
    variations: list[Variation] = []
    refused: list[str] = []
    usual: Values = {}
    for values in combinations(wanted):
        usual = usual or values
        label = label_of(values) if wanted.design == FACTORIAL else label_of(others(values, usual))
        try:
            variations.append(variation(game, wanted, values, label))
        except BadOption as problem:
            if not wanted.skip:
                raise
            refused.append(f"{label}: {problem}")
    if not variations:
        raise BadOption(f"The game refuses every one of these set-ups; the last one so: {refused[-1]}")
    for one in variations:
        seat_bots(wanted.bots, one.seats)
    chunk = min(LARGEST_CHUNK, max(SMALLEST_CHUNK, -(-wanted.matches // MOST_JOBS)))
    measures = tuple(dict.fromkeys(wanted.measures))
    plan = Plan(
        game=game.name,
        packs=tuple(packs),
        content=game.content_hash,
        rules=game.rules_version,
        version=VERSION,
        bots=wanted.bots,
        first_seed=wanted.first_seed,
        matches=wanted.matches,
        chunk=chunk,
        measures=measures,
        design=wanted.design,
        variations=tuple(variations),
    )
    return plan, tuple(refused)


Values = dict[str, tuple[Any, str]]


def combinations(wanted: Wanted) -> Iterator[Values]:
    """The value of each factor, and its text, for each set-up."""
    factors = list(wanted.factors)
    if len(wanted.seats) > 1:
        factors.insert(0, Factor(SEATS, wanted.seats, tuple(str(seats) for seats in wanted.seats)))
    count = 1
    for factor in factors:
        count *= len(factor.values)
    if count > MOST_VARIATIONS and wanted.design == FACTORIAL:
        raise BadOption(f"These are {count} set-ups, more than {MOST_VARIATIONS}; vary less at once, or use --design.")
    pairs = [list(zip(factor.values, factor.texts, strict=True)) for factor in factors]
    names = [factor.name for factor in factors]
    if wanted.design == FACTORIAL:
        yield from (dict(zip(names, chosen, strict=True)) for chosen in product(*pairs))
        return
    usual = {name: values[0] for name, values in zip(names, pairs, strict=True)}
    yield usual
    for name, values in zip(names, pairs, strict=True):
        yield from ({**usual, name: value} for value in values[1:])


def others(values: Values, usual: Values) -> Values:
    """The values that are not the first ones: what a set-up of a paired design stands for."""
    return {name: value for name, value in values.items() if value != usual[name]}


def variation(game: Game, wanted: Wanted, values: Values, label: str) -> Variation:
    """A set-up that the game takes."""
    options = {**wanted.options, **{name: value for name, (value, _) in values.items() if name != SEATS}}
    seats = values[SEATS][0] if SEATS in values else (wanted.seats[0] if wanted.seats else None)
    setup = game.setup(seats, wanted.first_seed + wanted.matches - 1, options)
    texts = {name: text for name, (_, text) in values.items()}
    return Variation(label or wanted.label, setup.seats, options, texts)


def label_of(values: Values) -> str:
    return ", ".join(f"{name}={text}" for name, (_, text) in values.items())


def seat_bots(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for every seat; one name is for all."""
    chosen = tuple(names) * seats if len(names) == 1 else tuple(names)
    if len(chosen) != seats:
        raise BadOption(f"There are {seats} seats and {len(chosen)} bots; name one for all seats, or one for each.")
    for name in chosen:
        bots.summary(name)
    return chosen


__all__ = ["DESIGNS", "MATCHES", "SEATS", "Factor", "Job", "Plan", "Variation", "Wanted", "make_plan", "seat_bots"]
