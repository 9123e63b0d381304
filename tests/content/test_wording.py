"""Czech and Italian as a native reader wants them: numbers with their forms, one person, the right signs, one glossary.

A word behind a number has forms, so a selector chooses among them, unless numbers.yaml says why not.
"""

from __future__ import annotations

import re
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path

import pytest
import yaml
from fluent.runtime import FluentBundle, FluentResource

import wandwright as ww
from tests.content.wording import (
    LANGUAGES,
    every_message,
    files_of,
    messages,
    numbers_before_words,
    places,
    said,
    variables,
    written,
)
from wandwright.engine.display.card_search import as_typed
from wandwright.engine.language import NO_BREAK

GLOSSARY = yaml.safe_load(Path(__file__).with_name("glossary.yaml").read_text(encoding="utf-8"))
COUNTED = yaml.safe_load(Path(__file__).with_name("numbers.yaml").read_text(encoding="utf-8"))
NUMBERS = frozenset(COUNTED["variables"])
# What is said as a day.
DATES = frozenset(COUNTED["dates"])
DAY = datetime(2026, 11, 19, tzinfo=UTC)
# What begins with a capital letter in the middle of a line of the log: names.
NAMES = ("Voldemort", "Lord", "Černá růže", "Býk", "Horcrux", "Znamení zla", "Dark", "Arti Oscure", "Smrtijed")
FORMAL = re.compile(
    r"(?<!\w)(?:vy|vám|vámi|váš|vaše|vaši|vašem|jste|nejste|můžete|budete|"
    r"\w{2,}(?:jte|ďte|ťte|něte|řte|šte|lte|pte|žte|zte))(?!\w)",
    re.IGNORECASE,
)
HOGWARTS = ("hogwarts-battle", "death-eaters-rising", "year-at-hogwarts")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_before_a_word_chooses_its_form(language: str) -> None:
    bare = [
        f"{file}: {message.id.name}: ${name} {word}"
        for file, message in every_message(language)
        if message.value and message.id.name not in COUNTED["many"][language]
        for name, word in numbers_before_words(message.value)
        if name in NUMBERS and word not in COUNTED["unbent"][language]
    ]
    assert bare == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", places())
def test_every_number_can_be_said(place: str, language: str) -> None:
    paths = [path for path in files_of(place, language) if path.suffix == ".ftl"]
    bundle = FluentBundle([language], use_isolating=False)
    for path in paths:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    counting = [one for path in paths for one in messages(path) if variables(one.value) & NUMBERS]
    assert counting
    for message in counting:
        pattern = bundle.get_message(message.id.name).value
        assert pattern is not None
        for number in (0, 1, 2, 5):
            given: dict[str, object] = dict.fromkeys(variables(message.value), "Ron")
            given |= {name: number for name in given if name in NUMBERS}
            given |= dict.fromkeys(DATES & set(given), DAY)
            text, errors = bundle.format_pattern(pattern, given)
            assert (errors, "{" in str(text)) == ([], False), message.id.name


def test_italian_has_its_own_apostrophe() -> None:
    straight = [(file, entry.id.name) for file, entry in every_message("it") if "'" in "".join(written(entry.value))]
    assert straight == []


@pytest.mark.parametrize(("language", "others"), [("cs", '«»”"'), ("it", '„“”"')])
def test_a_language_has_one_pair_of_quotes(language: str, others: str) -> None:
    found = [
        (file, entry.id.name)
        for file, entry in every_message(language)
        if set(others) & set("".join(text for text in written(entry.value) if text.strip('"')))
    ]
    assert found == []


def test_czech_calls_the_player_ty() -> None:
    formal = [
        (file, entry.id.name)
        for file, entry in every_message("cs")
        if not entry.id.name.startswith("card-") and FORMAL.search(" ".join(written(entry.value)))
    ]
    assert formal == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_hold_plain_spaces(language: str) -> None:
    """Non-breaking ones are given out, in one place."""
    paths = [path for place in places() for path in files_of(place, language)]
    assert [path.name for path in paths if NO_BREAK in path.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_what_happened_can_stand_in_the_middle_of_a_line(language: str) -> None:
    for file, entry in every_message(language):
        first = next(iter(entry.value.elements)) if entry.value else None
        text = getattr(first, "value", "")
        if entry.id.name.startswith("event-") and isinstance(text, str) and text[:1].isupper():
            assert text.startswith(NAMES), (file, entry.id.name, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", places())
def test_a_thing_has_one_word(place: str, language: str) -> None:
    terms = GLOSSARY[place][language]
    assert terms
    wrong = [
        f"{text.file}: {text.name}: {term['term']} is {term['word']}, not {found[0]!r}"
        for text in said(place, language)
        for term in terms
        for pattern in term["never"]
        if (found := re.search(pattern, text.text.lower()))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_english_name_has_one_name(language: str) -> None:
    names: dict[str, set[str]] = defaultdict(set)
    for game in map(ww.game, HOGWARTS):
        for face, english in zip(game.cards(language), game.cards("en"), strict=True):
            assert face.id == english.id
            names[as_typed(english.name)].add(face.name.rstrip("!"))
    assert {name: forms for name, forms in names.items() if len(forms) > 1} == {}


def test_the_glossary_knows_every_game() -> None:
    assert sorted(GLOSSARY) == sorted(places())
