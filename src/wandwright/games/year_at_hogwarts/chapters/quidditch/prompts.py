"""Prompts of the pitch that say more than who is asked: which piece, how many actions, what was rolled."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.games.year_at_hogwarts.chapters.quidditch import shapes
from wandwright.games.year_at_hogwarts.chapters.quidditch.names import piece_label
from wandwright.games.year_at_hogwarts.speech import name_of, speak
from wandwright.games.year_at_hogwarts.state import YearState


def prompt_line_up(state: YearState, question: shapes.Placing, secret: bool) -> str:
    who = name_of(state, state.box.characters[question.seat])
    return speak("prompt-line-up", who=who, piece=piece_label(state.box.quidditch, question.piece))


def prompt_pitch_act(state: YearState, question: shapes.Acting, secret: bool) -> str:
    return speak("prompt-pitch-act", who=name_of(state, state.box.characters[question.seat]), n=state.actions)


def prompt_steady(state: YearState, question: Plain, secret: bool) -> str:
    return speak("prompt-steady", who=name_of(state, state.box.characters[question.seat]), n=state.actions)
