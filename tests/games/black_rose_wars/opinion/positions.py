"""Positions of Black Rose Wars that the tests of its opinion share."""

from __future__ import annotations

from typing import Any

import wandwright as ww
from wandwright.games.black_rose_wars import vocabulary as v

GAME: Any = ww.game("black-rose-wars")
NAMED = {"mages": "named", "schools": "named", "lists": "named", "first_player": "named"}


def position(seats: int = 3, **options: Any) -> Any:
    """The beginning of an Action Phase; nobody has a card, everybody stands in a room of its own."""
    state = GAME.start(seats=seats, seed=4, options={**NAMED, **options}).state.copy()
    state.stack, state.legal, state.others, state.held = [], [], (), 0
    state.phase = v.ACTION
    for seat in range(state.box.mages):
        state.hand[seat] = state.quests[seat] = state.progress[seat] = ()
        state.mage_room[seat] = 5 + seat
        state.damage[seat] = (0, 0, 0, 0, 0)
    return state


def card(state: Any, name: str) -> int:
    return int(state.box.ids.index(name))


def tokens(side: int, number: int) -> tuple[int, ...]:
    return tuple(number if place == side else 0 for place in range(5))


def ask(state: Any, frame: Any) -> int:
    """What the policy answers."""
    state.stack.append(frame)
    GAME.rules.advance(state)
    return int(GAME.policy(state))


def distance(state: Any, room: int, other: int) -> int:
    return int(state.box.apart[state.position[room]][state.position[other]])


def farthest(state: Any, room: int) -> int:
    """The room that is farthest away from one."""
    return max(range(len(state.position)), key=lambda other: distance(state, room, other))
