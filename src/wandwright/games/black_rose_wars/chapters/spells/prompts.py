"""What players read when an effect asks for its targets."""

from __future__ import annotations

from wandwright.engine.questions.answers import Asked
from wandwright.games.black_rose_wars.chapters.spells.shapes import Targeting
from wandwright.games.black_rose_wars.speech import asked
from wandwright.games.black_rose_wars.state import RoseState


def prompt_target(state: RoseState, question: Targeting, secret: bool) -> str:
    return asked("prompt-target", state, question, number=question.number, n=len(question.picked))


def prompt_target_room(state: RoseState, question: Asked, secret: bool) -> str:
    return asked("prompt-target-room", state, question)


def prompt_pick(state: RoseState, question: Asked, secret: bool) -> str:
    return asked("prompt-pick", state, question)


def prompt_pick_room(state: RoseState, question: Asked, secret: bool) -> str:
    return asked("prompt-pick-room", state, question)
