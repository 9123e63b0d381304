"""Prompts of the pitch that say more than who is asked: which piece, how many actions, what was rolled."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.games.year_at_hogwarts.chapters.quidditch import shapes
from wandwright.games.year_at_hogwarts.chapters.quidditch.names import piece_label
from wandwright.games.year_at_hogwarts.chapters.quidditch.phase_two import list_seek, list_steady
from wandwright.games.year_at_hogwarts.speech import name_of, speak
from wandwright.games.year_at_hogwarts.state import YearState


def prompt_line_up(state: YearState, question: shapes.Placing, secret: bool) -> str:
    who = name_of(state, state.box.characters[question.seat])
    return speak("prompt-line-up", who=who, piece=piece_label(state.box.quidditch, question.piece))


def prompt_pitch_act(state: YearState, question: shapes.Acting, secret: bool) -> str:
    return speak("prompt-pitch-act", who=name_of(state, state.box.characters[question.seat]), n=state.actions)


def prompt_seek(state: YearState, question: Plain, secret: bool) -> str:
    """R215: whether there is a card to play is for the asked seat alone."""
    choice = "yes" if secret or len(list_seek(state, question)) > 1 else "no"
    return speak("prompt-seek", who=name_of(state, state.box.characters[question.seat]), choice=choice)


def prompt_steady(state: YearState, question: Plain, secret: bool) -> str:
    choice = "yes" if secret or len(list_steady(state, question)) > 1 else "no"
    who = name_of(state, state.box.characters[question.seat])
    return speak("prompt-steady", who=who, n=state.actions, choice=choice)
