"""Records into dataclasses and NamedTuples."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Literal, NamedTuple

import pytest

from tests.content.helpers import load, write
from wandwright.content import Mistake, PackError, Record, build


class Clause(NamedTuple):
    do: str
    n: int = 1
    then: tuple[Clause, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    kind: Literal["spell", "item"]
    cost: int | None = None
    weight: float = 0.0
    quick: bool = False
    tags: tuple[str, ...] = ()
    pair: tuple[int, str] = (0, "")
    copies: Mapping[int, int] = field(default_factory=lambda: MappingProxyType({}))
    effect: tuple[Clause, ...] = ()
    per: str | Mapping[str, int] = ""
    anything: Any = None
    loose: tuple = ()  # type: ignore[type-arg]
    open: Mapping = field(default_factory=dict)  # type: ignore[type-arg]
    words: ClassVar[int] = 7
    derived: int = field(default=3, init=False)

    def __post_init__(self) -> None:
        if self.cost == 13:
            raise ValueError("13 brings bad luck")


def record(directory: Path, fields: str) -> Record:
    return load(write(directory, f"cards:\n  - {{id: broom, {fields}}}\n"), schema={}).records[0]


def problems(directory: Path, fields: str) -> list[str]:
    with pytest.raises(PackError) as caught:
        build(Card, record(directory, fields))
    return [mistake.problem for mistake in caught.value.mistakes]


def test_a_card_is_filled_by_its_annotations(tmp_path: Path) -> None:
    fields = (
        "kind: item, cost: 5, weight: 2, quick: yes, tags: [a, b], pair: [1, x], copies: {4: 1}, "
        "effect: [{do: gain, n: 2, then: [{do: lose}]}], per: {cards: 4}, anything: [1], loose: [1, a], open: {a: 1}, "
        "note: fields that the type does not name are left out"
    )
    assert build(Card, record(tmp_path, fields)) == Card(
        id="broom",
        kind="item",
        cost=5,
        weight=2.0,
        quick=True,
        tags=("a", "b"),
        pair=(1, "x"),
        copies=MappingProxyType({4: 1}),
        effect=(Clause("gain", 2, (Clause("lose"),)),),
        per=MappingProxyType({"cards": 4}),
        anything=(1,),
        loose=(1, "a"),
        open=MappingProxyType({"a": 1}),
    )


def test_fields_left_out_have_their_defaults(tmp_path: Path) -> None:
    card = build(Card, record(tmp_path, "kind: item, cost: ~"))
    assert card == Card(id="broom", kind="item")
    assert type(build(Card, record(tmp_path, "kind: item, weight: 2")).weight) is float


def test_a_named_tuple_is_filled_too(tmp_path: Path) -> None:
    assert build(Clause, record(tmp_path, "do: gain")) == Clause("gain")


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ("cost: 1", ["the field `kind` is missing; add it"]),
        ("kind: ally", ['`kind` can\'t be "ally"; choose an allowed one']),
        ("kind: item, cost: x", ['`cost` has to be a whole number, but it is "x"; correct it']),
        ("kind: item, cost: true", ["`cost` has to be a whole number, but it is true; correct it"]),
        ("kind: item, cost: 13", ["the card does not fit: 13 brings bad luck"]),
        ("kind: item, quick: 1", ["`quick` has to be true or false, but it is the number 1; correct it"]),
        ("kind: item, weight: on", ["`weight` has to be a number, but it is true; correct it"]),
        ("kind: item, tags: a", ['`tags` has to be a list, but it is "a"; correct it']),
        ("kind: item, pair: [1]", ["`pair` has to have 2 entries, but it has 1; correct it"]),
        ("kind: item, copies: 3", ["`copies` has to be a group of fields, but it is the number 3; correct it"]),
        ("kind: item, copies: {a: 1}", ['`copies > a` has to be a whole number, but it is "a"; correct it']),
        ("kind: item, copies: {4: a}", ['`copies > 4` has to be a whole number, but it is "a"; correct it']),
        ("kind: item, effect: [gain]", ['`effect 1` has to be a group of fields, but it is "gain"; correct it']),
        ("kind: item, effect: [{n: 1}]", ["the field `do` is missing in `effect 1`; add it"]),
        ("kind: item, per: {a: b}", ['`per > a` has to be a whole number, but it is "b"; correct it']),
        (
            "kind: item, effect: [{do: 1, n: {}}, {do: a, then: [{}]}], tags: [1, a, 2]",
            [
                "`tags 1` has to be a text, but it is the number 1; correct it",
                "`tags 3` has to be a text, but it is the number 2; correct it",
                "`effect 1 > do` has to be a text, but it is the number 1; correct it",
                "`effect 1 > n` has to be a whole number, but it is a group of fields; correct it",
                "the field `do` is missing in `effect 2 > then 1`; add it",
            ],
        ),
    ],
)
def test_everything_that_does_not_fit_is_reported(tmp_path: Path, fields: str, found: list[str]) -> None:
    assert problems(tmp_path, fields) == found


def test_a_misfit_names_file_line_card_and_what_is_allowed(tmp_path: Path) -> None:
    with pytest.raises(PackError) as caught:
        build(Card, record(tmp_path, "\n    kind: ally"))
    problem = '`kind` can\'t be "ally"; choose an allowed one'
    assert caught.value.mistakes == (Mistake(str(tmp_path / "cards.yaml"), 3, "broom", problem, "spell, item"),)


def test_types_that_cannot_be_filled_are_a_programmers_error(tmp_path: Path) -> None:
    class Unfillable(NamedTuple):
        id: set[str]

    with pytest.raises(TypeError, match="can't fill the annotation"):
        build(Unfillable, record(tmp_path, "a: 1"))
    with pytest.raises(TypeError, match="neither a dataclass nor a NamedTuple"):
        build(int, record(tmp_path, "a: 1"))
