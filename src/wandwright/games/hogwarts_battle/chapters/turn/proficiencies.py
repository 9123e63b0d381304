"""Proficiencies are taken at set-up (R12)."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle.chapters.piles.piles import first_of, without
from wandwright.games.hogwarts_battle.chapters.timing.abilities import refresh_abilities
from wandwright.games.hogwarts_battle.state import BattleState


def list_proficiency(state: BattleState, question: Plain) -> list[int]:
    """Proficiencies nobody has taken yet (R12)."""
    return [state.box.definition[card] for card in state.proficiencies]


def answer_proficiency(state: BattleState, question: Plain, answer: int) -> None:
    hero = question.seat
    card = first_of(state, state.proficiencies, answer)
    state.proficiencies = without(state.proficiencies, card)
    if state.proficiency[hero] == NO_CARD:
        state.proficiency[hero] = card
    else:
        for join in state.box.hooks.proficiency_taken:
            join(state, hero, card)
    note(state, "proficiency", hero, 0, card, NO_CARD)
    refresh_abilities(state, hero)
