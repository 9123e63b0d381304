"""What players read when deeds ask something."""

from __future__ import annotations

from typing import Any

from wandwright.games.black_rose_wars import sheets
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.deeds import names, steps
from wandwright.games.black_rose_wars.state import RoseState


def asked(key: str, state: RoseState, question: Any, **told: Any) -> str:
    """The seat that is asked stands in every prompt."""
    who = names.name_of(state, sheets.mage_name(state, question.seat))
    return names.speak(key, who=who, **told)


def called(state: RoseState, model: int) -> str:
    return names.model_told(state, names.code(state, model))


def prompt_step(state: RoseState, question: steps.Walking, secret: bool) -> str:
    """An own step, or that of an Evocation."""
    key = "prompt-step" if question.model == question.seat else "prompt-step-of"
    return asked(key, state, question, model=called(state, question.model), n=question.left)


def prompt_shade(state: RoseState, question: steps.Shading, secret: bool) -> str:
    return asked("prompt-shade", state, question, model=called(state, question.model), n=question.number)


def prompt_protect(state: RoseState, question: steps.Protecting, secret: bool) -> str:
    """The same words whether a card fits or not."""
    key = "prompt-protect-target" if question.moment == steps.ON_TARGET else "prompt-protect-blow"
    return asked(key, state, question, n=state.blow_number, source=v.SOURCES[question.by])


def prompt_evocation_attack(state: RoseState, question: steps.Attacking, secret: bool) -> str:
    return asked("prompt-evocation-attack", state, question, model=called(state, question.model))


def prompt_dismiss(state: RoseState, question: steps.Dismissing, secret: bool) -> str:
    kind = state.box.evocation_names[question.evocation]
    return asked("prompt-dismiss", state, question, evocation=names.name_of(state, kind))


def prompt_heal_token(state: RoseState, question: steps.Mending, secret: bool) -> str:
    return asked("prompt-heal-token", state, question, model=called(state, question.model), n=question.left)


def prompt_convert_token(state: RoseState, question: steps.Mending, secret: bool) -> str:
    return asked("prompt-convert-token", state, question, model=called(state, question.model), n=question.left)


def prompt_convert_instability(state: RoseState, question: steps.Swaying, secret: bool) -> str:
    room = names.name_of(state, state.box.room_names[question.room])
    return asked("prompt-convert-instability", state, question, room=room, n=question.left)
