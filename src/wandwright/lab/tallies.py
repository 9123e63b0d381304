"""Wins counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from wandwright.engine.errors import BadOption, nearest


class Tally(NamedTuple):
    """What came out of the matches of one set-up: wins for each seat, of all seats together, and of no seat."""

    matches: int
    decisions: int
    together: int
    wins: tuple[int, ...]
    nobody: int = 0

    @property
    def cooperative(self) -> bool:
        """Did the seats win and lose together every time?"""
        return all(wins == self.together for wins in self.wins)


class Group(NamedTuple):
    """All seats, over some matches, of which the same is true: how many there were and how many of them won."""

    name: str
    value: str
    played: int
    won: int


Rows = Sequence[Mapping[str, Any]]


def tallies(seats: Sequence[int], matches: Rows, seated: Rows) -> list[Tally]:
    """One for each set-up: of so many seats, from the rows of matches and of seats."""
    wins = [[0] * count for count in seats]
    for row in seated:
        wins[row["variation"]][row["seat"]] += row["won"]
    counts = [[0, 0, 0, 0] for _ in seats]
    for row in matches:
        for place, amount in enumerate((1, row["decisions"], row["together"], row["nobody"])):
            counts[row["variation"]][place] += amount
    return [
        Tally(played, decisions, together, tuple(won), nobody)
        for (played, decisions, together, nobody), won in zip(counts, wins, strict=True)
    ]


def groups(names: Sequence[str], seated: Rows) -> tuple[Group, ...]:
    """Win rates by what a seat was, over all matches: its place, its Mage, its school."""
    counts: dict[tuple[str, str], tuple[int, int]] = {}
    for row in seated:
        facts = {name: str(value) for name, value in row.items() if name == "seat" or isinstance(value, str)}
        for name in names:
            if name not in facts:
                raise BadOption(f"A seat has no {name!r} here. {nearest(name, facts)}")
            played, won = counts.get((name, facts[name]), (0, 0))
            counts[name, facts[name]] = (played + 1, won + row["won"])
    order = sorted(counts, key=lambda key: (names.index(key[0]), key[1]))
    return tuple(Group(name, value, *counts[name, value]) for name, value in order)
