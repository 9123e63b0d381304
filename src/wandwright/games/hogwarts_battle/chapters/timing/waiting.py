"""Abilities that wait until everything else is done (R34)."""

from __future__ import annotations

from wandwright.engine.state.state import Frame
from wandwright.games.hogwarts_battle.chapters.timing.steps import RUN_WAITING
from wandwright.games.hogwarts_battle.state import BattleState


def hero_is_acting(state: BattleState) -> bool:
    """In step 3 the question what to do next lies below everything an action has brought about."""
    return bool(state.stack) and state.stack[0] == state.box.acting[state.active]


def run_waiting(state: BattleState, frame: Frame) -> None:
    """Abilities that waited, one after the other."""
    if not state.waiting:
        return
    first = state.waiting[0]
    state.waiting = state.waiting[1:]
    if state.waiting:
        state.stack.append((RUN_WAITING,))
    state.stack.append(first)


def wait(state: BattleState, frame: Frame) -> None:
    """Hero abilities, Proficiencies and earned Horcruxes come after all else that an action has brought about (R34)."""
    rank = state.box.ability_rank
    *_, card = frame
    place = 0
    for *_, other in state.waiting:
        if rank[other] > rank[card]:
            break
        place += 1
    if not state.waiting:
        if hero_is_acting(state):
            state.stack.insert(1, (RUN_WAITING,))
        elif not state.hostile_depth:
            state.stack.append((RUN_WAITING,))
    state.waiting = (*state.waiting[:place], frame, *state.waiting[place:])
