"""Saved matches in prepared positions, to be laid on a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wandwright.testkit.scenario import Scenario

RISING = "death-eaters-rising"


def saved_position(seats: int, play: Sequence[str] = (), **position: Any) -> str:
    """A position of Death Eaters Rising as a scenario tells it, and what is played from there.

    Without other words it is the moment in which the active team takes its dice, at the Ministry of Magic.
    """
    given = {"turn": 1, "mission": "ministry_of_magic", "stack": [["take_pool"]], **position.pop("given", {})}
    return saved(play, game=RISING, seats=seats, given=given, **position)


def saved(play: Sequence[str] = (), **position: Any) -> str:
    """A position of any game."""
    match = Scenario(position, "prepared").begin()
    for notation in play:
        match.apply(notation)
    return match.save()
