"""Cards: how often each was used, and how often those won who used it."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from wandwright.lab.intervals import CONFIDENCE, Estimate
from wandwright.lab.report.results import Results

# A card that was with fewer sides, or that fewer were without, says nothing yet.
FEWEST: Final = 10


class CardEffect(NamedTuple):
    """One card over all set-ups. `apart` compares those who used it with those who did not, in the same set-up."""

    card: str
    acquired: float
    used: float
    sides: int
    rate_with: float
    apart: Estimate | None


Stratum = tuple[int, int, int, int]


def card_effects(results: Results) -> list[CardEffect]:
    """Every card, the most helpful first. A side is all seats where they win together, else one of them."""
    table = results.folder.table("cards")
    if table is None:
        return []
    sides = side_rows(table.to_pylist(), together=results.together)
    found: dict[str, list[Stratum]] = defaultdict(list)
    acquired: dict[str, int] = defaultdict(int)
    used: dict[str, int] = defaultdict(int)
    wins: dict[tuple[str, int], list[bool]] = defaultdict(list)
    for (number, _, _, card), (taken, times, won) in sides.items():
        acquired[card] += taken
        used[card] += times
        if times:
            wins[card, number].append(won)
    for (card, number), won_with in wins.items():
        all_wins, all_sides = totals(results, number)
        with_it, count = sum(won_with), len(won_with)
        found[card].append((with_it, count, all_wins - with_it, all_sides - count))
    effects = [
        effect(card, strata, acquired[card] / results.played, used[card] / results.played)
        for card, strata in found.items()
    ]
    return sorted(effects, key=lambda one: -math.inf if one.apart is None else one.apart.value, reverse=True)


def side_rows(
    rows: Iterable[Mapping[str, Any]], *, together: bool
) -> dict[tuple[int, int, int, str], tuple[int, int, bool]]:
    """Rows of seats, or where seats win together one for all of them."""
    found: dict[tuple[int, int, int, str], tuple[int, int, bool]] = {}
    for row in rows:
        key = (row["variation"], row["match"], -1 if together else row["seat"], row["card"])
        taken, times, _ = found.get(key, (0, 0, False))
        found[key] = (taken + row["acquired"], times + row["used"], row["won"])
    return found


def totals(results: Results, number: int) -> tuple[int, int]:
    """The wins of all sides of a set-up, and how many sides there were."""
    tally = results.tallies[number]
    if results.together:
        return tally.together, tally.matches
    return sum(tally.wins), tally.matches * len(tally.wins)


def effect(card: str, strata: list[Stratum], acquired: float, used: float) -> CardEffect:
    won, sides = sum(one[0] for one in strata), sum(one[1] for one in strata)
    without = sum(one[3] for one in strata)
    apart = stratified(strata) if min(sides, without) >= FEWEST else None
    return CardEffect(card, acquired, used, sides, won / sides, apart)


def stratified(strata: list[Stratum]) -> Estimate | None:
    """The difference of two rates within set-ups, each with the weight of what it knows (Mantel and Haenszel)."""
    weights = difference = variance = 0.0
    for won, count, other_won, other_count in strata:
        if not count or not other_count:
            continue
        weight = count * other_count / (count + other_count)
        # One win and one loss more, so that a rate of 0 or 1 is not taken for certain.
        one, other = (won + 1) / (count + 2), (other_won + 1) / (other_count + 2)
        weights += weight
        difference += weight * (won / count - other_won / other_count)
        variance += weight**2 * (one * (1 - one) / count + other * (1 - other) / other_count)
    if not weights:
        return None
    half = CONFIDENCE * math.sqrt(variance) / weights
    return Estimate(difference / weights, difference / weights - half, difference / weights + half)
