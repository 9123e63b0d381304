"""Messages of a package: languages by file, English where a language lacks something, clear errors."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from wandwright.content.messages import (
    BrokenMessage,
    Messages,
    UnknownLocale,
    UnknownMessage,
    Writer,
    identifier,
)
from wandwright.engine.errors import WandwrightError

ENGLISH = """
over = over { $place } wood
greet = Good day, { $who }
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
short-only =
    .short = A
card-owl = Barn owl
sentence = { $text }.
list-and = { $first } and { $rest }
list-comma = { $first }, { $rest }
"""
CZECH = """
over = v { $place } lese
coins = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
}
card-lamp = Lampa
broken = { $nothing }
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package `tale` with texts in English and Czech; the folder of its texts."""
    folder = tmp_path / "tale" / "text"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("", encoding="utf-8")
    (folder / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / "cs.ftl").write_text(CZECH, encoding="utf-8")
    (folder / "README.txt").write_text("not a language", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    sys.modules.pop("tale", None)


@pytest.fixture
def tale(package: Path) -> Messages:
    return Messages("tale")


def test_a_language_is_a_file(tale: Messages) -> None:
    assert tale.locales() == ("cs", "en")


def test_a_language_without_a_file_is_known_as_english(tale: Messages) -> None:
    assert (tale.known("cs"), tale.known("de")) == ("cs", "en")


@pytest.mark.parametrize(
    ("locale", "n", "text"), [("en", 1, "1 coin"), ("en", 5, "5 coins"), ("cs", 5, "5\N{NO-BREAK SPACE}mincí")]
)
def test_a_message_in_its_language(tale: Messages, locale: str, n: int, text: str) -> None:
    assert tale.say("coins", locale, n=n) == text


def test_what_a_language_lacks_is_said_in_english(tale: Messages) -> None:
    assert not tale.has("greet", "cs")
    assert tale.say("greet", "cs", who="Ron") == "Good day, Ron"


def test_the_order_of_arguments_does_not_matter_and_their_values_do(tale: Messages) -> None:
    assert tale.say("greet", "en", who="Ron") != tale.say("greet", "en", who="Luna")
    assert tale.say("coins", "en", n=2, who="Ron") == tale.say("coins", "en", who="Ron", n=2) == "2 coins"


def test_a_message_is_formed_once(tale: Messages) -> None:
    assert tale.say("greet", "en", who="Ron") is tale.say("greet", "en", who="Ron")


def test_two_packages_speak_for_themselves(tale: Messages) -> None:
    other = Messages("wandwright.games.hogwarts_battle")
    assert (tale.has("coins"), other.has("coins")) == (True, False)
    assert (tale.has("do-draw"), other.has("do-draw")) == (False, True)


def test_a_card_is_called_by_its_language_else_by_its_pack(tale: Messages) -> None:
    owl, lamp = {"id": "owl", "name": "Owl"}, {"id": "lamp", "name": "Lamp"}
    assert (tale.card_name(owl), tale.card_name(lamp)) == ("Barn owl", "Lamp")
    assert (tale.card_name(owl, "cs"), tale.card_name(lamp, "cs")) == ("Owl", "Lampa")


def test_an_unknown_language_is_named_with_the_known_ones(tale: Messages) -> None:
    with pytest.raises(UnknownLocale, match=r"'klingon'\. Known: cs, en\.") as raised:
        tale.say("greet", "klingon")
    assert isinstance(raised.value, WandwrightError)


def test_an_unknown_message_says_where_to_add_it(tale: Messages) -> None:
    with pytest.raises(UnknownMessage, match=r"'juggle': add it to text/en\.ftl"):
        tale.say("juggle", "cs")


def test_a_missing_argument_is_an_error_each_time(tale: Messages) -> None:
    for _ in range(2):
        with pytest.raises(BrokenMessage, match=r"'greet'.*text/en\.ftl"):
            tale.say("greet")
    with pytest.raises(BrokenMessage, match=r"'broken'.*text/cs\.ftl"):
        tale.say("broken", "cs")


def test_a_message_without_text_is_an_error(tale: Messages) -> None:
    with pytest.raises(BrokenMessage, match=r"no text of its own.*text/en\.ftl"):
        tale.say("short-only")


def test_the_message_of_a_word() -> None:
    assert identifier("do", "gain_die") == "do-gain-die"


@pytest.mark.parametrize(
    ("parts", "text"),
    [(["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c", "d"], "a, b, c and d")],
)
def test_phrases_are_listed(tale: Messages, parts: list[str], text: str) -> None:
    assert Writer(tale, "cs").listed(parts, "list-and", "list-comma") == text


def test_a_phrase_has_no_gaps_and_a_sentence_a_capital_letter(tale: Messages) -> None:
    writer = Writer(tale, "en")
    assert writer.say("list-and", first="", rest="b") == "and b"
    assert writer.sentence("draw 1 McGonagall") == "Draw 1 McGonagall."


def test_a_gap_is_closed_and_what_belongs_together_is_kept_together(tale: Messages) -> None:
    writer = Writer(tale, "cs")
    assert (writer.say("over", place=""), writer.say("over", place="2")) == (
        "v lese",
        "v\N{NO-BREAK SPACE}2\N{NO-BREAK SPACE}lese",
    )
