"""What could be done now: which options of a choice are open, which offers are made (R183).

An option may be picked if its first operation can be done in full; an offer is made if each of its operations can do
something. Neither depends on a secret of another seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.deeds import summoning, tokens
from wandwright.games.black_rose_wars.chapters.turn import track
from wandwright.games.black_rose_wars.chapters.words import operating, selecting
from wandwright.games.black_rose_wars.chapters.words.counting import number_of, unplayed
from wandwright.games.black_rose_wars.models import is_mage, room_of
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.games.black_rose_wars.vocabulary import FIRST_EVOCATION, NOWHERE

# (state, side, clause, full): can it be done in full, or can it do something at all?
Fitness = Callable[[RoseState, int, Any, bool], bool]


def at_least(found: int, wanted: int, full: bool) -> bool:
    return found >= wanted if full else found > 0


def models(state: RoseState, side: int, clause: Any) -> list[int]:
    return selecting.models_of(state, clause[1], side)


def somebody(state: RoseState, side: int, clause: Any, full: bool = True) -> bool:
    return bool(models(state, side, clause))


def can_damage(state: RoseState, side: int, clause: Any, full: bool = True) -> bool:
    side = operating.acting(state, side, clause[2])
    return any(selecting.is_enemy(state, model, side) for model in models(state, side, clause))


def can_heal(state: RoseState, side: int, clause: Any, full: bool = True) -> bool:
    if track.rule_holds(state, "no_heal"):
        return False
    tokens = sum(sum(damage_on(state, model)) for model in models(state, side, clause))
    return at_least(tokens, number_of(state, clause[2]), full)


def damage_on(state: RoseState, model: int) -> tuple[int, ...]:
    return state.damage[model] if is_mage(model) else state.evocation_damage[model - FIRST_EVOCATION]


def can_place(state: RoseState, side: int, clause: Any, full: bool = True) -> bool:
    """R110, R188: there is room for it, and there are tokens."""
    side = operating.acting(state, side, clause[2])
    left = min(tokens.tokens_left(state, side), sum(space_left(state, r) for r in selecting.rooms_of(state, clause[1])))
    return at_least(left, number_of(state, clause[3]), full)


def space_left(state: RoseState, room: int) -> int:
    """R110: what a room still takes."""
    left: int = state.box.room_limit[room] - sum(state.instability[room])
    return 0 if state.destroyed >> room & 1 else left


def can_move(state: RoseState, side: int, clause: Any, full: bool = True) -> bool:
    """A rooted model does not move; out of its Cell a Mage may move by an Event (R216)."""
    return any(not states_of(state, model) & v.ROOTED for model in models(state, side, clause))


def states_of(state: RoseState, model: int) -> int:
    return state.states[model] if is_mage(model) else state.evocation_states[model - FIRST_EVOCATION]


def can_be_moved(state: RoseState, side: int, clause: Any, full: bool = True) -> bool:
    return any(room_of(state, model) != NOWHERE for model in models(state, side, clause))


def can_pull(state: RoseState, side: int, clause: Any, full: bool = True) -> bool:
    """Somebody is not yet with the caster."""
    here = room_of(state, side)
    places = [room_of(state, model) for model in models(state, side, clause)]
    return here != NOWHERE and any(place not in (NOWHERE, here) for place in places)


def can_teleport(state: RoseState, side: int, clause: Any, full: bool = True) -> bool:
    found = models(state, side, clause)
    if clause[2] == selecting.OWN_CELL:
        return any(is_mage(model) for model in found)
    return any(selecting.rooms_of(state, clause[2], model) for model in found)


def can_summon(state: RoseState, side: int, clause: Any, full: bool = True) -> bool:
    """R115, R116: one of that sort is left; an own one may be dismissed for it."""
    side = operating.acting(state, side, clause[2])
    if side == v.BLACK_ROSE or not selecting.rooms_of(state, clause[1]):
        return False
    return at_least(summoning.in_supply(state, clause[3]), clause[4] or 1, full)


def can_activate_evocation(state: RoseState, side: int, clause: Any, full: bool = True) -> bool:
    side = operating.acting(state, side, clause[2])
    return any(not is_mage(model) for model in selecting.models_of(state, clause[1], side))


def can_discard(state: RoseState, side: int, clause: Any, full: bool = True) -> bool:
    return all_have(state, [len(hand) for hand in state.hand], side, clause, full)


def all_have(state: RoseState, numbers: list[int], side: int, clause: Any, full: bool) -> bool:
    found = models(state, side, clause)
    wanted = number_of(state, clause[2])
    return bool(found) and all(at_least(numbers[seat], wanted, full) for seat in found)


def can_lose_points(state: RoseState, side: int, clause: Any, full: bool = True) -> bool:
    return all_have(state, state.points, side, clause, full)


def can_lose_completed(state: RoseState, side: int, clause: Any, full: bool = True) -> bool:
    return all_have(state, [len(cards) for cards in state.completed], side, clause, full)


def can_discard_quest(state: RoseState, side: int, clause: Any, full: bool = True) -> bool:
    return all_have(state, [len(cards) for cards in state.quests], side, clause, full)


def can_lose_trophy(state: RoseState, side: int, clause: Any, full: bool = True) -> bool:
    return all_have(state, [sum(held) for held in state.trophies], side, clause, full)


def can_search(state: RoseState, side: int, clause: Any, full: bool = True) -> bool:
    pile = state.memories[side] if clause[1] else state.grimoire[side]
    return at_least(len(pile), number_of(state, clause[2]), full)


def can_draw(state: RoseState, side: int, clause: Any, full: bool = True) -> bool:
    """R43, R45, R49: something is left where it is drawn from, the discards that refill it included."""
    _, _, where, value, _, moon = clause
    left = DRAWN_FROM[where](state, side, (moon or state.moon + 1) - 1)
    return at_least(left, number_of(state, value), full)


def in_library(state: RoseState, side: int, moon: int) -> int:
    return sum(map(len, state.library)) + sum(map(len, state.library_discard))


def in_quests(state: RoseState, side: int, moon: int) -> int:
    return len(state.quest_deck[moon]) + len(state.quest_discard[moon])


def own_cards(state: RoseState, side: int, moon: int) -> int:
    return len(state.grimoire[side]) + len(state.memories[side]) if side != v.BLACK_ROSE else 0


def in_forgotten(state: RoseState, side: int, moon: int) -> int:
    """R131: none before the Second Moon."""
    return len(state.forgotten) if state.moon != v.FIRST_MOON else 0


DRAWN_FROM: Final = (own_cards, in_library, in_quests, in_forgotten)


def has_unplayed(state: RoseState, side: int, clause: Any, full: bool = True) -> bool:
    wanted = number_of(state, clause[-1])
    found = models(state, side, clause)
    return bool(found) and all(at_least(len(unplayed(state, seat)), wanted, full) for seat in found)


TESTS: Final[dict[str, Fitness]] = {
    "damage": can_damage,
    "heal": can_heal,
    "instability": can_place,
    "move": can_move,
    "push": can_be_moved,
    "pull": can_pull,
    "teleport": can_teleport,
    "summon": can_summon,
    "activate_evocation": can_activate_evocation,
    "discard": can_discard,
    "lose_pp": can_lose_points,
    "steal_pp": can_lose_points,
    "lose_completed_quest": can_lose_completed,
    "discard_quest": can_discard_quest,
    "lose_trophy": can_lose_trophy,
    "search": can_search,
    "draw": can_draw,
    "reveal": has_unplayed,
    "cancel_prepared": has_unplayed,
    "convert_damage": somebody,
    "status": somebody,
    "buff": somebody,
}


def can(state: RoseState, side: int, clause: Any, full: bool = True) -> bool:
    """Could this clause be carried out now?"""
    test = cast("Fitness | None", state.box.programs.tests[clause[0]])
    return test is None or test(state, side, clause, full)


def is_open(state: RoseState, side: int, program: int) -> bool:
    """R183: the first operation can be done in full."""
    clauses = state.box.programs.table[program]
    return not clauses or can(state, side, clauses[0], True)


def is_worth_offering(state: RoseState, side: int, program: int) -> bool:
    """R183: each operation can do something."""
    return all(can(state, side, clause, False) for clause in state.box.programs.table[program])


def can_pay(state: RoseState, side: int, program: int) -> bool:
    """A cost is paid in full or not at all."""
    return all(can(state, side, clause, True) for clause in state.box.programs.table[program])
