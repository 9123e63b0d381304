"""A turn, from its beginning to step 3 (R14, R15, R16)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle.chapters.dice.steps import HORCRUX_STEP
from wandwright.games.hogwarts_battle.chapters.timing.dark_arts import reveal
from wandwright.games.hogwarts_battle.chapters.turn import steps
from wandwright.games.hogwarts_battle.chapters.villains.silencing import lift_shields
from wandwright.games.hogwarts_battle.chapters.villains.steps import VILLAIN_STEP
from wandwright.games.hogwarts_battle.state import BattleState

HAND_SIZE: Final = 5
# What follows the Dark Arts and the Horcrux in every turn, the last step first.
LAST_STEPS: Final[tuple[Frame, ...]] = ((steps.BEGIN_ACTIONS,), (VILLAIN_STEP,))


def begin_turn(state: BattleState, frame: Frame) -> None:
    """A new turn of the active hero: Dark Arts, the Horcrux, the villains, then the hero."""
    state.turn += 1
    if state.events is not None:
        note(state, "turn", state.active, state.turn, NO_CARD, NO_CARD)
    state.spells = 0
    state.items = 0
    state.allies = 0
    state.assigned = 0
    state.attack_cap = 0
    state.topdeck = 0
    state.banned = 0
    state.used = ()
    state.watching = ()
    state.dealt = [0] * len(state.villains)
    box = state.box
    hooks = box.hooks
    state.gained = [0] * box.seats
    state.first_gains = [0] * box.seats
    if hooks.turn_begins:
        for begin in hooks.turn_begins:
            begin(state)
    lift_shields(state)
    state.stack.extend(LAST_STEPS)
    if state.horcruxes:
        state.stack.append((HORCRUX_STEP,))
    if hooks.before_step_1:
        prepare_steps(state)
    elif hooks.more_events:
        dark_arts_step(state, ())
    else:
        reveal(state, box.events[state.location], chained=False)


def prepare_steps(state: BattleState) -> None:
    """What comes before step 2 and before step 1, pushed in this order."""
    for before in state.box.hooks.before_step_2:
        before(state)
    state.stack.append((steps.DARK_ARTS_STEP,))
    for before in state.box.hooks.before_step_1:
        before(state)


def dark_arts_step(state: BattleState, frame: Frame) -> None:
    """Step 1: as many Dark Arts cards as the Location says (R14), or more, or fewer (R79)."""
    number = state.box.events[state.location]
    for more in state.box.hooks.more_events:
        number += more(state)
    reveal(state, number, chained=False)


def begin_actions(state: BattleState, frame: Frame) -> None:
    """Step 3: the hero acts as often as wanted (R16)."""
    if state.box.hooks.step_3_begins:
        for begin in state.box.hooks.step_3_begins:
            begin(state)
    state.stack.append(state.box.acting[state.active])
