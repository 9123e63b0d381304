"""Fields are declared once: words, references, nested values and owners follow in JSON, by hand and in views."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

import wandwright as ww
from tests.architecture.project import ROOT
from tests.engine.toy import IDS as TOY_IDS
from tests.engine.toy import Toy
from wandwright.engine.encoding.encoding import read_state, write_state
from wandwright.engine.encoding.prepare import all_places, prepare
from wandwright.engine.encoding.values import read_value
from wandwright.engine.errors import BadPosition
from wandwright.engine.matches.games import Game
from wandwright.engine.secrets.sights import Sight
from wandwright.engine.state.fields import Field, parts_of, path_at, sees
from wandwright.engine.state.state import NO_CARD, State
from wandwright.testkit.positions import all_cards

ROOMS = ("hall", "tower", "lake")
BIRDS = {0: "owl", 5: "raven"}

FIELDS = (
    Field("room", "room", "word", "all", names=ROOMS, extra=("nowhere", 9)),
    Field("visited", "visited", "words", "all", names=ROOMS),
    Field("bird", "bird", "word", "all", names=lambda state: BIRDS),
    Field("guard", "guard", "ref", "all"),
    Field("spoken", "spoken", "refs", "all"),
    Field("door", "door", "ref", "all", names=ROOMS),
    Field("tokens", "rooms.*.seats.*.tokens", "number", "all"),
    Field("traps", "rooms.*.traps.*", "pile", "owner"),
    Field("aim", "seats.*.aim", "word", "owner", names=ROOMS),
    Field("bid", "seats.*.bid", "card", "owner"),
    Field("lamps", "lamps", "marks", "all", keys=ROOMS, names=("dark", "lit")),
    Field("work", "work", "tallies", "all", keys=ROOMS, names=("wood", "stone")),
    Field("deck", "deck", "pile", "count", known="known"),
    Field("known", "known", "number", "all", shown=False),
)


class House(State):
    """A position with a field of every new form."""

    def copy(self) -> House:
        raise AssertionError("nothing here copies")

    def fill(self) -> House:
        self.begin()
        self.keys = [99, *range(1, len(TOY_IDS))]
        values: dict[str, Any] = {
            "room": 1, "visited": (0, 2), "bird": 5, "guard": 4, "spoken": (2, 4), "door": NO_CARD,
            "tokens": [(1, 2), (0, 3)], "traps": [((3,), ()), ((), (5, 6))], "aim": [2, 0], "bid": [7, NO_CARD],
            "lamps": [0, 1, 0], "work": ((2, 0, 3),), "deck": (0, 1, 2, 4), "known": 2,
        }  # fmt: skip
        for name, value in values.items():
            setattr(self, name, value)
        return self


class HouseGame(Toy):
    """The toy's cards with the fields of the house."""

    fields = FIELDS
    aside = "deck"


GAME: Game = HouseGame()


def house() -> Any:
    return House().fill()


def written(state: Any) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(write_state(GAME, state, exact=False), sort_keys=True))
    return data


def given(**values: Any) -> Any:
    state = house()
    prepare(GAME, state, {path.replace("__", "."): value for path, value in values.items()})
    return state


def test_numbers_are_written_as_their_words() -> None:
    data = written(house())
    assert (data["room"], data["visited"], data["bird"]) == ("tower", ["hall", "lake"], "raven")
    assert (data["guard"], data["spoken"], data["door"]) == (TOY_IDS[4], [TOY_IDS[2], TOY_IDS[4]], None)
    assert data["lamps"] == {"tower": "lit"}
    assert data["work"] == [{"lake": {"stone": 3}}]


def test_two_stars_nest_in_the_json_form() -> None:
    data = written(house())
    assert [[seat["tokens"] for seat in room["seats"]] for room in data["rooms"]] == [[1, 2], [0, 3]]
    assert data["rooms"][1]["traps"] == [[], [TOY_IDS[5], TOY_IDS[6]]]


def test_what_is_written_is_read_back() -> None:
    state = house()
    data = json.loads(json.dumps(write_state(GAME, state), sort_keys=True))
    again: Any = read_state(GAME, house(), data)
    for field in FIELDS:
        assert getattr(again, field.name) == getattr(state, field.name), field.name


def read(form: str, value: Any) -> Any:
    return read_value(GAME, house(), Field("x", "x", form, "all"), value)


@pytest.mark.parametrize(("form", "value"), [("number", 100_001), ("list", [-100_001]), ("data", [[100_001]])])
def test_no_amount_is_larger_than_a_match_needs(form: str, value: Any) -> None:
    """So no position that somebody brings asks for endless work."""
    with pytest.raises(ValueError, match="larger than any number in a position"):
        read(form, value)


def test_what_only_marks_something_may_be_larger() -> None:
    assert read("bits", 1 << 27) == 1 << 27
    assert read("flags", [1 << 27]) == (1 << 27,)
    with pytest.raises(ValueError, match="larger than any number in a position"):
        read("bits", 1 << 32)


def test_values_are_set_by_name() -> None:
    state = given(room="nowhere", visited=["lake"], bird="owl", guard=None, spoken=[TOY_IDS[3]], door="hall")
    assert (state.room, state.visited, state.bird) == (9, (2,), 0)
    assert (state.guard, state.spoken, state.door) == (NO_CARD, (3,), 0)
    state = given(lamps__lake="lit", work=[{"hall": {"wood": 2}}])
    assert (state.lamps, state.work) == ([0, 1, 1], ((0, 2, 0),))


def test_one_of_nested_values_is_set() -> None:
    state = given(rooms__1__seats__0__tokens=7)
    assert state.tokens == [(1, 2), (7, 3)]
    cards = all_cards(GAME, house())
    state = given(rooms__0__traps__1=[TOY_IDS[6]])
    assert state.traps == [((3,), (6,)), ((), (5,))]
    assert all_cards(GAME, state) == cards


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("room", "cellar", "Known: hall, lake, nowhere, tower"),
        ("room", "halle", "Did you mean hall"),
        ("room", 1, "There is no 1 in room"),
        ("visited", [0], "There is no 0"),
        ("visited", "hall", "There is no"),
        ("lamps", {"cellar": "lit"}, "cellar"),
        ("lamps.tower", "bright", "bright"),
        ("work", [{"hall": {"gold": 1}}], "gold"),
        ("work", [1], "does not fit"),
        ("rooms.9.seats.0.tokens", 1, "not at this table"),
        ("rooms.0.seats.0.tokens.1", 1, "does not fit"),
    ],
)
def test_an_unknown_word_or_place_is_refused_with_the_known_ones(path: str, value: Any, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        prepare(GAME, house(), {path: value})


def test_a_reference_is_no_place_where_a_card_lies() -> None:
    places = {field.name for field, _ in all_places(GAME, house())}
    assert places == {"traps", "bid", "deck"}


def test_each_value_has_its_path() -> None:
    field = next(field for field in FIELDS if field.name == "tokens")
    paths = [path_at(field, places) for places, _ in parts_of(field, house().tokens)]
    assert paths[:3] == ["rooms.0.seats.0.tokens", "rooms.0.seats.1.tokens", "rooms.1.seats.0.tokens"]


def test_views_speak_in_words_and_show_nothing_for_the_extra_one() -> None:
    view = Sight(FIELDS).see(house(), TOY_IDS, None)
    assert (view["room"], view["visited"], view["bird"], view["door"]) == ("tower", ["hall", "lake"], "raven", None)
    assert view["lamps"] == {"tower": "lit"}
    assert view["work"] == [{"lake": {"stone": 3}}]
    assert view["guard"] == {"id": TOY_IDS[4], "key": 4}
    state = house()
    state.room = 9
    assert Sight(FIELDS).see(state, TOY_IDS, None)["room"] is None


def test_an_owner_sees_all_and_others_how_many_cards_but_no_number() -> None:
    own, other, nobody = (Sight(FIELDS).see(house(), TOY_IDS, seat) for seat in (0, 1, None))
    assert own["seats"][0] == {"aim": "lake", "bid": {"id": TOY_IDS[7], "key": 7}}
    assert other["seats"][0] == {"bid": {"count": 1}}
    assert other["seats"][1] == {"aim": "hall", "bid": None}
    assert [seat["bid"] for seat in nobody["seats"]] == [{"count": 1}, {"count": 0}]
    assert nobody["rooms"][1]["traps"] == [{"count": 0}, {"count": 2}]
    assert [card["key"] for card in other["rooms"][1]["traps"][1]] == [5, 6]
    assert own["rooms"][1]["traps"][1] == {"count": 2}


def test_an_option_opens_a_field() -> None:
    view = Sight(FIELDS, {"aim": "all"}).see(house(), TOY_IDS, None)
    assert [seat["aim"] for seat in view["seats"]] == ["lake", "hall"]


def test_known_cards_lie_on_top_of_what_is_counted() -> None:
    view = Sight(FIELDS).see(house(), TOY_IDS, 0)
    assert view["deck"] == {"count": 4, "known": [{"id": TOY_IDS[0], "key": 99}, {"id": TOY_IDS[1], "key": 1}]}


def test_cards_that_lie_face_up_under_a_pile_are_seen_by_everybody() -> None:
    fields = [field._replace(known="", under=lambda state: 1) if field.name == "deck" else field for field in FIELDS]
    for seat in (0, 1, None):
        view = Sight(fields).see(house(), TOY_IDS, seat)
        assert view["deck"] == {"count": 4, "last": [{"id": TOY_IDS[4], "key": 4}]}


PILES = (
    Field("deck", "seats.*.deck", "pile", "count", known="known", peeked="peeked"),
    Field("known", "seats.*.known", "number", "all", shown=False),
    Field("peeked", "seats.*.peeked", "number", "owner", shown=False),
)


@pytest.mark.parametrize(("seat", "opened", "tops"), [(0, {}, 2), (1, {}, 1), (None, {}, 1), (1, {"peeked": "all"}, 2)])
def test_an_owner_knows_what_it_has_looked_at(seat: int | None, opened: dict[str, str], tops: int) -> None:
    state: Any = House()
    state.begin()
    state.keys = [99, *range(1, len(TOY_IDS))]
    state.deck, state.known, state.peeked = [(0, 1, 2), (3, 4)], [1, 0], [2, 0]
    view = Sight(PILES, opened).see(state, TOY_IDS, seat)
    assert [card["key"] for card in view["seats"][0]["deck"]["known"]] == [99, 1][:tops]
    assert view["seats"][1] == {"deck": {"count": 2, "known": []}}


def test_who_sees_what() -> None:
    assert sees("all", None, (None,))
    assert sees("owner", 1, (1,))
    assert sees("owner", 1, (0, 1))
    assert not sees("owner", None, (None,))
    assert sees("alone", 1, (1, 0))
    assert not sees("alone", 1, (0, 1))
    assert not sees("alone", None, (None,))
    assert not sees("owner", 1, (0,))
    assert not sees("count", 1, (1,))
    assert not sees("none", 1, (1,))


def test_hogwarts_battle_opens_hands_by_its_option() -> None:
    battle = ww.game("hogwarts-battle")
    hand = next(field for field in battle.fields if field.name == "hand")
    for option, sight in (("open", "all"), ("closed", "owner")):
        state = battle.set_up(battle.setup(2, 1, {"hands": option}))
        assert battle.sight(state, hand) == sight


def test_the_states_of_the_games_are_fresh() -> None:
    command = [sys.executable, str(ROOT / "tools" / "states.py"), "--check"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
