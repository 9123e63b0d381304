"""Thousands of random matches of Black Rose Wars, over two to four seats and both ways to play alone:
they end, every card and token is accounted for, limits are kept, and the reason given at the end is true.

`make soak` plays two thousand of them and checks the whole contract on one in forty; `make test` plays a slice.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

import wandwright as ww
from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import settings
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.lodge.sheets import health_of, people
from wandwright.games.black_rose_wars.chapters.lodge.slots import card_in
from wandwright.games.black_rose_wars.chapters.lodge.tokens import tokens_left
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.testkit.contract import Trial, keep_contract, keep_light_contract
from wandwright.testkit.trials import Chooser

ROSE = ww.game("black-rose-wars")
# The seats, and how one plays alone.
TABLES = [(2, "off"), (3, "off"), (4, "off"), (1, "rival"), (1, "alone")]
SOAKED = 2_000
CHUNKS = 8
SLICE = 2
# The whole contract is much more work than a light one: one match in so many gets it.
THOROUGH_EVERY = 40
# R224: the Black Rose gains enough that no match has more turns.
MOST_TURNS = 17


def trial(seats: int, solo: str, seed: int) -> Trial:
    """Other ways to begin and other readings of the rules from seed to seed."""
    options: dict[str, Any] = {
        "solo": solo,
        "mages": settings.HOW[seed % 3],
        "schools": settings.HOW[seed // 3 % 3],
        "lists": settings.HOW[seed // 9 % 3],
        "first_player": settings.HOW[seed // 2 % 3],
        "first_seat": seed % seats,
        "personal_spells": settings.SWITCH[seed % 2],
        "black_rose_wins": ("never", "leads")[seed // 2 % 2],
        "protections": ("must", "may")[seed // 4 % 2],
        "library_peek": ("off", "on")[seed // 8 % 2],
    }
    return Trial(ROSE, *ROSE.reconciled(seats, options), seed, ("uniform", "eager")[seed % 2])


def check_bounds(state: RoseState) -> None:
    """What can't be in any position between two questions."""
    box = state.box
    assert min(*state.points, state.rose_points) >= 0, "R11"
    assert state.turn <= MOST_TURNS, "R224"
    assert all(tokens_left(state, side) >= 0 for side in (*range(box.mages), v.BLACK_ROSE)), "R5, R188"
    for room, limit in enumerate(box.room_limit):
        assert sum(state.instability[room]) <= limit, "R110"
        assert not state.destroyed >> room & 1 or not any(state.instability[room]), "R110"
    assert all(sum(taken[seat] for taken in state.trophies) <= v.TROPHIES for seat in range(box.mages)), "R102"
    for seat in range(box.mages):
        if state.mage[seat] >= 0:
            check_mage(state, seat)


def check_mage(state: RoseState, seat: int) -> None:
    """Health, actions, slots, Quests and set cards of one Mage."""
    assert sum(state.damage[seat]) <= health_of(state, seat), "R99"
    assert state.damage[seat][seat] == 0, "R78"
    assert 0 <= state.actions[seat] <= v.ACTION_TOKENS, "R63"
    assert len(state.progress[seat]) == len(state.quests[seat]), "R202"
    assert set(state.fresh[seat]) <= set(state.quests[seat]), "R42"
    if seat not in people(state):
        assert not (*state.hand[seat], *state.grimoire[seat], *state.quests[seat]), "R164"
    for place in range(v.SET_PLACES):
        lies, token = state.set_cards[place][seat] != NO_CARD, state.set_rooms[place][seat] != v.NOT_SET
        assert lies == token, "R85"
    for slot in range(len(v.SLOTS)):
        shown, secret = state.bared[slot][seat], state.prepared[slot][seat]
        assert NO_CARD in (shown, secret), "A45"
        inverted = (state.prepared_halves[seat] | state.bared_halves[seat]) >> slot & 1
        assert not inverted or card_in(state, seat, slot) != NO_CARD, "R52"


def check_ending(state: RoseState) -> None:
    """R148, R155, R167, R168: somebody had 30 points, and the winner has most of all."""
    outcome, box = state.outcome, state.box
    assert outcome is not None
    assert max(*state.points, state.rose_points) >= v.END_POINTS
    best = max(state.points)
    for seat in outcome.winners:
        assert state.points[seat] == best
        assert box.solo == "off" or best > state.rose_points
    if not outcome.winners:
        assert box.solo != "off" or (box.black_rose_wins and state.rose_points > best)


def keep_bounds(tried: Trial) -> str:
    """Play a match with a look at every position."""
    state = cast(RoseState, tried.start().state)
    chooser = Chooser(tried.seed)
    while state.legal:
        check_bounds(state)
        ROSE.rules.apply(state, state.legal[chooser.below(len(state.legal))])
    check_ending(state)
    assert state.outcome is not None
    return state.outcome.reason


def test_a_slice_of_the_soak() -> None:
    """R224: every match ends, in turn 17 at the latest."""
    reasons = set()
    for number, table in enumerate(TABLES):
        for seed in range(number * SLICE, (number + 1) * SLICE):
            tried = trial(*table, seed)
            assert keep_light_contract(tried) > 0
            reasons.add(keep_bounds(tried))
    assert len(reasons) > 1


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))
def test_soak(table: tuple[int, str], chunk: int) -> None:
    matches = -(-SOAKED // (len(TABLES) * CHUNKS))
    for seed in range(chunk * matches, (chunk + 1) * matches):
        tried = trial(*table, seed)
        assert keep_light_contract(tried) > 0
        keep_bounds(tried)
        if seed % THOROUGH_EVERY == 0:
            keep_contract(tried)
