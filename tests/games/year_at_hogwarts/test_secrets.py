"""Who knows what: missions, hands and decks that are looked through (R21a, R38, R129, R155)."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from wandwright.engine.matches.matches import Match
from wandwright.games.year_at_hogwarts.game import YearAtHogwarts
from wandwright.games.year_at_hogwarts.state import YearState
from wandwright.testkit.positions import all_cards
from wandwright.testkit.scenario import Scenario

GAME = YearAtHogwarts()


def position(characters: list[str], given: dict[str, Any], play: list[Any], **options: Any) -> Match:
    data = {
        "game": GAME.name,
        "name": "a position",
        "rule": "R38",
        "options": {"characters": characters, **options},
        "given": given,
        "play": play,
        "expect": {"outcome": None},
    }
    return Scenario(data, "here").run(GAME)


def shown(match: Match, eye: int | None) -> str:
    """Everything that an eye is told: the view with its questions, the events, the log."""
    told = (match.events_for(eye), [record.notation for record in match.records_for(eye)])
    return json.dumps(match.view(eye)) + str(told)


@pytest.mark.parametrize("eye", [None, 1])
def test_missions_and_hands_of_others_are_never_told(eye: int | None) -> None:
    """R38: neither where a mission lets a move end, nor what may be played."""
    given = {
        "stack": [["begin_move"]],
        "this_turn.total": 5,
        "players.0.space": "start",
        "players.0.missions": ["mission_06"],
        "players.0.spells": ["obliviate"],
        "players.0.potions": ["polyjuice_potion"],
        "players.0.books": ["potions_3"],
    }
    match = position(["draco", "harry"], given, [])
    for secret in ("mission_06", "obliviate", "polyjuice_potion", "potions_3"):
        assert secret in shown(match, 0)
        assert secret not in shown(match, eye)


def test_team_mates_see_each_other_and_rivals_do_not() -> None:
    """R21a."""
    given = {"players.0.missions": ["mission_06"], "players.0.spells": ["obliviate"]}
    match = position(["draco", "harry", "ron", "luna"], given, [], variant="teams", teams=2)
    for secret in ("mission_06", "obliviate"):
        assert [secret in shown(match, eye) for eye in (None, 0, 1, 2, 3)] == [False, True, False, True, False]


@pytest.mark.parametrize("holder", [0, 1])
def test_team_mates_see_the_quidditch_cards_of_a_match_and_the_other_side_does_not(holder: int) -> None:
    """R21a, R215: cards kept for the Snitch are secret until played, but for the own team."""
    given = {f"players.{holder}.quidditch": ["qcard_01"]}
    match = position(["draco", "harry", "ron", "luna"], given, [], variant="teams", teams=2)
    hands = [match.view(eye)["players"][holder]["quidditch"] for eye in (None, 0, 1, 2, 3)]
    assert [isinstance(hand, list) for hand in hands] == [False, *(eye % 2 == holder for eye in range(4))]
    assert [hand["count"] for hand in hands if not isinstance(hand, list)] == [1, 1, 1]


def test_while_two_mates_play_each_other_only_their_owner_sees_quidditch_cards() -> None:
    """R215 against R21a: in one team of all the other side of the pitch is a mate."""
    given: dict[str, Any] = {
        "stack": [["pitch", 0, -1], ["leave_turn"], ["end_turn"]],
        "players.0.space": "quidditch_pitch",
        "players.0.spells": ["obliviate"],
        "players.0.quidditch": ["qcard_01"],
        "items": {},
    }
    for play, seen in ([], [False, True, True, True]), (["challenge harry"], [False, True, False, False]):
        match = position(["draco", "harry", "ron"], given, play, variant="teams", teams=1)
        hands = [match.view(eye)["players"][0]["quidditch"] for eye in (None, 0, 1, 2)]
        assert [isinstance(hand, list) for hand in hands] == seen
        assert ["obliviate" in shown(match, eye) for eye in (None, 0, 1, 2)] == [False, True, True, True]


def searching() -> Match:
    """R129: Draco looks through the Spells; Harry and Luna hold some that might lie there."""
    given = {
        "stack": [["start", 0, -1]],
        "players.0.spells": ["geminio"],
        "players.0.potions": [],
        "players.1.spells": ["stupefy", "incendio", "reducto"],
        "players.2.spells": ["protego", "episkey"],
        "decks.spell": ["accio", "sectumsempra", "diffindo", "confringo"],
    }
    return position(["draco", "harry", "luna"], given, ["play geminio"])


def test_only_who_looks_through_a_deck_sees_what_lies_in_it() -> None:
    """R129."""
    match = searching()
    assert "name sectumsempra" in shown(match, 0)
    assert all("sectumsempra" not in shown(match, eye) for eye in (None, 1, 2))


def test_whatever_may_be_named_lies_in_the_deck_of_every_guess() -> None:
    """R129: a guess can be played on."""
    match = searching()
    legal = set(match.state.legal)
    for key in range(20):
        guess = cast(YearState, GAME.determinize(match.state, 0, key))
        assert legal <= {guess.box.definition[card] for card in guess.spell_deck}
        assert len(guess.spell_deck) == len(cast(YearState, match.state).spell_deck)
        assert all_cards(GAME, guess) == all_cards(GAME, match.state)


def test_the_cards_of_a_death_eater_are_no_secret_that_team_mates_share() -> None:
    """R155, H27: also in a team of all only the mate who plays the Death Eater sees its cards."""
    given = {
        "stack": [["begin_move"]],
        "this_turn.total": 1,
        "death_eaters": ["bell_tower"],
        "players.0.space": "nc_spell_1",
        "players.0.spells": [],
        "decks.potion": ["skele_gro"],
        "decks.spell": ["stupefy", "reducto"],
        "items": {},
    }
    play = ["go bell_tower", {1: "play bellatrix"}]
    match = position(["harry", "draco", "ron"], given, play, variant="teams", teams=1)
    seen = [["reducto" in str(entry["spells"]) for entry in match.view(eye)["servants"]] for eye in (None, 0, 1, 2)]
    assert [any(some) for some in seen] == [False, False, True, False]


def test_the_ways_to_the_end_of_a_move_are_told_to_nobody_else() -> None:
    """R38, H74: a way with steps left would tell that a mission waits at its end."""
    given = {
        "stack": [["begin_move"]],
        "this_turn.total": 6,
        "players.0.space": "library",
        "players.1.space": "ollivanders",
        "players.0.missions": [],
        "items": {"nagini": "nc_item_1", "prophecy": "un_item_1"},
    }
    match = position(["draco", "luna"], given, ["go un_book_1"])
    assert match.decision is not None
    assert match.decision.kind == "way"
    assert [match.view(eye)["decisions"][0]["actions"] is None for eye in (None, 0, 1)] == [True, False, True]


def test_a_mission_that_is_fought_is_seen_and_stays_with_its_owner_in_every_guess() -> None:
    """R110: all know the number of the Combat card, and so the mission; the others of that hand stay secret."""
    given = {
        "stack": [["begin_move"]],
        "this_turn.total": 1,
        "players.0.space": "girls_bathroom",
        "players.0.missions": ["mission_18", "mission_06", "mission_21"],
        "items": {"basilisk_fang": "seat 0", "tom_riddles_diary": "seat 0"},
    }
    match = position(["luna", "harry", "ron"], given, ["go chamber_of_secrets", "try mission_06"])
    assert "mission_06" in shown(match, 1)
    assert "mission_18" not in shown(match, 1)
    kinds = {"mission_06": 0, "mission_18": 0}
    for key in range(20):
        guess = cast(YearState, GAME.determinize(match.state, 1, key))
        for card in guess.missions[0]:
            kinds[GAME.card_id(guess, card)] = kinds.get(GAME.card_id(guess, card), 0) + 1
    assert kinds["mission_06"] == 20
    assert kinds["mission_18"] < 20


def test_who_is_robbed_is_told_of_which_card_and_nobody_else_is() -> None:
    """R38, R146: the winner draws at random from a hand that its owner knows."""
    given = {
        "stack": [["prize", 0, -1, 1, 1, -1]],
        "players.0.spells": [],
        "players.1.books": [],
        "players.1.potions": [],
        "players.1.spells": ["stupefy"],
    }
    match = position(["draco", "harry", "ron", "luna"], given, ["steal cards"])
    told = ["stupefy" in str(match.events_for(eye)) for eye in (None, 0, 1, 2, 3)]
    assert told == [False, True, True, False, False]
    robbed = [event for event in match.events_for(1) if event.kind == "is_robbed"]
    assert [(event.seat, event.card) for event in robbed] == [(1, "stupefy")]
    assert GAME.event_text(robbed[0], match.state) == "Harry Potter has to give up Stupefy"
