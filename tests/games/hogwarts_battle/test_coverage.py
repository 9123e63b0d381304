"""No card, no word and no rule of Hogwarts Battle without a test that would notice its loss."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import pytest

import wandwright as ww
from tests.games.shelves import citations, shelf
from wandwright.games.hogwarts_battle import effects
from wandwright.games.hogwarts_battle.game import HogwartsBattle
from wandwright.games.hogwarts_battle.library import Library
from wandwright.testkit import coverage

NAME = "hogwarts-battle"
BATTLE = ww.game(NAME)
assert isinstance(BATTLE, HogwartsBattle)
RECORDS: tuple[Mapping[str, Any], ...] = tuple(definition.fields for definition in BATTLE.library.definitions)
PROGRAMS = BATTLE.library.programs
SCHEMA = json.loads((files(HogwartsBattle.package) / "pack" / "schema.json").read_text(encoding="utf-8"))


class Edition(HogwartsBattle):
    """The game with other card data, made in the process."""

    def __init__(self, records: list[Mapping[str, Any]]) -> None:
        super().__init__(())
        self._own = Library(records, "another edition", effects.WORDS)

    @property
    def library(self) -> Library:
        return self._own


def test_every_rule_and_every_ruling_is_cited_by_a_test() -> None:
    assert coverage.uncited(BATTLE, citations(NAME)) == []
    assert coverage.misnumbered(BATTLE) == []


def test_only_rules_that_exist_are_cited() -> None:
    assert coverage.unknown_rules(BATTLE, citations(NAME)) == []


def test_every_card_has_scenarios_of_its_own() -> None:
    assert coverage.cards_without_scenario(RECORDS, shelf(NAME)) == []
    assert coverage.unknown_cards(RECORDS, shelf(NAME)) == []


def test_some_scenario_notices_when_a_card_does_nothing() -> None:
    assert coverage.unnoticed_cards(RECORDS, shelf(NAME), Edition) == []


def test_some_scenario_notices_when_a_word_is_struck_out() -> None:
    assert coverage.unnoticed_words(SCHEMA["$defs"]["do"]["enum"], RECORDS, shelf(NAME), Edition) == []


def test_every_word_of_the_machine_is_run_by_a_scenario() -> None:
    assert coverage.unreached(PROGRAMS, shelf(NAME).scenarios()) == []


@pytest.mark.parametrize("card", ["lumos", "draco_malfoy", "expulso"])
def test_an_edition_without_changes_passes(card: str) -> None:
    """The clauses above would be worth nothing if every edition failed."""
    assert not coverage.is_noticed(Edition(list(RECORDS)), shelf(NAME).by_card[card])
