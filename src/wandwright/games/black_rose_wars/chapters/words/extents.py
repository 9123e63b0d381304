"""Which operations could be done now, in full or in part (R183): the tests of the effect words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from wandwright.engine.words.word_types import Clause
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat.instability import space_left
from wandwright.games.black_rose_wars.chapters.effects import room_selectors, selectors
from wandwright.games.black_rose_wars.chapters.effects.possible import Extent, at_least
from wandwright.games.black_rose_wars.chapters.effects.values import Amount, AmountBy, Value, number_of, unplayed
from wandwright.games.black_rose_wars.chapters.events import modifiers
from wandwright.games.black_rose_wars.chapters.lodge.models import in_supply, is_mage, room_of, states_of
from wandwright.games.black_rose_wars.chapters.lodge.tokens import tokens_left, tokens_on
from wandwright.games.black_rose_wars.chapters.words.operations import acting
from wandwright.games.black_rose_wars.state import RoseState


def finds_somebody(state: RoseState, side: int, clause: Clause) -> bool:
    """There is a model that it is about, which every such clause names first."""
    _, who, *_ = clause
    return bool(selectors.models_of(state, who, side))


# Damage, healing, Instability.


def can_damage(state: RoseState, side: int, clause: AmountBy) -> bool:
    _, to, by, _ = clause
    side = acting(state, side, by)
    return any(selectors.is_enemy(state, model, side) for model in selectors.models_of(state, to, side))


@Extent
def can_heal(state: RoseState, side: int, clause: Amount, full: bool) -> bool:
    _, to, number = clause
    if modifiers.rule_holds(state, "no_heal"):
        return False
    tokens = sum(sum(tokens_on(state, model)) for model in selectors.models_of(state, to, side))
    return at_least(tokens, number_of(state, number), full)


@Extent
def can_place(state: RoseState, side: int, clause: AmountBy, full: bool) -> bool:
    """R110, R188: there is room for it, and there are tokens."""
    _, where, by, number = clause
    space = sum(space_left(state, room) for room in room_selectors.rooms_of(state, where))
    left = min(tokens_left(state, acting(state, side, by)), space)
    return at_least(left, number_of(state, number), full)


# Movement.


def can_move(state: RoseState, side: int, clause: Amount) -> bool:
    """A rooted model does not move; out of its Cell a Mage may move by an Event (R216)."""
    _, who, _ = clause
    return any(not states_of(state, model) & v.ROOTED for model in selectors.models_of(state, who, side))


def can_push(state: RoseState, side: int, clause: Amount) -> bool:
    _, who, _ = clause
    return any(room_of(state, model) != v.NOWHERE for model in selectors.models_of(state, who, side))


def can_pull(state: RoseState, side: int, clause: Amount) -> bool:
    """Somebody is not yet with the caster."""
    _, who, _ = clause
    here = room_of(state, side)
    places = [room_of(state, model) for model in selectors.models_of(state, who, side)]
    return here != v.NOWHERE and any(place not in (v.NOWHERE, here) for place in places)


def can_teleport(state: RoseState, side: int, clause: tuple[int, int, int]) -> bool:
    _, who, to = clause
    found = selectors.models_of(state, who, side)
    if to == room_selectors.OWN_CELL:
        return any(is_mage(model) for model in found)
    return any(room_selectors.rooms_of(state, to, model) for model in found)


# Evocations.


@Extent
def can_summon(state: RoseState, side: int, clause: tuple[int, int, int, int, int], full: bool) -> bool:
    """R115, R116: one of that sort is left; an own one may be dismissed for it."""
    _, where, by, kind, count = clause
    if acting(state, side, by) == v.BLACK_ROSE or not room_selectors.rooms_of(state, where):
        return False
    return at_least(in_supply(state, kind), count or 1, full)


def can_activate_evocation(state: RoseState, side: int, clause: tuple[int, int, int, int, int]) -> bool:
    _, which, by, _, _ = clause
    return any(not is_mage(model) for model in selectors.models_of(state, which, acting(state, side, by)))


# Cards, points, Quests, Trophies: each of those that are meant has so many.


@Extent
def can_search(state: RoseState, side: int, clause: Amount, full: bool) -> bool:
    _, pile, number = clause
    cards = state.memories[side] if pile else state.grimoire[side]
    return at_least(len(cards), number_of(state, number), full)


@Extent
def can_draw(state: RoseState, side: int, clause: tuple[int, int, int, Value, int, int], full: bool) -> bool:
    """R43, R45, R49: something is left where it is drawn from, the discards that refill it included."""
    _, _, where, number, _, moon = clause
    left = DRAWN_FROM[where](state, side, (moon or state.moon + 1) - 1)
    return at_least(left, number_of(state, number), full)


def in_library(state: RoseState, side: int, moon: int) -> int:
    return sum(map(len, state.library)) + sum(map(len, state.library_discard))


def in_quests(state: RoseState, side: int, moon: int) -> int:
    return len(state.quest_deck[moon]) + len(state.quest_discard[moon])


def own_cards(state: RoseState, side: int, moon: int) -> int:
    return len(state.grimoire[side]) + len(state.memories[side]) if side != v.BLACK_ROSE else 0


def in_forgotten(state: RoseState, side: int, moon: int) -> int:
    """R131: none before the Second Moon."""
    return len(state.forgotten) if state.moon != v.FIRST_MOON else 0


DRAWN_FROM: Final[tuple[Callable[[RoseState, int, int], int], ...]] = (own_cards, in_library, in_quests, in_forgotten)


def each_has(of: Callable[[RoseState, int], int]) -> Extent:
    """Everybody who is meant has so many of something; the clause names them first, then the number."""

    def test(state: RoseState, side: int, clause: Clause, full: bool) -> bool:
        _, who, number, *_ = clause
        return all_have(state, selectors.models_of(state, who, side), of, number, full)

    return Extent(test)


def all_have(
    state: RoseState, found: Sequence[int], of: Callable[[RoseState, int], int], number: Value, full: bool
) -> bool:
    wanted = number_of(state, number)
    return bool(found) and all(at_least(of(state, seat), wanted, full) for seat in found)


CAN_DISCARD: Final[Extent] = each_has(lambda state, seat: len(state.hand[seat]))
CAN_LOSE_POINTS: Final[Extent] = each_has(lambda state, seat: state.points[seat])
CAN_LOSE_COMPLETED: Final[Extent] = each_has(lambda state, seat: len(state.completed[seat]))
CAN_DISCARD_QUEST: Final[Extent] = each_has(lambda state, seat: len(state.quests[seat]))
CAN_LOSE_TROPHY: Final[Extent] = each_has(lambda state, seat: sum(state.trophies[seat]))
CAN_CANCEL: Final[Extent] = each_has(lambda state, seat: len(unplayed(state, seat)))


@Extent
def can_reveal(state: RoseState, side: int, clause: tuple[int, int, int, Value], full: bool) -> bool:
    _, who, _, number = clause
    found = selectors.models_of(state, who, side)
    return all_have(state, found, lambda state, seat: len(unplayed(state, seat)), number, full)
