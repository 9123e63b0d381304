"""R38, R128, R129: what one answer brings to light is noticed, however many hidden cards it brings to light at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import wandwright as ww
from wandwright.testkit.scenario import Scenario

GAME = "year-at-hogwarts"
BEG = {"do": "target_gives_card", "n": 1}
SEARCH = {"do": "search_deck", "deck": "spell", "n": 1}


def reveals_of_last(folder: Path, card: str, program: list[dict[str, Any]], play: list[Any]) -> frozenset[str]:
    """What the last answer has brought to light, with a card that does something else at the start of a turn."""
    return played_with(folder, card, program, play).records[-1].reveals


def played_with(folder: Path, card: str, program: list[dict[str, Any]], play: list[Any]) -> ww.Match:
    pack = {"cards": [{"id": card, "turn_start": program}]}
    (folder / "cards.yaml").write_text(yaml.safe_dump(pack), encoding="utf-8")
    given = {
        "stack": [["start", 0, -1]],
        "players.0.potions": ["amortentia"],
        "players.0.spells": ["geminio"],
        "players.1.books": [],
        "players.1.potions": ["doxycide"],
        "players.1.spells": ["protego"],
        "decks.potion": ["skele_gro"],
        "decks.spell": ["reducto", "stupefy"],
    }
    parts = {"game": GAME, "options": {"variant": "qualified"}, "given": given, "play": play}
    return Scenario(parts, "here").played(ww.game(GAME, packs=(folder,)))


@pytest.mark.parametrize("more", [[], [{"do": "draw", "deck": "potion", "n": 1}]])
def test_a_card_handed_over_and_a_card_drawn_do_not_cancel_each_other_out(tmp_path: Path, more: list[Any]) -> None:
    """R38, R128."""
    play = ["play amortentia", {1: "give protego"}]
    assert "hidden" in reveals_of_last(tmp_path, "amortentia", [BEG, *more], play)


@pytest.mark.parametrize("more", [[], [{"do": "draw", "deck": "potion", "n": 1}]])
def test_a_card_looked_for_and_a_card_drawn_do_not_cancel_each_other_out(tmp_path: Path, more: list[Any]) -> None:
    """R38, R129."""
    assert "hidden" in reveals_of_last(tmp_path, "geminio", [SEARCH, *more], ["play geminio", "name reducto"])


def test_who_names_a_card_has_looked_through_the_deck_before(tmp_path: Path) -> None:
    """R129."""
    assert "hidden" in reveals_of_last(tmp_path, "geminio", [SEARCH], ["play geminio"])


def test_a_card_of_a_hand_that_goes_under_its_deck_is_shown(tmp_path: Path) -> None:
    """R39, R126."""
    away = {"do": "discard_cards", "n": 1, "cards": "any"}
    match = played_with(tmp_path, "geminio", [away], ["play geminio"])
    before = match.state.revealed
    match.apply("discard amortentia")
    assert match.state.revealed == before + 1
