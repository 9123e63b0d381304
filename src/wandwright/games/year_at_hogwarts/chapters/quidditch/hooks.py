"""Hooks: where Quidditch joins in."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.quidditch.challenge import begin_friendly
from wandwright.games.year_at_hogwarts.chapters.quidditch.names import told_on_pitch
from wandwright.games.year_at_hogwarts.state import YearState


def lay_out(state: YearState) -> None:
    """R217a: in Quidditch alone the match begins at once."""
    if state.box.mode == v.QUIDDITCH_MODE:
        begin_friendly(state)


def tell_event(details: dict[str, object], state: YearState) -> None:
    told_on_pitch(state.box.quidditch, details)
