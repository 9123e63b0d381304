"""Prompts of the questions about hands, decks and discard piles."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.piles.shapes import Discards
from wandwright.games.hogwarts_battle.chapters.table.conditions import fits_type
from wandwright.games.hogwarts_battle.speech import asked, card_name
from wandwright.games.hogwarts_battle.state import BattleState

FILTER_NAMES = {v.SPELL: "-spell", v.ITEM: "-item", v.ALLY: "-ally", v.ANY_TYPE: ""}


def prompt_discard(state: BattleState, question: Discards, secret: bool) -> str:
    """How many cards are still to be discarded, and of what type; how many the hand has of it may be secret."""
    _, seat, _, count, wanted, cause, _, _, chosen = question
    fitting = sum(1 for card in state.hand[seat] if secret or fits_type(state, card, wanted))
    key = "prompt-discard-stunned" if cause == v.STUNNED else f"prompt-discard{FILTER_NAMES.get(wanted, '')}"
    return asked(key, state, question, left=min(count, fitting) - len(chosen))


def prompt_keep_top(state: BattleState, question: Plain, secret: bool) -> str:
    if secret:
        return asked("prompt-keep-top-hidden", state, question)
    return asked("prompt-keep-top", state, question, card=card_name(state, state.deck[question.seat][0]))
