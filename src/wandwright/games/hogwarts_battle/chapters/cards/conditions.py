"""Conditions about hands, costs, health and neighbours that the new cards ask and count (R84, R85)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.box import Condition, Counting
from wandwright.games.hogwarts_battle.chapters.market.acquiring import cards_in_market
from wandwright.games.hogwarts_battle.chapters.table.conditions import fitting
from wandwright.games.hogwarts_battle.state import BattleState


def holds_enough(state: BattleState, value: int, hero: int, subject: int) -> bool:
    """So many cards of the own hand pass a filter."""
    number, wanted = divmod(value, v.MOST_FILTERS)
    return fitting(state, state.hand[hero], wanted) >= number


def market_holds(state: BattleState, value: int, hero: int, subject: int) -> bool:
    """So many cards of the market pass a filter."""
    number, wanted = divmod(value, v.MOST_FILTERS)
    return fitting(state, cards_in_market(state), wanted) >= number


def has_parity(state: BattleState, value: int, hero: int, subject: int) -> bool:
    """An even or odd cost; a card without a value has neither (R85)."""
    cost = state.box.cost[subject]
    return cost > 0 and cost % 2 == value


CONDITIONS: Final[Mapping[int, Condition]] = {
    v.IF_HOLDS: holds_enough,
    v.IF_HOLDS_NO: lambda state, value, hero, subject: not fitting(state, state.hand[hero], value),
    v.IF_IN_MARKET: market_holds,
    v.IF_COST_AT_MOST: lambda state, value, hero, subject: state.box.cost[subject] <= value,
    v.IF_PARITY: has_parity,
    v.IF_STARTING: lambda state, value, hero, subject: state.box.is_starting[subject],
    v.IF_HEALTH_AT_MOST: lambda state, value, hero, subject: state.health[hero] <= value,
    v.IF_CONTROL_AT_LEAST: lambda state, value, hero, subject: state.control >= value,
}
COUNTERS: Final[Mapping[int, Counting]] = {
    v.PER_CARD_IN_HAND: lambda state, value, hero: fitting(state, state.hand[hero], value),
    v.PER_CONTROL_TOKEN: lambda state, value, hero: state.control,
}
