"""The prompt of the question about villains."""

from __future__ import annotations

from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.villains.shapes import Silencing
from wandwright.games.hogwarts_battle.speech import asked
from wandwright.games.hogwarts_battle.state import BattleState


def prompt_silence(state: BattleState, question: Silencing, secret: bool) -> str:
    foe = "creature" if question.foe == v.CREATURES else "villain"
    return asked("prompt-silence-this-turn" if question.until else "prompt-silence", state, question, foe=foe)
