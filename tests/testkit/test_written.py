"""The clauses on what is written find what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

import wandwright as ww
from wandwright.testkit import written
from wandwright.testkit.citations import Citations

GAME = ww.game("death-eaters-rising")
PACKAGE = "wandwright.games.death_eaters_rising"
NUMBERS = [number for number, _, _ in GAME.rulebook()]


def row(rule: str, module: str = "game.py", test: str = "test_it.py") -> str:
    return f"| {rule} | what it says | `{module}` | `{test}` |"


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    (tmp_path / "game.py").write_text("", "utf-8")
    (tmp_path / "test_it.py").write_text("", "utf-8")
    (tmp_path / "README.md").write_text("\n".join(map(row, NUMBERS)), "utf-8")
    return tmp_path


def test_a_whole_rule_map_is_right(sources: Path) -> None:
    rows = written.rule_map(sources)
    assert written.unmapped(GAME, rows) == []
    assert written.lost_files(rows, sources, sources) == []


def test_a_rule_that_the_map_lacks_is_named(sources: Path) -> None:
    (sources / "README.md").write_text("\n".join(map(row, NUMBERS[1:])), "utf-8")
    assert written.unmapped(GAME, written.rule_map(sources)) == NUMBERS[:1]


def test_rules_in_another_order_are_named(sources: Path) -> None:
    (sources / "README.md").write_text("\n".join(map(row, reversed(NUMBERS))), "utf-8")
    assert written.unmapped(GAME, written.rule_map(sources)) == ["the order"]


def test_a_file_that_is_not_there_is_named(sources: Path) -> None:
    rows = [written.Row("R1", ["gone.py"], ["test_it.py::test_a", "test_gone.py"])]
    assert written.lost_files(rows, sources, sources) == ["R1: gone.py", "R1: test_gone.py"]


def test_a_test_that_does_not_cite_its_rule_is_named(sources: Path) -> None:
    (sources / "card.yaml").write_text("name: a card\nrule: [R7, R9]\n", "utf-8")
    found = Citations()
    found.cite(["R1"], "test_it.py::test_r1_it")
    rows = [written.Row("R1", [], ["test_it.py"]), written.Row("R2", [], ["test_it.py"])]
    rows += [written.Row("R9", [], ["card.yaml"]), written.Row("R8", [], ["card.yaml"])]
    assert written.silent_tests(rows, sources, found) == ["R2: test_it.py", "R8: card.yaml"]


def test_a_language_that_lacks_a_rule_or_has_other_numbers_is_named() -> None:
    assert written.untranslated(PACKAGE, "cs") == []
    assert written.untranslated(PACKAGE, "de") == NUMBERS
    assert written.numbers_of("R1: 2 dice", "R") != written.numbers_of("R1: 3 kostky", "R")


def test_a_ruling_without_a_section_or_a_reason_is_named(tmp_path: Path) -> None:
    page = tmp_path / "rulings.md"
    page.write_text("# Rulings\n\n### A1. First\n\n*Why:* so. Rule R1.\n\n### A2. Second\n\nSo. Rule R1.\n", "utf-8")
    found = written.rulings(page)
    assert written.rulings_without_reason(GAME, found) == ["A2. Second"]
    assert written.rulings_without_section(GAME, found)[:1] == ["A3"]


def test_an_option_without_a_ruling_or_without_its_values_is_named() -> None:
    option = next(option for option in GAME.options() if len(option.values) > 1 and not option.many)
    short = [written.Ruling(f"`{option.name}`: {option.values[0]}", "")]
    whole = [written.Ruling(f"`{option.name}`: {' or '.join(option.values)}", "")]
    assert option.name in written.options_without_ruling(GAME, short)
    assert option.name not in written.options_without_ruling(GAME, whole)
    assert option.name not in written.options_without_ruling(GAME, [], {option.name})


def test_an_entry_without_a_name_is_named() -> None:
    records = [*GAME.records(), {"id": "nobody", "name": "Nobody"}, {"id": "place", "name": "place"}]
    assert written.nameless(PACKAGE, GAME.records(), "cs") == []
    assert written.nameless(PACKAGE, records, "cs") == ["nobody"]
