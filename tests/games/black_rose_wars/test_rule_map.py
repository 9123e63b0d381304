"""What is written about Black Rose Wars is so: the rulebook is whole, the rule map true, every ruling reasoned."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import wandwright as ww
from tests.games.rule_maps import check_named_tests, check_rule_map, sections, written_about
from wandwright.engine.rulebook import RULE
from wandwright.testkit.citations import is_ruling, letters_of, numbers_in, rule_order

GAME = "black-rose-wars"
WRITTEN = written_about(GAME)
RULEBOOK = ww.game(GAME).rulebook()
LETTERS = letters_of(RULEBOOK)
EVERY_NUMBER = {number for number, _, _ in RULEBOOK}
RULINGS = [number for number, _, _ in RULEBOOK if is_ruling(number)]
SECTIONS = sections(WRITTEN.rulings)
NUMBERED = [(heading, text) for heading, text in SECTIONS if not heading.startswith("`")]


def test_no_number_is_left_out() -> None:
    assert [number for number, _, _ in RULEBOOK] == [f"R{n}" for n in range(1, 228)] + [f"A{n}" for n in range(1, 70)]


@pytest.mark.parametrize("language", ["cs", "it"])
def test_the_rulebook_has_every_rule_in_every_language(language: str) -> None:
    """The same rules in the same order, each naming the same other rules."""
    text = (files("wandwright.games.black_rose_wars") / f"rulebook.{language}.md").read_text(encoding="utf-8")
    translated = [rule.groups() for rule in map(RULE.fullmatch, text.splitlines()) if rule]
    assert [number for number, _ in translated] == [number for number, _, _ in RULEBOOK]
    for (number, _, english), (_, told) in zip(RULEBOOK, translated, strict=True):
        assert sorted(re.findall(r"[RA]\d+", told)) == sorted(re.findall(r"[RA]\d+", english)), number


def test_the_rulings_name_every_value_of_an_option() -> None:
    for option in ww.game(GAME).options():
        if option.values and not option.many:
            heading = next(heading for heading, _ in SECTIONS if f"`{option.name}`" in heading)
            assert all(str(value) in heading for value in option.values), option.name


def test_a_rule_that_names_another_names_one_that_exists() -> None:
    named = {number for _, _, text in RULEBOOK for number in numbers_in(text, LETTERS)}
    assert named <= EVERY_NUMBER


def test_the_rule_map_has_every_rule_and_names_only_files_that_exist() -> None:
    check_rule_map(WRITTEN)


def test_a_test_named_in_the_rule_map_cites_the_rule() -> None:
    check_named_tests(WRITTEN)


def test_every_ruling_has_its_section() -> None:
    numbers = [heading.partition(". ")[0] for heading, _ in NUMBERED]
    assert sorted(numbers, key=rule_order) == RULINGS


@pytest.mark.parametrize(("heading", "text"), SECTIONS, ids=[heading for heading, _ in SECTIONS])
def test_a_ruling_gives_its_reason_and_the_rule_it_reads(heading: str, text: str) -> None:
    prose = " ".join(text.split())
    assert "*Why:*" in prose
    listed = re.findall(r"\bRules? ((?:R\d+(?:, )?)+)\.", prose)
    assert listed, "names no rule"
    assert set(numbers_in(prose, LETTERS)) <= EVERY_NUMBER


def test_every_option_has_its_ruling() -> None:
    headings = " ".join(heading for heading, _ in SECTIONS)
    for option in ww.game(GAME).options():
        assert f"`{option.name}`" in headings
