"""Prompts of the questions of effects."""

from __future__ import annotations

from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.effects.shapes import Choice, HeroChoice
from wandwright.games.hogwarts_battle.speech import asked, card_name
from wandwright.games.hogwarts_battle.state import BattleState

MODES = {v.WHO_ANY_ONE: "any-one", v.WHO_ANY_TWO: "any-two", v.WHO_UP_TO_TWO: "up-to-two", v.WHO_ONE_OTHER: "one-other"}


def prompt_choose(state: BattleState, question: Choice, secret: bool) -> str:
    left = question.number if secret else question.number - len(question.chosen)
    return asked("prompt-choose", state, question, left=left, card=card_name(state, question.source))


def prompt_hero(state: BattleState, question: HeroChoice, secret: bool) -> str:
    return asked(f"prompt-hero-{MODES[question.mode]}", state, question, card=card_name(state, question.source))
