"""The log in sentences: what is alike is told together, and nothing has two colons."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import wandwright as ww
from wandwright.content.messages import Messages
from wandwright.content.telling import because, joined, together
from wandwright.engine.language import speaking, unbroken
from wandwright.engine.matches.chronicle import tell
from wandwright.testkit.texts import Texts

WORDS = """
draws = { $who } draws { $card }
draws-several-card = { $who } draws { $list }
hides = { $who } draws a card
hides-several = { $who } draws { $n } cards
moves = { $who } moves { $n } steps
"""


@pytest.fixture
def tale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Messages]:
    folder = tmp_path / "saga" / "text"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("", encoding="utf-8")
    (folder / "en.ftl").write_text(WORDS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield Messages("saga")
    sys.modules.pop("saga", None)


def told(who: str, card: str = "", n: int = 1) -> dict[str, object]:
    return {"who": who, "card": card, "n": n}


def test_what_differs_in_its_card_is_one_list(tale: Messages) -> None:
    drawn = [told("Ron", "Owl"), told("Ron", "Lamp"), told("Ron", "Owl")]
    assert together(tale, "draws", drawn) == "Ron draws Owl \N{MULTIPLICATION SIGN}2, Lamp"


def test_others_have_their_own_sentence(tale: Messages) -> None:
    drawn = [told("Ron", "Owl"), told("Ron", "Lamp"), told("Luna", "Lamp"), told("Luna", "Owl")]
    assert together(tale, "draws", drawn) == "Ron draws Owl, Lamp; Luna draws Lamp, Owl"
    assert together(tale, "moves", [told("Ron", n=1), told("Ron", n=2)]) == "Ron moves 1 steps; Ron moves 2 steps"


def test_equal_ones_are_counted(tale: Messages) -> None:
    assert together(tale, "hides", [told("Ron"), told("Ron", n=9)]) == "Ron draws 2 cards"
    assert together(tale, "moves", [told("Ron", n=3)] * 2) == "Ron moves 3 steps \N{MULTIPLICATION SIGN}2"


def test_a_line_has_one_colon_or_none() -> None:
    assert because("The owl comes", []) == "The owl comes"
    assert because("The owl comes", ["Ron eats", "Luna reads"]) == "The owl comes: Ron eats; Luna reads"
    assert because("Event: owl", ["Ron eats"]) == "Event: owl \N{EN DASH} Ron eats"
    assert joined(["a", "b", "c"]) == "a; b; c"


def test_the_joints_are_there_in_each_language() -> None:
    texts = Texts("wandwright.content")
    assert (texts.locales, texts.faults()) == (("cs", "en", "it"), [])


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Dark Arts: He-Who-Must-Not-Be-Named \N{EN DASH} 1 control token is added to the Location"),
        ("cs", "Černá magie: Ten, jehož jméno nesmíme vyslovit \N{EN DASH} na lokaci přibývá 1 žeton kontroly"),
        (
            "it",
            "Arti Oscure: Colui-Che-Non-Deve-Essere-Nominato \N{EN DASH} si aggiunge 1 segnalino controllo al Luogo",
        ),
    ],
)
def test_what_follows_begins_small(language: str, line: str) -> None:
    match = ww.game("hogwarts-battle").start(seats=2, seed=31)
    with speaking(language):
        assert unbroken(line, language) in tell(match.events, match.game, match.state)
