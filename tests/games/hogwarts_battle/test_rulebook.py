"""The rulebook in every language of the game: the same numbers, every one translated."""

from __future__ import annotations

import re

import pytest

from wandwright.engine.display.rulebook import Rulebook
from wandwright.engine.language import speaking
from wandwright.games.hogwarts_battle import GAME
from wandwright.games.hogwarts_battle.phrases import MESSAGES

OTHERS = [locale for locale in MESSAGES.locales() if locale != "en"]

RULEBOOK = Rulebook("wandwright.games.hogwarts_battle")


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_the_same_rules_in_the_same_order(locale: str) -> None:
    english = RULEBOOK.written_in("en")
    assert [rule[0] for rule in RULEBOOK.written_in(locale)] == [rule[0] for rule in english]
    assert len({rule[1] for rule in RULEBOOK.written_in(locale)}) == len({rule[1] for rule in english})


@pytest.mark.parametrize("locale", OTHERS)
def test_every_rule_is_translated_and_keeps_its_numbers(locale: str) -> None:
    for english, other in zip(RULEBOOK.written_in("en"), RULEBOOK.written_in(locale), strict=True):
        assert other[1] != english[1]
        assert other[2] != english[2]
        assert re.findall(r"\d+", other[2]) == re.findall(r"\d+", english[2]), other


@pytest.mark.parametrize(
    ("locale", "beginning"),
    [("en", "A stunned hero discards"), ("cs", "Omráčený hrdina odloží"), ("it", "Un eroe senza sensi scarta")],
)
def test_the_reader_is_told_a_rule_in_the_own_language(locale: str, beginning: str) -> None:
    with speaking(locale):
        assert GAME.rule_text("R24").startswith(beginning)
