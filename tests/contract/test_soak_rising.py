"""Thousands of random matches of Death Eaters Rising: they end, every card is accounted for, the counters stay within
their bounds, and the reason given at the end is true.

`make soak` plays five thousand of them and checks the whole contract on one in forty; `make test` plays a slice.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

import wandwright as ww
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board.targets import cost_of
from wandwright.games.death_eaters_rising.settings import STARTERS
from wandwright.games.death_eaters_rising.state import RisingState
from wandwright.testkit.contract import Trial, keep_contract, keep_light_contract
from wandwright.testkit.trials import Chooser

RISING = ww.game("death-eaters-rising")
TABLES = (2, 3, 4)
SOAKED = 5_000
CHUNKS = 4
SLICE = 40
# The whole contract is much more work than a light one: one match in so many gets it.
THOROUGH_EVERY = 40


def trial(seats: int, seed: int) -> Trial:
    """Another line-up of starters, another goal and other readings of the rules from seed to seed."""
    first = seed % len(STARTERS)
    options: dict[str, Any] = {
        "starters": [STARTERS[(first + seat) % len(STARTERS)] for seat in range(seats)],
        "voldemort_damage": 4 + seed % 7,
        "first_player": ("first_seat", "chance")[seed % 2],
        "order": ("choose", "fixed")[seed // 2 % 2],
    }
    return Trial(RISING, seats, options, seed, ("uniform", "eager")[seed % 2])


def check_bounds(state: RisingState) -> None:
    """What can't be in any position between two questions."""
    box = state.box
    fighters = (*box.wizards, *box.death_eaters)
    assert all(0 <= state.damage[card] <= box.health[card] for card in fighters), "R50"
    assert state.voldemort_damage <= min(len(state.azkaban), box.damage_to_win), "R80"
    for location, corruption in enumerate(state.corruption):
        exposed = (*state.places[location], box.locations[location])[0]
        assert 0 <= corruption <= box.spaces[exposed], "R71"
    assert len(state.corrupted) + sum(map(len, state.places)) == sum(map(len, box.places))
    assert len(state.hospital) < box.defeated_to_lose, "R8a"
    assert all(state.teams), "R8b"
    assert len(state.corrupted) < box.corrupted_to_lose, "R8c"
    assert bool(state.villain) != (box.voldemort in state.deck), "R16, R78"
    assert state.mission < v.LOCATIONS or state.phase == v.TRAVELLING
    check_dice(state)


def check_dice(state: RisingState) -> None:
    """R34 to R39: symbols are covered once, and a die lies where a card needed it."""
    box = state.box
    assert len(state.die_place) == len(state.die_face) == len(box.die_colour)
    assert all(state.die_face[die] <= len(box.faces[colour]) for die, colour in enumerate(box.die_colour))
    assert len(set(state.used)) == len(state.used), "R56, R59"
    targets = [entry[0] for entry in state.covered]
    assert len(set(targets)) == len(targets)
    own = state.teams[state.active]
    for target, *covered in state.covered:
        # A wizard whose ability was begun may have been swapped away since (A17).
        if target >= v.HEADQUARTERS or target in own or target in state.characters:
            assert all(0 <= done <= asked for done, asked in zip(covered, cost_of(state, target), strict=True)), "A9"
    on_cards = {place - v.ON_CARD for place in state.die_place if place >= v.ON_CARD}
    assert on_cards <= set(targets), "R38"
    if state.phase not in (v.DICE, v.ENDING):
        assert not targets
        assert set(state.die_place) == {v.SUPPLY}, "R45"


def check_ending(state: RisingState, seats: int) -> None:
    """R7, R8, A21: everybody wins or everybody loses, for a reason that the position shows."""
    outcome, box = state.outcome, state.box
    assert outcome is not None
    won = outcome.reason == "voldemort_defeated"
    assert outcome.winners == (tuple(range(seats)) if won else ())
    assert won == (state.voldemort_damage >= box.damage_to_win)
    fallen = [
        location for location, places in enumerate(state.places) if not places and state.corruption[location] >= 5
    ]
    assert {
        "voldemort_defeated": won,
        "places_corrupted": len(state.corrupted) >= box.corrupted_to_lose,
        "location_corrupted": bool(fallen),
        "too_many_defeated": len(state.hospital) >= box.defeated_to_lose,
        "team_lost": not all(state.teams),
    }[outcome.reason]


def keep_bounds(tried: Trial) -> str:
    """Play a match with a look at every position; of several open questions any is answered (R66)."""
    state = cast(RisingState, tried.start().state)
    rules = RISING.rules
    chooser = Chooser(tried.seed)
    while state.legal:
        check_bounds(state)
        questions = rules.open_questions(state)
        index = chooser.below(len(questions))
        options = questions[index][1]
        rules.apply_to(state, index, options[chooser.below(len(options))])
    check_ending(state, tried.seats)
    assert state.outcome is not None
    return state.outcome.reason


@pytest.mark.parametrize("seats", TABLES)
def test_a_slice_of_the_soak(seats: int) -> None:
    reasons = set()
    for seed in range(SLICE):
        tried = trial(seats, seed)
        assert keep_light_contract(tried) > 0
        reasons.add(keep_bounds(tried))
    assert len(reasons) > 1


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("seats", TABLES)
def test_soak(seats: int, chunk: int) -> None:
    matches = -(-SOAKED // (len(TABLES) * CHUNKS))
    for seed in range(chunk * matches, (chunk + 1) * matches):
        tried = trial(seats, seed)
        assert keep_light_contract(tried) > 0
        keep_bounds(tried)
        if seed % THOROUGH_EVERY == 0:
            assert keep_contract(tried).match.outcome is not None
