"""Positions set by hand: values at paths, every card still somewhere exactly once, mistakes told."""

from __future__ import annotations

from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wandwright as ww
from tests.engine.toy import Toy
from tests.engine.toy_rules import ToyState
from wandwright.engine.encoding.encoding import write_state
from wandwright.engine.encoding.prepare import prepare
from wandwright.testkit.positions import all_cards

BATTLE = ww.game("hogwarts-battle")


def position(given: dict[str, Any], seats: int = 2) -> ToyState:
    toy = Toy()
    state = toy.set_up(toy.setup(seats, 3, {"coins": 2}))
    cards = all_cards(toy, state)
    prepare(toy, state, given)
    assert all_cards(toy, state) == cards, "a card was lost or doubled"
    return cast(ToyState, state)


def names(state: ToyState, cards: tuple[int, ...]) -> list[str]:
    return [Toy().card_id(state, card) for card in cards]


def test_a_zone_gets_the_cards_named_in_their_order() -> None:
    state = position({"seats.0.hand": ["coin_9", "coin_1", "coin_4"], "prizes": ["prize_6", "prize_1"]})
    assert names(state, state.hand[0]) == ["coin_9", "coin_1", "coin_4"]
    assert names(state, state.prizes) == ["prize_6", "prize_1"]


def test_cards_pushed_out_of_a_zone_are_put_aside() -> None:
    before = position({})
    pushed = before.hand[1]
    state = position({"seats.1.hand": []})
    assert state.hand[1] == ()
    assert set(pushed) <= set(state.purse)


def test_a_card_is_taken_from_wherever_it_lies() -> None:
    before = position({})
    stolen = names(before, before.hand[1])[0]
    state = position({"seats.0.won": [stolen]})
    assert names(state, state.won[0]) == [stolen]
    assert stolen not in names(state, state.hand[1])


def test_a_place_for_one_card_takes_one_or_none() -> None:
    state = position({"seats.0.bid": "coin_3", "seats.1.bid": None})
    assert names(state, (state.bids[0],)) == ["coin_3"]
    assert state.bids[1] == -1


def test_numbers_are_set() -> None:
    assert position({"round": 4, "join": "first"}).round == 4


def test_pending_work_is_set_with_the_next_step_first() -> None:
    state = position({"stack": [["award"], ["reveal"]]})
    rules = Toy().rules
    assert [rules.names[frame[0]] for frame in reversed(state.stack)] == ["award", "reveal"]


@pytest.mark.parametrize(
    ("given", "error", "words"),
    [
        ({"seats.0.hnd": []}, ww.BadPosition, "Did you mean"),
        ({"nowhere": 3}, ww.BadPosition, "no path"),
        ({"seats.7.hand": []}, ww.BadPosition, "seat"),
        ({"seats.0.hand": ["coin_99"]}, ww.UnknownCard, "coin_99"),
        ({"seats.0.hand": ["coin_1", "coin_1"]}, ww.UnknownCard, "No copy of coin_1 is left"),
        ({"seats.0.hand": ["coin_1"], "seats.1.hand": ["coin_1"]}, ww.UnknownCard, "No copy"),
        ({"seats.0.hand": ["coin_1#2"]}, ww.UnknownCard, "copies"),
        ({"seats.0.hand": ["coin_1#x"]}, ww.UnknownCard, "copies"),
        ({"seats.0.hand": "coin_1"}, ww.BadPosition, "list of card ids"),
        ({"seats.0.hand": [1]}, ww.BadPosition, "list of card ids"),
        ({"seats.0.hand": {"a": 1}}, ww.BadPosition, "list of card ids"),
        ({"round": "many"}, ww.BadPosition, "does not fit"),
        ({"round": None}, ww.BadPosition, "does not fit"),
        ({"stack": [["dance"]]}, ww.BadPosition, "no step"),
        ({"stack": 3}, ww.BadPosition, "list of frames"),
        ({"stack": [3]}, ww.BadPosition, "list of frames"),
    ],
)
def test_mistakes_are_told(given: dict[str, Any], error: type[ww.WandwrightError], words: str) -> None:
    with pytest.raises(error, match=words):
        position(given)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"villains.active": ["draco_malfoy", "quirinus_quirrell", "basilisk"]}, "places"),
        ({"hogwarts.market.9": "lumos"}, "place"),
        ({"villains.wounds": "none"}, "does not fit"),
        ({"villains.wounds.5": 1}, "does not fit"),
        ({"heroes.1.proficiency.0": None}, "holds one card"),
        ({"active": -1}, "no number below 0"),
        ({"heroes.0.health": -5}, "no number below 0"),
        ({"villains.wounds": [-1]}, "no number below 0"),
        ({"villains.wounds.0": -1}, "no number below 0"),
        ({"turn": float("inf")}, "whole numbers"),
        ({"turn": float("nan")}, "whole numbers"),
        ({"turn": 1.5}, "whole numbers"),
        ({"this_turn.used": [[1, float("inf")]]}, "whole numbers"),
        ({"stack": [["act", float("inf"), -1]]}, "whole numbers"),
    ],
)
def test_mistakes_about_places_are_told(given: dict[str, Any], words: str) -> None:
    state = BATTLE.set_up(BATTLE.setup(2, 1, {"game": 1}))
    with pytest.raises(ww.BadPosition, match=words):
        prepare(BATTLE, state, given)


def test_one_place_of_a_row_can_be_set() -> None:
    state = BATTLE.set_up(BATTLE.setup(2, 1, {"game": 1}))
    before = write_state(BATTLE, state, exact=False)["hogwarts"]["market"]
    prepare(BATTLE, state, {"hogwarts.market.2": "oliver_wood"})
    after = write_state(BATTLE, state, exact=False)["hogwarts"]["market"]
    assert after[2] == "oliver_wood"
    assert [card for place, card in enumerate(after) if place != 2] == [
        card for place, card in enumerate(before) if place != 2
    ]


def test_where_the_zone_for_cards_put_aside_is_given_too_the_others_leave_the_match() -> None:
    state = BATTLE.set_up(BATTLE.setup(2, 1, {"game": 1}))
    cards = all_cards(BATTLE, state)
    deck = write_state(BATTLE, state, exact=False)["hogwarts"]["deck"]
    prepare(BATTLE, state, {"hogwarts.deck": [], "banished": []})
    assert write_state(BATTLE, state, exact=False)["banished"] == []
    assert len(all_cards(BATTLE, state)) == len(cards) - len(deck)


PATHS = st.one_of(
    st.sampled_from([field.path.replace("*", "0") for field in BATTLE.fields] + ["stack"]),
    st.sampled_from([field.path.replace("*", "1") + ".0" for field in BATTLE.fields]),
    st.text(alphabet="heros.0129²*stack_", max_size=20),
)
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-5, 50), st.text(max_size=5), st.sampled_from(["lumos", "run"])),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(PATHS, VALUES, max_size=2))
def test_nothing_given_raises_anything_but_our_errors(given: dict[str, Any]) -> None:
    state = BATTLE.set_up(BATTLE.setup(2, 1, {"game": 1}))
    cards = all_cards(BATTLE, state)
    try:
        prepare(BATTLE, state, given)
    except (ww.BadPosition, ww.UnknownCard):
        return
    if BATTLE.aside not in given:
        assert all_cards(BATTLE, state) == cards
