"""What players read when combat asks something."""

from __future__ import annotations

from wandwright.engine.questions.answers import Asked
from wandwright.games.black_rose_wars import speech
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import shapes
from wandwright.games.black_rose_wars.chapters.combat.shapes import Step
from wandwright.games.black_rose_wars.speech import asked, called
from wandwright.games.black_rose_wars.state import RoseState


def prompt_step(state: RoseState, question: shapes.Walking, secret: bool) -> str:
    """An own step, or that of an Evocation."""
    key = "prompt-step" if question.model == question.seat else "prompt-step-of"
    return asked(key, state, question, model=called(state, question.model), n=question.left)


def prompt_shade(state: RoseState, question: shapes.Shading, secret: bool) -> str:
    return asked("prompt-shade", state, question, model=called(state, question.model), n=question.number)


def prompt_protect(state: RoseState, question: shapes.Protecting, secret: bool) -> str:
    """The same words whether a card fits or not."""
    key = "prompt-protect-target" if question.moment == v.ON_TARGET else "prompt-protect-blow"
    return asked(key, state, question, n=state.blow_number, source=v.SOURCES[question.by])


def prompt_evocation_attack(state: RoseState, question: shapes.Attacking, secret: bool) -> str:
    return asked("prompt-evocation-attack", state, question, model=called(state, question.model))


def prompt_dismiss(state: RoseState, question: shapes.Dismissing, secret: bool) -> str:
    kind = state.box.evocation_names[question.evocation]
    return asked("prompt-dismiss", state, question, evocation=speech.name_of(state, kind))


def prompt_heal_token(state: RoseState, question: shapes.Mending, secret: bool) -> str:
    return asked("prompt-heal-token", state, question, model=called(state, question.model), n=question.left)


def prompt_convert_token(state: RoseState, question: shapes.Mending, secret: bool) -> str:
    return asked("prompt-convert-token", state, question, model=called(state, question.model), n=question.left)


def prompt_convert_instability(state: RoseState, question: shapes.Swaying, secret: bool) -> str:
    room = speech.name_of(state, state.box.room_names[question.room])
    return asked("prompt-convert-instability", state, question, room=room, n=question.left)


def prompt_push(state: RoseState, question: Asked, secret: bool) -> str:
    return asked("prompt-push", state, question)


def prompt_push_step(state: RoseState, question: Step, secret: bool) -> str:
    return asked("prompt-push-step", state, question, model=called(state, question.model), n=question.steps)
