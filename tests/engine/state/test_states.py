"""The class of a state is written from its declared fields, and a mistake in these is told."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from tools.states import GAMES, BadField, class_text, empty_value, numbers_of, type_of
from wandwright.engine.state.fields import Field


@pytest.mark.parametrize(
    ("field", "kind", "empty"),
    [
        (Field("a", "a", "number", "all"), "int", "0"),
        (Field("a", "a", "word", "all", names=("x",), extra=("none", 7)), "int", "7"),
        (Field("a", "a", "pile", "all"), "tuple[int, ...]", "()"),
        (Field("a", "a", "slots", "all", size="box.places"), "list[int]", "[NO_CARD] * box.places"),
        (Field("a", "s.*.a", "card", "all", size="box.seats"), "list[int]", "[NO_CARD] * box.seats"),
        (Field("a", "s.*.a", "pile", "all", size="box.seats"), "list[tuple[int, ...]]", "[()] * box.seats"),
        (
            Field("a", "r.*.s.*.a", "number", "all", size="3, box.seats"),
            "list[tuple[int, ...]]",
            "[(0,) * box.seats] * 3",
        ),
        (Field("a", "a", "data", "none", type="tuple[Frame, ...]"), "tuple[Frame, ...]", "()"),
    ],
)
def test_type_and_empty_value_follow_from_form_and_path(field: Field, kind: str, empty: str) -> None:
    assert type_of(field) == kind
    assert empty_value(field) == empty


def test_a_copy_shares_no_list() -> None:
    fields = (Field("deck", "deck", "pile", "all"), Field("coins", "seats.*.coins", "number", "all", size="box.seats"))
    text = class_text("toy", "ToyState", fields)
    assert text.startswith('"""Made by tools/states.py')
    assert "new.deck = self.deck\n" in text
    assert "new.coins = self.coins[:]\n" in text


@pytest.mark.parametrize(
    ("field", "words"),
    [
        (Field("a", "a", "heap", "all"), "the forms are"),
        (Field("a", "a", "number", "some"), "the sights are"),
        (Field("a", "s.*.a", "number", "all"), "needs a size"),
        (Field("a", "a", "slots", "all"), "needs a size"),
        (Field("a", "r.*.s.*.a", "number", "all", size="3"), "needs a size"),
        (Field("a", "s.*.a", "list", "all", size="3"), "copies would share it"),
        (Field("a", "a", "pile", "owner"), "whose it is"),
        (Field("a", "a", "word", "all"), "names of its words"),
        (Field("a", "a", "pile", "count", known="b"), "no field"),
    ],
)
def test_a_mistake_is_told(field: Field, words: str) -> None:
    given: Any = (field,)
    with pytest.raises(BadField, match=words):
        class_text("toy", "ToyState", given)


def test_two_fields_of_one_name_are_a_mistake() -> None:
    fields = (Field("a", "a", "number", "all"), Field("a", "b", "number", "all"))
    with pytest.raises(BadField, match="called a"):
        class_text("toy", "ToyState", fields)


def test_a_new_game_gets_its_numbers_from_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "death_eaters_rising"
    copytree(GAMES / folder.name / "chapters", folder / "chapters")
    written = {path.relative_to(folder).as_posix(): text for path, text in numbers_of(folder).items()}
    assert "BEGIN_TURN: Final = " in written["chapters/travel/steps.py"]
    assert '"begin_turn": ' in written["numbers.json"]
    assert numbers_of(tmp_path / "without_chapters") == {}
