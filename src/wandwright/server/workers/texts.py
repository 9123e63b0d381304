"""Preloads every text in every language: to parse one takes up to a third of a second, and all tables would wait."""

from __future__ import annotations

from wandwright import bots
from wandwright.engine.matches.games import game, games


def read_texts() -> None:
    """What the games and the bots say; what has been read already costs nothing."""
    bots.read_texts()
    for name in games():
        game(name).read_texts()
