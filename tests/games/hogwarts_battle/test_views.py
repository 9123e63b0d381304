"""Who may know what: views, events and questions of seats and spectators, and guesses at what is hidden.

Twins are two positions that differ only in hidden things. Whoever may not know the difference gets the same text, byte
for byte; whoever may know it gets another, which shows that there is a difference to be seen.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import wandwright as ww
from wandwright.engine.display.tables import Section
from wandwright.engine.encoding.encoding import write_state
from wandwright.engine.matches.matches import Match
from wandwright.testkit.scenario import Scenario

SPECTATOR = None
ACT = [["act", 0, -1]]
NO_DANGER: dict[str, Any] = {"dark_arts.deck": [], "villains.active": [None], "villains.deck": []}


def position(given: Mapping[str, Any], play: Sequence[Any] = (), game: int = 1, **options: Any) -> Match:
    """A match of Neville and Ron with closed hands, prepared and played so far."""
    chosen = {"game": game, "heroes": ["neville", "ron"], "hands": "closed", **options}
    data = {"game": "hogwarts-battle", "options": chosen, "given": dict(given), "play": list(play)}
    return Scenario(data, "a prepared position").played()


def seen(match: Match, seat: int | None) -> str:
    """Everything a seat is told: its view with the open questions, and what happened."""
    return json.dumps([match.view(seat), [list(event) for event in match.events_for(seat)]])


def tells_apart(seat: int | None, twins: tuple[Match, Match]) -> bool:
    one, other = twins
    assert one.hash() != other.hash()
    return seen(one, seat) != seen(other, seat)


def twins(
    one: Mapping[str, Any], other: Mapping[str, Any], play: Sequence[Any] = (), game: int = 1, **options: Any
) -> tuple[Match, Match]:
    return position(one, play, game, **options), position(other, play, game, **options)


def guess(match: Match, seat: int, key: int) -> dict[str, Any]:
    return write_state(match.game, match.game.determinize(match.state, seat, key), exact=False)


# Hands.


def test_closed_hands_show_their_number_to_others_and_their_cards_to_the_owner() -> None:
    match = position({"stack": ACT, "heroes.0.hand": ["trevor"], "heroes.1.hand": ["pigwidgeon", "golden_snitch"]})
    assert match.view(0)["heroes"][1]["hand"] == {"count": 2}
    assert match.view(SPECTATOR)["heroes"][1]["hand"] == {"count": 2}
    assert [card["id"] for card in match.view(1)["heroes"][1]["hand"]] == ["pigwidgeon", "golden_snitch"]
    assert [card["id"] for card in match.view(0)["heroes"][0]["hand"]] == ["trevor"]


def test_open_hands_show_their_cards_to_everybody() -> None:
    match = position({"stack": ACT, "heroes.1.hand": ["pigwidgeon", "golden_snitch"]}, hands="open")
    for seat in (0, 1, SPECTATOR):
        shown = match.view(seat)["heroes"][1]["hand"]
        assert [card["id"] for card in shown] == ["pigwidgeon", "golden_snitch"]


HIDDEN_FROM = [
    ("heroes.1.hand", "golden_snitch", (0, SPECTATOR)),
    ("heroes.1.deck", "golden_snitch", (0, 1, SPECTATOR)),
    ("heroes.0.deck", "golden_snitch", (0, 1, SPECTATOR)),
    ("hogwarts.deck", "golden_snitch", (0, 1, SPECTATOR)),
    ("villains.deck", "quirinus_quirrell", (0, 1, SPECTATOR)),
    ("dark_arts.deck", "obliviate", (0, 1, SPECTATOR)),
]


@pytest.mark.parametrize(("zone", "card", "eyes"), HIDDEN_FROM)
def test_a_hidden_card_is_named_nowhere(zone: str, card: str, eyes: tuple[int | None, ...]) -> None:
    match = position({"stack": ACT, "villains.active": ["draco_malfoy"], zone: [card]}, game=2)
    for seat in eyes:
        assert card not in seen(match, seat)


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_piles_that_lie_open_are_shown_to_everybody(hands: str) -> None:
    given = {
        "stack": ACT,
        "heroes.1.discard": ["pigwidgeon"],
        "hogwarts.market": ["golden_snitch"],
        "dark_arts.discard": ["obliviate"],
        "villains.active": ["basilisk"],
    }
    match = position(given, game=2, hands=hands)
    for seat in (0, 1, SPECTATOR):
        for card in ("pigwidgeon", "golden_snitch", "obliviate", "basilisk"):
            assert card in seen(match, seat)


# What lies face up in a stack.


def sections(match: Match, seat: int | None) -> dict[str, Section]:
    return {section.name: section for section in match.game.table(match.view(seat))}


def ids(cards: Sequence[Mapping[str, Any]]) -> list[str]:
    return [card["id"] for card in cards]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_r40b_voldemort_lies_face_up_under_the_foes_from_set_up_on(seat: int | None) -> None:
    match = ww.game("hogwarts-battle").start(seats=2, seed=1, options={"scenario": "charms-potions-4"})
    villains = match.view(seat)["villains"]
    assert ids(villains["deck"]["last"]) == ["lord_voldemort_cp4"]
    assert villains["deck"]["count"] > 1
    assert [panel.title for panel in sections(match, seat)["foes"].panels][-1] == "Last of the foes"


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_r40b_he_keeps_his_key_when_he_comes_and_nobody_lies_there_any_more(seat: int | None) -> None:
    given = {"stack": ACT, "dark_arts.deck": [], "villains.active": [None] * 3, "horcrux.pile": []}
    given["villains.deck"] = ["lord_voldemort_cp4"]
    options = {"scenario": "charms-potions-4", "heroes": ["neville", "ron"]}
    data = {"game": "hogwarts-battle", "options": options, "given": given}
    last = Scenario(data, "he waits").played().view(seat)["villains"]["deck"]["last"]
    villains = Scenario({**data, "play": ["end turn"]}, "he comes").played().view(seat)["villains"]
    assert villains["active"][:1] == last
    assert villains["deck"] == {"count": 0, "last": []}


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_r11_the_voldemort_of_a_game_of_the_box_is_not_shown_before_he_is_revealed(seat: int | None) -> None:
    match = ww.game("hogwarts-battle").start(seats=2, seed=1, options={"game": 7})
    assert match.view(seat)["villains"]["deck"]["last"] == []
    assert "voldemort" not in json.dumps(match.view(seat)["villains"])


@pytest.mark.parametrize(
    ("options", "to_come"),
    [
        ({"game": 1}, ["mirror_of_erised_location"]),
        ({"scenario": "charms-potions-4"}, ["forest_clearing_location", "castle_courtyard_location"]),
    ],
)
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_r4_r112_the_next_locations_are_open_in_their_order(
    seat: int | None, options: dict[str, Any], to_come: list[str]
) -> None:
    match = ww.game("hogwarts-battle").start(seats=2, seed=1, options=options)
    assert ids(match.view(seat)["location"]["next"]) == to_come
    assert [piece.card for piece in sections(match, seat)["place"].panels[0].zones[0].pieces] == to_come


def test_r4_no_location_comes_after_the_last() -> None:
    view = position({"stack": ACT, "location.number": 1}).view(0)
    assert view["location"]["next"] == []


# Twins.

MINE = ["trevor", "mandrake", "lumos", "reparo"]
THEIRS = ["pigwidgeon", "cleansweep_11", "every_flavour_beans", "golden_snitch"]


@pytest.mark.parametrize("play", [(), ("end turn",)])
def test_another_hand_can_be_told_by_its_owner_alone(play: tuple[str, ...]) -> None:
    one = {**NO_DANGER, "stack": ACT, "heroes.1.hand": THEIRS[:2], "heroes.1.deck": THEIRS[2:]}
    pair = twins(one, {**one, "heroes.1.hand": THEIRS[2:], "heroes.1.deck": THEIRS[:2]}, play)
    assert not tells_apart(0, pair)
    assert not tells_apart(SPECTATOR, pair)
    assert tells_apart(1, pair)


@pytest.mark.parametrize("hands", ["open", "closed"])
@pytest.mark.parametrize(
    ("zone", "cards"),
    [
        ("heroes.0.deck", MINE),
        ("heroes.1.deck", THEIRS),
        ("hogwarts.deck", MINE[2:]),
        ("villains.deck", ["basilisk", "lucius_malfoy"]),
        ("dark_arts.deck", ["poison", "obliviate"]),
    ],
)
def test_the_order_of_every_deck_is_hidden_from_everybody(zone: str, cards: list[str], hands: str) -> None:
    base = {"stack": ACT, "villains.active": ["tom_riddle"]}
    pair = twins({**base, zone: cards}, {**base, zone: cards[::-1]}, game=2, hands=hands)
    for seat in (0, 1, SPECTATOR):
        assert not tells_apart(seat, pair)


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    one = {"stack": ACT, "heroes.0.hand": ["incendio"], "heroes.0.deck": MINE}
    pair = twins(one, {**one, "heroes.0.deck": MINE[::-1]}, ["play incendio"])
    assert not tells_apart(1, pair)
    assert not tells_apart(SPECTATOR, pair)
    assert tells_apart(0, pair)


def test_the_new_hand_is_told_to_its_owner_alone() -> None:
    one = {**NO_DANGER, "stack": ACT, "heroes.0.hand": [], "heroes.0.discard": []}
    decks = [[*MINE, "incendio", "descendo"], ["descendo", "incendio", *MINE]]
    pair = twins({**one, "heroes.0.deck": decks[0]}, {**one, "heroes.0.deck": decks[1]}, ["end turn"])
    assert not tells_apart(1, pair)
    assert not tells_apart(SPECTATOR, pair)
    assert tells_apart(0, pair)


def test_what_another_seat_may_discard_is_hidden() -> None:
    one = {"dark_arts.deck": ["petrification"], "villains.active": [None], "heroes.1.health": 1, "heroes.0.hand": []}
    pair = twins(
        {**one, "heroes.1.hand": THEIRS[:2], "heroes.1.deck": THEIRS[2:]},
        {**one, "heroes.1.hand": THEIRS[2:], "heroes.1.deck": THEIRS[:2]},
    )
    decision = pair[0].view(0)["decisions"][0]
    assert (decision["seat"], decision["kind"], decision["actions"]) == (1, "discard", None)
    assert not tells_apart(0, pair)
    assert not tells_apart(SPECTATOR, pair)
    assert tells_apart(1, pair)


def test_a_card_picked_for_a_discard_of_two_is_hidden_until_both_are_picked() -> None:
    given = {"dark_arts.deck": ["petrification"], "villains.active": [None], "heroes.1.health": 1, "heroes.0.hand": []}
    given["heroes.1.hand"] = sorted(THEIRS)
    first, second = sorted(THEIRS)[:2]
    pair = position(given, [f"discard {first}"]), position(given, [f"discard {second}"])
    assert not tells_apart(0, pair)
    assert not tells_apart(SPECTATOR, pair)
    assert tells_apart(1, pair)


def test_a_card_looked_at_on_the_own_deck_is_the_owners_secret() -> None:
    given = {"stack": ACT, "villains.active": [None], "heroes.0.proficiency": "proficiency_divination"}
    given["heroes.0.hand"] = ["quidditch_gear"]
    for play in (["play quidditch_gear"], ["play quidditch_gear", "keep"]):
        pair = twins(
            {**given, "heroes.0.deck": MINE}, {**given, "heroes.0.deck": MINE[::-1]}, play, game=6, proficiencies="deal"
        )
        assert not tells_apart(1, pair)
        assert not tells_apart(SPECTATOR, pair)
        assert tells_apart(0, pair)


def test_a_card_found_in_the_own_deck_is_the_owners_secret() -> None:
    given = {"stack": ACT, "villains.active": [None], "heroes.0.proficiency": "proficiency_transfiguration"}
    given |= {"heroes.0.hand": ["remembrall"], "heroes.0.deck": ["trevor", "mandrake"]}
    use = "use proficiency_transfiguration"
    pair = position(given, [use, "take trevor"], 6), position(given, [use, "take mandrake"], 6)
    assert not tells_apart(1, pair)
    assert not tells_apart(SPECTATOR, pair)
    assert tells_apart(0, pair)


def test_what_another_seat_may_find_in_its_deck_is_hidden() -> None:
    given = {"stack": ACT, "villains.active": [None], "heroes.0.proficiency": "proficiency_transfiguration"}
    pair = twins(
        {**given, "heroes.0.hand": ["remembrall", "lumos"], "heroes.0.deck": ["trevor", "mandrake"]},
        {**given, "heroes.0.hand": ["remembrall", "trevor"], "heroes.0.deck": ["lumos", "mandrake"]},
        ["use proficiency_transfiguration"],
        game=6,
    )
    assert pair[0].view(1)["decisions"][0]["kind"] == "search"
    assert not tells_apart(1, pair)
    assert not tells_apart(SPECTATOR, pair)
    assert tells_apart(0, pair)


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_an_answer_is_hidden_until_all_who_are_asked_have_answered(hands: str) -> None:
    given = {"dark_arts.deck": ["poison"], "villains.active": [None]}
    given |= {"heroes.0.hand": ["trevor"], "heroes.1.hand": ["pigwidgeon"]}
    pair = position(given, [{1: "choose 1"}], 2, hands=hands), position(given, [{1: "choose 2"}], 2, hands=hands)
    assert not tells_apart(0, pair)
    assert not tells_apart(SPECTATOR, pair)


def test_whether_another_seat_has_a_choice_is_hidden_while_all_are_asked() -> None:
    given = {"dark_arts.deck": ["poison"], "villains.active": [None], "heroes.0.hand": ["trevor"]}
    pair = twins(
        {**given, "heroes.1.hand": ["pigwidgeon"], "heroes.1.deck": ["cleansweep_11"]},
        {**given, "heroes.1.hand": ["cleansweep_11"], "heroes.1.deck": ["pigwidgeon"]},
        game=2,
    )
    assert not tells_apart(0, pair)
    assert not tells_apart(SPECTATOR, pair)


# What lies open on top of a deck.


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_a_card_put_on_top_in_the_open_stays_known_until_it_is_drawn(hands: str) -> None:
    given = {**NO_DANGER, "stack": ACT, "hogwarts.market": ["lumos"], "heroes.0.influence": 3}
    given |= {"heroes.0.hand": ["time_turner", "incendio"], "heroes.0.deck": ["trevor", "mandrake"]}
    given |= {"heroes.1.hand": []}
    play = ["play time_turner", "acquire lumos", "to deck"]
    match = position(given, play, heroes=["neville", "ron", "hermione"], hands=hands)
    for seat in (0, 1, SPECTATOR):
        assert [card["id"] for card in match.view(seat)["heroes"][0]["deck"]["known"]] == ["lumos"]
    match.apply("play incendio")
    for seat in (0, 1, SPECTATOR):
        assert match.view(seat)["heroes"][0]["deck"] == {"count": 2, "known": []}


def test_a_card_revealed_and_left_on_top_stays_known() -> None:
    given = {"dark_arts.deck": [], "villains.active": ["peter_pettigrew"], "heroes.0.deck": ["trevor", "mandrake"]}
    match = position(given, game=3)
    for seat in (0, 1, SPECTATOR):
        assert [card["id"] for card in match.view(seat)["heroes"][0]["deck"]["known"]] == ["trevor"]


# Guesses.


def closed_table() -> Match:
    """Neville is to act; Ron holds four cards and has four more; Neville knows the top of both decks."""
    given = {
        "stack": ACT,
        "villains.active": ["basilisk"],
        "villains.deck": ["draco_malfoy", "death_eater", "tom_riddle", "lord_voldemort_g5"],
        "heroes.0.hand": ["trevor", "mandrake"],
        "heroes.0.deck": ["remembrall", "lumos", "reparo", "incendio", "descendo"],
        "heroes.0.known": 1,
        "heroes.0.peeked": 1,
        "heroes.1.hand": THEIRS,
        "heroes.1.deck": ["alohomora_ron", "fawkes", "dobby", "oliver_wood", "sorting_hat"],
        "heroes.1.known": 1,
        "heroes.1.peeked": 2,
        "heroes.1.discard": ["rubeus_hagrid"],
    }
    return position(given, game=5)


KEYS = range(20)


def test_a_guess_keeps_what_the_seat_sees() -> None:
    match = closed_table()
    for key in KEYS:
        guessed = match.copy()
        guessed.state = match.game.determinize(match.state, 0, key)
        assert json.dumps(guessed.view(0)) == json.dumps(match.view(0))


def test_a_guess_draws_anew_what_the_seat_does_not_know() -> None:
    match = closed_table()
    guesses = [guess(match, 0, key) for key in KEYS]
    for path in ("villains", "dark_arts", "hogwarts"):
        assert len({tuple(guessed[path]["deck"]) for guessed in guesses}) > 5
    assert len({tuple(guessed["heroes"][0]["deck"]) for guessed in guesses}) > 5
    assert len({tuple(sorted(guessed["heroes"][1]["hand"])) for guessed in guesses}) > 5
    assert len({tuple(guessed["heroes"][1]["deck"]) for guessed in guesses}) > 5


def test_a_guess_keeps_known_tops_and_voldemort_at_the_bottom() -> None:
    match = closed_table()
    for guessed in (guess(match, 0, key) for key in KEYS):
        assert guessed["heroes"][0]["deck"][0] == "remembrall"
        assert guessed["heroes"][1]["deck"][0] == "alohomora_ron"
        assert guessed["villains"]["deck"][-1] == "lord_voldemort_g5"


def test_r75_a_guess_keeps_the_named_foes_in_the_stack_and_voldemort_under_it() -> None:
    match = ww.game("hogwarts-battle").start(seats=2, seed=1, options={"scenario": "charms-potions-4"})
    named = {"alecto_carrow", "amycus_carrow", "narcissa_malfoy", "bellatrix_lestrange", "nagini_villain"}
    lying = write_state(match.game, match.state, exact=False)["villains"]
    foes = sorted([*lying["deck"], *lying["pool"]])
    guesses = [guess(match, 0, key)["villains"] for key in KEYS]
    for villains in guesses:
        assert sorted([*villains["deck"], *villains["pool"]]) == foes
        assert named <= {*villains["deck"], *villains["active"]}
        assert villains["deck"][-1] == "lord_voldemort_cp4"
    assert len({tuple(sorted(villains["pool"])) for villains in guesses}) > 5


def test_a_card_only_the_owner_has_seen_is_kept_for_the_owner_alone() -> None:
    match = closed_table()
    assert {guess(match, 1, key)["heroes"][1]["deck"][1] for key in KEYS} == {"fawkes"}
    assert len({guess(match, 0, key)["heroes"][1]["deck"][1] for key in KEYS}) > 3


def test_a_guess_moves_cards_only_where_they_could_be() -> None:
    match = closed_table()
    true = write_state(match.game, match.state, exact=False)
    for guessed in (guess(match, 0, key) for key in KEYS):
        for pile in ("villains", "dark_arts", "hogwarts"):
            assert Counter(guessed[pile]["deck"]) == Counter(true[pile]["deck"])
        for hero, told in zip(guessed["heroes"], true["heroes"], strict=True):
            assert Counter(hero["hand"] + hero["deck"]) == Counter(told["hand"] + told["deck"])
            assert len(hero["hand"]) == len(told["hand"])
            assert hero["discard"] == told["discard"]


def test_with_open_hands_a_guess_keeps_every_hand() -> None:
    given = {"stack": ACT, "villains.active": [None], "heroes.1.hand": THEIRS, "heroes.1.deck": MINE[2:] + MINE[:2]}
    match = position(given, hands="open")
    guesses = [guess(match, 0, key) for key in KEYS]
    assert {tuple(guessed["heroes"][1]["hand"]) for guessed in guesses} == {tuple(THEIRS)}
    assert len({tuple(guessed["heroes"][1]["deck"]) for guessed in guesses}) > 3


def test_a_guess_has_another_chance_and_the_same_key_gives_the_same_guess() -> None:
    match = closed_table()
    before = match.hash()
    one, same, other = (match.game.determinize(match.state, 0, key) for key in (1, 1, 2))
    assert one.streams == same.streams
    assert guess(match, 0, 1) == guess(match, 0, 1)
    for mine, theirs, true in zip(one.streams, other.streams, match.state.streams, strict=True):
        assert mine != theirs
        assert mine != true
    assert match.hash() == before


def test_a_guess_made_while_another_seat_picks_can_be_played_on() -> None:
    given = {"dark_arts.deck": ["petrification"], "villains.active": ["draco_malfoy"], "heroes.1.health": 1}
    given |= {"heroes.0.hand": [], "heroes.1.hand": sorted(THEIRS)}
    match = position(given, [f"discard {min(THEIRS)}"])
    for key in KEYS:
        guessed = match.copy()
        guessed.state = match.game.determinize(match.state, 0, key)
        assert guessed.decision is not None
        guessed.apply(guessed.decision.actions[0])
        hero = guessed.view(1)["heroes"][1]
        assert (len(hero["hand"]), len(hero["discard"])) == (2, 2)


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_a_guess_does_not_know_what_another_seat_has_answered(hands: str) -> None:
    given = {"dark_arts.deck": ["poison"], "villains.active": [None], "heroes.0.hand": ["trevor"]}
    given |= {"heroes.1.hand": ["pigwidgeon", "fawkes"], "heroes.1.deck": ["dobby"]}
    futures: list[set[str]] = []
    for answer in ("choose 1", "choose 2"):
        match = position(given, [{1: answer}], 2, hands=hands)
        futures.append(set())
        for key in KEYS:
            guessed = match.copy()
            guessed.state = match.game.determinize(match.state, 0, key)
            guessed.apply("choose 2", 0)
            asked = [(decision.seat, decision.kind) for decision in guessed.decisions]
            futures[-1].add(f"{guessed.view(0)['heroes'][1]['health']} {asked}")
    assert futures[0] == futures[1]


def test_a_seat_that_is_not_at_the_table_sees_nothing() -> None:
    match = closed_table()
    for seat in (2, -1, 7):
        with pytest.raises(ww.WandwrightError):
            match.view(seat)


# What gives something up says so.


def losing(match: Match) -> dict[str, bool]:
    """The answers of the first question, and which of them cost something."""
    answers = match.view(0)["decisions"][0]["actions"]
    return {answer["notation"]: answer.get("loses", False) for answer in answers}


def test_an_option_that_costs_health_or_a_card_says_so_and_a_gain_does_not() -> None:
    hand = {"heroes.0.hand": ["alohomora_neville", "mandrake"]}
    costs = position({**hand, **NO_DANGER, "dark_arts.deck": ["obliviate"]}, game=2)
    assert losing(costs) == {"choose 1": True, "choose 2": True}
    assert losing(position({"stack": ACT, **hand}, ["play mandrake"])) == {"choose 1": False, "choose 2": False}
