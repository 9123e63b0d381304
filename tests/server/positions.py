"""Saved matches in prepared positions, to be laid on a table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import wandwright
from wandwright.engine.matches.matches import Match
from wandwright.server.tables.table import turn_of
from wandwright.testkit.scenario import Scenario

RISING = "death-eaters-rising"


def saved_position(seats: int, play: Sequence[str] = (), **position: Any) -> str:
    """A position of Death Eaters Rising as a scenario tells it, and what is played from there.

    Without other words it is the moment in which the active team takes its dice, at the Ministry of Magic.
    """
    given = {"turn": 1, "mission": "ministry_of_magic", "stack": [["take_pool"]], **position.pop("given", {})}
    return saved(play, game=RISING, seats=seats, given=given, **position)


def saved(play: Sequence[str] = (), **position: Any) -> str:
    """A position of any game."""
    match = Scenario(position, "prepared").begin()
    for notation in play:
        match.apply(notation)
    return match.save()


def almost_won(game: int = 1) -> str:
    """Harry and Ron in Game 1 or 2: one attack, and the last villain has fallen."""
    given = {
        "stack": [["act", 0, -1]],
        "turn": 5,
        "villains.deck": [],
        "villains.active": ["draco_malfoy"],
        "villains.wounds": [5],
        "heroes.0.attack": 1,
        "heroes.1.health": 3,
    }
    return saved(game="hogwarts-battle", options={"game": game, "heroes": ["harry", "ron"]}, given=given)


def almost_lost() -> str:
    """Harry and Ron: when Harry ends the turn, the last Location falls."""
    given = {"stack": [["act", 0, -1]], "turn": 5, "location.number": 1, "location.control": 4, "heroes.0.hand": []}
    return saved(game="hogwarts-battle", options={"game": 1, "heroes": ["harry", "ron"]}, given=given)


def played(game: str, kind: str, turn: int, *, seats: int = 4, seed: int = 1) -> str:
    """A match that was played by chance until the first seat is asked this, not before this turn."""
    chance = random.Random(seed)
    match = wandwright.game(game).start(seats=seats, seed=seed)
    while turn_of(match) < turn or (0, kind) not in {(asked.seat, asked.kind) for asked in match.decisions}:
        match.apply(chance.choice(match.decisions[0].actions))
    return match.save()


def preparing() -> Match:
    """Black Rose Wars, at the beginning of the second Preparation: both hold cards and have planned nothing."""
    match = wandwright.game("black-rose-wars").start(seats=2, seed=5, options={"first_player": "ask"})
    while {decision.kind for decision in match.decisions} != {"prepare"} or turn_of(match) < 2:
        match.apply(match.decisions[0].actions[-1])
    return match
