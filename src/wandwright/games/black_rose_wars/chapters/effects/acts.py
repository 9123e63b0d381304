"""The act that goes on: what a spell, a room, a Trap, a Quest, an Event or an Evocation does (R179 to R187).

Acts lie inside each other like the interrupts that they are: END_ACT on the stack keeps what the outer one had.
"""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars.chapters.effects import steps
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.games.black_rose_wars.vocabulary import BY_TRAP, NO_MODEL, NOWHERE, REACTION

# The place of "none" behind the types of sides.
NO_TYPE = 5


def begin_act(
    state: RoseState,
    source: int,
    side: int,
    card: int = NO_CARD,
    actor: int = NO_MODEL,
    room: int = NOWHERE,
    trigger: int = NO_MODEL,
) -> None:
    """A new act; what is pushed after it belongs to it. A Trap's room is where its token lay, else it is `here`."""
    state.stack.append(kept(state))
    state.act_source = source
    state.act_side = side
    state.act_card = card
    state.act_type = NO_TYPE
    state.actor = actor
    of_trap = source in (BY_TRAP, REACTION)
    state.act_room = NOWHERE if of_trap else room
    state.trap_room = room if of_trap else NOWHERE
    state.targets = ()
    state.target_room = NOWHERE
    state.it = NO_MODEL
    state.trigger = trigger
    state.chosen_mage = state.summoned = NO_MODEL
    state.models_damaged = state.healed_others = state.spared = state.strikes = 0


def kept(state: RoseState) -> Frame:
    """The act that is interrupted, as END_ACT puts it back."""
    return (
        steps.END_ACT,
        state.act_source,
        state.act_side,
        state.act_card,
        state.act_type,
        state.actor,
        state.act_room,
        state.targets,
        state.target_room,
        state.it,
        state.trigger,
        state.trap_room,
        state.chosen_mage,
        state.summoned,
        state.models_damaged,
        state.healed_others,
        state.spared,
        state.strikes,
    )


def end_act(state: RoseState, frame: Frame) -> None:
    """R179: the act that was interrupted goes on."""
    (
        _,
        state.act_source,
        state.act_side,
        state.act_card,
        state.act_type,
        state.actor,
        state.act_room,
        state.targets,
        state.target_room,
        state.it,
        state.trigger,
        state.trap_room,
        state.chosen_mage,
        state.summoned,
        state.models_damaged,
        state.healed_others,
        state.spared,
        state.strikes,
    ) = frame
