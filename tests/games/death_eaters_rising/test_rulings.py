"""What a scenario can't show of the rulings: who sees what, what stays unknown, and for whom nobody waits."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from wandwright.engine.encoding.encoding import write_state
from wandwright.engine.matches.matches import Match
from wandwright.testkit.scenario import Scenario

SPECTATOR = None
EVERYBODY = (0, 1, SPECTATOR)
DICE_PHASE: dict[str, Any] = {"stack": [["take_pool"]], "mission": "ministry_of_magic", "characters": []}


def position(given: Mapping[str, Any], play: Sequence[Any] = (), chance: Mapping[str, Any] | None = None) -> Match:
    """A match of Harry and Tonks, prepared and played so far."""
    data = {"game": "death-eaters-rising", "given": dict(given), "play": list(play), "chance": chance}
    return Scenario(data, "a prepared position").played()


def seen(match: Match, seat: int | None) -> dict[str, Any]:
    """What is on the table for a seat, apart from whose eyes it is and what it is asked."""
    view = match.view(seat)
    return {key: value for key, value in view.items() if key not in ("seat", "decisions")}


def ids(cards: Sequence[Mapping[str, Any]]) -> list[str]:
    return [card["id"] for card in cards]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a38_everybody_sees_the_tokens_of_every_player(seat: int | None) -> None:
    given = {"teams.0.tokens": ["swap_wizard"], "teams.1.tokens": ["gain_red_die", "assign_courage"]}
    teams = position({**DICE_PHASE, **given}).view(seat)["teams"]
    assert [ids(team["tokens"]) for team in teams] == [["swap_wizard"], ["gain_red_die", "assign_courage"]]


def test_a38_all_see_the_same() -> None:
    match = position(DICE_PHASE, ["roll"])
    assert seen(match, 0) == seen(match, 1) == seen(match, SPECTATOR)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a38_everybody_sees_where_voldemort_looks_and_which_dice_are_in_the_pool(seat: int | None) -> None:
    match = position(
        {"voldemort.location": "ministry_of_magic", "characters": []},
        ["travel hogsmeade"],
        {"voldemort_die": ["clockwise"]},
    )
    view = match.view(seat)
    assert view["voldemort"]["location"] == "diagon_alley"
    pool = [die["color"] for die in view["dice"] if die["place"] == "pool"]
    assert pool == ["orange", "blue", "purple", "purple"]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a38_nobody_sees_the_order_of_the_deck_or_of_the_supply(seat: int | None) -> None:
    """Two tables that differ in nothing else look alike, byte for byte."""
    deck, supply = ["cho_chang", "grawp", "draco_malfoy"], ["swap_wizard", "gain_red_die"]
    one = position({**DICE_PHASE, "deck": deck, "tokens.supply": supply})
    other = position({**DICE_PHASE, "deck": deck[::-1], "tokens.supply": supply[::-1]})
    assert one.hash() != other.hash()
    assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))
    assert one.view(seat)["deck"] == {"count": 3}
    assert one.view(seat)["tokens"]["supply"] == {"count": 2}


def guessed(match: Match, key: int) -> dict[str, Any]:
    return write_state(match.game, match.game.determinize(match.state, 0, key), exact=False)


def test_a38_a_guess_knows_how_deep_voldemort_lies_and_mixes_all_else() -> None:
    deck = ["cho_chang", "grawp", "lord_voldemort", "draco_malfoy", "ron_weasley"]
    supply = ["swap_wizard", "gain_red_die", "assign_courage", "remove_corruption"]
    match = position({**DICE_PHASE, "deck": deck, "tokens.supply": supply, "teams.1.tokens": ["gain_blue_die"]})
    guesses = [guessed(match, key) for key in range(20)]
    assert all(guess["deck"].index("lord_voldemort") == 2 for guess in guesses)
    assert all(sorted(guess["deck"]) == sorted(deck) for guess in guesses)
    assert all(sorted(guess["tokens"]["supply"]) == sorted(supply) for guess in guesses)
    assert all(guess["teams"][1]["tokens"] == ["gain_blue_die"] for guess in guesses)
    assert {guess["deck"][0] for guess in guesses} == {"cho_chang", "grawp", "draco_malfoy", "ron_weasley"}
    assert {guess["tokens"]["supply"][0] for guess in guesses} == set(supply)


def test_a14_nobody_waits_for_the_others_while_the_active_player_acts() -> None:
    given = {"teams.1.tokens": ["heal_two_from_one"], "damage": {"harry_potter": 3}}
    match = position({**DICE_PHASE, **given})
    assert [(decision.kind, decision.seat) for decision in match.decisions] == [("act", 0), ("first_call", 1)]
    assert [decision.kind for decision in match.waited_for()] == ["act"]
    # Where a bot acts, it leaves the first call to people, and only to them.
    for bots, waited in (({0}, "first_call"), ({1}, "act"), ({0, 1}, "act")):
        assert [decision.kind for decision in match.waited_for(bots.__contains__)] == [waited]
        asked = match.decision_views(1, bots.__contains__)
        assert [view["kind"] for view in asked if view["awaited"]] == [waited]
    match.apply("roll")
    assert [(decision.kind, decision.seat) for decision in match.decisions] == [("act", 0), ("spell", 1)]
    assert [decision.kind for decision in match.waited_for()] == ["act"]


def test_a14_the_last_call_waits_for_everybody_who_could_cast() -> None:
    given = {"teams.1.tokens": ["heal_two_from_one"], "damage": {"harry_potter": 3}}
    match = position({**DICE_PHASE, **given}, ["roll", "stop"])
    assert [(decision.kind, decision.seat) for decision in match.waited_for()] == [("last_call", 1)]


def test_a14_who_has_no_token_that_would_do_something_is_not_asked() -> None:
    """Nobody is damaged, so there is nothing to heal, and the turn ends without a question."""
    match = position({**DICE_PHASE, "teams.1.tokens": ["heal_two_from_one"], "deck": []})
    assert [decision.kind for decision in match.decisions] == ["act"]
    match.apply("roll")
    match.apply("stop")
    assert [(decision.kind, decision.seat) for decision in match.decisions] == [("travel", 1)]
