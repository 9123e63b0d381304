"""The contract of chapters reads their order from each game, and catches what breaks it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.architecture.linting import broken, lint, write_modules
from tools.chapter_contract import chapters_in

NAME = "A chapter of a game imports earlier chapters only"
GO = "games/go/chapters"
GO_PACKAGE = "wandwright.games.go.chapters"
# Two games of two chapters; in each the box holds tables of a chapter and the hooks name a shape, as in our own.
SOUND = {
    "games/go/chapters/__init__.py": 'CHAPTERS: Final = Chapters(__name__, "board", "turn")',
    "games/go/chapters/board/moves.py": "import wandwright.games.go.box",
    "games/go/chapters/turn/acting.py": f"import {GO_PACKAGE}.board.moves",
    "games/go/chapters/turn/tables.py": "",
    "games/go/chapters/turn/shapes.py": "",
    "games/go/box.py": f"import {GO_PACKAGE}.turn.tables",
    "games/go/hooks.py": f"import {GO_PACKAGE}.turn.shapes",
    "games/chess/chapters/__init__.py": 'CHAPTERS = Chapters(\n    __name__,\n    "turn",\n    "board",\n)',
    "games/chess/chapters/board/moves.py": "import wandwright.games.chess.chapters.turn.acting",
    "games/chess/chapters/turn/acting.py": "",
    "games/nim/game.py": "",
}


def test_a_later_chapter_may_import_an_earlier_one_in_the_order_of_its_own_game(tmp_path: Path) -> None:
    write_modules(tmp_path, SOUND)
    result = lint(tmp_path, "chapters")
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(
    ("module", "source", "told"),
    [
        (f"{GO}/board/moves.py", f"import {GO_PACKAGE}.turn.acting", f"{GO_PACKAGE}.board is not allowed to import"),
        (f"{GO}/board/moves.py", "import wandwright.games.go.tricks", f"{GO_PACKAGE}.board is not allowed to import"),
        (f"{GO}/scoring/points.py", "", "not listed as layers"),
        ("games/chess/chapters/turn/acting.py", "import wandwright.games.chess.chapters.board.moves", "chess"),
    ],
    ids=["backward", "backward by way of another module", "a chapter that is not listed", "in another game"],
)
def test_a_breach_is_caught(tmp_path: Path, module: str, source: str, told: str) -> None:
    write_modules(tmp_path, {**SOUND, "games/go/tricks.py": f"import {GO_PACKAGE}.turn.acting", module: source})
    result = lint(tmp_path, "chapters")
    assert result.returncode != 0
    assert broken(result, NAME), result.stdout + result.stderr
    assert told in result.stdout


def test_a_chapter_that_is_listed_and_not_there_is_told(tmp_path: Path) -> None:
    write_modules(tmp_path, {**SOUND, f"{GO}/__init__.py": 'CHAPTERS = Chapters(__name__, "board", "turn", "end")'})
    result = lint(tmp_path, "chapters")
    assert result.returncode != 0
    assert f"{GO_PACKAGE}.end does not exist" in " ".join(result.stdout.split())


def test_the_order_is_read_and_a_game_without_one_is_told() -> None:
    assert chapters_in(SOUND[f"{GO}/__init__.py"], GO_PACKAGE) == ["board", "turn"]
    with pytest.raises(ValueError, match=r"go\.chapters lists no chapters"):
        chapters_in("CHAPTERS = ()", GO_PACKAGE)
