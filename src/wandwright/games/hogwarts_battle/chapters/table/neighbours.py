"""Heroes by where they sit, and the weakest (R84)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.state import BattleState


def neighbours(state: BattleState, hero: int) -> tuple[int, int]:
    """The heroes to the left and right; with two heroes the other one, twice."""
    seats = state.box.seats
    return ((hero + 1) % seats, (hero - 1) % seats)


def weakest(state: BattleState, hero: int) -> tuple[int, ...]:
    """Those with the least health who are not stunned."""
    standing = [seat for seat in state.box.orders[state.active] if not state.stunned[seat]]
    least = min([state.health[seat] for seat in standing], default=0)
    return tuple([seat for seat in standing if state.health[seat] == least])


def around(state: BattleState, middle: int, *, with_middle: bool) -> tuple[int, ...]:
    """The neighbours of a hero, with that hero or without, in turn order (R84)."""
    near = neighbours(state, middle)
    return tuple([seat for seat in state.box.orders[state.active] if seat in near or (seat == middle and with_middle)])


SELECTORS: Final[Mapping[int, Callable[[BattleState, int], tuple[int, ...]]]] = {
    v.WHO_NEXT: lambda state, hero: (state.box.orders[state.active][1],),
    v.WHO_PREVIOUS: lambda state, hero: (state.box.orders[state.active][-1],),
    v.WHO_WEAKEST: weakest,
    v.WHO_SELF_AND_NEIGHBORS: lambda state, hero: around(state, hero, with_middle=True),
    v.WHO_ACTIVE_AND_NEIGHBORS: lambda state, hero: around(state, state.active, with_middle=True),
    v.WHO_NEIGHBORS: lambda state, hero: around(state, hero, with_middle=False),
}
