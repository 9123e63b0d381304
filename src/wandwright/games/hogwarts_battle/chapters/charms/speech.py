"""Prompts of the questions about Charms and the Stag."""

from __future__ import annotations

from wandwright.games.hogwarts_battle.chapters.charms.shapes import CharmOffer, Fall
from wandwright.games.hogwarts_battle.speech import asked, card_name, hero_name
from wandwright.games.hogwarts_battle.state import BattleState


def prompt_use_charm(state: BattleState, question: CharmOffer, secret: bool) -> str:
    return asked("prompt-use-charm", state, question, card=card_name(state, question.source))


def prompt_rescue(state: BattleState, question: Fall, secret: bool) -> str:
    fallen = hero_name(state, question.fallen)
    return asked("prompt-rescue", state, question, fallen=fallen, card=card_name(state, question.source))
