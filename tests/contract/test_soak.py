"""Thousands of random matches: they end, every card is accounted for, the counters stay within their bounds.

`make soak` plays ten thousand of them and checks the whole contract on one in forty; `make test` plays a slice.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

import wandwright as ww
from wandwright.engine.rules.rollout import random_playout
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.testkit.contract import Trial, keep_contract, keep_light_contract

BATTLE = ww.game("hogwarts-battle")
TABLES = [(game, seats) for game in range(1, 8) for seats in (2, 3, 4)]
# What a table may read in another way in Games 1 to 7; the New Rules have a soak of their own.
READINGS = ("defeat_bonus", "stun_discards", "cloak", "counting", "stunned_choices", "empty_discard", "voldemort")
HEROES = ("harry", "ron", "hermione", "neville")
SOAKED = 10_000
CHUNKS = 4
SLICE = 7
# The whole contract is much more work than a light one: one match in so many gets it.
THOROUGH_EVERY = 40


def trial(game: int, seats: int, seed: int) -> Trial:
    """Another line-up of heroes and other readings of the rules from seed to seed."""
    first = seed % 4
    options: dict[str, Any] = {
        "game": game,
        "heroes": [HEROES[(first + seat) % 4] for seat in range(seats)],
        "proficiencies": ("choose", "deal")[seed % 2],
        "hands": ("open", "closed")[seed // 2 % 2],
    }
    if seed % 3 == 2:
        readings = [option for option in BATTLE.options() if option.name in READINGS]
        options |= {option.name: option.values[seed // 3 % len(option.values)] for option in readings}
    return Trial(BATTLE, seats, options, seed, ("uniform", "eager")[seed % 2])


def check_bounds(state: BattleState) -> None:
    """What can't be in any position between two questions."""
    box = state.box
    assert all(0 <= health <= full for health, full in zip(state.health, box.full_health, strict=True))
    assert all(tokens >= 0 for tokens in (*state.attack, *state.influence))
    assert 0 <= state.location < len(box.locations)
    assert 0 <= state.control <= box.slots[state.location]
    assert all(
        0 <= wounds < box.health[card] or card < 0 for wounds, card in zip(state.wounds, state.villains, strict=True)
    )
    assert 0 <= state.horcrux <= len(box.horcruxes)
    assert all(0 <= known <= len(deck) for known, deck in zip(state.known, state.deck, strict=True))
    assert all(known <= peeked for known, peeked in zip(state.known, state.peeked, strict=True))


def keep_bounds(tried: Trial) -> None:
    """Play half a match with a look at every position."""
    match = tried.start()
    state = cast(BattleState, match.state)
    number = tried.seed + 1
    while state.legal:
        check_bounds(state)
        number = number * 48271 % 2147483647
        BATTLE.rules.apply(state, state.legal[number % len(state.legal)])
    assert state.outcome is not None
    assert state.outcome.reason in ("villains_defeated", "last_location_fell")
    assert (state.outcome.winners == tuple(range(tried.seats))) == (state.outcome.reason == "villains_defeated")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_slice_of_the_soak(game: int, seats: int) -> None:
    for seed in range(SLICE):
        tried = trial(game, seats, seed)
        assert keep_light_contract(tried) > 0
        keep_bounds(tried)


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_soak(game: int, seats: int, chunk: int) -> None:
    matches = -(-SOAKED // (len(TABLES) * CHUNKS))
    for seed in range(chunk * matches, (chunk + 1) * matches):
        tried = trial(game, seats, seed)
        assert keep_light_contract(tried) > 0
        keep_bounds(tried)
        if seed % THOROUGH_EVERY == 0:
            assert keep_contract(tried).match.outcome is not None


def test_a_rollout_plays_what_a_match_plays() -> None:
    """The fast loop and the match agree: the same choices lead to the same position."""
    match = BATTLE.start(seats=2, seed=3, options={"game": 4})
    fast = match.state.copy()
    decisions = random_playout(BATTLE.rules, fast, 12)
    number = 12 % 2147483646 + 1
    while match.decision is not None:
        number = number * 48271 % 2147483647
        match.apply(match.decision.actions[number % len(match.decision.actions)])
    assert len(match.records) == decisions
    assert fast.outcome == match.outcome
    assert cast(BattleState, fast).turn == cast(BattleState, match.state).turn


def test_a_rollout_stops_where_it_is_told_to() -> None:
    state = BATTLE.start(seats=2, seed=3).state
    assert random_playout(BATTLE.rules, state, 1, most=5) == 5
    assert state.legal
