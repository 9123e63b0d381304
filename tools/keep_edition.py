"""Keeps the cards of every game as they are now, for the saves of this release: run it just before a release.

Each edition becomes one small file in the folder `editions` of its game, and one line in tests/content/released.txt, by
which a test sees that no released edition ever disappears. What is kept already is left as it is.
"""

from __future__ import annotations

import sys
from pathlib import Path

import wandwright as ww
from wandwright.content.editions import ENDING, FOLDER, write_edition
from wandwright.engine.matches.games import Game

ROOT = Path(__file__).resolve().parent.parent
LIST = "tests/content/released.txt"


def keep(game: Game, version: str, root: Path) -> Path | None:
    """Write the edition of a game; None if it is there already."""
    package = type(game).__module__.split(".")[:-1]
    file = root.joinpath("src", *package, FOLDER, f"{game.content_hash}{ENDING}")
    if file.exists():
        return None
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(write_edition(game.records()))
    with (root / LIST).open("a", encoding="utf-8") as released:
        released.write(f"{game.name} {game.content_hash} {version}\n")
    return file


def main() -> None:
    for name in ww.games():
        written = keep(ww.game(name), ww.__version__, ROOT)
        sys.stdout.write(f"{name}: {written.relative_to(ROOT) if written else 'is kept already'}\n")


if __name__ == "__main__":
    main()
