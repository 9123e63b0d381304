"""Thousands of random matches of A Year at Hogwarts, over all modes, variants, lengths and numbers of seats: they end,
every card and token is accounted for, the counters stay within their bounds, and the reason given at the end is true.

`make soak` plays three thousand of them and checks the whole contract on one in forty; `make test` plays a slice. The
years are short: random play would go on for ever (H46).
"""

from __future__ import annotations

from typing import Any, cast

import pytest

import wandwright as ww
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle.end_of_year import has_done_enough
from wandwright.games.year_at_hogwarts.settings import STUDENTS
from wandwright.games.year_at_hogwarts.state import YearState
from wandwright.testkit.contract import Trial, keep_contract, keep_light_contract
from wandwright.testkit.trials import Chooser

YEAR = ww.game("year-at-hogwarts")
# The mode, the variant, and the seats.
TABLES = [
    *(("year", variant, seats) for variant in ("underage", "qualified", "teams") for seats in range(2, 9)),
    ("year", "solo", 1),
    *(("return", "underage", seats) for seats in (2, 3, 4)),
    ("quidditch", "underage", 2),
]
SOAKED = 3_000
CHUNKS = 4
SLICE = 3
# The whole contract is much more work than a light one: one match in so many gets it.
THOROUGH_EVERY = 40
SWITCHES = ("finish_round", "stop_on_named", "mission_swap", "defence_dice", "voldemort_two_dice", "hero_floo_refill")


def trial(mode: str, variant: str, seats: int, seed: int) -> Trial:
    """Other students, another length and other readings of the rules from seed to seed."""
    options: dict[str, Any] = {
        "mode": mode,
        "variant": variant,
        "length": v.LENGTHS[seed % 3],
        "solo_rules": ("underage", "qualified")[seed % 2],
        "year_rounds": 1 + seed % 12,
        "return_rounds": 2 + seed % 20,
        "death_eater_towers": ("chance", "table")[seed // 4 % 2],
        "first_player": ("first_seat", "chance")[seed // 2 % 2],
        "characters": [STUDENTS[(seed + seat) % len(STUDENTS)] for seat in range(seats)],
        # Two teams or more where they fit, else and now and then one of all.
        "teams": seed % 5 if variant == "teams" else 0,
    }
    options |= {name: ("off", "on")[seed >> place & 1] for place, name in enumerate(SWITCHES)}
    return Trial(YEAR, *YEAR.reconciled(seats, options), seed, ("uniform", "eager")[seed % 2])


def check_bounds(state: YearState) -> None:
    """What can't be in any position between two questions."""
    box = state.box
    assert min(state.pv) >= 0, "R137"
    assert min(state.points) >= 0, "R17"
    assert min(*state.floo, state.supply_floo, *state.portkeys, state.supply_portkeys) >= 0
    assert sum(state.floo) + state.supply_floo == v.FLOO_TOKENS, "R7"
    assert sum(state.portkeys) + state.supply_portkeys == v.PORTKEY_TOKENS, "R7"
    assert all(state.item_at.count(v.FIRST_SEAT + seat) <= v.MOST_ITEMS for seat in range(box.seats)), "R93"
    assert state.taken <= v.TAKEN_IN_A_TURN, "R92"
    assert not any(box.blocked >> space & 1 for space in state.position), "R46"
    assert state.opponent_pv >= 0, "R137"
    assert all(pv >= 0 for pv in state.servant_pv), "R137"
    if box.year_mode:
        check_year_bounds(state)
    if state.sides:
        check_pitch(state)


def check_year_bounds(state: YearState) -> None:
    """Missions, tokens, teams and the calendar of the first mode."""
    box = state.box
    assert v.IN_BOX not in state.item_at, "R27"
    for seat in range(box.seats):
        assert len(state.missions[seat]) + len(state.done[seat]) == box.missions_dealt, "R29"
        assert len({state.points[mate] for mate in box.mates[seat]}) == 1, "R21"
        # A journey leads to a place without ways, and back from there (R66, R68, R104).
        assert state.trip[seat] < 0 or box.no_ways >> state.position[seat] & 1, "R66"
    # Before the first turn the table may still be placing them.
    if box.has_death_eaters and state.turn:
        assert len(set(state.death_eaters)) + len(state.fallen) == len(box.death_eater_sheets), "R26, R158"
    assert not box.year_rounds or state.round <= box.year_rounds, "R13a"


def check_pitch(state: YearState) -> None:
    """R188 to R216: pieces, balls and Seekers of a match that goes on."""
    pitch = state.box.quidditch
    assert max(state.goals) <= pitch.goals, "R191"
    assert state.play_turn <= pitch.most_turns, "R191a"
    assert min(state.seekers) >= 0, "R216"
    assert max(state.seekers) < pitch.track_length, "R216"
    standing = [slot for slot in state.slots if slot >= 0]
    assert len(standing) - len(set(standing)) <= len(pitch.chasers[0]), "R197, R209"


def check_ending(state: YearState) -> None:
    """R8 to R20, R217a: the reason given at the end is true, and so are the winners."""
    outcome, box = state.outcome, state.box
    assert outcome is not None
    if not box.year_mode:
        assert outcome.winners, "R242 to R244, R255a, R217a"
        return
    best = tuple(seat for seat, points in enumerate(state.points) if points == max(state.points))
    done = any(has_done_enough(state, seat) for seat in range(box.seats))
    together = len(box.mates[0]) == box.seats
    assert {
        "year_done": (done or box.finish_round) and outcome.winners == best,
        "calendar": not together and outcome.winners == best and state.round > box.year_rounds,
        "year_over": together and not outcome.winners and state.round > box.year_rounds,
        "fallen": box.variant == v.SOLO and not outcome.winners and state.pv == [0],
    }[outcome.reason]


def keep_bounds(tried: Trial) -> str:
    """Play a match with a look at every position."""
    state = cast(YearState, tried.start().state)
    chooser = Chooser(tried.seed)
    while state.legal:
        check_bounds(state)
        YEAR.rules.apply(state, state.legal[chooser.below(len(state.legal))])
    check_ending(state)
    assert state.outcome is not None
    return state.outcome.reason


def test_a_slice_of_the_soak() -> None:
    reasons = set()
    for number, table in enumerate(TABLES):
        for seed in range(number * SLICE, (number + 1) * SLICE):
            tried = trial(*table, seed)
            assert keep_light_contract(tried) > 0
            reasons.add(keep_bounds(tried))
    assert len(reasons) > 2


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))
def test_soak(table: tuple[str, str, int], chunk: int) -> None:
    matches = -(-SOAKED // (len(TABLES) * CHUNKS))
    for seed in range(chunk * matches, (chunk + 1) * matches):
        tried = trial(*table, seed)
        assert keep_light_contract(tried) > 0
        keep_bounds(tried)
        if seed % THOROUGH_EVERY == 0:
            assert keep_contract(tried).match.outcome is not None
