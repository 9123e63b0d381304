"""The Return of Voldemort beyond what a scenario can say: the set-up, who sees what, warnings, and bots that get on."""

from __future__ import annotations

from typing import Any, cast

import pytest

from wandwright.engine.errors import UnknownHero
from wandwright.games.year_at_hogwarts.chapters.voldemort.horcruxes import destroy
from wandwright.games.year_at_hogwarts.chapters.voldemort.ritual import bring_back
from wandwright.games.year_at_hogwarts.chapters.voldemort.sides import has_returned, horcruxes_left
from wandwright.games.year_at_hogwarts.game import YearAtHogwarts
from wandwright.games.year_at_hogwarts.state import YearState
from wandwright.testkit.scenario import Scenario

GAME = YearAtHogwarts()
ON_A_TOWER: dict[str, Any] = {
    "game": GAME.name,
    "name": "Ron on a tower",
    "rule": "H38",
    "seats": 3,
    "options": {"mode": "return"},
    "given": {
        "calendar.active": 2,
        "stack": [["begin_move"], ["close_turn"], ["leave_turn"], ["end_turn"]],
        "this_turn.total": 1,
        "players.2.space": "nc_item_1",
        "items": {"basilisk_fang": "seat 2", "slytherin_locket": "ministry_of_magic"},
    },
    "play": ["go bell_tower"],
}


# Bellatrix's pawn enters Ron's space and attacks first.
BELLATRIX_ON_RON: dict[str, Any] = {
    "game": GAME.name,
    "name": "Bellatrix moves and meets Ron",
    "rule": ["R239", "R240"],
    "seats": 3,
    "options": {"mode": "return"},
    "given": {
        "stack": [["begin_move"], ["next_pawn"], ["close_turn"], ["leave_turn"], ["end_turn"]],
        "this_turn.total": 1,
        "this_turn.pawn": 3,
        "this_turn.moved": 254,
        "pawns.0.space": "quidditch_pitch",
        "pawns.2.space": "sc_item_1",
        "players.0.space": "sc_item_1",
        "players.2.space": "sc_duel_1",
        "players.2.potions": [],
        "servants.1.pv": 8,
        "items": {},
    },
    "chance": {"fight": [6, 1, 1, 1]},
    "play": ["go sc_duel_1"],
}


def begin(seats: int = 3, **options: Any) -> YearState:
    return cast(YearState, GAME.start(seats=seats, seed=4, options={"mode": "return", **options}).state)


REFUSED = [
    ("peter", "ron"),
    ("peter", "ron", "hermione"),
    ("harry", "peter"),
    ("harry", "ron", "hermione"),
    ("peter", "harry", "draco"),
]


@pytest.mark.parametrize("characters", REFUSED)
def test_without_peter_first_and_harry_among_the_heroes_the_second_mode_is_refused(characters: tuple[str, ...]) -> None:
    """R219, R220: with the reason; nobody is swapped for another silently."""
    with pytest.raises(UnknownHero, match="Peter Pettigrew, the others Harry, and Ron or Hermione"):
        begin(len(characters), characters=characters)


@pytest.mark.parametrize("characters", [("peter", "harry"), ("peter", "hermione", "harry")])
def test_peter_is_the_first_seat_and_the_heroes_sit_as_they_like(characters: tuple[str, ...]) -> None:
    """R219, R220."""
    assert begin(len(characters), characters=characters).box.characters == characters


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whom_nobody_names_the_rules_name(seats: int) -> None:
    """R219, R220."""
    assert begin(seats).box.characters == ("peter", "harry", "ron", "hermione")[:seats]


def test_potions_and_spells_of_the_sheet_are_drawn() -> None:
    """R219: Peter 1 and 1; Harry 1 Potion, 2 Spells; Ron 2 Potions, 1 Spell."""
    state = begin()
    assert [len(cards) for cards in state.potions] == [1, 1, 2]
    assert [len(cards) for cards in state.spells] == [1, 2, 1]


@pytest.mark.parametrize("gone", range(7))
def test_each_horcrux_costs_voldemort_one_pv_whenever_it_falls(gone: int) -> None:
    """R236, R237 (the numbers of T 13): 7, 6, 5, 4, 3, 2, 1, some before and some after the return."""
    state = begin()
    for item in horcruxes_left(state)[: gone // 2]:
        destroy(state, 1, item)
    bring_back(state)
    for item in horcruxes_left(state)[: gone - gone // 2]:
        destroy(state, 1, item)
    assert state.pv[0] == 7 - gone


@pytest.mark.parametrize("gone", [0, 2, 6])
@pytest.mark.parametrize("returns", [False, True])
def test_a_view_tells_the_pv_that_the_horcruxes_leave_voldemort(gone: int, returns: bool) -> None:
    """R236, R237: also before the return, when no seat has them yet; as the table shows them."""
    match = GAME.start(seats=3, seed=4, options={"mode": "return"})
    state = cast(YearState, match.state)
    for item in horcruxes_left(state)[:gone]:
        destroy(state, 1, item)
    if returns:
        bring_back(state)
    view = match.view(1)
    assert view["night"]["voldemort_pv"] == 7 - gone
    assert len(view["night"]["horcruxes"]) == 6 - gone
    shown = [count.value for section in GAME.table(view) for count in section.counts if count.label == "Voldemort's PV"]
    assert shown == [7 - gone]


def test_heroes_share_their_hands_and_nobody_else_sees_them() -> None:
    """R21a."""
    match = GAME.start(seats=3, seed=4, options={"mode": "return"})
    seen = [[isinstance(player["spells"], list) for player in match.view(seat)["players"]] for seat in range(3)]
    assert seen == [[True, False, False], [False, True, True], [False, True, True]]


def test_only_voldemorts_side_sees_the_hands_of_death_eaters() -> None:
    """R21a, R230."""
    match = GAME.start(seats=2, seed=4, options={"mode": "return"})
    bring_back(cast(YearState, match.state))
    hands = [[servant["spells"][0] for servant in match.view(seat)["servants"]] for seat in (0, 1)]
    assert all(isinstance(hand, list) for hand in hands[0])
    assert not any(isinstance(hand, list) for hand in hands[1])


def test_who_moves_a_death_eater_is_called_by_its_name_and_the_hero_by_his_own() -> None:
    """R230, R239, R240: nobody is told to play a Death Eater by whose name the prompt calls them anyway."""
    match = Scenario(BELLATRIX_ON_RON, "here").played(GAME)
    assert match.decision is not None
    assert match.decision.prompt.startswith("Bellatrix Lestrange (8 PV) against Ron Weasley (8 PV)")
    names = [GAME.addressed(match.state, seat)["who"] for seat in (0, 1, 2)]
    assert names == ["Bellatrix Lestrange", "Harry Potter", "Ron Weasley"]
    match.apply("attack")
    assert match.decision.prompt.startswith("Ron Weasley: Ron Weasley takes 2 hits")


def floo_labels(changes: dict[str, Any], **options: Any) -> tuple[str, dict[str, str]]:
    options = {**ON_A_TOWER["options"], **options}
    data = {**ON_A_TOWER, "options": options, "given": {**ON_A_TOWER["given"], **changes}}
    decision = Scenario(data, "here").played(GAME).decisions[0]
    return decision.prompt, {action.notation: action.label for action in decision.actions}


def test_the_table_warns_before_the_last_floo_powder_is_spent() -> None:
    """H38: for anything but the Locket, and for the Locket without a weapon."""
    prompt, labels = floo_labels({"players.1.floo": 0})
    assert "last" in prompt
    assert "last powder" in labels["floo burrow"]
    assert "last powder" not in labels["floo ministry_of_magic"]
    _, unarmed = floo_labels({"players.1.floo": 0, "items": {"slytherin_locket": "ministry_of_magic"}})
    assert "last powder" in unarmed["floo ministry_of_magic"]


def test_there_is_no_warning_while_another_hero_has_powder() -> None:
    """H38."""
    prompt, labels = floo_labels({})
    assert "last" not in prompt
    assert "last powder" not in labels["floo burrow"]


@pytest.mark.parametrize("options", [{"hero_floo_refill": "on"}, {"mode": "year"}])
def test_there_is_no_warning_where_powder_comes_back_or_no_horcrux_is_hunted(options: dict[str, Any]) -> None:
    """H38: with the option that refills it in common rooms, and in a year."""
    changes = {"players.0.space": "nc_item_1", "players.1.floo": 0, "players.2.floo": 1}
    prompt, labels = floo_labels(changes, **options)
    assert "travel by Floo Powder" in prompt
    assert "last" not in prompt
    assert "last powder" not in labels["floo burrow"]


def test_bots_bring_voldemort_back_and_hunt_horcruxes() -> None:
    """Both sides get on: the return comes, a Horcrux falls, and the match is decided by a meeting."""
    state = begin()
    while state.outcome is None:
        GAME.rules.apply_to(state, 0, GAME.policy(state))
    assert has_returned(state)
    assert len(horcruxes_left(state)) < 6
    assert state.outcome.reason not in ("night_over", "horcruxes_gone")


def test_the_label_of_a_way_says_whom_it_leads_to() -> None:
    """R242: past Voldemort to the Stone, and past the Stone to Voldemort, are told apart."""
    data = {
        "game": GAME.name,
        "name": "two ways",
        "rule": "R242",
        "seats": 3,
        "options": {"mode": "return"},
        "given": {
            "pawns.0.space": "v4_event",
            "calendar.active": 1,
            "stack": [["begin_move"]],
            "this_turn.total": 6,
            "players.1.space": "transfiguration_class",
            "items": {"resurrection_stone": "mc_item_2", "nagini": "mc_item_2"},
        },
        "play": ["go ew_event_1"],
        "expect": {"outcome": None},
    }
    actions = Scenario(data, "here").run(GAME).decisions[0].actions
    assert {action.notation: action.label for action in actions} == {
        "by mc_item_2": "Past Resurrection Stone",
        "by mc_item_2 v4_event": "Past Resurrection Stone, then to Lord Voldemort",
    }
