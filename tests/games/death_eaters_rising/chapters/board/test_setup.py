"""Set-up: what a single position can't show, over many seeds and every number of players.

Each test is named for the rule it holds. The figures are those of the rulebook, not of the pack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import wandwright as ww
from wandwright.engine.encoding.encoding import write_state
from wandwright.engine.encoding.prepare import all_places, cards_at
from wandwright.games.death_eaters_rising.vocabulary import VOLDEMORT_FACES
from wandwright.testkit.scenario import Scenario

GAME = "death-eaters-rising"
SEATS = (2, 3, 4)
SEEDS = range(40)
CLOCKWISE = ("ministry_of_magic", "diagon_alley", "hogsmeade")
PLACES = (
    {"department_of_mysteries", "the_atrium"},
    {"ollivanders_wand_shop", "gringotts_bank"},
    {"hogs_head_inn", "hogsmeade_train_platform"},
)
HEADQUARTERS = {
    "albus_dumbledore": "dumbledores_office",
    "minerva_mcgonagall": "dumbledores_office",
    "nymphadora_tonks": "grimmauld_place_12",
    "sirius_black": "grimmauld_place_12",
    "harry_potter": "room_of_requirement",
    "hermione_granger": "room_of_requirement",
}
DEATH_EATERS = 10
WIZARDS = 33
TOKENS = 24
DICE = 14


def table(seats: int = 2, seed: int = 0, **options: Any) -> dict[str, Any]:
    """The set-up before the first turn, with everything that is hidden."""
    game = ww.game(GAME)
    setup = game.setup(seats, seed, options)
    return write_state(game, game.set_up(setup), exact=False)


def many_tables(seats: int = 2, **options: Any) -> list[dict[str, Any]]:
    return [table(seats, seed, **options) for seed in SEEDS]


def cards_by_kind(seats: int) -> Counter[str]:
    """How many cards of each kind lie anywhere on the table."""
    game = ww.game(GAME)
    state = game.set_up(game.setup(seats, 0, {}))
    kinds = {face.id: face.kind for face in game.cards("en")}
    cards = [card for place in all_places(game, state) for card in cards_at(state, place)]
    assert len(set(cards)) == len(cards)
    return Counter(kinds[game.card_id(state, card)] for card in cards)


def each_comes_about_as_often(found: Iterable[Any], kinds: int) -> None:
    """Chance is fair: every result comes, and none is twice as common as it should be."""
    counted = Counter(found)
    assert len(counted) == kinds, counted
    assert max(counted.values()) < 2 * counted.total() / kinds, counted


@pytest.mark.parametrize("seats", SEATS)
def test_r1_the_whole_box_is_on_the_table(seats: int) -> None:
    assert cards_by_kind(seats) == {
        "wizard": WIZARDS,
        "death_eater": DEATH_EATERS,
        "voldemort": 1,
        "place": 6,
        "spell_token": TOKENS,
        "headquarters": seats,
    }
    assert len(ww.game(GAME).start(seats=seats).view()["dice"]) == DICE


@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(ww.WandwrightError, match="from 2 to 4"):
        ww.game(GAME).start(seats=seats)
    with pytest.raises(ww.WandwrightError, match="2 to 4 players"):
        ww.game(GAME).start(options={"starters": list(HEADQUARTERS)[:seats]})


@pytest.mark.parametrize("face", range(8))
def test_r4_each_face_of_the_voldemort_die_turns_him_or_leaves_him(face: int) -> None:
    """Three faces turn him clockwise, three the other way, and two bear the Dark Mark."""
    turned = Scenario(
        {
            "game": GAME,
            "given": {"characters": [], "voldemort.location": "ministry_of_magic"},
            "chance": {"voldemort_die": [face]},
            "play": ["travel ministry_of_magic"],
        },
        "one face",
    ).run()
    assert turned.view(None)["voldemort"]["location"] == CLOCKWISE[(1, 1, 1, 2, 2, 2, 0, 0)[face]]


def test_r4_every_face_comes_up() -> None:
    faces = []
    for seed in range(160):
        match = ww.game(GAME).start(seats=2, seed=seed, options={"order": "fixed"})
        match.apply("travel hogsmeade")
        faces += [event.details["face"] for event in match.events if event.kind == "voldemort_die"]
    clockwise, counterclockwise, dark_mark = (faces.count(face) for face in VOLDEMORT_FACES)
    assert clockwise + counterclockwise + dark_mark == 160
    assert 40 <= clockwise <= 80
    assert 40 <= counterclockwise <= 80
    assert 25 <= dark_mark <= 60


def test_r5_each_location_has_its_two_places() -> None:
    view = ww.game(GAME).start(seats=2).view(None)
    assert tuple(location["card"]["id"] for location in view["locations"]) == CLOCKWISE
    for location, places in zip(view["locations"], PLACES, strict=True):
        assert {place["id"] for place in location["places"]} == places


@pytest.mark.parametrize("starter", HEADQUARTERS)
def test_r6_a_starter_brings_the_headquarters_of_its_affiliation(starter: str) -> None:
    other = next(name for name in HEADQUARTERS if name != starter)
    first, second = table(starters=[starter, other])["teams"]
    assert (first["wizards"], first["headquarters"]) == ([starter], HEADQUARTERS[starter])
    assert (second["wizards"], second["headquarters"]) == ([other], HEADQUARTERS[other])


def test_r10_voldemort_faces_a_random_location() -> None:
    each_comes_about_as_often((found["voldemort"]["location"] for found in many_tables()), 3)


def test_r11_the_places_of_each_location_lie_in_random_order() -> None:
    tables = many_tables()
    for number, places in enumerate(PLACES):
        piles = [tuple(found["locations"][number]["places"]) for found in tables]
        assert {frozenset(pile) for pile in piles} == {frozenset(places)}
        each_comes_about_as_often(piles, 2)


def test_r11_the_upper_place_is_exposed() -> None:
    for location in ww.game(GAME).start(seats=2).view(None)["locations"]:
        assert location["exposed"] == location["places"][0]
        assert (location["corruption"], location["spaces"]) == (0, 5)


def test_r12_the_tokens_lie_mixed() -> None:
    supplies = [tuple(found["tokens"]["supply"]) for found in many_tables()]
    assert {len(supply) for supply in supplies} == {TOKENS}
    assert len({frozenset(Counter(supply).items()) for supply in supplies}) == 1
    assert len({supply[0] for supply in supplies}) > 8


def test_r12_the_tokens_lie_face_down() -> None:
    for seat in (0, 1, None):
        tokens = ww.game(GAME).start(seats=2).view(seat)["tokens"]
        assert tokens["supply"] == {"count": TOKENS}


@pytest.mark.parametrize("seats", SEATS)
def test_r13_every_player_has_a_team_of_one_and_no_token(seats: int) -> None:
    found = table(seats)
    assert len(found["teams"]) == seats
    for team in found["teams"]:
        (starter,) = team["wizards"]
        assert team["headquarters"] == HEADQUARTERS[starter]
        assert team["tokens"] == []


def test_r13_two_players_of_one_affiliation_have_a_headquarters_each() -> None:
    teams = ww.game(GAME).start(options={"starters": ["sirius_black", "nymphadora_tonks"]}).view(None)["teams"]
    assert [team["headquarters"]["id"] for team in teams] == ["grimmauld_place_12"] * 2
    assert teams[0]["headquarters"]["key"] != teams[1]["headquarters"]["key"]


def test_r13_only_a_starter_can_begin_a_team() -> None:
    with pytest.raises(ww.UnknownHero, match="ron_weasley"):
        ww.game(GAME).start(options={"starters": ["ron_weasley", "sirius_black"]})


def test_r13_there_is_a_starter_for_each_player() -> None:
    with pytest.raises(ww.WandwrightError, match="name one for each seat"):
        ww.game(GAME).start(seats=3, options={"starters": ["harry_potter", "sirius_black"]})


@pytest.mark.parametrize("seats", SEATS)
def test_r14_everybody_but_the_chosen_starters_is_in_the_deck(seats: int) -> None:
    found = table(seats)
    chosen = {team["wizards"][0] for team in found["teams"]}
    dealt = [*found["characters"], *found["deck"]]
    assert len(set(dealt)) == len(dealt) == WIZARDS + DEATH_EATERS + 1 - seats
    assert set(HEADQUARTERS) - chosen <= set(dealt)
    assert chosen.isdisjoint(dealt)


def test_r14_the_deck_is_shuffled() -> None:
    tables = many_tables()
    for slot in range(9):
        assert len({found["characters"][slot] for found in tables}) > 15
    assert len({found["deck"][0] for found in tables}) > 15


@pytest.mark.parametrize("seats", SEATS)
def test_r15_three_characters_lie_open_at_each_location(seats: int) -> None:
    for location in ww.game(GAME).start(seats=seats).view(None)["locations"]:
        assert len(location["characters"]) == 3
        assert None not in location["characters"]


@pytest.mark.parametrize("seats", SEATS)
def test_r16_voldemort_lies_in_the_middle_of_what_is_left(seats: int) -> None:
    for found in many_tables(seats):
        deck = found["deck"]
        above = deck.index("lord_voldemort")
        below = len(deck) - above - 1
        assert above + below == WIZARDS + DEATH_EATERS - seats - 9
        assert abs(above - below) <= 1


def test_r16_he_is_never_dealt() -> None:
    for found in many_tables():
        assert "lord_voldemort" not in found["characters"]
        assert found["voldemort"]["card"] == []


@pytest.mark.parametrize("seats", SEATS)
def test_r17_the_room_beside_the_villain_card_is_empty(seats: int) -> None:
    view = ww.game(GAME).start(seats=seats).view(None)
    assert (view["hospital"], view["azkaban"], view["corrupted"]) == ([], [], [])
    assert view["voldemort"]["card"] is None
    assert view["voldemort"]["cap"] == 0


@pytest.mark.parametrize("seats", SEATS)
def test_r18_the_first_seat_begins_if_nothing_else_is_said(seats: int) -> None:
    assert {found["active"] for found in many_tables(seats)} == {0}


@pytest.mark.parametrize("seats", SEATS)
def test_r18_chance_lets_anybody_begin(seats: int) -> None:
    each_comes_about_as_often((found["active"] for found in many_tables(seats, first_player="chance")), seats)


def test_a24_two_players_have_different_starters() -> None:
    with pytest.raises(ww.WandwrightError, match="name each once"):
        ww.game(GAME).start(options={"starters": ["harry_potter", "harry_potter"]})
    for seats in SEATS:
        starters = [team["wizards"][0] for team in table(seats)["teams"]]
        assert len(set(starters)) == seats


@pytest.mark.parametrize("damage", [3, 11])
def test_a34_voldemort_needs_four_to_ten_damage(damage: int) -> None:
    with pytest.raises(ww.WandwrightError, match="from 4 to 10"):
        ww.game(GAME).start(seats=2, options={"voldemort_damage": damage})


@pytest.mark.parametrize("damage", range(4, 11))
def test_r83_r84_any_damage_between_can_be_agreed_on(damage: int) -> None:
    view = ww.game(GAME).start(seats=2, options={"voldemort_damage": damage}).view(None)
    assert view["voldemort"]["health"] == damage
