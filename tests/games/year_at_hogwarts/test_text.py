"""The texts of the game: the parts of a language fit together, and every card has its words in each language."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from wandwright.engine.language import speaking, unbroken
from wandwright.games.year_at_hogwarts.game import YearAtHogwarts
from wandwright.games.year_at_hogwarts.speech import place_name
from wandwright.games.year_at_hogwarts.text import MESSAGES, card_lines

LIBRARY = YearAtHogwarts().library
TEXTS = files("wandwright.games.year_at_hogwarts") / "text"
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
LANGUAGES = ["en", "cs", "it"]


def messages(language: str) -> list[str]:
    """Every message of a language, from all its parts."""
    parts = [part for part in TEXTS.iterdir() if re.fullmatch(rf"(\w+\.)?{language}\.ftl", part.name)]
    return [name for part in parts for name in MESSAGE.findall(part.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_parts_have_a_message_of_one_name(language: str) -> None:
    assert [name for name, count in Counter(messages(language)).items() if count > 1] == []


@pytest.mark.parametrize("language", ["cs", "it"])
def test_every_language_has_every_message(language: str) -> None:
    """Names of cards stand in the pack in English, and the options and the summary in the game."""
    elsewhere = ("card-", "option-", "summary", "game-title", "counted-")
    assert {name for name in messages(language) if not name.startswith(elsewhere)} == set(messages("en"))


@pytest.mark.parametrize("language", ["cs", "it"])
def test_a_name_belongs_to_an_entry_of_the_pack(language: str) -> None:
    named = {name.removeprefix("card-") for name in messages(language) if name.startswith("card-")}
    assert named <= set(LIBRARY.names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_that_does_something_says_it(language: str) -> None:
    silent = {"board", "passage", "pitch", "slot", "return", "space", "item"}
    for definition in LIBRARY.definitions:
        lines = card_lines(definition.fields, language, LIBRARY.names)
        assert lines or definition.kind in silent, definition.id
        assert not any("{" in line or ".." in line for line in lines), definition.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_spaces_are_called_alike(language: str) -> None:
    """A list of ends of a move must tell one Action space from another."""
    with speaking(language):
        called = Counter(place_name(LIBRARY, space) for space in LIBRARY.spaces)
    assert [name for name, count in called.items() if count > 1] == []


@pytest.mark.parametrize(
    ("language", "card", "expected"),
    [
        ("en", "mission_06", "Qualified and Teams also need: Polyjuice Potion, 2 attack Spells."),
        ("cs", "mission_06", "Plnoletí a Týmy potřebují také: Mnoholičný lektvar, 2 útočná kouzla."),
        ("it", "mission_06", "In Mago Qualificato e Squadre servono anche: Pozione Polisucco, 2 Incantesimi attacco."),
        ("en", "event_01", "All players: gain 2 PV."),
        ("cs", "event_01", "Pro všechny hráče: získej 2 životy."),
        ("it", "action_14", "Perdi 1 PV, ma ne resta almeno 1."),
        ("en", "qcard_06", "The rival Seeker goes 2 steps back."),
        ("en", "obliviate", "At the start of your turn: another player puts 1 random Spell or Potion under its deck."),
        ("en", "combat_06", "Spells do nothing to this opponent."),
    ],
)
def test_a_card_in_words(language: str, card: str, expected: str) -> None:
    assert unbroken(expected, language) in card_lines(LIBRARY.fields_of(card), language, LIBRARY.names)


def test_a_card_is_called_by_its_own_name_in_each_language() -> None:
    skele_gro = LIBRARY.fields_of("skele_gro")
    assert [MESSAGES.card_name(skele_gro, language) for language in LANGUAGES] == ["Skele-Gro", "Kostirost", "Ossofast"]
