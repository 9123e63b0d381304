"""The order of the foes: shuffled, from easy to hard, or with the five hardest last (R40b, R41, R76, R138)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from wandwright.engine.state.chance import shuffle
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.box import Box
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.variations import HARDEST


def hardness(box: Box, card: int) -> tuple[Any, ...]:
    """R76: the scenario's own list, else by threat, then by health and influence, then by id."""
    order = box.scenario.order
    place = order.index(box.ids[card]) if box.ids[card] in order else len(order)
    threat: int = box.about(card).fields.get("threat", 0)
    return (place, threat, box.health[card] + box.influence[card], box.ids[card], card)


def from_easy_to_hard(box: Box, foes: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(foes, key=lambda card: hardness(box, card)))


def order_guess(state: BattleState) -> None:
    """Everybody knows by which rule the stack was laid; a guess must lie by it, too."""
    box = state.box
    if box.varied.in_order:
        state.villain_deck = from_easy_to_hard(box, state.villain_deck)
    elif box.varied.hardest_last:
        seen = [card for card in (*state.villains, *state.defeated) if card != NO_CARD]
        foes = [card for card in (*seen, *state.villain_deck) if card != box.voldemort]
        last = from_easy_to_hard(box, foes)[-HARDEST:]
        easier = [card for card in state.villain_deck if card not in last]
        state.villain_deck = (*easier, *[card for card in state.villain_deck if card in last])


def stack_by_variation(state: BattleState, foes: tuple[int, ...]) -> tuple[int, ...]:
    """The foes as they lie at set-up, but for Voldemort."""
    box = state.box
    if box.varied.in_order:
        return from_easy_to_hard(box, foes)
    if not box.varied.hardest_last:
        return shuffle(state, v.VILLAINS_STREAM, foes, box.definition)
    sorted_foes = from_easy_to_hard(box, foes)
    easier = shuffle(state, v.VILLAINS_STREAM, sorted_foes[:-HARDEST], box.definition)
    return easier + shuffle(state, v.VILLAINS_STREAM, sorted_foes[-HARDEST:], box.definition)
