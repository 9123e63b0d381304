"""Danger: what the others can still do to a Mage in this turn, by what lies open and the spells guessed of them.

A position is always a guess here, so the spells in it may be looked at; what they are truly is nobody's secret told.
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat.set_cards import set_half
from wandwright.games.black_rose_wars.chapters.lodge.board import distance
from wandwright.games.black_rose_wars.chapters.lodge.sheets import health_of
from wandwright.games.black_rose_wars.chapters.lodge.slots import card_in, half_in
from wandwright.games.black_rose_wars.opinion.reach import TOO_FAR, steps_apart
from wandwright.games.black_rose_wars.opinion.tables import Tables
from wandwright.games.black_rose_wars.state import RoseState

# A fall gives so many points to the others (R103, R150), and costs the way back.
FALL: Final = 4.0
# Damage that may come, but does not fell: a token of it.
A_TOKEN: Final = 0.03
# So much of what could be done is done, by spells and blows; by Evocations, which have to walk.
LIKELY: Final = 0.85
LIKELY_EVOCATION: Final = 0.5
# A Protection that lies face down takes so many tokens of a blow.
SHIELDED: Final = 1.5


def danger(state: RoseState, known: Tables, seat: int) -> float:
    """What a Mage stands to lose before the turn is over, in points."""
    return danger_in(state, known, seat, state.mage_room[seat])


def danger_in(state: RoseState, known: Tables, seat: int, here: int) -> float:
    """The same if it stood in this room."""
    threat = threats(state, known, seat, here)
    if threat <= 0.0:
        return 0.0
    health, lying = health_of(state, seat), sum(state.damage[seat])
    lacking = max(health - lying, 1)
    share = lying / health
    counted = share * (0.55 + 0.35 * share)
    return FALL * fall_chance(threat / lacking) * (1.0 - counted) + A_TOKEN * min(threat, lacking)


def fall_chance(pressure: float) -> float:
    """How likely a Mage falls, by the damage that may come for each token that it still bears."""
    return 0.9 * float(min(pressure, 1.0) ** 3)


def threats(state: RoseState, known: Tables, seat: int, here: int) -> float:
    """Tokens of damage that may still come in this turn; none to a Mage in its Cell (R219)."""
    if here == v.NOWHERE or state.phase not in (v.ACTION, v.EVOCATION_PHASE):
        return 0.0
    found = evocation_threat(state, seat, here)
    if state.phase == v.ACTION:
        for other in range(state.box.mages):
            if other != seat and not state.passed[other]:
                found += LIKELY * mage_threat(state, known, other, steps_apart(state, other, here))
    return max(found - SHIELDED * shields(state, seat), 0.0) if found else 0.0


def mage_threat(state: RoseState, known: Tables, other: int, steps: int) -> float:
    """Unplayed spells that reach so far, and blows; a Move brings somebody nearer, at the price of a token."""
    tokens = state.actions[other]
    walk = 2 if tokens else 0
    found = 0.0
    for slot in range(len(v.SLOTS)):
        card = card_in(state, other, slot)
        if card == NO_CARD:
            continue
        spell = known.spells[card][half_in(state, other, slot)]
        half = spell.half
        if spell.damage and half.type not in (v.TRAP, v.PROTECTION):
            lacking = max(steps - half.range - walk, half.least - steps - walk, 0)
            found += spell.damage * TOO_FAR[min(lacking, len(TOO_FAR) - 1)] if lacking < 2 else 0.0
    if steps == 0:
        return found + v.STRENGTH * tokens
    return found + v.STRENGTH * (tokens - 1) if tokens > 1 and steps <= walk else found


def evocation_threat(state: RoseState, seat: int, here: int) -> float:
    """R208: those that come here and strike, until their owner's share of the phase."""
    found = 0.0
    for place, kind in enumerate(state.evocation):
        if kind == v.NO_MODEL or place // v.MOST_EVOCATIONS == seat:
            continue
        attack = state.box.evocation_attack[kind]
        if attack and distance(state, state.evocation_room[place], here) <= state.box.evocation_movement[kind]:
            found += LIKELY_EVOCATION * attack
    return found


def shields(state: RoseState, seat: int) -> int:
    """R85: Protections on the sheet."""
    found = 0
    for place, rooms in enumerate(state.set_rooms):
        if rooms[seat] == v.ON_SHEET and state.set_cards[place][seat] != NO_CARD:
            found += set_half(state, seat, place).type == v.PROTECTION
    return found
