"""The prompt of the question about a rolled die."""

from __future__ import annotations

from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.dice.shapes import FaceUse
from wandwright.games.hogwarts_battle.speech import asked, speak
from wandwright.games.hogwarts_battle.state import BattleState


def prompt_face(state: BattleState, question: FaceUse, secret: bool) -> str:
    die, face = speak(f"die-{v.DICE[question.die]}"), speak(f"face-{v.FACES[question.face]}")
    return asked("prompt-face", state, question, die=die, face=face)
