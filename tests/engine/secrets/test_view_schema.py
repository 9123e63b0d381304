"""What a view looks like follows from the declared fields: their form, words and sight, and the part that has them."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

import pytest

from wandwright.engine.secrets.seen import CardRef, HiddenPile, KnownPile
from wandwright.engine.secrets.typed_schema import schema_of
from wandwright.engine.secrets.view_schema import view_schema
from wandwright.engine.state.fields import Field

CARD = schema_of(CardRef)
CARDS = {"type": "array", "items": CARD}
NUMBER = {"type": "integer"}


class Owner(TypedDict):
    name: str
    title: NotRequired[str]


class Added(TypedDict):
    seats: list[Owner]


def view_of(*fields: Field, added: type | None = None) -> dict[str, Any]:
    found: dict[str, Any] = view_schema("toy", fields, added)
    return found


@pytest.mark.parametrize(
    ("field", "look"),
    [
        (Field("deck", "deck", "pile", "count"), schema_of(HiddenPile)),
        (Field("discard", "deck", "pile", "all"), CARDS),
        (Field("market", "deck", "slots", "all"), {"type": "array", "items": {"anyOf": [CARD, {"type": "null"}]}}),
        (Field("hand", "deck", "pile", "owner"), {"anyOf": [CARDS, schema_of(HiddenPile)]}),
        (Field("deck", "deck", "pile", "owner", known="known"), {"anyOf": [CARDS, schema_of(KnownPile)]}),
        (Field("phase", "deck", "word", "all", names=("day", "night")), {"enum": ["day", "night"]}),
        (Field("phase", "deck", "word", "all", names=lambda _: ("day",)), {"type": "string"}),
        (
            Field("side", "deck", "word", "all", names=("a",), extra=("nobody", -1)),
            {"anyOf": [{"enum": ["a"]}, {"type": "null"}]},
        ),
        (
            Field("states", "deck", "bits", "all", said=("rooted", "weak")),
            {"type": "array", "items": {"enum": ["rooted", "weak"]}},
        ),
        (
            Field("place", "deck", "number", "all", said={0: "hall", 9: "sheet"}),
            {"anyOf": [{"enum": ["hall", "sheet"]}, {"type": "null"}]},
        ),
        (
            Field("rows", "deck", "data", "all", type="tuple[tuple[int, ...], ...]"),
            {"type": "array", "items": {"type": "array", "items": NUMBER}},
        ),
    ],
)
def test_a_field_looks_as_its_form_its_words_and_its_sight_say(field: Field, look: object) -> None:
    assert view_of(field)["properties"]["deck"] == look


def test_what_nobody_sees_is_not_there_and_what_only_some_see_may_be_missing() -> None:
    view = view_of(
        Field("secret", "a", "number", "none"),
        Field("own", "b", "number", "all", shown=False),
        Field("bits", "seats.*.bits", "bits", "owner"),
        Field("coins", "seats.*.coins", "number", "all"),
    )
    assert {"a", "b"}.isdisjoint(view["properties"])
    assert view["properties"]["seats"]["items"]["required"] == ["coins"]


def test_a_part_of_the_game_may_be_missing_as_a_whole() -> None:
    view = view_of(
        Field("turn", "turn", "number", "all"),
        Field("snow", "winter.snow", "number", "all", part="winter"),
        Field("ice", "seats.*.ice", "number", "all", part="winter"),
        Field("coins", "seats.*.coins", "number", "all"),
    )
    assert [name for name in ("turn", "winter", "seats") if name in view["required"]] == ["turn", "seats"]
    assert view["properties"]["winter"]["required"] == ["snow"]
    assert view["properties"]["seats"]["items"]["required"] == ["coins"]


def test_what_a_game_adds_stands_with_its_fields_and_nothing_else_may() -> None:
    coins = Field("coins", "seats.*.coins", "number", "all")
    view = view_of(coins, added=Added)
    seats = view["properties"]["seats"]["items"]
    assert list(seats["properties"]) == ["coins", "name", "title"]
    assert seats["required"] == ["coins", "name"]
    assert view["additionalProperties"] is False
    assert view_of(coins)["additionalProperties"] is True


def test_a_view_holds_plain_values_only() -> None:
    with pytest.raises(TypeError, match="A view can't hold"):
        schema_of(set[int])
