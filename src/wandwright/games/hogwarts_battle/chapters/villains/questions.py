"""The question whose ability sleeps."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.questions import Question
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.answers import Foes
from wandwright.games.hogwarts_battle.chapters.villains import steps
from wandwright.games.hogwarts_battle.chapters.villains.shapes import Silencing
from wandwright.games.hogwarts_battle.speech import asked
from wandwright.games.hogwarts_battle.state import BattleState


def prompt_silence(state: BattleState, question: Silencing, secret: bool) -> str:
    foe = "creature" if question.foe == v.CREATURES else "villain"
    return asked("prompt-silence-this-turn" if question.until else "prompt-silence", state, question, foe=foe)


# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.PICK_VILLAIN, "silence", Foes("silence"), shape=Silencing, rule="R15"),
)
