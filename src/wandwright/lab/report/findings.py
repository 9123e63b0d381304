"""Findings: what a study says, each in a sentence of plain words with its interval."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from wandwright.lab.intervals import Estimate
from wandwright.lab.plans import SEATS
from wandwright.lab.report.results import NOBODY, WON, Contrast, Results, in_words

# Of other columns only sure differences are told in a sentence; the table has all.
TOLD_IF_SURE: Final = ("turns",)
MOST_TOLD: Final = 60
UNSURE: Final = "; so few matches do not say whether there is a difference"


class Finding(NamedTuple):
    """A sentence, and whether the interval leaves out that there is nothing to it."""

    sentence: str
    sure: bool


class Difference(NamedTuple):
    """A row of the table of differences."""

    contrast: Contrast
    column: str
    before: Estimate
    after: Estimate
    apart: Estimate


def differences(results: Results) -> Iterator[Difference]:
    """Every column of every two set-ups that differ in one thing."""
    columns = [*results.columns(rates=True), *results.columns(rates=False)]
    for contrast in results.contrasts():
        for column in columns:
            apart = results.difference(contrast, column)
            before, after = (results.estimate(number, column) for number in contrast[1:])
            if contrast.factor == SEATS and column in results.win_columns() and not results.together:
                # Among more rivals each has a smaller share: no finding.
                continue
            if apart is not None and before is not None and after is not None:
                yield Difference(contrast, column, before, after, apart)


def findings(results: Results, words: Mapping[str, str]) -> list[Finding]:
    """What is told: of each factor on the average, then pair by pair, those first of which we are sure."""
    told = [*averages(results), *fair_shares(results)]
    wins = results.win_columns()
    if_sure = (*TOLD_IF_SURE, *own_columns(results, words))
    told += [
        Finding(sentence_of(results, one, words), one.apart.is_sure)
        for one in differences(results)
        if one.column in wins or (one.apart.is_sure and one.column in if_sure)
    ]
    return sorted(told, key=lambda one: not one.sure)[:MOST_TOLD]


def own_columns(results: Results, words: Mapping[str, str]) -> list[str]:
    """Columns of measures that somebody added: whoever adds one wants to read of it."""
    return [name for name in results.columns(rates=False) if name not in words]


def averages(results: Results) -> Iterator[Finding]:
    """What each value does over all set-ups that it was tried in, where there are several."""
    pairs: dict[tuple[str, str], list[Contrast]] = {}
    for contrast in results.contrasts():
        text = results.variations[contrast.second].values[contrast.factor]
        pairs.setdefault((contrast.factor, text), []).append(contrast)
    for (factor, text), contrasts in pairs.items():
        apart = results.on_average(contrasts, WON) if results.together and len(contrasts) > 1 else None
        if apart is not None:
            usual = results.factors()[factor][0]
            head = (
                f"With {named(factor, text, usual)}, on the average of {len(contrasts)} pairs of set-ups, the win rate"
            )
            # "Falls by 34 points" has the sign in its verb.
            size = Estimate(-apart.value, -apart.high, -apart.low) if apart.high < 0 else apart
            moved = f"{verb(apart) if apart.is_sure else 'moves'} by {points(size.value)}"
            tail = "" if apart.is_sure else UNSURE
            yield Finding(f"{head} {moved}, 95 % interval {interval(size)}{tail}.", apart.is_sure)


def fair_shares(results: Results) -> Iterator[Finding]:
    """Among rivals: does a seat win more or less than its share?"""
    for number, one in enumerate(results.variations):
        share = 1 / one.seats
        for column in results.win_columns():
            found = results.estimate(number, column)
            if found is None or results.together or one.seats == 1 or column == NOBODY:
                continue
            sure = not found.low <= share <= found.high
            how = "more than" if found.value > share else "less than"
            than = f"{how if sure else 'which agrees with'} its share of {percent(share)}"
            rate = f"{percent(found.value)} of the matches, 95 % interval {percent(found.low)} to {percent(found.high)}"
            who = column.removesuffix(" won")
            yield Finding(f"{results.label(number)}: {who} wins {rate}, {than}.", sure)


def sentence_of(results: Results, one: Difference, words: Mapping[str, str]) -> str:
    """A difference in plain words."""
    values, usual = results.variations[one.contrast.second].values, results.variations[one.contrast.first].values
    factor = one.contrast.factor
    common = results.rest(one.contrast)
    where = f" ({in_words(common)})" if common else ""
    head = f"With {named(factor, values[factor], usual[factor])} {thing(one.column, words)}{where} {verb(one.apart)}"
    is_rate = one.column in results.columns(rates=True)
    if is_rate:
        numbers = (
            f"from {percent(one.before.value)} to {percent(one.after.value)}, difference {points(one.apart.value)}"
        )
    else:
        numbers = f"from {one.before.value:.1f} to {one.after.value:.1f}, difference {minus(f'{one.apart.value:.1f}')}"
    found = interval(one.apart) if is_rate else minus(f"{one.apart.low:.1f} to {one.apart.high:.1f}")
    tail = "" if one.apart.is_sure else UNSURE
    return f"{head} {numbers}, 95 % interval {found}{tail}."


def named(factor: str, text: str, usual: str) -> str:
    """A value against the first one."""
    if factor == SEATS:
        return f"{text} seats instead of {usual}"
    return f"{factor} {text} instead of {usual}"


def thing(column: str, words: Mapping[str, str]) -> str:
    if column == WON:
        return "the win rate"
    if column == NOBODY:
        return "the rate of matches that nobody wins"
    if column.endswith(" won"):
        return f"the win rate of {column.removesuffix(' won')}"
    return f"the mean of {words.get(column, column)}"


def verb(apart: Estimate) -> str:
    """Rises, falls, or perhaps neither."""
    if not apart.is_sure:
        return "goes"
    return "rises" if apart.value > 0 else "falls"


def percent(value: float) -> str:
    return f"{round(100 * value)}\N{NO-BREAK SPACE}%"


def points(value: float) -> str:
    """Parts of a hundred."""
    rounded = round(100 * value)
    return minus(f"{rounded} point" if abs(rounded) == 1 else f"{rounded} points")


def interval(apart: Estimate) -> str:
    return minus(f"{round(100 * apart.low)} to {round(100 * apart.high)}")


def minus(text: str) -> str:
    """Numbers below 0 as they are printed."""
    return text.replace("-", "\N{MINUS SIGN}")
