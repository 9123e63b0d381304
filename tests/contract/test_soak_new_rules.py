"""Random matches over all 23 scenarios with random sets of variations: they end and keep the contract.

`make soak` plays five thousand of them and checks the whole contract on one in forty; `make test` plays a slice.
"""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import wandwright as ww
from wandwright.games.hogwarts_battle import variations
from wandwright.games.hogwarts_battle.scenarios import scenarios
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.vocabulary import HEROES
from wandwright.testkit.contract import Trial, keep_contract, keep_light_contract

BATTLE = ww.game("hogwarts-battle")
SCENARIOS = tuple(scenarios())
SOAKED = 5_000
CHUNKS = 4
# The whole contract is much more work than a light one: one match in so many gets it.
THOROUGH_EVERY = 40
# What a table chooses: the variations, and what goes with them.
CHOSEN = frozenset({option.name for option in variations.OPTIONS} | {"one_active", "shelves", "charms", "hands"})


def trial(scenario: str, seed: int) -> Trial:
    """Other heroes, another number of them and another set of variations from seed to seed."""
    chance = random.Random(f"{scenario} {seed}")
    fewest, most = scenarios()[scenario].heroes
    seats = chance.randint(fewest, most)
    options: dict[str, Any] = {"scenario": scenario, "heroes": tuple(chance.sample(HEROES, seats))}
    for option in BATTLE.options():
        if option.name in CHOSEN and option.values and chance.random() < 0.4:
            options[option.name] = chance.choice(option.values)
    return Trial(BATTLE, *BATTLE.reconciled(seats, options), seed, ("uniform", "eager")[seed % 2])


def check_bounds(state: BattleState) -> None:
    """What can't be in any position between two questions."""
    box = state.box
    assert all(0 <= health <= full for health, full in zip(state.health, box.full_health, strict=True))
    assert all(tokens >= 0 for tokens in (*state.attack, *state.influence))
    assert 0 <= state.control <= box.slots[state.location], "R56"
    for place, card in enumerate(state.villains):
        if card >= 0:
            assert 0 <= state.wounds[place] <= box.health[card], "R86"
            assert not box.new_rules or 0 <= state.persuaded[place] <= box.influence[card], "R86"
    assert all(len(set(hand)) == len(hand) for hand in state.hand)


def keep_bounds(tried: Trial) -> None:
    """Play a whole match with a look at every position."""
    state = cast(BattleState, tried.start().state)
    number = tried.seed + 1
    while state.legal:
        check_bounds(state)
        number = number * 48271 % 2147483647
        BATTLE.rules.apply(state, state.legal[number % len(state.legal)])
    assert state.outcome is not None
    won = state.outcome.reason == "villains_defeated"
    assert won or state.outcome.reason == "last_location_fell"
    assert state.outcome.winners == (tuple(range(tried.seats)) if won else ())


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_slice_of_the_soak(scenario: str) -> None:
    for seed in range(2):
        tried = trial(scenario, seed)
        assert keep_light_contract(tried) > 0
        keep_bounds(tried)


NEW = [name for name in SCENARIOS if scenarios()[name].has_new_rules]
# Every fourth of them in `make test`, the others in the soak.
SHARE = [name if not place % 4 else pytest.param(name, marks=pytest.mark.soak) for place, name in enumerate(NEW)]


@pytest.mark.parametrize("scenario", SHARE)
def test_every_scenario_of_the_new_rules_keeps_the_whole_contract(scenario: str) -> None:
    walk = keep_contract(trial(scenario, 2), every=64)
    assert walk.match.outcome is not None


def test_answers_that_were_turned_up_together_may_wait_for_each_other() -> None:
    """In this match a hero falls by the first of four discards and is asked before the last one takes place."""
    assert keep_contract(trial("game-4", 40), every=10_000).match.outcome is not None


def test_two_equal_cards_on_offer_are_shown_to_everybody() -> None:
    """R115a: here nobody has a choice, and one of the two comes from the deck and goes under it in one step."""
    assert keep_contract(trial("game-2", 80), every=10_000).match.outcome is not None


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_soak(scenario: str, chunk: int) -> None:
    matches = -(-SOAKED // (len(SCENARIOS) * CHUNKS))
    for seed in range(chunk * matches, (chunk + 1) * matches):
        tried = trial(scenario, seed)
        assert keep_light_contract(tried) > 0
        keep_bounds(tried)
        if seed % THOROUGH_EVERY == 0:
            assert keep_contract(tried).match.outcome is not None
