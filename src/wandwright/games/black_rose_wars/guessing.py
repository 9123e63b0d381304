"""What a guess has to fit besides what the fields declare (R169 to R171, A54)."""

from __future__ import annotations

from wandwright.engine.games import Game
from wandwright.games.black_rose_wars.state import RoseState


def complete(game: Game, guessed: RoseState, seat: int) -> None:
    """Unseen cards are dealt anew among all places where they may lie."""
