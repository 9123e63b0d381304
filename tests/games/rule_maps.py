"""Checks of what is written about a game: its rule map, and the page of its rulings."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from wandwright.cli.citations import read_citations

ROOT = Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| ([RA]\d+[a-z]?) \|[^|]*\| (.*?) \| (.*?) \|$", re.MULTILINE)


class Written(NamedTuple):
    """Where a game's sources, tests and rulings lie."""

    game: Path
    tests: Path
    rulings: Path


def written_about(name: str) -> Written:
    folder = name.replace("-", "_")
    sources = ROOT / "src" / "wandwright" / "games" / folder
    return Written(sources, ROOT / "tests" / "games" / folder, ROOT / "docs" / "games" / name / "rulings.md")


def quoted(cell: str) -> list[str]:
    """The file names in a cell of a table."""
    return re.findall(r"`([^`]+)`", cell)


def check_rule_map(written: Written, wanted: list[str]) -> None:
    """The map has every rule in order, and each row names modules and tests that exist."""
    rows = ROW.findall((written.game / "README.md").read_text(encoding="utf-8"))
    assert [number for number, _, _ in rows] == wanted
    for number, modules, tests in rows:
        named = [written.game / name for name in quoted(modules)]
        tested = [written.tests / name.partition("::")[0] for name in quoted(tests)]
        assert named, f"{number} names no module"
        assert tested, f"{number} names no test"
        assert [path for path in named + tested if not path.is_file()] == [], number


def check_named_tests(written: Written) -> None:
    """Every test that the map names for a rule cites it."""
    citations = read_citations(written.tests)
    for number, _, tests in ROW.findall((written.game / "README.md").read_text(encoding="utf-8")):
        for test in quoted(tests):
            cited = citations.tests.get(number, set())
            assert any(name.startswith(test) for name in cited), f"{test} does not cite {number}"


def sections(page: Path) -> list[tuple[str, str]]:
    """Each ruling of a page: its heading and its text."""
    parts = re.split(r"^### (.+)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return list(zip(parts[1::2], (re.split(r"^## ", text, flags=re.MULTILINE)[0] for text in parts[2::2]), strict=True))
