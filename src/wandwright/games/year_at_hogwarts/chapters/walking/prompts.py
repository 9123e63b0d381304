"""What is asked on the way, in words; and the warning before the last Floo Powder (H38)."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.games.year_at_hogwarts.chapters.castle.sheets import called
from wandwright.games.year_at_hogwarts.chapters.castle.tokens import lying_on
from wandwright.games.year_at_hogwarts.chapters.walking import steps
from wandwright.games.year_at_hogwarts.chapters.walking.turn import list_start
from wandwright.games.year_at_hogwarts.speech import name_of, speak
from wandwright.games.year_at_hogwarts.state import YearState


def prompt_start(state: YearState, question: Plain, secret: bool) -> str:
    """R40, R41: whether something can be done before the roll is for the asked seat alone."""
    legal = list_start(state, question)
    choice = "yes" if secret or legal != [steps.ROLL] else "no"
    return speak("prompt-start", who=name_of(state, called(state, question.seat)), choice=choice)


def prompt_floo(state: YearState, question: Plain, secret: bool) -> str:
    is_last = any(last(state) for last in state.box.hooks.is_last_powder)
    return speak("prompt-floo-last" if is_last else "prompt-floo", who=name_of(state, called(state, question.seat)))


def label_floo(state: YearState, question: Plain, answer: int) -> str:
    """H38: said before it is spent for anything else; and what lies there."""
    is_wasted = any(wastes(state, question.seat, answer) for wastes in state.box.hooks.wastes_powder)
    items = ", ".join(name_of(state, state.box.item_names[item]) for item in lying_on(state, answer))
    told = {"space": name_of(state, state.box.space_names[answer]), "items": items, "lies": "yes" if items else "no"}
    return speak("label-floo-wasted" if is_wasted else "label-floo", **told)
