"""The rooms import downward only: the contracts in pyproject.toml hold for the package, and they do catch a breach."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.architecture.linting import broken, lint, write_modules
from tests.architecture.project import ROOT

# The contracts by their ids that hold for any package of rooms; those inside a game need that game.
BETWEEN_ROOMS = ("rooms", "games", "any-game", "engine", "server-circles")


def write_package(directory: Path, sources: dict[str, str]) -> None:
    """A package of the same name with one tiny module for each room; `sources` adds to it or replaces."""
    plain = {"engine/state/state.py": "", "content/loader.py": "", "games/chess/game.py": "", "games/go/game.py": ""}
    rest = {
        "bots/greedy.py": "",
        "testkit/contract.py": "",
        "cli/main.py": "",
        "envs/play.py": "",
        "lab/play.py": "",
        "server/books/keeping.py": "",
        "server/books/telling.py": "from wandwright.server.books import keeping",
    }
    write_modules(directory, {**plain, **rest, **sources})


def test_the_package_keeps_every_contract() -> None:
    result = lint(ROOT / "src")
    assert result.returncode == 0, result.stdout + result.stderr


def test_downward_imports_are_welcome(tmp_path: Path) -> None:
    downward = {
        "cli/main.py": "import wandwright.bots.greedy",
        "games/go/game.py": "import wandwright.engine.state",
    }
    write_package(tmp_path, downward)
    result = lint(tmp_path, *BETWEEN_ROOMS)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(
    ("module", "source", "contract"),
    [
        ("engine/state/state.py", "import wandwright.content.loader", "go downward only"),
        ("content/loader.py", "import wandwright.games.chess.game", "go downward only"),
        ("bots/greedy.py", "import wandwright.games.chess.game", "go downward only"),
        ("games/chess/game.py", "import wandwright.testkit.contract", "go downward only"),
        ("attic/box.py", "", "go downward only"),
        ("games/chess/game.py", "import wandwright.games.go.game", "Games do not know each other"),
        ("server/books/keeping.py", "import wandwright.games.chess.game", "import no game"),
        ("cli/main.py", "from wandwright.games.chess import game", "import no game"),
        ("server/books/keeping.py", "from wandwright.server.books import telling", "imports itself"),
        ("engine/state/state.py", "import yaml", "The engine needs no installed package"),
    ],
)
def test_a_breach_is_caught(tmp_path: Path, module: str, source: str, contract: str) -> None:
    write_package(tmp_path, {module: source})
    result = lint(tmp_path, *BETWEEN_ROOMS)
    assert result.returncode != 0
    assert broken(result, contract), result.stdout
