"""Checks of what is written about a game: its rule map, and the page of its rulings."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import wandwright as ww
from tests.games.shelves import citations

ROOT = Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| ([A-Z]\d+[a-z]?) \|[^|]*\| (.*?) \| (.*?) \|$", re.MULTILINE)


class Written(NamedTuple):
    """A game, and where its sources, tests and rulings lie."""

    name: str
    game: Path
    tests: Path
    rulings: Path


def written_about(name: str) -> Written:
    folder = name.replace("-", "_")
    sources = ROOT / "src" / "wandwright" / "games" / folder
    return Written(name, sources, ROOT / "tests" / "games" / folder, ROOT / "docs" / "games" / name / "rulings.md")


def quoted(cell: str) -> list[str]:
    """The file names in a cell of a table."""
    return re.findall(r"`([^`]+)`", cell)


def check_rule_map(written: Written) -> None:
    """The map has every rule of the rulebook in its order, and each row names modules and tests that exist."""
    rows = ROW.findall((written.game / "README.md").read_text(encoding="utf-8"))
    assert [number for number, _, _ in rows] == [number for number, _, _ in ww.game(written.name).rulebook()]
    for number, modules, tests in rows:
        named = [written.game / name for name in quoted(modules)]
        tested = [written.tests / name.partition("::")[0] for name in quoted(tests)]
        assert named, f"{number} names no module"
        assert tested, f"{number} names no test"
        assert [path for path in named + tested if not path.is_file()] == [], number


def check_named_tests(written: Written) -> None:
    """Every test that the map names for a rule cites it."""
    for number, _, tests in ROW.findall((written.game / "README.md").read_text(encoding="utf-8")):
        for test in quoted(tests):
            cited = citations(written.name).tests.get(number, set())
            told = any(name.startswith(test) for name in cited) or cites(written.tests / test, number)
            assert told, f"{test} does not cite {number}"


def cites(scenarios: Path, number: str) -> bool:
    """Does a scenario of a card name the rule?"""
    lines = scenarios.read_text(encoding="utf-8").splitlines() if scenarios.suffix == ".yaml" else []
    return any(re.match(rf"rule:.*\b{number}\b", line) for line in lines)


def sections(page: Path) -> list[tuple[str, str]]:
    """Each ruling of a page: its heading and its text."""
    parts = re.split(r"^### (.+)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return list(zip(parts[1::2], (re.split(r"^## ", text, flags=re.MULTILINE)[0] for text in parts[2::2]), strict=True))
