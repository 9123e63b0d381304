"""What players read about Encounters."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.games.hogwarts_battle.speech import asked, card_name
from wandwright.games.hogwarts_battle.state import BattleState


def prompt_collect(state: BattleState, question: Plain, secret: bool) -> str:
    return asked("prompt-collect", state, question, card=card_name(state, question.source))
