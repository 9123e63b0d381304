"""Hits: damage that players put on Death Eaters, and the spell tokens it earns (R44, R61, R62)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.death_eaters_rising.chapters.board.characters import death_eaters_at
from wandwright.games.death_eaters_rising.chapters.tokens import shapes
from wandwright.games.death_eaters_rising.chapters.tokens.supply import draw, keep
from wandwright.games.death_eaters_rising.state import RisingState


def strike(state: RisingState, seat: int, card: int, amount: int, source: int) -> None:
    """R44, R61, R62, A30, A31: damage on a Death Eater, if there is room for it, earns a spell token each."""
    placed = min(amount, state.box.health[card] - state.damage[card])
    if placed <= 0:
        return
    state.damage[card] += placed
    note(state, "hits", seat, placed, card, source)
    state.dealt += placed
    earn(state, seat, placed, card)


def earn(state: RisingState, seat: int, count: int, source: int) -> None:
    """R62: one spell token for each damage."""
    for _ in range(count):
        token = draw(state)
        if token != NO_CARD:
            keep(state, seat, token, source)


def hittable(state: RisingState, undamaged: int) -> list[int]:
    """Death Eaters at the mission location with an empty damage space; some effects want undamaged ones."""
    damage, health = state.damage, state.box.health
    found = [card for card in death_eaters_at(state, state.mission) if damage[card] < health[card]]
    return [card for card in found if not damage[card]] if undamaged else found


def list_hit(state: RisingState, question: shapes.Hits) -> list[int]:
    return hittable(state, question.undamaged)


def answer_hit(state: RisingState, question: shapes.Hits, answer: int) -> None:
    """R61, R62: damage by an ability comes on top of that by dice."""
    strike(state, question.seat, answer, question.amount, question.source)
