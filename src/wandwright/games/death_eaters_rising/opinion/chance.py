"""How the players stand, in the numbers of the fitted chance to win. They win together: one side with all seats."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from wandwright.engine.matches.chances import Standing
from wandwright.engine.state.state import NO_CARD
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board.corruption import exposed
from wandwright.games.death_eaters_rising.opinion.standing import Tables, cards_before_voldemort, tables
from wandwright.games.death_eaters_rising.state import RisingState

TOGETHER: Final = "together"
# Numbers are kept between these.
MOST: Final = 3.0
# What a turn brings at least of what is needed, and what it costs at least.
LEAST: Final = 0.15
FAR: Final = 12.0
CHANCE_TERMS: Final[Mapping[str, tuple[str, ...]]] = {
    TOGETHER: (
        *("caught", "voldemort", "voldemort-out", "deck-left", "death-eater-damage", "death-eaters", "dark-threat"),
        *("fallen", "fallen-squared", "corruption", "next-to-fall", "worst-place", "half-lost"),
        *("defeated", "defeated-squared", "damage", "nearly-defeated", "smallest-team", "lone-wizard"),
        *("wizards", "abilities", "tokens", "turn", "goal", "teams"),
        *("fight-defeated", "fight-fallen", "race", "next-to-travel"),
    )
}
CHANCE_SETUPS: Final[Mapping[str, tuple[tuple[int, Mapping[str, Any]], ...]]] = {TOGETHER: ((2, {}), (3, {}), (4, {}))}


def chance_kind(state: RisingState) -> str:
    """Which model a match has: one for all."""
    return TOGETHER


def standings(state: RisingState) -> tuple[Standing, ...]:
    """One side: the players."""
    known = tables(state.box)
    numbers = fight(state) + places(state) + wizards(state, known)
    needed = state.box.damage_to_win
    done = (min(len(state.azkaban), needed) + state.voldemort_damage) / (2.0 * needed)
    seats = state.box.seats
    numbers += [
        sum([known.token[token] for tokens in state.tokens for token in tokens]) / (3.0 * seats),
        state.turn / (10.0 * seats),
        needed - 5.0,
        seats - 2.0,
    ]
    lost = len(state.hospital) / state.box.defeated_to_lose
    fallen = len(state.corrupted) / state.box.corrupted_to_lose
    numbers += [MOST * done * lost, MOST * done * fallen, race(state, done, max(lost, fallen)), ahead(state)]
    return (Standing(tuple(range(seats)), tuple([max(-MOST, min(MOST, number)) for number in numbers])),)


def fight(state: RisingState) -> list[float]:
    """What was done about the Death Eaters and Voldemort, and who of them is still there."""
    box = state.box
    needed = box.damage_to_win
    damage = there = threat = 0
    for place, card in enumerate(state.characters):
        if card != NO_CARD and box.is_death_eater[card]:
            there += 1
            damage += state.damage[card]
            threat += place // v.CHARACTERS == state.voldemort
    return [
        MOST * min(len(state.azkaban), needed) / needed,
        MOST * state.voldemort_damage / needed,
        1.0 if state.villain else 0.0,
        0.0 if state.villain else cards_before_voldemort(state) / 6.0,
        damage / 3.0,
        there / 3.0 - 1.0,
        float(threat),
    ]


def places(state: RisingState) -> list[float]:
    """R8c, R8d: corrupted places, how full the others are, and locations with one place left or none."""
    box = state.box
    fallen = len(state.corrupted) / box.corrupted_to_lose
    stains = []
    half = 0
    for location, count in enumerate(state.corruption):
        place = exposed(state, location)
        stains.append(count / max(1, box.spaces[place]))
        half += len(state.places[location]) < len(box.places[location])
    worst = max(stains)
    bare = max([stain for location, stain in enumerate(stains) if not state.places[location]], default=0.0)
    return [
        MOST * fallen,
        MOST * fallen * fallen,
        sum(stains),
        (2.0 if worst >= 0.8 else worst) if len(state.corrupted) + 1 >= box.corrupted_to_lose else bare,
        2.0 * worst * worst,
        float(half) / 2.0,
    ]


def wizards(state: RisingState, known: Tables) -> list[float]:
    """R8a, R8b: who is defeated, who will be soon, and what the teams have."""
    box = state.box
    lost = len(state.hospital) / box.defeated_to_lose
    damage = near = 0.0
    smallest, lone, count, worth = 9, 0.0, 0, 0.0
    for team in state.teams:
        smallest = min(smallest, len(team))
        for card in team:
            share = state.damage[card] / max(1, box.health[card])
            damage += share * share
            near += state.damage[card] + 1 >= box.health[card]
            worth += known.wizard[card]
            count += 1
            if len(team) == 1:
                lone = max(lone, share)
    seats = box.seats
    return [
        MOST * lost,
        MOST * lost * lost,
        damage / seats,
        near / seats,
        2.0 - min(smallest, 4) / 2.0,
        2.0 * lone,
        count / seats / 2.0 - 1.0,
        worth / seats / 12.0 - 1.0,
    ]


def race(state: RisingState, done: float, lost: float) -> float:
    """Whether what is needed comes sooner than the loss, if both go on as before."""
    turns = state.turn + 2.0 * state.box.seats
    needed = (1.0 - done) * turns / (done * turns / FAR + LEAST)
    left = (1.0 - lost) * turns / (lost * turns / FAR + LEAST)
    return math.log((max(0.0, left) + 1.0) / (max(0.0, needed) + 1.0))


def ahead(state: RisingState) -> float:
    """How much the team whose turn comes has at stake."""
    team = state.teams[state.active]
    box = state.box
    return sum([state.damage[card] / max(1, box.health[card]) for card in team]) / max(1, len(team))
