"""Rules by their numbers: R12, one case of several (R8a), answers to open questions (A3)."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from wandwright.engine.display.rulebook import NUMBER, Rulebook, UnknownRule
from wandwright.engine.errors import WandwrightError
from wandwright.engine.language import speaking

TEXT = """# The rules

What stands before the first chapter is not a rule.

## Aim

- R1 Collect the most coins.
- R8a Whoever has none is out.
- Notes without a number are no rules.

## Rulings

- A3 A coin on its edge does not count, see R1.
"""

CZECH = """# Pravidla

## Cíl

- R1 Nasbírej nejvíc mincí.
"""


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Rulebook]:
    package = tmp_path / "coins"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "rulebook.md").write_text(TEXT, encoding="utf-8")
    (package / "rulebook.cs.md").write_text(CZECH, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield Rulebook("coins")
    sys.modules.pop("coins", None)


def test_the_rules_in_reading_order_with_their_chapters(book: Rulebook) -> None:
    assert book.rules() == (
        ("R1", "Aim", "Collect the most coins."),
        ("R8a", "Aim", "Whoever has none is out."),
        ("A3", "Rulings", "A coin on its edge does not count, see R1."),
    )


@pytest.mark.parametrize("number", ["R8a", "r8a", " R8A "])
def test_a_number_as_people_type_it(book: Rulebook, number: str) -> None:
    assert book.text(number) == "Whoever has none is out."


@pytest.mark.parametrize("number", ["R8", "A1", "", "8a", "R1 Collect"])
def test_an_unknown_number_is_named_with_the_known_ones(book: Rulebook, number: str) -> None:
    with pytest.raises(UnknownRule, match=r"Did you mean .*\?|Known: A3, R1, R8a\.") as raised:
        book.text(number)
    assert isinstance(raised.value, WandwrightError)


@pytest.mark.parametrize(
    ("text", "is_number"),
    [("R1", True), ("R120", True), ("A40", True), ("R8d", True), ("R110c", True), ("R0", False), ("r1", False),
     ("B2", True), ("R8ab", False), ("R", False), ("Ra", False)],
)  # fmt: skip
def test_what_is_the_number_of_a_rule(text: str, is_number: bool) -> None:
    assert bool(NUMBER.fullmatch(text)) == is_number


def test_the_rules_are_read_in_the_language_of_the_reader_and_in_english_where_it_lacks_one(book: Rulebook) -> None:
    with speaking("cs"):
        assert book.text("R1") == "Nasbírej nejvíc mincí."
        assert book.rules() == (
            ("R1", "Cíl", "Nasbírej nejvíc mincí."),
            ("R8a", "Aim", "Whoever has none is out."),
            ("A3", "Rulings", "A coin on its edge does not count, see R1."),
        )
    assert book.text("R1") == "Collect the most coins."


@pytest.mark.parametrize("language", ["de", "cs-CZ", "../cs", "", "cs/../cs"])
def test_a_language_without_a_file_is_english(book: Rulebook, language: str) -> None:
    with speaking(language):
        assert book.text("R1") == "Collect the most coins."
