"""Win rates by what a seat was: its hero or Mage, its school, its place at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from wandwright.engine.errors import BadOption, nearest
from wandwright.engine.matches.matches import Match
from wandwright.engine.state.state import Outcome

# The one thing that is known of a seat in every game.
SEAT: Final = "seat"


class Group(NamedTuple):
    """All seats, over some matches, of which the same is true: how many there were and how many of them won."""

    name: str
    value: str
    played: int
    won: int


class Groups:
    """Counts, match by match, how often each value of some facts won. Facts are words and names in a player's view."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = tuple(names)
        self._counts: dict[tuple[str, str], tuple[int, int]] = {}

    def add(self, match: Match, outcome: Outcome) -> None:
        """One more match that is over."""
        for seat in range(match.setup.seats):
            facts = facts_of(match, seat)
            for name in self._names:
                if name not in facts:
                    raise BadOption(f"A seat has no {name!r} here. {nearest(name, facts)}")
                played, won = self._counts.get((name, facts[name]), (0, 0))
                self._counts[name, facts[name]] = (played + 1, won + (seat in outcome.winners))

    @property
    def found(self) -> tuple[Group, ...]:
        """Every group, in the order of the facts and of their values."""
        order = sorted(self._counts, key=lambda key: (self._names.index(key[0]), key[1]))
        return tuple(Group(name, value, *self._counts[name, value]) for name, value in order)


def facts_of(match: Match, seat: int) -> dict[str, str]:
    """What can be told of a seat in a word."""
    players: Sequence[dict[str, Any]] = match.view(seat).get("players", ())
    row = players[seat] if seat < len(players) else {}
    return {SEAT: str(seat), **{name: value for name, value in row.items() if isinstance(value, str)}}
