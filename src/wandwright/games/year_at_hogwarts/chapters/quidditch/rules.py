"""Where a match of Quidditch begins (R182 to R217a)."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts.state import YearState


def begin_match(state: YearState, challenger: int, challenged: int) -> None:
    """R182: a challenge; it can't be refused."""


def begin_friendly(state: YearState) -> None:
    """R217a: Quidditch alone, from the lobby."""
    state.stack = []
