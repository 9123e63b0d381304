"""What it is worth to be rid of a foe: the harm that its words do, by their records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from wandwright.games.hogwarts_battle.effects import WORDS
from wandwright.games.hogwarts_battle.opinion.cards import clause_worth
from wandwright.games.hogwarts_battle.opinion.foes import NOW_AND_THEN, TURNS, bounty

CONTROL = {"do": "add_control", "n": 2}


def harm_of(word: str) -> float:
    return -(WORDS.words[word].worth or 0.0)


def bounty_of(*effect: Mapping[str, Any]) -> float:
    return bounty({"effect": effect}, 2)


def test_harm_counts_for_each_one_of_its_number_and_less_where_it_waits() -> None:
    assert bounty_of(CONTROL) == TURNS * 2 * harm_of("add_control")
    waiting = {**CONTROL, "when": "villain_defeated"}
    assert bounty_of(waiting) == pytest.approx(NOW_AND_THEN * bounty_of(CONTROL))
    assert bounty_of({"do": "forbid", "what": "draw"}) == TURNS * harm_of("forbid")


def test_of_a_choice_the_heroes_take_the_lesser_harm() -> None:
    health = {"do": "lose_health", "n": 1}
    assert bounty_of({"choose": 1, "options": [[CONTROL], [health]]}) < bounty_of(health) * 2 < bounty_of(CONTROL)


def test_a_ban_counts_once_however_many_it_binds() -> None:
    """One hero acts in a turn."""
    ban = {"effect": [{"when": "passive", "do": "forbid", "what": "draw", "who": "all"}]}
    assert bounty(ban, 4) == bounty(ban, 2)


def test_on_a_card_of_a_hero_harm_counts_nothing_and_a_loss_of_health_does() -> None:
    assert clause_worth(CONTROL, 2) == 0.0
    assert clause_worth({"do": "lose_health", "n": 2}, 2) < 0.0
