"""Where cards come in (R122 to R129)."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts.state import YearState


def resolve_card(state: YearState, seat: int, deck: int, source: int) -> None:
    """R73, R74, R122, R123: draw an Action or Event card and resolve it. `source` is NO_CARD where a space says so."""


def list_turn_start(state: YearState, seat: int, legal: list[int]) -> None:
    """R128: cards that may be played at the start of the turn, as walking.steps.PLAY + definition."""


def play_at_start(state: YearState, seat: int, definition: int) -> None:
    """R128: one of these cards."""
