"""Variations: which exclude each other, and what they leave alone (R115f)."""

from __future__ import annotations

from typing import Any

import pytest

import wandwright as ww
from wandwright.engine.errors import Contradiction

GAME = "hogwarts-battle"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"game": 3, "foes_in_order": "on", "hardest_last": "on"}, "already lie with the hardest last"),
        ({"game": 1, "hardest_last": "on"}, "at least 6 foes besides Voldemort"),
        ({"scenario": "year-1", "hardest_last": "on"}, "at least 6 foes besides Voldemort"),
    ],
)
def test_variations_that_contradict_each_other_are_refused_with_the_reason(options: dict[str, Any], told: str) -> None:
    """R115f"""
    with pytest.raises(Contradiction, match=told):
        ww.game(GAME).start(2, 0, options)


def test_a_base_game_without_variations_has_no_fields_of_theirs() -> None:
    """Saves of Games 1 to 7 stay as they are."""
    match = ww.game(GAME).start(2, 0, {"game": 1})
    assert "swept" not in match.view(0)["hogwarts"]
    varied = ww.game(GAME).start(2, 0, {"game": 1, "market_sweep": "on"})
    assert varied.view(0)["hogwarts"]["swept"] == 0


def test_guesses_know_by_which_rule_the_foes_lie() -> None:
    """R41: who looks at a stack in order knows what comes next."""
    for options in ({"game": 3, "foes_in_order": "on"}, {"game": 3, "hardest_last": "on"}):
        match = ww.game(GAME).start(2, 4, options)
        true: Any = match.state
        guessed: Any = match.game.determinize(match.state, 0, 99)
        last = 0 if "foes_in_order" in options else -5
        assert set(guessed.villain_deck[last:]) == set(true.villain_deck[last:])
        if not last:
            assert guessed.villain_deck == true.villain_deck


def test_the_last_foe_face_up_at_set_up_brings_its_token() -> None:
    """R136: with as many foes as places the final one lies open from the start."""
    match = ww.game(GAME).start(2, 0, {"game": 1, "rising_darkness": "on"})
    assert match.view(0)["location"]["darkness"] == 0
    assert match.view(0)["location"]["events"] == 1
