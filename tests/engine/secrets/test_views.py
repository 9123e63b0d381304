"""What everybody may see follows from the declaration of the fields."""

from __future__ import annotations

import json
from typing import Any

import pytest

from wandwright.engine.secrets.sights import Sight
from wandwright.engine.secrets.views import outcome_view, see_card, see_pile
from wandwright.engine.state.fields import Field
from wandwright.engine.state.state import NO_CARD, Outcome, State

IDS = ("owl", "lamp", "cup", "cup")
KEYS = [101, 111, 121, 131]


class Shelf(State):
    """A state with one field of every form."""

    def __init__(self, **values: Any) -> None:
        self.begin()
        self.keys = KEYS
        for name, value in values.items():
            setattr(self, name, value)

    def copy(self) -> Shelf:
        raise AssertionError("a view copies nothing")


def seen(form: str, path: str, value: Any, sight: str = "all") -> Any:
    return Sight([Field("thing", path, form, sight)]).see(Shelf(thing=value), IDS)


def test_a_card_is_its_id_and_the_key_of_the_physical_card() -> None:
    assert see_card(Shelf(), IDS, 2) == {"id": "cup", "key": 121}
    assert see_card(Shelf(), IDS, NO_CARD) is None
    assert see_pile(Shelf(), IDS, (3, NO_CARD, 0)) == [{"id": "cup", "key": 131}, None, {"id": "owl", "key": 101}]


@pytest.mark.parametrize(
    ("form", "value", "shown"),
    [
        ("number", 7, 7),
        ("list", [1, 2], [1, 2]),
        ("marks", [0, 3, 0, 1], {"111": 3, "131": 1}),
        ("card", 1, {"id": "lamp", "key": 111}),
        ("card", NO_CARD, None),
        ("slots", [0, NO_CARD], [{"id": "owl", "key": 101}, None]),
        ("pile", (0,), [{"id": "owl", "key": 101}]),
        ("data", ((1, (2, 3)), "x"), [[1, [2, 3]], "x"]),
    ],
)
def test_each_form_has_its_look(form: str, value: Any, shown: Any) -> None:
    assert seen(form, "thing", value) == {"thing": shown}


@pytest.mark.parametrize(
    ("form", "value", "shown"),
    [
        ("number", [4, 5], [{"thing": 4}, {"thing": 5}]),
        ("card", [NO_CARD, 1], [{"thing": None}, {"thing": {"id": "lamp", "key": 111}}]),
        ("pile", [(), (0,)], [{"thing": []}, {"thing": [{"id": "owl", "key": 101}]}]),
    ],
)
def test_a_group_has_a_part_for_each_seat_or_board(form: str, value: Any, shown: Any) -> None:
    assert seen(form, "boards.*.thing", value) == {"boards": shown}


def test_a_path_makes_what_lies_between() -> None:
    fields = [Field("first", "a.b.first", "number", "all"), Field("second", "a.second", "number", "all")]
    assert Sight(fields).see(Shelf(first=1, second=2), IDS) == {"a": {"b": {"first": 1}, "second": 2}}


def test_fields_of_one_group_share_its_parts_and_groups_may_differ_in_size() -> None:
    fields = [
        Field("wizards", "teams.*.wizards", "pile", "all"),
        Field("marks", "places.*.marks", "number", "all"),
        Field("leader", "teams.*.leader", "card", "all"),
    ]
    shelf = Shelf(wizards=[(0,), ()], leader=[1, NO_CARD], marks=[5, 6, 7])
    assert Sight(fields).see(shelf, IDS) == {
        "teams": [
            {"wizards": [{"id": "owl", "key": 101}], "leader": {"id": "lamp", "key": 111}},
            {"wizards": [], "leader": None},
        ],
        "places": [{"marks": 5}, {"marks": 6}, {"marks": 7}],
    }


def test_a_count_tells_how_many_and_not_which() -> None:
    assert seen("pile", "deck", (0, 1, 2), "count") == {"deck": {"count": 3}}
    assert seen("pile", "seats.*.deck", [(0, 1), ()], "count") == {
        "seats": [{"deck": {"count": 2}}, {"deck": {"count": 0}}]
    }


def test_what_is_hidden_or_shown_by_the_game_itself_is_left_out() -> None:
    assert seen("pile", "seats.*.hand", [(0,)], "none") == {}
    assert Sight([Field("thing", "thing", "pile", "all", shown=False)]).see(Shelf(thing=(0,)), IDS) == {}


def test_a_view_shares_nothing_with_the_state() -> None:
    shelf = Shelf(thing=[1, 2])
    view = Sight([Field("thing", "thing", "list", "all")]).see(shelf, IDS)
    view["thing"].append(3)
    assert shelf.thing == [1, 2]  # type: ignore[attr-defined]


def test_the_outcome_is_ready_for_json() -> None:
    shelf = Shelf()
    assert outcome_view(shelf) is None
    shelf.outcome = Outcome((0, 2), (1, 0, 1), "coins")
    shown = outcome_view(shelf)
    assert shown == {"winners": [0, 2], "scores": [1, 0, 1], "reason": "coins"}
    assert json.loads(json.dumps(shown)) == shown


def test_a_number_or_bits_may_be_said_in_words() -> None:
    states = Field("value", "seats.*.states", "bits", "all", said=("rooted", "weakened", "burning"))
    place = Field("value", "places.*.at.*", "number", "all", said={0: "hall", 100: "sheet"})
    assert Sight([states]).see(Shelf(value=(0, 5)), ()) == {
        "seats": [{"states": []}, {"states": ["rooted", "burning"]}]
    }
    assert Sight([place]).see(Shelf(value=((100, -1), (0, 0))), ()) == {
        "places": [{"at": ["sheet", None]}, {"at": ["hall", "hall"]}]
    }
    owned = Field("value", "seats.*.states", "bits", "owner", said=("rooted",))
    assert Sight([owned]).see(Shelf(value=(1, 1)), (), 0) == {"seats": [{"states": ["rooted"]}, {}]}
