"""Cards kept at the end of a match: decks, what is banished, and what may go into a shop (R118, R119)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from wandwright.engine.matches.campaigns import Cards
from wandwright.engine.matches.matches import Match
from wandwright.games.hogwarts_battle.campaign.levels import LAST_LEVEL
from wandwright.games.hogwarts_battle.campaign_setup import DECK_KINDS, KEPT_KINDS
from wandwright.games.hogwarts_battle.state import BattleState

# Banished ones are back in the next level (R65).
DETENTION: Final = "detention"


def state_of(match: Match) -> BattleState:
    return cast(BattleState, match.state)


def cards_of(state: BattleState, seat: int) -> tuple[int, ...]:
    """Hand, deck, discard pile and play area together."""
    played = state.played if seat == state.active else ()
    return (*state.hand[seat], *state.deck[seat], *state.discard[seat], *played)


def decks(match: Match) -> Cards:
    """R118: the decks with which the heroes go on; potions and Detentions are among them."""
    state = state_of(match)
    return {hero: names(state, cards_of(state, seat), KEPT_KINDS) for seat, hero in enumerate(state.box.heroes)}


def banished(match: Match) -> tuple[str, ...]:
    """R118: what stays out of the whole campaign."""
    state = state_of(match)
    return names(state, state.banished, DECK_KINDS - {DETENTION})


def names(state: BattleState, cards: Iterable[int], kinds: frozenset[str]) -> tuple[str, ...]:
    return tuple(sorted(state.box.ids[card] for card in cards if state.box.about(card).kind in kinds))


def fitting(match: Match, level: int) -> Cards:
    """R119: for each hero the acquired cards whose cost is the number of the next level; none after the last.

    What another hero gave was not acquired.
    """
    state = state_of(match)
    return {hero: fitting_of(state, seat, level + 1) for seat, hero in enumerate(state.box.heroes)}


def fitting_of(state: BattleState, seat: int, cost: int) -> tuple[str, ...]:
    box = state.box
    from_shop = {card for shop in box.brought.shops for card in shop}
    given = {card for giver, gifts in enumerate(state.gifts) if giver != seat for card in gifts}
    acquired = [
        box.ids[card]
        for card in cards_of(state, seat)
        if box.about(card).kind == "hogwarts" and card not in from_shop | given and box.cost[card] == cost
    ]
    return tuple(sorted(set(acquired))) if cost <= LAST_LEVEL else ()
