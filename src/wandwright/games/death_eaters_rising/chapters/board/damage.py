"""Damage and healing (R50, R51, R54)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board import shapes, steps
from wandwright.games.death_eaters_rising.chapters.board.characters import owner_of
from wandwright.games.death_eaters_rising.state import RisingState


def hurt(state: RisingState, card: int, amount: int, source: int) -> int:
    """R50, R51: damage goes on empty spaces only; gives how much found room."""
    placed = min(amount, state.box.health[card] - state.damage[card])
    if placed <= 0:
        return 0
    state.damage[card] += placed
    if state.events is not None:
        note(state, "damage", owner_of(state, card), placed, card, source)
    return placed


def heal(state: RisingState, card: int, amount: int, source: int) -> None:
    """R54: take damage off a character."""
    removed = min(amount, state.damage[card])
    if removed <= 0:
        return
    state.damage[card] -= removed
    if state.events is not None:
        note(state, "heals", owner_of(state, card), removed, card, source)


def healable(state: RisingState, seat: int, target: int) -> list[int]:
    """A16: damaged wizards of the own team, or any in play, at a location or in a team."""
    damage = state.damage
    if target == v.OWN_TEAM:
        return [card for card in state.teams[seat] if damage[card]]
    is_wizard = state.box.is_wizard
    found = [card for team in state.teams for card in team if damage[card]]
    return found + [card for card in state.characters if card >= 0 and is_wizard[card] and damage[card]]


def list_heal(state: RisingState, question: shapes.Heals) -> list[int]:
    """A16: damaged wizards that were not picked yet; nobody, unless one has to be picked."""
    found = [card for card in healable(state, question.seat, question.target) if card not in question.chosen]
    must = question.must and not question.chosen
    return found if must or not found else [*found, steps.NOBODY_HEALED]


def answer_heal(state: RisingState, question: shapes.Heals, answer: int) -> None:
    for card in (*question.chosen, answer):
        if card != steps.NOBODY_HEALED:
            heal(state, card, question.amount, question.source)
