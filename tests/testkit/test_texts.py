"""The clauses on words notice a message that a language lacks, has twice, or can't form."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, ClassVar

import pytest

import wandwright as ww
from tests.toys import heap
from tests.toys.heap import Heap
from wandwright.content.messages import Messages
from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import Cards, Fixed, Numbered, Ranges
from wandwright.engine.questions.questions import Question
from wandwright.engine.rules.rules import Rules
from wandwright.testkit.texts import Texts, is_sentence, lacking_questions, unfinished_cards

ENGLISH = "hello = Hello, { $name }\nbye = Goodbye\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with texts in two languages; the other says one thing too few, one too many and one wrong."""
    folder = tmp_path / "speaking_game" / "text"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "speaking_game", raising=False)
    return folder


def test_equal_languages_have_no_faults(package: Path) -> None:
    (package / "cs.ftl").write_text("bye = Sbohem\nhello = Ahoj, { $name }\ncard-owl = Sova\n", encoding="utf-8")
    assert Texts("speaking_game").faults() == []


def test_each_fault_is_named(package: Path) -> None:
    text = "hello = Ahoj, { $title } { $name } { $n }\nhello = Nazdar\nmore = Ještě\n= broken\n"
    (package / "cs.ftl").write_text(text.replace("hello = Nazdar\n", ""), encoding="utf-8")
    faults = Texts("speaking_game", always=["n"]).faults()
    assert faults[1:] == ["cs: bye is missing", "cs: more is not in en", "cs: hello asks for $title"]
    assert faults[0].startswith("cs: this can't be read: = broken")
    (package / "cs.ftl").write_text(text, encoding="utf-8")
    assert "cs: hello is there twice" in Texts("speaking_game").faults()


def test_words_and_names_without_a_counterpart_are_named(package: Path) -> None:
    (package / "en.ftl").write_text("do-gain-die = gain\ncard-owl = Owl\n", encoding="utf-8")
    texts = Texts("speaking_game")
    assert texts.lacking({"do": ["gain_die", "draw"]}) == ["en: do-draw is missing"]
    assert texts.strangers(["cat"]) == ["en: there is no card owl"]
    assert texts.strangers(["owl"]) == []


@pytest.mark.parametrize("line", ["Draw 1 card.", "2 dice are re-rolled."])
def test_a_sentence(line: str) -> None:
    assert is_sentence(line)


@pytest.mark.parametrize("line", ["", "draw 1 card.", "Draw 1 card", "Draw { $n } cards.", "Draw  1.", "Draw ( 1)."])
def test_no_sentence(line: str) -> None:
    assert not is_sentence(line)


def test_the_cards_of_a_game_are_looked_at_in_each_language(monkeypatch: pytest.MonkeyPatch) -> None:
    battle = ww.game("hogwarts-battle")
    face = next(face for face in battle.cards("en") if face.lines)
    broken = face._replace(lines=("no sentence",))
    monkeypatch.setattr(type(battle), "cards", lambda self, locale: (broken,))
    assert unfinished_cards(battle, ["en", "cs"]) == [f"{loc}, {face.id}: no sentence" for loc in ("en", "cs")]


class OwnLabel(Numbered):
    """Answers that know their words themselves."""

    def label(self, game: Game, state: Any, question: Any, answer: int) -> str:
        return "Anything"


class Asking(Heap):
    """A toy with questions of every sort, as a newcomer might declare them."""

    name = "asking"
    declared: ClassVar[tuple[Question, ...]] = (
        Question(3, "take", Numbered("take", others={9: ("stop", "label-stop")})),
        Question(4, "grab", Ranges([(0, Numbered("grab")), (50, Cards("keep"))], {99: ("end", "label-end")})),
        Question(5, "show", Fixed((("fist", "label-fist"), ("palm", "label-palm"))), secret=True),
        Question(6, "say", OwnLabel("say"), prompt="prompt-speak"),
        Question(7, "own", Numbered("own", others={9: ("stop", "label-stop-own")})),
    )

    def make_rules(self) -> Rules:
        return Rules({2: "turn"}, self.declared, (heap, self))

    def nothing(self, *_: Any) -> Any:
        return []

    list_own = list_say = list_show = answer_own = answer_say = answer_show = nothing
    prompt_own = label_own = nothing


ASKED = [
    *("prompt-take", "prompt-grab", "prompt-show", "prompt-speak"),
    *("label-take", "label-stop", "label-grab", "label-keep", "label-end"),
    *("label-fist", "label-palm", "label-nothing", "label-stop-own"),
]


def test_a_question_without_its_words_is_named(package: Path) -> None:
    """What the game says by functions of its own (`prompt_own`, `label_own`, a class with a `label`) needs none."""
    (package / "en.ftl").write_text("".join(f"{key} = Words\n" for key in ASKED), encoding="utf-8")
    (package / "cs.ftl").write_text("prompt-take = Slova\n", encoding="utf-8")
    lacking = lacking_questions(Asking(), Messages("speaking_game"))
    assert lacking == [f"{key} (cs)" for key in sorted(ASKED) if key != "prompt-take"]
