"""R38, R128, R129: what one answer brings to light is noticed, however many hidden cards it brings to light at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
import yaml

import wandwright as ww
from wandwright.games.year_at_hogwarts.chapters.castle.gains import discard_hand, hand_of
from wandwright.games.year_at_hogwarts.chapters.walking.reach import open_places
from wandwright.games.year_at_hogwarts.chapters.walking.steps import FLY_AWAY
from wandwright.games.year_at_hogwarts.state import YearState
from wandwright.testkit.scenario import Scenario

GAME = "year-at-hogwarts"
BEG = {"do": "target_gives_card", "n": 1}
SEARCH = {"do": "search_deck", "deck": "spell", "n": 1}


def reveals_of_last(folder: Path, card: str, program: list[dict[str, Any]], play: list[Any]) -> frozenset[str]:
    """What the last answer has brought to light, with a card that does something else at the start of a turn."""
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
    return Scenario(parts, "here").played(ww.game(GAME, packs=(folder,))).records[-1].reveals


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


def holding(hand: list[str]) -> ww.Match:
    """A seat with these Spells and nothing else."""
    match = ww.game(GAME).start(seats=2, seed=1, options={"variant": "qualified"})
    state = cast(YearState, match.state)
    ids = match.game.ids(state)
    state.books, state.potions = [(), ()], [(), ()]
    state.spells = [tuple(ids.index(card) for card in hand), ()]
    return match


@pytest.mark.parametrize("hand", [[], ["protego"], ["protego", "stupefy"]])
def test_a_whole_hand_that_goes_under_its_decks_is_shown(hand: list[str]) -> None:
    """R39, R147: nobody chose the cards, so nobody could know them."""
    match = holding(hand)
    state = cast(YearState, match.state)
    before = state.revealed
    discard_hand(state, 0)
    assert hand_of(state, 0) == ()
    assert state.revealed == before + len(hand)


def move_to_mission(seed: int) -> frozenset[str] | None:
    """What the first move to a place of an own mission has brought to light; None where there is no such move."""
    match = ww.game(GAME).start(seats=3, seed=seed)
    while match.decision is not None and match.decision.kind != "move":
        match.apply(match.decision.actions[-1])
    state = cast(YearState, match.state)
    assert match.decision is not None
    places = open_places(state, match.decision.seat)
    own = [action for action in match.decision.actions if action.code < FLY_AWAY and places >> action.code & 1]
    if not own:
        return None
    match.apply(own[0])
    return match.records[-1].reveals


def test_a_move_that_may_end_early_because_of_a_mission_tells_of_it() -> None:
    """R49: with other missions the same answer would take another way."""
    found = [reveals for seed in range(20) if (reveals := move_to_mission(seed)) is not None]
    assert found
    assert all("hidden" in reveals for reveals in found)
