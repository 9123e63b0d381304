"""The rows of a study, set-up by set-up, and which set-ups differ in one thing only."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from wandwright.engine.errors import WandwrightError
from wandwright.lab.folders import StudyFolder
from wandwright.lab.intervals import Estimate, mean, paired_means, paired_rates, rate
from wandwright.lab.measures import MATCHES
from wandwright.lab.plans import FACTORIAL, SEATS, Variation
from wandwright.lab.playing import SEATS_TABLE
from wandwright.lab.tallies import Tally, tallies

# A column by match number.
Series = Mapping[int, Any]
# Columns that say where a row belongs.
PLACES = frozenset({"variation", "match"})
WON = "won together"
NOBODY = "nobody won"
# The set-up that all others are compared with.
USUAL = "the first values of all"


class EmptyStudy(WandwrightError):
    """There is nothing to report yet."""


class Contrast(NamedTuple):
    """Two set-ups that differ in one factor: the first value of it, and another one."""

    factor: str
    first: int
    second: int


class Results:
    """What a study found, by set-up."""

    def __init__(self, folder: StudyFolder) -> None:
        self.folder = folder
        self.manifest = folder.manifest
        self.plan = self.manifest["plan"]
        self.variations = [Variation(**one) for one in self.plan["variations"]]
        rows = folder.table(MATCHES)
        if rows is None:
            raise EmptyStudy(f"No match of {folder.path} is finished yet; give its command again: {self.command}")
        self.series = by_variation(rows.to_pylist(), len(self.variations))
        self.seats_rows = folder.table(SEATS_TABLE).to_pylist()
        self.tallies: list[Tally] = tallies([one.seats for one in self.variations], rows.to_pylist(), self.seats_rows)
        self.together = all(tally.cooperative for tally in self.tallies)
        self._add_wins()

    def _add_wins(self) -> None:
        """The columns that a win rate is made of: all seats together, or each seat by itself."""
        for row in self.seats_rows if not self.together else ():
            self.series[row["variation"]].setdefault(won_by(row["seat"]), {})[row["match"]] = row["won"]
        for columns in self.series:
            # A set-up of which nothing is finished yet has no columns.
            together, nobody = columns.pop("together", {}), columns.pop("nobody", {})
            if self.together:
                columns[WON] = together
            elif any(nobody.values()):
                columns[NOBODY] = nobody

    @property
    def command(self) -> str:
        return str(self.manifest["command"])

    @property
    def played(self) -> int:
        return sum(tally.matches for tally in self.tallies)

    @property
    def missing(self) -> int:
        """Matches that are still to be played."""
        return int(self.plan["matches"]) * len(self.variations) - self.played

    def columns(self, *, rates: bool) -> list[str]:
        """The columns that are true or false, or those that are numbers, in order."""
        found: dict[str, None] = {}
        for columns in self.series:
            for name, series in columns.items():
                if is_rate(series) is rates:
                    found[name] = None
        return sorted(found, key=lambda name: (name not in (WON, NOBODY), not name.startswith("seat"), name))

    def win_columns(self) -> list[str]:
        return [name for name in self.columns(rates=True) if name in (WON, NOBODY) or name.startswith("seat ")]

    def estimate(self, number: int, column: str) -> Estimate | None:
        """A rate or a mean of one set-up."""
        values = [value for value in self.series[number].get(column, {}).values() if value is not None]
        if not values:
            return None
        return rate(sum(values), len(values)) if isinstance(values[0], bool) else mean(values)

    def contrasts(self) -> Iterator[Contrast]:
        """Every value of a factor against its first one, all else being equal."""
        places = {tuple(sorted(one.values.items())): number for number, one in enumerate(self.variations)}
        for factor, texts in self.factors().items():
            for number, one in enumerate(self.variations):
                usual = places.get(tuple(sorted({**one.values, factor: texts[0]}.items())))
                if one.values.get(factor) != texts[0] and usual is not None:
                    yield Contrast(factor, usual, number)

    def factors(self) -> dict[str, list[str]]:
        """What was varied, each with its values; the first one is what others are compared with."""
        found: dict[str, list[str]] = defaultdict(list)
        for one in self.variations:
            for name, text in one.values.items():
                if text not in found[name]:
                    found[name].append(text)
        return {name: texts for name, texts in found.items() if len(texts) > 1}

    def difference(self, contrast: Contrast, column: str) -> Estimate | None:
        """By how much a column is higher in the second set-up, from matches on the same seeds."""
        before, after = (self.series[number].get(column, {}) for number in contrast[1:])
        seeds = shared(before, after)
        if len(seeds) < 2:
            return None
        first, second = [before[seed] for seed in seeds], [after[seed] for seed in seeds]
        return (paired_rates if is_rate(before) else paired_means)(first, second)

    def on_average(self, contrasts: Sequence[Contrast], column: str) -> Estimate | None:
        """The same over several pairs of set-ups: for each seed the mean of its differences."""
        found: dict[int, list[float]] = defaultdict(list)
        for contrast in contrasts:
            before, after = (self.series[number].get(column, {}) for number in contrast[1:])
            for seed in shared(before, after):
                found[seed].append(float(after[seed]) - float(before[seed]))
        means = [sum(values) / len(values) for values in found.values()]
        return mean(means) if len(means) > 1 else None

    @property
    def is_factorial(self) -> bool:
        """Was every combination asked for? Else a set-up stands for what is not as in the first one."""
        return bool(self.plan["design"] == FACTORIAL)

    def label(self, number: int) -> str:
        """A set-up in words, by what was varied."""
        one, usual = self.variations[number], self.variations[0].values
        if self.is_factorial:
            return in_words(one.values) or one.label
        return in_words({name: text for name, text in one.values.items() if text != usual[name]}) or USUAL

    def contrast_label(self, contrast: Contrast) -> str:
        """Which value instead of which, and what else was so."""
        usual, values = (self.variations[number].values[contrast.factor] for number in contrast[1:])
        rest = in_words(self.rest(contrast))
        return f"{in_words({contrast.factor: values})} (not {usual})" + (f", {rest}" if rest else "")

    def rest(self, contrast: Contrast) -> dict[str, str]:
        """What the two set-ups have in common, of what was varied."""
        varied = self.factors()
        values = self.variations[contrast.second].values if self.is_factorial else {}
        return {name: text for name, text in values.items() if name != contrast.factor and name in varied}


def won_by(seat: int) -> str:
    return f"seat {seat} won"


def is_rate(series: Series) -> bool | None:
    """Is it true or false (True), a number (False), or neither (None)?"""
    value = next((value for value in series.values() if value is not None), None)
    if isinstance(value, bool):
        return True
    return False if isinstance(value, int | float) else None


def shared(before: Series, after: Series) -> list[int]:
    """The matches that both set-ups have a value of."""
    return sorted(seed for seed in before if before[seed] is not None and after.get(seed) is not None)


def by_variation(rows: Sequence[Mapping[str, Any]], count: int) -> list[dict[str, dict[int, Any]]]:
    """Each column of each set-up, by match number."""
    found: list[dict[str, dict[int, Any]]] = [{} for _ in range(count)]
    for row in rows:
        columns = found[row["variation"]]
        for name, value in row.items():
            if name not in PLACES:
                columns.setdefault(name, {})[row["match"]] = value
    return found


def in_words(values: Mapping[str, str]) -> str:
    """Values of factors in a sentence: 2 seats, game 5."""
    return ", ".join(
        (f"{text} seat" if text == "1" else f"{text} seats") if name == SEATS else f"{name} {text}"
        for name, text in values.items()
    )
