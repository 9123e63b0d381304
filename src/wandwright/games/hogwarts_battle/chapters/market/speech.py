"""The prompt of the question where an acquired card goes."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.games.hogwarts_battle.speech import asked, card_name
from wandwright.games.hogwarts_battle.state import BattleState


def prompt_place(state: BattleState, question: Plain, secret: bool) -> str:
    return asked("prompt-place", state, question, card=card_name(state, question.source))
