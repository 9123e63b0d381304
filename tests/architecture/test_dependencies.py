"""What the package imports is named in pyproject.toml and pinned, and nothing is named that it does not import."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

from tests.architecture.project import ROOT

SOURCE = ROOT / "src" / "wandwright"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
# A quicker event loop, which uvicorn takes by itself.
TAKEN_BY_OTHERS = {"uvloop"}
# Whoever tests a game of his own with it has it installed; nobody else imports that module.
OF_TESTS = {"hypothesis"}


def plain(name: str) -> str:
    """The name of a package without version, extras and marks."""
    return re.split(r"[^\w.-]", name)[0].casefold().replace("_", "-").replace(".", "-")


def imported(path: Path) -> set[str]:
    """The top names that a module imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found


def distributions() -> set[str]:
    known = packages_distributions()
    names = {name for path in SOURCE.rglob("*.py") for name in imported(path)}
    return {plain(known[name][0]) for name in names - sys.stdlib_module_names - {"wandwright"}}


def named(*extras: str) -> set[str]:
    """The packages that everybody needs, with those of some extras; an extra may name others of ours."""
    more = [one for extra in extras for one in PROJECT["optional-dependencies"][extra]]
    return {plain(one) for one in (*PROJECT["dependencies"], *more)} - {plain(PROJECT["name"])}


def test_exactly_what_is_imported_is_named() -> None:
    extras = [extra for extra in PROJECT["optional-dependencies"] if extra != "dev"]
    assert named() - TAKEN_BY_OTHERS <= distributions()
    assert distributions() - OF_TESTS <= named(*extras)


def test_what_is_named_is_pinned() -> None:
    pinned = {plain(line) for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines()}
    assert named(*PROJECT["optional-dependencies"]) <= pinned
