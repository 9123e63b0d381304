"""Control tokens and Locations (R3, R4, R21, R56)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame, finish
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.piles.shapes import Limit
from wandwright.games.hogwarts_battle.chapters.timing.abilities import trigger_abilities
from wandwright.games.hogwarts_battle.chapters.timing.hostile import trigger_hostile
from wandwright.games.hogwarts_battle.chapters.timing.steps import BEGIN_HOSTILE
from wandwright.games.hogwarts_battle.state import BattleState


def add_control(state: BattleState, amount: int, source: int) -> None:
    """Put tokens on the Location; those beyond its spaces are ignored (R56)."""
    room = state.box.slots[state.location] - state.control
    added = min(room, amount)
    if added <= 0:
        note(state, "control_full", NOBODY, amount, NO_CARD, source)
        return
    state.control += added
    if state.events is not None:
        note(state, "control_added", NOBODY, added, NO_CARD, source)
    if state.listening & v.ON_CONTROL_ADDED:
        for _ in range(added):
            trigger_hostile(state, v.ON_CONTROL_ADDED, state.active, NO_CARD)


def add_control_step(state: BattleState, frame: Frame) -> None:
    _, amount, source = frame
    add_control(state, amount, source)


def remove_control(state: BattleState, amount: int, source: int) -> None:
    """Take tokens off the Location, unless a face-up villain forbids it."""
    if (state.forbidden | state.banned) & v.FORBID_REMOVE_CONTROL:
        note(state, "removal_blocked", NOBODY, amount, NO_CARD, source)
        return
    removed = min(state.control, amount)
    if removed <= 0:
        return
    state.control -= removed
    if state.box.hooks.control_removed:
        for join in state.box.hooks.control_removed:
            join(state, removed)
    note(state, "control_removed", NOBODY, removed, NO_CARD, source)
    for _ in range(removed):
        for hero in state.box.orders[state.active]:
            trigger_abilities(state, hero, v.ON_CONTROL_REMOVED, hero, NO_CARD)
    for _ in range(removed):
        trigger_hostile(state, v.ON_CONTROL_REMOVED, state.active, NO_CARD)


def list_remove(state: BattleState, question: Limit) -> list[int]:
    """How many tokens to remove, where the card says "up to"."""
    if (state.forbidden | state.banned) & v.FORBID_REMOVE_CONTROL:
        return []
    return list(range(min(question.most, state.control) + 1)) if state.control else []


def answer_remove(state: BattleState, question: Limit, answer: int) -> None:
    remove_control(state, answer, question.source)


def check_location(state: BattleState) -> None:
    """R21 (1): a full Location falls; the last one ends the match (R3)."""
    box = state.box
    if state.control < box.slots[state.location]:
        return
    note(state, "location_falls", NOBODY, state.control, box.locations[state.location], NO_CARD)
    if state.location + 1 == len(box.locations):
        # What made it fall stays to be seen.
        finish(state, (), (0,) * box.seats, "last_location_fell")
        return
    state.control = 0
    state.location += 1
    card = box.locations[state.location]
    note(state, "location_revealed", NOBODY, box.slots[state.location], card, NO_CARD)
    if box.on_play[card]:
        state.stack.append((BEGIN_HOSTILE, v.LOCATION, card, box.on_play[card], state.active))
