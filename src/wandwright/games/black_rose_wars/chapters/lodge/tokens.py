"""Tokens by sides: damage on models and Instability in rooms come out of one supply (R5, R12, R188)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.lodge.models import is_mage
from wandwright.games.black_rose_wars.state import RoseState

NO_TOKENS: Final = (0, 0, 0, 0, 0)


def tokens_left(state: RoseState, side: int) -> int:
    """R5, R188: the tokens that a side has left."""
    left = v.BLACK_ROSE_TOKENS if side == v.BLACK_ROSE else v.MAGE_TOKENS
    for zone in (state.damage, state.evocation_damage, state.instability):
        for tokens in zone:
            if tokens:
                left -= tokens[side]
    return left


def with_tokens(tokens: tuple[int, ...], side: int, number: int) -> tuple[int, ...]:
    """Tokens by sides, with so many more of one."""
    changed = list(tokens or NO_TOKENS)
    changed[side] += number
    return tuple(changed)


def tokens_on(state: RoseState, model: int) -> tuple[int, ...]:
    """The damage on a model, by sides."""
    found = state.damage[model] if is_mage(model) else state.evocation_damage[model - v.FIRST_EVOCATION]
    return found or NO_TOKENS


def put_tokens(state: RoseState, model: int, tokens: tuple[int, ...]) -> None:
    if is_mage(model):
        state.damage[model] = tokens
    else:
        state.evocation_damage[model - v.FIRST_EVOCATION] = tokens


def sides_to_pick(tokens: Sequence[int], sides: Iterable[int], number: int) -> list[int]:
    """Those of the sides whose tokens lie there; where all their tokens go there is nothing to pick."""
    found = [side for side in sides if tokens[side]]
    return found if number < sum(tokens[side] for side in found) else found[:1]
