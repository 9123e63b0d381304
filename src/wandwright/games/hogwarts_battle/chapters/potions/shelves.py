"""What a shelf asks for, and whether it is met now (R101)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from wandwright.engine.state.state import NO_CARD
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.hogwarts_battle.cellar import COLUMNS, Requirement, Sheet
from wandwright.games.hogwarts_battle.chapters.market.acquiring import cards_in_market
from wandwright.games.hogwarts_battle.chapters.potions.dark import dark_potions_face_up
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.vocabulary import ATTACK_TOKEN, INFLUENCE_TOKEN


def sheet(state: BattleState) -> Sheet:
    """The side that is face up."""
    sides = state.box.cellar.sides
    return sides[state.side] if sides else ()


def tokens_on(state: BattleState, shelf: int) -> list[int]:
    """The places of a shelf that have a token."""
    places = range(shelf * COLUMNS, (shelf + 1) * COLUMNS)
    return [place for place in places if state.board[place] != NO_CARD]


def is_met(state: BattleState, requirement: Requirement) -> bool:
    """One word and what it is compared with."""
    ((word, wanted),) = requirement.items()
    return MEANINGS[word](state, wanted)


def fitting(state: BattleState, cards: Iterable[int], wanted: Fields) -> bool:
    """At least n cards that fit the filter: a type, or an object of which every part must fit."""
    asked = wanted.get("filter", {})
    parts = {"type": asked} if isinstance(asked, str) else asked
    least: int = wanted["n"]
    return len([card for card in cards if state.box.about(card).fits(parts)]) >= least


def others_healed(state: BattleState, wanted: int) -> bool:
    return state.healed.bit_count() >= wanted


def both_tokens_on_villains(state: BattleState, wanted: bool) -> bool:
    return state.token_kinds == ATTACK_TOKEN | INFLUENCE_TOKEN


def in_market(state: BattleState, wanted: Fields) -> bool:
    """Every card of a stack counts (R129)."""
    return fitting(state, cards_in_market(state), wanted)


# Most count up to a number in this turn; some look at how things stand now.
MEANINGS: Final[Mapping[str, Callable[[BattleState, Any], bool]]] = {
    "spells_played": lambda state, wanted: state.spells >= wanted,
    "items_played": lambda state, wanted: state.items >= wanted,
    "allies_played": lambda state, wanted: state.allies >= wanted,
    "attack_assigned": lambda state, wanted: state.assigned >= wanted,
    "influence_gained": lambda state, wanted: state.influence_gained >= wanted,
    "influence_spent": lambda state, wanted: state.influence_spent >= wanted,
    "cards_drawn": lambda state, wanted: state.cards_drawn >= wanted,
    "cards_discarded": lambda state, wanted: state.cards_discarded >= wanted,
    "control_removed": lambda state, wanted: state.control_removed >= wanted,
    "house_dice_rolled": lambda state, wanted: state.dice_rolled >= wanted,
    "dark_arts_resolved": lambda state, wanted: state.resolved >= wanted,
    "villains_defeated": lambda state, wanted: state.villains_defeated >= wanted,
    "tokens_given": lambda state, wanted: state.tokens_given >= wanted,
    "tokens_saved": lambda state, wanted: state.tokens_saved >= wanted,
    "others_healed": others_healed,
    "both_tokens_on_villains": both_tokens_on_villains,
    "charm_used": lambda state, wanted: bool(state.charm_used),
    "cards_acquired": lambda state, wanted: fitting(state, state.acquired, wanted),
    "cards_banished": lambda state, wanted: fitting(state, state.banished_now, wanted),
    # Whoever was stunned this turn lies there until its end (R27).
    "heroes_stunned": lambda state, wanted: sum(state.stunned) >= wanted,
    "any_health_gained": lambda state, wanted: max(state.gained) >= wanted,
    "any_health_at_least": lambda state, wanted: max(state.health) >= wanted,
    "any_health_at_most": lambda state, wanted: min(state.health) <= wanted,
    "health_lost": lambda state, wanted: state.lost[state.active] >= wanted,
    "in_market": in_market,
    "control_at_least": lambda state, wanted: state.control >= wanted,
    "dark_potions_face_up": lambda state, wanted: dark_potions_face_up(state) >= wanted,
}
