"""The question of phase 3: all that the active player may do, one thing at a time (R33, R42, R51, R55, R56, R82)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board.abilities import is_worth_using
from wandwright.games.death_eaters_rising.chapters.board.damage import hurt
from wandwright.games.death_eaters_rising.chapters.board.targets import ability_of, open_targets, use_up
from wandwright.games.death_eaters_rising.chapters.dice import steps
from wandwright.games.death_eaters_rising.chapters.dice.assigning import (
    any_could_fit,
    assign,
    discard,
    list_after_roll,
    list_assignments,
    stop,
)
from wandwright.games.death_eaters_rising.chapters.dice.casting import cast, list_casts
from wandwright.games.death_eaters_rising.chapters.dice.pool import in_pool, pool_colours, set_aside
from wandwright.games.death_eaters_rising.chapters.dice.rolling import faces_up, roll_pool, shown_dice
from wandwright.games.death_eaters_rising.library import Ability
from wandwright.games.death_eaters_rising.speech import asked
from wandwright.games.death_eaters_rising.state import RisingState

# The answers that end the phase.
CLOSING: Final = (steps.STOP, steps.END)


def list_act(state: RisingState, question: Plain) -> list[int]:
    """Everything the active player may do now; what ends something stands last."""
    pool = in_pool(state)
    legal: list[int] = []
    closing = [steps.END]
    if not state.rolls and pool:
        legal += [steps.ROLL, *list_relocations(state)]
        closing = []
    elif pool:
        targets = open_targets(state)
        if any_could_fit(state, pool, targets):
            codes = faces_up(state, pool)
            legal += list_assignments(state, codes, targets)
            list_after_roll(state, codes, legal)
            closing = [steps.STOP]
    list_uses(state, legal)
    if state.tokens[state.active]:
        legal += list_casts(state, state.active)
    return legal + closing


def list_relocations(state: RisingState) -> list[int]:
    """R82, A33: before the first roll, to where Voldemort is, for one die of the pool."""
    if not state.villain or state.mission == state.voldemort:
        return []
    return [steps.RELOCATE + colour for colour in pool_colours(state)]


def list_uses(state: RisingState, legal: list[int]) -> None:
    """R55, R56: abilities of the own wizards that need no dice, each once a turn."""
    abilities = state.box.abilities
    for card in state.teams[state.active]:
        if card not in state.used:
            legal += [steps.USE + card for ability in abilities[card] if can_use(state, card, ability)]


def can_use(state: RisingState, card: int, ability: Ability) -> bool:
    """Is it the moment for an ability, can it be paid for (R51), and would it do anything?"""
    when = ability.when
    if when == v.AFTER_ROLL:
        timely = state.rolls > 0 and not state.committed and bool(shown_dice(state))
    elif when == v.SELF_DAMAGE:
        timely = state.damage[card] + ability.damage <= state.box.health[card]
    else:
        timely = when == v.ONCE_PER_TURN
    return timely and is_worth_using(state, card, ability)


def answer_act(state: RisingState, question: Plain, answer: int) -> None:
    """Carry out what the active player chose; unless it ends the phase, the question comes again (R36)."""
    if answer in CLOSING:
        stop(state)
        state.stack.append((steps.LAST_CALL_STEP,))
        return
    state.stack.append((steps.ACT_STEP,))
    if answer >= steps.ASSIGN:
        target, code = divmod(answer - steps.ASSIGN, v.PER_TARGET)
        assign(state, code, target)
    elif answer >= steps.RELOCATE:
        relocate(state, answer - steps.RELOCATE)
    elif answer >= steps.DISCARD:
        discard(state, answer - steps.DISCARD)
    elif answer >= steps.CAST:
        cast(state, state.active, answer - steps.CAST)
    elif answer >= steps.USE:
        use(state, answer - steps.USE)
    else:
        roll_pool(state)


def relocate(state: RisingState, colour: int) -> None:
    """R82, A32: a die is given up and the mission token moves; the pool stays as it was taken."""
    set_aside(state, colour, NO_CARD)
    state.mission = state.voldemort
    note(state, "relocates", state.active, 0, state.box.locations[state.mission], NO_CARD)


def use(state: RisingState, card: int) -> None:
    """R56: a wizard's ability that needs no dice."""
    damage = ability_of(state, card).damage
    note(state, "uses", state.active, 0, card, NO_CARD)
    if damage:
        hurt(state, card, damage, card)
    use_up(state, card)


def prompt_act(state: RisingState, question: Plain, secret: bool) -> str:
    return asked(act_prompt(state, question), state, question)


def act_prompt(state: RisingState, question: Plain) -> str:
    """How far the active player is: before a roll, after it, with dice assigned, or without any die that fits."""
    pool = in_pool(state)
    targets = open_targets(state)
    if not pool or (state.rolls and not any_could_fit(state, pool, targets)):
        return "prompt-act-over" if list_act(state, question) == [steps.END] else "prompt-act-done"
    if not state.rolls and list_relocations(state):
        return "prompt-act-begin-or-move"
    if state.rolls and state.committed:
        return "prompt-act-assigned"
    codes = faces_up(state, pool)
    if not state.rolls or not codes:
        return "prompt-act-begin"
    return "prompt-act-rolled" if list_assignments(state, codes, targets) else "prompt-act-misfit"


def rule_act(state: RisingState, question: Plain) -> str:
    """Before the first roll, while dice can be assigned, or once none can (R42)."""
    pool = in_pool(state)
    if pool and not state.rolls:
        return "R33"
    return "R34" if pool and any_could_fit(state, pool, open_targets(state)) else "R42"
