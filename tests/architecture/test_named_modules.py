"""Modules that the guides and docstrings name are there: whoever moves one is told where it is spoken of."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.architecture.project import PACKAGE, ROOT, modules, project_files

GUIDES = (ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs" / "guides").glob("*.md")))
NAMED = re.compile(r"`((?:[\w-]+/)*\w+\.py)`")
# In a docstring or a comment without marks; a path with a star or a variable in it means many.
SPOKEN_OF = re.compile(r"(?<![\w/*<>{}.-])((?:[a-z_]+/)*[a-z_]+\.py)\b")
# A reader of a guide writes these.
TO_BE_WRITTEN = frozenset({"pebbles.py"})


@pytest.fixture(scope="module")
def known() -> frozenset[str]:
    """Every module by its path, and by each end of it."""
    paths = [path.relative_to(ROOT).parts for path in project_files(ROOT) if path.suffix == ".py"]
    return frozenset("/".join(parts[start:]) for parts in paths for start in range(len(parts)))


def gone(text: str, pattern: re.Pattern[str], known: frozenset[str]) -> list[str]:
    return [name for name in pattern.findall(text) if name not in known | TO_BE_WRITTEN]


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.stem)
def test_guides_name_modules_that_are_there(guide: Path, known: frozenset[str]) -> None:
    assert gone(guide.read_text("utf-8"), NAMED, known) == []


def test_the_server_speaks_of_modules_that_are_there(known: frozenset[str]) -> None:
    texts = {path.name: path.read_text("utf-8") for path in modules(PACKAGE / "server")}
    lost = {name: gone(text, SPOKEN_OF, known) for name, text in texts.items()}
    assert {name: found for name, found in lost.items() if found} == {}


def test_a_module_that_has_moved_is_found_missing(known: frozenset[str]) -> None:
    assert gone("`edge/admission.py` and `edge/guarding.py`", NAMED, known) == ["edge/guarding.py"]
    assert gone("see hall.py, server/app.py and games/*/text.py", SPOKEN_OF, known) == ["hall.py"]
