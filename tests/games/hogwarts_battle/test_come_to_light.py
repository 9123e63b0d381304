"""R21: what an action turns up can't be taken back, however many hidden things it turns up at once."""

from __future__ import annotations

from wandwright.engine.matches.matches import Match
from wandwright.testkit.scenario import Scenario


def test_r21_a_new_villain_and_a_new_hand_do_not_cancel_each_other_out() -> None:
    given = {
        "stack": [["act", 0, -1]],
        "dark_arts.deck": [],
        "villains.active": [None],
        "villains.deck": ["draco_malfoy"],
        "heroes.0.hand": [],
    }
    options = {"game": 2, "heroes": ["harry", "ron"]}
    parts = {"game": "hogwarts-battle", "options": options, "given": given, "play": ["end turn"]}
    match = Scenario(parts, "a new villain").played()
    assert [event.kind for event in match.events].count("villain_revealed") == 1
    assert "hidden" in match.records[-1].reveals


def test_r21_each_card_that_fills_the_market_comes_to_light() -> None:
    options = {"game": 2, "heroes": ["harry", "ron"]}
    full = ["incendio", "lumos", "sorting_hat", "golden_snitch", "reparo", "wingardium_leviosa"]
    revealed = []
    for empty in range(3):
        given = {
            "stack": [["act", 0, -1]],
            "dark_arts.deck": [],
            "hogwarts.market": [*[None] * empty, *full[empty:]],
            "hogwarts.deck": ["quidditch_gear", "quidditch_gear", "quidditch_gear"],
        }
        parts = {"game": "hogwarts-battle", "options": options, "given": given, "play": ["end turn"]}
        revealed.append(Scenario(parts, "a new market").played().state.revealed)
    assert [number - revealed[0] for number in revealed] == [0, 1, 2]


def lockhart(hands: str, held: list[str]) -> Match:
    """Gilderoy Lockhart draws a card and asks for one to be discarded."""
    given = {
        "stack": [["act", 0, -1]],
        "dark_arts.deck": [],
        "villains.active": [None],
        "heroes.0.hand": ["gilderoy_lockhart", *held],
        "heroes.0.deck": ["alohomora_harry"],
        "heroes.0.known": 1,
    }
    options = {"game": 2, "heroes": ["harry", "ron"], "hands": hands}
    play = ["play gilderoy_lockhart"]
    parts = {"game": "hogwarts-battle", "options": options, "given": given, "play": play}
    return Scenario(parts, "a forced discard").played()


def test_r28_that_a_hero_is_asked_for_a_card_of_a_closed_hand_comes_to_light() -> None:
    """Who holds two kinds of cards is asked which; who holds one kind only is not, so the others learn of it."""
    match = lockhart("closed", ["firebolt", "hedwig"])
    assert [decision.kind for decision in match.decisions] == ["discard"]
    assert "hidden" in match.records[-1].reveals


def test_r28_of_an_open_hand_everybody_knows_whether_there_is_a_choice() -> None:
    revealed = [lockhart(hands, ["firebolt", "hedwig"]).state.revealed for hands in ("open", "closed")]
    assert revealed[1] == revealed[0] + 1


def test_r21_what_is_left_of_a_closed_hand_is_shown_at_the_end_of_the_turn() -> None:
    """A question may come before the new hand is drawn."""
    revealed = []
    for hands in ("open", "closed"):
        match = lockhart(hands, ["firebolt", "hedwig"])
        match.apply("discard hedwig")
        before = match.state.revealed
        match.apply("end turn")
        revealed.append(match.state.revealed - before)
    assert revealed[1] == revealed[0] + 1
