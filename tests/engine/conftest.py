"""The toy game, and the toy game installed beside the real ones."""

from __future__ import annotations

import pytest

from tests.engine.toy import Toy
from wandwright.engine.matches import games


class ToyEntry:
    """Stands for the entry point by which a package offers its game."""

    def __init__(self, game: Toy) -> None:
        self.game = game

    def load(self) -> Toy:
        return self.game


@pytest.fixture
def toy() -> Toy:
    return Toy()


@pytest.fixture
def installed_toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    """A toy that `wandwright.game("toy")` and `wandwright.load` find, as they find every installed game."""
    game = Toy()
    found = {**games.installed(), "toy": ToyEntry(game)}
    monkeypatch.setattr(games, "installed", lambda: found)
    monkeypatch.setattr(games, "_load", lambda name: found[name].load())
    return game
