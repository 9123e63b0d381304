"""A turn, from its beginning to step 3 (R14, R15, R16)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.events import note
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.charms.choosing import ask_active
from wandwright.games.hogwarts_battle.chapters.charms.offering import offer_frame
from wandwright.games.hogwarts_battle.chapters.creatures import counting
from wandwright.games.hogwarts_battle.chapters.dice.steps import HORCRUX_STEP
from wandwright.games.hogwarts_battle.chapters.potions.dark import prepare_dark_potions
from wandwright.games.hogwarts_battle.chapters.timing.dark_arts import reveal_events
from wandwright.games.hogwarts_battle.chapters.timing.steps import REVEAL_EVENTS
from wandwright.games.hogwarts_battle.chapters.turn import steps
from wandwright.games.hogwarts_battle.chapters.turn.steps import DARK_ARTS_STEP
from wandwright.games.hogwarts_battle.chapters.variations.darkness import events_in_step_1
from wandwright.games.hogwarts_battle.chapters.villains.silencing import lift_shields
from wandwright.games.hogwarts_battle.chapters.villains.steps import VILLAIN_STEP
from wandwright.games.hogwarts_battle.state import BattleState

HAND_SIZE: Final = 5
# The question what the hero does next, for each of the heroes.
ACTING: Final = tuple(Plain(steps.ACT, seat, NO_CARD) for seat in range(5))
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
    state.gained = [0] * box.seats
    state.first_gains = [0] * box.seats
    if box.variations:
        counting.count_anew(state)
    lift_shields(state)
    state.stack.extend(LAST_STEPS)
    if state.horcruxes:
        state.stack.append((HORCRUX_STEP,))
    if box.new_rules:
        prepare_dark_potions(state)
        state.stack.append((DARK_ARTS_STEP,))
        before_step_1(state, state.active)
    else:
        events = events_in_step_1(state) if box.variations else box.events[state.location]
        reveal_events(state, (REVEAL_EVENTS, events))


def before_step_1(state: BattleState, hero: int) -> None:
    """Which cards are active in this turn (R78); then a Charm that is used before it begins (R110d)."""
    charm = state.charm[hero]
    if charm != NO_CARD:
        state.stack.append(offer_frame(v.ON_TURN_BEGINS, NO_CARD, hero, charm))
    ask_active(state, hero)


def dark_arts_step(state: BattleState, frame: Frame) -> None:
    """Step 1 of the New Rules: as many cards as the Location and the variations say, or fewer (R79)."""
    number = counting.events_of_step_1(state, events_in_step_1(state))
    reveal_events(state, (REVEAL_EVENTS, number))


def begin_actions(state: BattleState, frame: Frame) -> None:
    """Step 3: the hero acts as often as wanted (R16)."""
    if state.box.new_rules:
        state.hand_at_step_3 = len(state.hand[state.active])
    state.stack.append(ACTING[state.active])
