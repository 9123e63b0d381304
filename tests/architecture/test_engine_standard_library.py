"""The engine imports the standard library and itself, nothing else."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.project import PACKAGE, modules

ENGINE = "wandwright.engine"


def imported_names(source: str) -> Iterator[str]:
    """The full name of everything a module imports, wherever in the module it does so."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            # `from wandwright import engine` and `from wandwright import games` differ only in the alias.
            origin = "." * node.level + (node.module or "")
            yield from ([origin] if origin != "wandwright" else [f"wandwright.{alias.name}" for alias in node.names])


def is_allowed(name: str) -> bool:
    in_engine = name == ENGINE or name.startswith(f"{ENGINE}.")
    return in_engine or name.partition(".")[0] in sys.stdlib_module_names


def strangers(module: Path) -> list[str]:
    return sorted({name for name in imported_names(module.read_text(encoding="utf-8")) if not is_allowed(name)})


def test_the_engine_needs_the_standard_library_only() -> None:
    found = {module.name: strangers(module) for module in modules(PACKAGE / "engine")}
    assert found
    outside = {name: names for name, names in found.items() if names}
    assert not outside, f"The engine may import the standard library and {ENGINE} only: {outside}"


@pytest.mark.parametrize(
    "source",
    [
        "import yaml",
        "from rich.table import Table",
        "import wandwright.games.hogwarts_battle",
        "from wandwright import games",
        "def late():\n    import numpy as np",
        "from .. import content",
    ],
)
def test_a_stranger_is_found(tmp_path: Path, source: str) -> None:
    module = tmp_path / "module.py"
    module.write_text(source, encoding="utf-8")
    assert len(strangers(module)) == 1


def test_the_engine_itself_and_the_standard_library_pass(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        "import json\nfrom collections.abc import Callable\nfrom wandwright.engine import state\n", "utf-8"
    )
    assert strangers(module) == []
