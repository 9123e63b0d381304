"""How likely a fight is to be won: mean hits, the best cards, what the opponent strikes back."""

from __future__ import annotations

from math import exp
from typing import Final

from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.fights.limits import QUALIFIED_CARDS, TEAM_CARDS, UNDERAGE_CARDS
from wandwright.games.year_at_hogwarts.opinion.tables import Tables
from wandwright.games.year_at_hogwarts.rules import tokens
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


def mission_limit(state: YearState) -> int:
    """R175: cards that may be played in the fight of a mission."""
    box = state.box
    if not box.qualified:
        return UNDERAGE_CARDS
    return TEAM_CARDS if box.variant == v.TEAMS else QUALIFIED_CARDS


def mission_chance(state: YearState, known: Tables, seat: int, card: int) -> float:
    """R170 to R175: of winning the fight of a mission with the hand and the PV of now."""
    box = state.box
    number = box.fights.missions[box.definition[card]].number - 1
    return card_chance(state, known, seat, number, box.mission_items[card])


def card_chance(state: YearState, known: Tables, seat: int, number: int, needed: tuple[int, ...] = ()) -> float:
    """Of beating the opponent of this number; the tokens that the mission needs do not help in it (R105)."""
    box, opponent = state.box, state.box.fights.opponents[number]
    sheet = box.sheets[seat]
    helpful = [item for item in (box.elder_wand, box.sword) if item not in needed and tokens.holds(state, seat, item)]
    hits = max(mean_hits(box.sheet_dice[sheet] + len(helpful), opponent.resistance), 0.5)
    attacks, heals = hand_strength(state, known, seat, opponent.immune)
    left, lost, played = float(opponent.pv), known.reveal[number], 0
    limit = mission_limit(state)
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
    if box.resurrection_stone not in needed and tokens.holds(state, seat, box.resurrection_stone):
        healed += STONE_PV
    return chance(state.pv[seat] + healed - lost - 0.5) if left <= 0 else 0.0


def hand_strength(
    state: YearState, known: Tables, seat: int, immune: frozenset[str] = frozenset()
) -> tuple[list[int], list[int]]:
    """What the own Attack cards take and the Defence cards give, the best first."""
    kinds = state.box.kinds
    hand = (*state.potions[seat], *state.spells[seat])
    attacks = [known.damage[card] for card in hand if known.damage[card] and kinds[card] not in immune]
    heals = [known.healing[card] for card in hand if known.healing[card]]
    return sorted(attacks, reverse=True), sorted(heals, reverse=True)


def strength(state: YearState, known: Tables, seat: int) -> float:
    """How well a player fights another: PV, dice and the best card of each sort (R148)."""
    box = state.box
    if not box.qualified:
        return float(state.pv[seat])
    attacks, heals = hand_strength(state, known, seat)
    dice: int = box.sheet_dice[box.sheets[seat]]
    return state.pv[seat] + 2.0 * dice + sum(attacks[:1]) + sum(heals[:1])
