"""R21: what an action turns up can't be taken back, however many hidden things it turns up at once."""

from __future__ import annotations

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
