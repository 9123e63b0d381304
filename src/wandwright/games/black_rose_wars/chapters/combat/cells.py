"""Into the Cell: a Mage leaves the Lodge, and what it was doing ends (R187)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import steps
from wandwright.games.black_rose_wars.chapters.effects import steps as effects
from wandwright.games.black_rose_wars.chapters.events import reactions
from wandwright.games.black_rose_wars.state import RoseState

# R187: acts that end when the Mage that does them falls; Traps and Protections that have begun are finished.
OWN_ACTS: Final = frozenset({v.SPELL, v.PHYSICAL, v.ROOM, v.QUEST})
# The work that is lost with them; effects of later chapters say so themselves.
OWN_STEPS: Final = frozenset(
    {
        *(effects.RUN, steps.WALK, steps.WALK_ON, steps.EVOCATION_STRIKES),
        *(steps.PUSH, steps.PUSH_STEP, steps.PUSH_ON),
    }
)


def forsake(state: RoseState, seat: int) -> None:
    """The rest of its own acts is lost; the stages of a spell look by themselves whether the caster is still there."""
    stack = state.stack
    parts = state.box.hooks.is_part_of_effect
    own = is_own_act(state.act_source, state.actor, seat)
    for place in range(len(stack) - 1, -1, -1):
        kind, *_ = stack[place]
        if kind == effects.END_ACT:
            _, source, _, _, _, actor, *_ = stack[place]
            own = is_own_act(source, actor, seat)
        elif own and (kind in OWN_STEPS or any(part(kind) for part in parts)):
            del stack[place]


def is_own_act(source: int, actor: int, seat: int) -> bool:
    return actor == seat and source in OWN_ACTS


def to_cell(state: RoseState, seat: int) -> None:
    """A Mage is put into its Cell by an effect; its own action ends (R187)."""
    if state.mage_room[seat] == v.NOWHERE:
        return
    leave_lodge(state, seat)
    reactions.run_hooks(state, "mage_enters_cell", seat)


def leave_lodge(state: RoseState, seat: int) -> None:
    state.stood[seat] = state.mage_room[seat]
    state.mage_room[seat] = v.NOWHERE
    forsake(state, seat)
    if state.events is not None:
        note(state, "enters_cell", seat, 0, NO_CARD, state.act_card)
