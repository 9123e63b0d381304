"""What is written about every game is so: rule map, rulings, translations, names."""

from __future__ import annotations

from pathlib import Path

import pytest

import wandwright as ww
from tests.games import shelves
from tests.games.shelves import citations
from wandwright.content.card_game import CardGame
from wandwright.games.hogwarts_battle import variations
from wandwright.testkit import written

ROOT = Path(__file__).resolve().parents[2]
# Options that rules of the document explain, so that no ruling has to; of these two the ruling names no values.
EXPLAINED = {
    "hogwarts-battle": {
        *("game", "heroes", "scenario", "charms", "one_active", "shelves", "book", "proficiencies", "hands"),
        *(option.name for option in variations.OPTIONS),
    },
}
every_game = pytest.mark.parametrize("name", ww.games())
every_translation = pytest.mark.parametrize("language", ["cs", "it"])


def sources(name: str) -> Path:
    return ROOT / "src" / "wandwright" / "games" / name.replace("-", "_")


def card_game(name: str) -> CardGame:  # type: ignore[type-arg]  # any of them
    found = ww.game(name)
    assert isinstance(found, CardGame)
    return found


def rulings(name: str) -> list[written.Ruling]:
    return written.rulings(ROOT / "docs" / "games" / name / "rulings.md")


@every_game
def test_the_rule_map_has_every_rule_and_names_only_files_that_exist(name: str) -> None:
    rows = written.rule_map(sources(name))
    assert written.unmapped(ww.game(name), rows) == []
    assert written.lost_files(rows, sources(name), shelves.tests_of(name)) == []


@every_game
def test_a_test_named_in_the_rule_map_cites_the_rule(name: str) -> None:
    assert written.silent_tests(written.rule_map(sources(name)), shelves.tests_of(name), citations(name)) == []


@every_game
def test_a_rule_that_names_another_names_one_that_exists(name: str) -> None:
    assert written.unknown_references(ww.game(name)) == []


@every_game
@every_translation
def test_the_rulebook_has_every_rule_in_every_language_with_the_same_numbers(name: str, language: str) -> None:
    assert written.untranslated(card_game(name).package, language) == []


@every_game
def test_every_ruling_has_its_section_its_reason_and_the_rule_it_reads(name: str) -> None:
    found = rulings(name)
    assert written.rulings_without_section(ww.game(name), found) == []
    assert written.rulings_without_reason(ww.game(name), found) == []


@every_game
def test_every_option_has_its_ruling_with_its_values(name: str) -> None:
    assert written.options_without_ruling(ww.game(name), rulings(name), EXPLAINED.get(name, ())) == []


@every_game
@every_translation
def test_every_entry_of_the_pack_has_a_name(name: str, language: str) -> None:
    game = card_game(name)
    assert written.nameless(game.package, game.records(), language) == []
