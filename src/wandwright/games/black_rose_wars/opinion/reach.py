"""Evaluation of what a Mage can do from where it stands: its spells, by who is in reach, and its Action Tokens."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.lodge.board import doors
from wandwright.games.black_rose_wars.chapters.lodge.models import evocations_of
from wandwright.games.black_rose_wars.chapters.lodge.sheets import health_of
from wandwright.games.black_rose_wars.chapters.lodge.slots import card_in, half_in
from wandwright.games.black_rose_wars.opinion.tables import DAMAGE, HEALING, Spell, Tables
from wandwright.games.black_rose_wars.state import RoseState

# A spell that is prepared is worth so much of what it would do now; one in hand of what it does on average.
READY: Final = 0.55
IN_HAND: Final = 0.12
# A prepared spell that nobody is in reach of can be kept for the next turn: so much of what the card is worth.
KEPT: Final = 0.08
# Of a target that is one, two or more steps too far away, so much is left.
TOO_FAR: Final[tuple[float, ...]] = (1.0, 0.7, 0.5, 0.3, 0.15)
# A ready Action Token: for anything, and for a blow at somebody in the room.
TOKEN: Final = 0.12
BLOW: Final = 0.45
# The effect of the room where a Mage stands that can still activate it; a card that is set.
STANDING: Final = 0.35
SET: Final = 0.8
# An altar or Crown that one has is not won again; the third summon sends another away.
FULL: Final = 0.3


def steps_apart(state: RoseState, seat: int, room: int) -> int:
    """How far a room is; out of the Cell leads a step through one of its doors (R160)."""
    apart, position, here = state.box.apart, state.position, state.mage_room[seat]
    if here != v.NOWHERE:
        return apart[position[here]][position[room]]
    return 1 + min([apart[position[door]][position[room]] for door in doors(state, seat)])


def prey(state: RoseState, seat: int) -> list[tuple[int, float]]:
    """The enemy Mages of the Lodge: how far each is, and what a token on it is worth; the weaker, the more."""
    found = []
    for other, room in enumerate(state.mage_room):
        if other != seat and room != v.NOWHERE:
            found.append((steps_apart(state, seat, room), token_worth(state, other)))
    return found


def token_worth(state: RoseState, victim: int) -> float:
    """What a token of damage is worth: more, the nearer the defeat is (R103)."""
    return DAMAGE * (0.7 + 0.9 * sum(state.damage[victim]) / health_of(state, victim))


def reach_worth(near: list[tuple[int, float]], least: int, most: int) -> float:
    """The best of those in reach, or nearly."""
    best = 0.0
    for steps, worth in near:
        lacking = max(steps - most, least - steps, 0)
        best = max(best, worth * TOO_FAR[min(lacking, len(TOO_FAR) - 1)])
    return best


def spell_worth(state: RoseState, seat: int, spell: Spell, near: list[tuple[int, float]], planned: int = 0) -> float:
    """What half a card would bring from here; so many steps may be planned before it is cast."""
    half = spell.half
    worth = spell.rest
    if spell.damage:
        if half.type in (v.TRAP, v.PROTECTION):
            worth += DAMAGE * spell.damage
        else:
            worth += spell.damage * reach_worth(near, half.least, half.range + planned)
    if spell.healing:
        hurt = sum(state.damage[seat])
        worth += HEALING * min(spell.healing, hurt) * (0.5 + 1.5 * hurt / health_of(state, seat))
    return worth * fitness(state, seat, half.type, half.target)


def fitness(state: RoseState, seat: int, sort: int, target: str) -> float:
    """What is aimed at Evocations needs some; a fourth of the own ones finds no room (R115)."""
    own = len(evocations_of(state, seat))
    if target == "own_evocation":
        return 1.0 if own else 0.05
    if target in ("evocation", "evocation_any"):
        others = sum([kind != v.NO_MODEL for kind in state.evocation]) - own
        return 1.0 if others else 0.05
    return FULL if sort == v.EVOCATION_SIDE and own >= v.MOST_EVOCATIONS else 1.0


def prepared_worth(state: RoseState, known: Tables, seat: int) -> float:
    """The unplayed spells and ready tokens of a Mage; after a pass spells are as good as in hand again (R141)."""
    worth = set_worth(state, known, seat)
    passed = state.passed[seat] and state.phase == v.ACTION
    near = prey(state, seat)
    for slot in range(len(v.SLOTS)):
        card = card_in(state, seat, slot)
        if card != NO_CARD:
            kept = KEPT * known.card[card]
            if passed:
                worth += kept
            else:
                now = READY * spell_worth(state, seat, known.spells[card][half_in(state, seat, slot)], near)
                worth += max(kept, now)
    if passed:
        return worth
    if state.phase == v.ACTION:
        worth += standing_worth(state, known, seat)
        if state.actions[seat]:
            worth += state.actions[seat] * TOKEN + BLOW * v.STRENGTH * reach_worth(near, 0, 0)
    return worth


def set_worth(state: RoseState, known: Tables, seat: int) -> float:
    """R85: Traps and Protections that wait; for nothing, once nobody can come any more."""
    worth = 0.0
    if not may_come(state, seat):
        return worth
    for place, rooms in enumerate(state.set_rooms):
        if rooms[seat] != v.NOT_SET:
            worth += SET * known.spells[state.set_cards[place][seat]][state.set_halves[seat] >> place & 1].worth
    return worth


def may_come(state: RoseState, seat: int) -> bool:
    """May anybody still do something to this Mage, or come to where its Traps lie?"""
    if state.phase == v.ACTION:
        for other, passed in enumerate(state.passed):
            if other != seat and not passed:
                return True
    first = v.MOST_EVOCATIONS * seat
    last = first + v.MOST_EVOCATIONS
    others = [kind for place, kind in enumerate(state.evocation) if not first <= place < last]
    return others.count(v.NO_MODEL) < len(others)


def standing_worth(state: RoseState, known: Tables, seat: int) -> float:
    """R64: the room may be activated after a Move or an Attack."""
    here = state.mage_room[seat]
    is_moving = state.act_source == v.PHYSICAL and state.actor == seat
    if here == v.NOWHERE or state.token[here] != v.TOKEN_READY or not (state.actions[seat] or is_moving):
        return 0.0
    return STANDING * known.room[here]


def planned_worth(state: RoseState, known: Tables, seat: int, code: int) -> float:
    """R52: a kind of card, either way up, as it may be used in the turn to come; two steps are at hand."""
    spell = known.spells[known.of_kind[code // 2]][code % 2]
    return spell_worth(state, seat, spell, prey(state, seat), 2)


def hand_worth(known: Tables, cards: tuple[int, ...]) -> float:
    return sum([IN_HAND * known.card[card] for card in cards])
