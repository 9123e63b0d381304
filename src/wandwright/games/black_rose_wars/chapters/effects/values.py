"""Numbers on cards: plain ones, all, counted ones, and those that depend on something (R183, R184)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from wandwright.engine.state.state import NO_CARD
from wandwright.engine.words.clause_kinds import Kind, Pack, Schema
from wandwright.games.black_rose_wars.chapters.lodge import sheets
from wandwright.games.black_rose_wars.chapters.lodge.models import evocations_of, is_mage, owner_of
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.games.black_rose_wars.vocabulary import FIRST_EVOCATION, NO_MODEL, SLOTS, TYPES

ALL: Final = 999
COUNTED: Final = 0
EITHER: Final = 1
BY_TYPE: Final = 2
CONDITIONS: Final = {
    name: number
    for number, name in enumerate(
        ("target_has_no_prepared", "healed_other", "target_damage_at_least_half_health", "owns_undead")
    )
}
COUNTERS: Final = {
    name: number
    for number, name in enumerate(
        (
            *("health_of_target_evocation", "models_damaged", "own_altars", "own_evocations_of_it"),
            "own_instability_in_target_room",
        )
    )
}
# What a value became: a plain number, or a tuple that says how it is found.
Value = int | tuple[Any, ...]
# The clauses of most words: the word, whom or what it is about, how much; and the same with who acts before how much.
Amount = tuple[int, int, Value]
AmountBy = tuple[int, int, int, Value]


class ValueKind(Kind):
    """A number, `all`, or how it is counted."""

    definition = "value"

    def numbers(self, pack: Pack, value: object) -> tuple[Value]:
        return (compiled(value),)

    def schema(self) -> Schema:
        return {"$ref": "#/$defs/value"}


def compiled(value: Any) -> Value:
    if isinstance(value, int):
        return value
    if value == "all":
        return ALL
    if "count" in value:
        return (COUNTED, COUNTERS[value["count"]], value.get("times", 1), value.get("max", ALL))
    if "if" in value:
        (condition,) = value["if"]
        return (EITHER, CONDITIONS[condition], compiled(value["then"]), compiled(value["else"]))
    return (BY_TYPE, *(value["by_type"].get(kind, 0) for kind in TYPES))


def number_of(state: RoseState, value: Value) -> int:
    """What a value is now."""
    if isinstance(value, int):
        return value
    sort, *parts = value
    if sort == COUNTED:
        counter, times, most = parts
        return int(min(COUNTING[counter](state) * times, most))
    if sort == EITHER:
        condition, then, otherwise = parts
        return number_of(state, then if HOLDING[condition](state) else otherwise)
    return for_shown_type(state, parts)


def for_shown_type(state: RoseState, numbers: Sequence[int]) -> int:
    """The number for the type of the side that was shown just before; nothing if none was."""
    return numbers[state.shown_type] if state.shown_type < len(TYPES) else 0


def target_of(state: RoseState) -> int:
    return state.targets[0] if state.targets else NO_MODEL


def health_of(state: RoseState, model: int) -> int:
    """The printed health of a model; of an Evocation that was removed in this act, too."""
    if is_mage(model):
        return sheets.health_of(state, model)
    place = model - FIRST_EVOCATION
    kind = state.evocation[place] if state.evocation[place] != NO_MODEL else state.evocation_last[place]
    return int(state.box.evocation_health[kind])


def health_of_target(state: RoseState) -> int:
    target = target_of(state)
    return health_of(state, target) if target >= FIRST_EVOCATION else 0


def models_damaged(state: RoseState) -> int:
    return state.models_damaged


def own_altars(state: RoseState) -> int:
    return tagged(state, state.act_side, state.box.altars)


def tagged(state: RoseState, seat: int, kinds: frozenset[int]) -> int:
    """How many own Evocations are of these kinds."""
    return sum(state.evocation[model - FIRST_EVOCATION] in kinds for model in evocations_of(state, seat))


def own_evocations_of_it(state: RoseState) -> int:
    return len(evocations_of(state, state.it)) if is_mage(state.it) else 0


def own_instability(state: RoseState) -> int:
    return state.instability[state.target_room][state.act_side] if state.target_room >= 0 else 0


def has_no_prepared(state: RoseState) -> bool:
    """The target is a Mage without unplayed prepared spells; the Rival prepares nothing (R164)."""
    target = target_of(state)
    return is_mage(target) and (target == state.box.rival or not unplayed(state, target))


def unplayed(state: RoseState, seat: int) -> list[int]:
    """R82: the slots with an unplayed spell, the Standard ones from the left, then the Quick one."""
    slots = (*range(1, len(SLOTS)), 0)
    return [s for s in slots if state.prepared[s][seat] != NO_CARD or state.bared[s][seat] != NO_CARD]


def healed_other(state: RoseState) -> bool:
    return state.healed_others > 0


def half_damaged(state: RoseState) -> bool:
    target = target_of(state)
    return is_mage(target) and 2 * sum(state.damage[target]) >= sheets.health_of(state, target)


def owns_undead(state: RoseState) -> bool:
    return tagged(state, owner_of(state.act_side), state.box.undead) > 0


COUNTING: Final[tuple[Callable[[RoseState], int], ...]] = (
    *(health_of_target, models_damaged, own_altars, own_evocations_of_it, own_instability),
)
HOLDING: Final[tuple[Callable[[RoseState], bool], ...]] = (has_no_prepared, healed_other, half_damaged, owns_undead)
