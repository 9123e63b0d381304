"""Probabilities of winning a fight: mean hits, the best cards, what the opponent strikes back."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.box import Box
from wandwright.games.year_at_hogwarts.chapters.castle import tokens
from wandwright.games.year_at_hogwarts.chapters.fights.card_limits import QUALIFIED_CARDS, TEAM_CARDS, UNDERAGE_CARDS
from wandwright.games.year_at_hogwarts.opinion.tables import Tables, tables
from wandwright.games.year_at_hogwarts.state import YearState

MOST_ROUNDS: Final = 12
# A margin of so many PV makes a fight nearly sure.
SPREAD: Final = 1.6
FACES: Final = 6
STONE_PV: Final = 6


def mean_hits(dice: int, resistance: int) -> float:
    """R131: a die hits with the resistance or more."""
    return dice * max(FACES + 1 - resistance, 0) / FACES


def chance(margin: float) -> float:
    """Of a fight that leaves so many PV on average."""
    return 1.0 / (1.0 + exp(-margin / SPREAD))


def mission_limit(box: Box) -> int:
    """R175: cards that may be played in the fight of a mission."""
    if not box.qualified:
        return UNDERAGE_CARDS
    return TEAM_CARDS if box.variant == v.TEAMS else QUALIFIED_CARDS


def mission_chance(state: YearState, known: Tables, seat: int, card: int) -> float:
    """R170 to R175: of winning the fight of a mission with the hand and the PV of now.

    The tokens that the mission needs do not help in it (R105).
    """
    box = state.box
    number = box.fights.missions[box.definition[card]].number - 1
    free = [item for item in (box.elder_wand, box.sword, box.resurrection_stone) if item not in box.mission_items[card]]
    helpful = [item for item in free if tokens.holds(state, seat, item)]
    mends = STONE_PV * (box.resurrection_stone in helpful)
    dice = box.sheet_dice[box.sheets[seat]] + len(helpful) - bool(mends)
    return card_chance(box, number, dice, state.pv[seat] + mends, (*state.potions[seat], *state.spells[seat]))


@lru_cache(maxsize=4096)
def card_chance(box: Box, number: int, dice: int, pv: int, hand: tuple[int, ...]) -> float:
    """Of beating the opponent of this number. Positions that are compared share most fights."""
    known, opponent = tables(box), box.fights.opponents[number]
    hits = max(mean_hits(dice, opponent.resistance), 0.5)
    attacks, heals = hand_strength(box, hand, opponent.immune)
    left, lost, played = float(opponent.pv), known.reveal[number], 0
    limit = mission_limit(box)
    for _ in range(MOST_ROUNDS):
        blow = hits
        if played < min(limit, len(attacks)) and attacks[played] > hits:
            blow = float(attacks[played])
            played += 1
        left -= blow
        lost += known.strike[number]
        if left <= 0:
            break
    healed = sum(heals[: max(limit - played, 0)])
    return chance(pv + healed - lost - 0.5) if left <= 0 else 0.0


def hand_strength(box: Box, hand: tuple[int, ...], immune: frozenset[str] = frozenset()) -> tuple[list[int], list[int]]:
    """What the Attack cards of a hand take and the Defence cards give, the best first."""
    known, kinds = tables(box), box.kinds
    attacks = [known.damage[card] for card in hand if known.damage[card] and kinds[card] not in immune]
    heals = [known.healing[card] for card in hand if known.healing[card]]
    return sorted(attacks, reverse=True), sorted(heals, reverse=True)


def strength(state: YearState, known: Tables, seat: int) -> float:
    """How well a player fights another: PV, dice and the best card of each sort (R148)."""
    box = state.box
    if not box.qualified:
        return float(state.pv[seat])
    attacks, heals = hand_strength(box, (*state.potions[seat], *state.spells[seat]))
    dice: int = box.sheet_dice[box.sheets[seat]]
    return state.pv[seat] + 2.0 * dice + sum(attacks[:1]) + sum(heals[:1])
