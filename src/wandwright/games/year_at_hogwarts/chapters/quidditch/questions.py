"""The questions of the chapter on quidditch."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import PASS, Kinds, Ranges
from wandwright.engine.questions.questions import Plain, Question
from wandwright.games.year_at_hogwarts.chapters.quidditch import answers as a
from wandwright.games.year_at_hogwarts.chapters.quidditch import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.quidditch.names import piece_label
from wandwright.games.year_at_hogwarts.chapters.quidditch.phase_two import list_seek, list_steady
from wandwright.games.year_at_hogwarts.speech import name_of, speak
from wandwright.games.year_at_hogwarts.state import YearState

LINE_UP: Final = Ranges(((0, a.Slots("place", "label-place-piece")),), {steps.USUAL: ("usual", "label-usual")})
ACTIONS: Final = Ranges(
    (
        (steps.MOVE, a.Moves("move", "label-move-piece")),
        (steps.THROW, a.Throws("throw", "label-throw")),
        (steps.SHOOT, a.Shots("shoot", "label-shoot")),
        (steps.PASS_ON, a.Passes("pass", "label-pass-on")),
    ),
    {PASS: ("end turn", "label-end-turn")},
)
BEFORE_ROLL: Final = Ranges(
    ((steps.PLAY, Kinds("play", "label-play-card", zone=a.own_plays)),), {steps.ON: ("roll", "label-roll-seeker")}
)
AFTER_ROLL: Final = Ranges(
    ((steps.PLAY, Kinds("play", "label-play-card", zone=a.own_plays)),), {steps.ON: ("fly on", "label-fly-on")}
)


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


# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.HOUSE, "house", a.HouseNames("house", "label-house"), shape=shapes.OfSide, rule="R187"),
    Question(steps.LINE_UP, "line_up", LINE_UP, shape=shapes.Placing, rule="R188"),
    Question(steps.PITCH_ACT, "pitch_act", ACTIONS, shape=shapes.Acting, rule="R193", ends=("end",)),
    Question(steps.PUT_QUAFFLE, "put_quaffle", a.Slots("put", "label-put-quaffle"), shape=shapes.OfSide, rule="R208"),
    Question(steps.SEEK, "seek", BEFORE_ROLL, rule="R215", always=True, secret="quidditch", shown=True),
    Question(steps.STEADY, "steady", AFTER_ROLL, rule="R215", always=True, secret="quidditch", shown=True),
)
