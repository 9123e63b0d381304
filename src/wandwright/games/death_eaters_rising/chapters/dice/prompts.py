"""Prompts of phase 3, and the rule behind them, by how far the phase is."""

from __future__ import annotations

from wandwright.engine.questions import Plain
from wandwright.games.death_eaters_rising.chapters.board.targets import open_targets
from wandwright.games.death_eaters_rising.chapters.dice import shapes, steps
from wandwright.games.death_eaters_rising.chapters.dice.acting import list_act, list_relocations
from wandwright.games.death_eaters_rising.chapters.dice.assigning import any_could_fit, list_assignments
from wandwright.games.death_eaters_rising.chapters.dice.pool import in_pool
from wandwright.games.death_eaters_rising.chapters.dice.rolling import faces_up
from wandwright.games.death_eaters_rising.speech import asked, spoken
from wandwright.games.death_eaters_rising.state import RisingState


def prompt_colour(state: RisingState, question: shapes.Colours, secret: bool) -> str:
    return asked("prompt-colour", state, question, card=spoken(state, question.source))


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
