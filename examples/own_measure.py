"""A measure of your own: what a study of the laboratory writes down of each match.

    cd examples
    wandwright simulate hogwarts-battle --matches 50 --vary game=1,3 --out stuns --measure own_measure:Stuns
    wandwright report stuns

A package names its measures in its entry points, in the group `wandwright.measures`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from wandwright.engine.matches.matches import Match
from wandwright.lab import Measure


class Stuns(Measure):
    """How often heroes were stunned, and how soon."""

    words: ClassVar[dict[str, str]] = {"stuns": "heroes stunned a match", "first_stun": "events before the first stun"}

    def rows(self, match: Match) -> Iterator[dict[str, int | None]]:
        """One row for each match, as columns beside those of the laboratory."""
        stuns = [event.number for event in match.events if event.kind == "stunned"]
        yield {"stuns": len(stuns), "first_stun": stuns[0] if stuns else None}
