"""The toys beside the installed games, for one process: as if packages offered them by entry points."""

from __future__ import annotations

import pytest

from tests.toys.bidding import DrawnToy
from tests.toys.run import Run
from wandwright.engine.matches import games
from wandwright.engine.matches.games import Game


class ToyEntry:
    """Stands for the entry point by which a package offers its game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def load(self) -> Game:
        return self.game


def install(patch: pytest.MonkeyPatch, *more: Game) -> None:
    """Let `wandwright.game("toy")` and `wandwright.game("run")` be found, as every installed game is, and `more`."""
    others = {found.name: ToyEntry(found) for found in more}
    found = {**games.installed(), "toy": ToyEntry(DrawnToy()), "run": ToyEntry(Run()), **others}
    patch.setattr(games, "installed", lambda: found)
    patch.setattr(games, "_load", lambda name: found[name].load())
