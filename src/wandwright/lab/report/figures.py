"""The figures of a report: which plots a study is worth, and what is to be seen in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from wandwright.content.messages import identifier
from wandwright.engine.matches.games import Game
from wandwright.lab.intervals import Estimate, rate
from wandwright.lab.report.card_effects import CardEffect, card_effects
from wandwright.lab.report.findings import differences, minus, percent
from wandwright.lab.report.plots import COLOURS, Data, intervals, lines, quantiles, shares, spreads
from wandwright.lab.report.results import WON, Results
from wandwright.lab.tallies import groups

# More than so many lines or rows nobody reads.
MOST_LINES: Final = len(COLOURS)
MOST_ROWS: Final = 40
MOST_CARDS: Final = 24
# A turn that few matches reach shows those few, not the game.
SHARE_OF_MATCHES: Final = 0.2


class Figure(NamedTuple):
    """A plot with its title, what is to be seen, and the numbers behind it as a table where they help."""

    title: str
    svg: str
    caption: str
    headings: tuple[str, ...] = ()
    rows: Sequence[tuple[str, ...]] = ()


def figures(found: Game, results: Results) -> Iterator[Figure]:
    yield from win_rates(results)
    yield from paired_differences(results)
    yield from endings(found, results)
    yield from lengths(results)
    yield from tempo(results)
    yield from luck(results)
    yield from kinds_of_seats(found, results)
    yield from cards(found, results)


def row_of(name: str, found: Estimate) -> dict[str, Any]:
    return {"name": name, "value": found.value, "low": found.low, "high": found.high}


def win_rates(results: Results) -> Iterator[Figure]:
    rows: Data = []
    for number in range(len(results.variations)):
        for column in results.win_columns():
            found = results.estimate(number, column)
            if found is not None:
                rows.append(
                    row_of(results.label(number) if column == WON else f"{results.label(number)}, {column}", found)
                )
    counts = {one.seats for one in results.variations}
    share = None if results.together or len(counts) > 1 else 1 / counts.pop()
    seen = "Wilson intervals of 95 %." + ("" if share is None else " The dashed line is an equal share.")
    yield Figure("Win rates", intervals(rows[:MOST_ROWS], "win rate", share=share), seen + cut(len(rows), MOST_ROWS))


def paired_differences(results: Results) -> Iterator[Figure]:
    rows: Data = []
    for one in differences(results):
        if one.column in results.win_columns():
            who = "" if one.column == WON else f", {one.column}"
            rows.append(row_of(results.contrast_label(one.contrast) + who, one.apart))
    if rows:
        seen = "By how much the win rate is higher than with the first value of the option, on the same seeds."
        svg = intervals(rows[:MOST_ROWS], "difference of the win rates", zero=True)
        yield Figure("What it changes", svg, seen + cut(len(rows), MOST_ROWS))


def cut(count: int, most: int) -> str:
    return f" The first {most} of {count} are shown." if count > most else ""


def endings(found: Game, results: Results) -> Iterator[Figure]:
    """How matches ended, in the words of the game."""
    rows: Data = []
    cells: list[tuple[str, ...]] = []
    for number in range(min(len(results.variations), MOST_ROWS)):
        reasons = Counter(results.series[number].get("reason", {}).values())
        for reason, count in sorted(reasons.items()):
            words = found.in_words(identifier("outcome", reason), reason)
            rows.append({"name": results.label(number), "part": words, "share": count / sum(reasons.values())})
            cells.append((results.label(number), words, str(count), percent(rows[-1]["share"])))
    if rows:
        headings = ("set-up", "ended so", "matches", "share")
        yield Figure("How it was won or lost", shares(rows, "share of the matches"), "", headings, cells)


def lengths(results: Results) -> Iterator[Figure]:
    for column, title in (("turns", "turns a match"), ("minutes", "estimated minutes a match")):
        rows: Data = []
        for number in range(min(len(results.variations), MOST_ROWS)):
            values = [value for value in results.series[number].get(column, {}).values() if value is not None]
            if values:
                rows.append({"name": results.label(number), **quantiles(values)})
        if rows:
            seen = "The bar holds the middle half of the matches, the line nine of ten, the mark is the median."
            yield Figure(f"How long: {title}", spreads(rows, title), seen)


def tempo(results: Results) -> Iterator[Figure]:
    """Each gauge turn by turn, as the mean of the matches that still go on."""
    table = results.folder.table("tempo")
    if table is None:
        return
    grouped = table.group_by(["variation", "gauge", "turn"]).aggregate([("value", "mean"), ("value", "count")])
    found = sorted(grouped.to_pylist(), key=lambda row: (row["gauge"], row["variation"], row["turn"]))
    for gauge in dict.fromkeys(row["gauge"] for row in found):
        rows = [
            {"name": results.label(row["variation"]), "turn": row["turn"], "value": row["value_mean"]}
            for row in found
            if row["gauge"] == gauge and row["variation"] < MOST_LINES and is_common(results, row)
        ]
        if rows:
            seen = "At the beginning of each turn that at least a fifth of the matches reach; a mean of those that do."
            yield Figure(f"Turn by turn: {gauge}", lines(rows, gauge), seen + cut(len(results.variations), MOST_LINES))


def is_common(results: Results, row: dict[str, Any]) -> bool:
    return bool(row["value_count"] >= SHARE_OF_MATCHES * results.tallies[row["variation"]].matches)


def luck(results: Results) -> Iterator[Figure]:
    """How much of the result the chance of the seed decides, for those who asked for it."""
    rows: Data = []
    cells: list[tuple[str, ...]] = []
    for number in range(min(len(results.variations), MOST_ROWS)):
        found = results.estimate(number, "again")
        if found is None:
            continue
        by_accident = agreement(results, number)
        rows.append(row_of(results.label(number), found))
        part = "" if by_accident == 1 else percent(max(found.value - by_accident, 0.0) / (1 - by_accident))
        cells.append((results.label(number), percent(found.value), percent(by_accident), part))
    if rows:
        seen = (
            "Each match was played a second time with the same chance and bots that decide otherwise. Beyond what "
            "agrees by accident, the same result means that chance decided it."
        )
        headings = ("set-up", "the same result", "by accident", "decided by chance")
        yield Figure("Luck", intervals(rows, "the same result again"), seen, headings, cells)


def agreement(results: Results, number: int) -> float:
    """How often two matches that have nothing in common end alike."""
    tally = results.tallies[number]
    parts = [tally.together, tally.matches - tally.together] if results.together else [*tally.wins, tally.nobody]
    return sum((part / tally.matches) ** 2 for part in parts)


def kinds_of_seats(found: Game, results: Results) -> Iterator[Figure]:
    """Among rivals: how often each Mage, school or student won."""
    if results.together:
        return
    for name in found.retrospect.kinds:
        told = [row for row in results.seats_rows if isinstance(row.get(name), str)]
        rows = [row_of(one.value, rate(one.won, one.played)) for one in groups((name,), told)]
        seen = "Over all set-ups, whoever sat there. Wilson intervals of 95 %."
        if rows:
            yield Figure(f"Who won: {name}", intervals(rows, "win rate"), seen)


def cards(found: Game, results: Results) -> Iterator[Figure]:
    effects = card_effects(results)
    told = [one for one in effects if one.apart is not None]
    if not told:
        return
    sure = sorted((one for one in told if one.apart and one.apart.is_sure), key=strength)[-MOST_CARDS:]
    shown = sorted(sure or sorted(told, key=strength)[-MOST_CARDS:], key=lambda one: -value_of(one))
    rows = [row_of(name_of(found, one.card), one.apart) for one in shown if one.apart is not None]
    seen = (
        "The win rate of those who used the card at least once, less that of those who did not, in the same set-up. "
        "It is no proof of cause: long matches use more cards, and whoever is ahead buys the dear ones."
    )
    headings = ("card", "acquired a match", "used a match", "sides", "win rate with it", "difference", "95 % interval")
    cells = [card_cells(found, one) for one in effects]
    svg = intervals(rows, "difference of the win rates", zero=True)
    yield Figure("Cards", svg, seen, headings, cells)


def value_of(one: CardEffect) -> float:
    return 0.0 if one.apart is None else one.apart.value


def strength(one: CardEffect) -> float:
    return abs(value_of(one))


def card_cells(found: Game, one: CardEffect) -> tuple[str, ...]:
    numbers = (f"{one.acquired:.2f}", f"{one.used:.2f}", str(one.sides), percent(one.rate_with))
    if one.apart is None:
        return (name_of(found, one.card), *numbers, "", "")
    points = (minus(f"{100 * value:.0f}") for value in one.apart)
    value, low, high = points
    return (name_of(found, one.card), *numbers, value, f"{low} to {high}")


def name_of(found: Game, card: str) -> str:
    return found.card_name(card)
