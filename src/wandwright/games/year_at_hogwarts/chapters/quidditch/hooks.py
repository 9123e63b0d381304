"""Where Quidditch joins in."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.quidditch.rules import begin_friendly
from wandwright.games.year_at_hogwarts.state import YearState


def lay_out(state: YearState) -> None:
    """R217a: in Quidditch alone the match begins at once."""
    if state.box.mode == v.QUIDDITCH_MODE:
        begin_friendly(state)
