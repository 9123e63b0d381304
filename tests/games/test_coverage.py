"""No card, no word and no rule of any game without a test that would notice its loss."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from importlib.resources import files
from typing import Any

import pytest

import wandwright as ww
from tests.games.shelves import citations, shelf
from wandwright.content.card_game import CardGame
from wandwright.testkit import coverage

every_game = pytest.mark.parametrize("name", ww.games())


def boxed(name: str) -> CardGame[Any, Any]:
    found = ww.game(name)
    assert isinstance(found, CardGame)
    return found


def records(name: str) -> tuple[Mapping[str, Any], ...]:
    return tuple(definition.fields for definition in boxed(name).library.definitions)


def editions(name: str) -> Callable[[list[Mapping[str, Any]]], CardGame[Any, Any]]:
    """Makes the game with other card data, in the process."""
    own = boxed(name)
    words = import_module(f"{type(own).package}.effects").WORDS

    class Edition(type(own)):  # type: ignore[misc]  # a class for each game
        def __init__(self, cards: list[Mapping[str, Any]]) -> None:
            super().__init__(())
            self._own = type(own.library)(cards, "another edition", words)

        @property
        def library(self) -> Any:
            return self._own

    return Edition


@every_game
def test_every_rule_and_every_ruling_is_cited_by_a_test(name: str) -> None:
    assert coverage.uncited(boxed(name), citations(name)) == []
    assert coverage.misnumbered(boxed(name)) == []


@every_game
def test_every_rule_and_every_ruling_has_a_test_of_its_own(name: str) -> None:
    assert coverage.shown_by_cards_only(boxed(name), citations(name)) == []


@every_game
def test_only_rules_that_exist_are_cited(name: str) -> None:
    assert coverage.unknown_rules(boxed(name), citations(name)) == []


@every_game
def test_every_card_has_scenarios_of_its_own(name: str) -> None:
    assert coverage.cards_without_scenario(records(name), shelf(name)) == []
    assert coverage.unknown_cards(records(name), shelf(name)) == []


@every_game
def test_some_scenario_notices_when_a_card_does_nothing(name: str) -> None:
    assert coverage.unnoticed_cards(records(name), shelf(name), editions(name)) == []


@every_game
def test_some_scenario_notices_when_a_word_is_struck_out(name: str) -> None:
    schema = json.loads((files(type(boxed(name)).package) / "pack" / "schema.json").read_text(encoding="utf-8"))
    words = schema["$defs"]["do"]["enum"]
    assert coverage.unnoticed_words(words, records(name), shelf(name), editions(name)) == []


@every_game
def test_every_word_of_the_machine_is_run_by_a_scenario(name: str) -> None:
    assert coverage.unreached(boxed(name).library.programs, shelf(name).scenarios()) == []


@every_game
def test_every_question_is_asked_in_a_scenario(name: str) -> None:
    """Also one that answers itself: its answers have been listed."""
    rules = boxed(name).rules
    wanted = {question.number: question.name for question in boxed(name).chapters.questions}
    asked: set[int] = set()
    plain = rules.listings[:]
    rules.listings[:] = [partial(note_asked, asked, number, plain[number]) for number in range(len(plain))]
    try:
        for scenario in shelf(name).scenarios():
            scenario.run()
            if asked >= wanted.keys():
                break
    finally:
        rules.listings[:] = plain
    assert [what for number, what in wanted.items() if number not in asked] == []


def note_asked(asked: set[int], number: int, listing: Callable[..., list[int]], *given: Any) -> list[int]:
    asked.add(number)
    return listing(*given)


@every_game
def test_an_edition_without_changes_passes(name: str) -> None:
    """The checks above would be worth nothing if every edition failed."""
    by_card = shelf(name).by_card
    some = sorted(by_card)[:: max(1, len(by_card) // 3)]
    same = editions(name)(list(records(name)))
    assert [card for card in some if coverage.is_noticed(same, by_card[card])] == []
