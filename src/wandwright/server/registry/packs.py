"""Own packs that a server offers beside the cards of the box; they are read and checked when it starts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path

from wandwright.content import PackError
from wandwright.engine.errors import BadOption, UnknownOption, nearest
from wandwright.engine.matches.games import Game, game, games
from wandwright.server.errors import BadSettings
from wandwright.server.storage.editions import AT_HAND


class Shelf:
    """Packs by the names of their directories, for each game that can use them."""

    def __init__(self, directories: Iterable[Path]) -> None:
        self._packs: dict[str, Path] = {}
        self._fitting: dict[str, list[str]] = {name: [] for name in games()}
        self._laid = lru_cache(maxsize=AT_HAND)(self._lay)
        for directory in directories:
            self._add(directory)

    def _add(self, directory: Path) -> None:
        name = directory.absolute().name
        if name in self._packs:
            raise BadSettings(f"Two packs are called {name}; give one of the directories another name.")
        self._packs[name] = directory
        problems: list[PackError] = []
        for of_game, fitting in self._fitting.items():
            try:
                self._laid(of_game, (name,))
            except PackError as problem:
                problems.append(problem)
            else:
                fitting.append(name)
        if len(problems) == len(self._fitting):
            # It is meant for the game to which it comes closest.
            raise min(problems, key=lambda problem: len(problem.mistakes))

    def _lay(self, of_game: str, packs: tuple[str, ...]) -> Game:
        return game(of_game, tuple(self._packs[name] for name in packs))

    def packs(self, of_game: str) -> tuple[str, ...]:
        """The packs that a game can use, in the order in which the server was given them."""
        return tuple(self._fitting.get(of_game, ()))

    def in_order(self, of_game: str, wanted: Sequence[str]) -> tuple[str, ...]:
        """These packs in the order in which they are laid over each other; UnknownOption if one is not offered."""
        offered = self.packs(of_game)
        for name in wanted:
            if name not in offered:
                raise UnknownOption(f"There is no pack {name!r} for this game here. {nearest(name, offered)}".strip())
        return tuple(name for name in offered if name in wanted)

    def game(self, of_game: str, packs: Sequence[str] = ()) -> Game:
        """A game with these packs laid over its own cards."""
        chosen = self.in_order(game(of_game).name, packs)
        try:
            return self._laid(of_game, chosen) if chosen else game(of_game)
        except PackError as problem:
            raise BadOption(f"The packs {', '.join(chosen)} can't be used together; choose fewer of them.") from problem


def title_of(name: str) -> str:
    """A pack as people read it: my-cards becomes My cards."""
    words = " ".join(name.replace("_", " ").replace("-", " ").split())
    return f"{words[:1].upper()}{words[1:]}" or name
