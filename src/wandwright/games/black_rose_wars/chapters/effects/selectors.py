"""Selectors of models: whom an operation is about, and in which order (R182)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from wandwright.games.black_rose_wars.chapters.lodge import board
from wandwright.games.black_rose_wars.chapters.lodge.models import (
    evocations_of,
    is_mage,
    models_in,
    owner_of,
    play_order,
    room_of,
)
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.games.black_rose_wars.vocabulary import BLACK_ROSE, EVENT, NO_MODEL, NOWHERE

# Those that speak for themselves, then those that somebody picks when the operation is reached.
PLAIN_MODELS: Final = (
    *("self", "target", "target_1", "target_2", "target_or_self", "it", "owner", "this", "summoned", "attacker"),
    *("trigger_model", "trigger_mage", "chosen_mage", "black_rose", "each_mage", "each_enemy_mage"),
    *("enemy_mages_with_own_damage", "each_evocation", "own_evocations", "enemy_evocations", "models_here"),
    *("models_in_target_room", "models_in_adjacent_rooms", "models_at_target", "crown_holder", "mage_with_most_pp"),
    *("mages_in_cells", "mages_without_completed_quests", "last_hitter"),
)
PICKED_MODELS: Final = (
    *("other_mage_in_lodge", "chosen_model_here", "chosen_model_in_target_room", "chosen_mage_in_target_room"),
    *("chosen_model_within_1", "chosen_mage_within_1", "chosen_model_any", "chosen_mage_any"),
    *("another_model_within_1", "another_model_within_1_of_target", "own_chosen", "chosen_any"),
)
MODELS: Final = {name: number for number, name in enumerate((*PLAIN_MODELS, *PICKED_MODELS))}
FIRST_PICKED: Final = len(PLAIN_MODELS)


def models_of(state: RoseState, selector: int, side: int) -> list[int]:
    """The models an operation is about now: without those it can't reach (R185, R219) or does nothing to (R192)."""
    found = FINDING[selector](state, side)
    return [model for model in found if model == BLACK_ROSE or (reaches(state, model) and not is_spared(state, model))]


def reaches(state: RoseState, model: int) -> bool:
    """R185, R216, R219: who is not in the Lodge is reached by Events and by what is its own."""
    if room_of(state, model) != NOWHERE:
        return True
    return is_mage(model) and (state.act_source == EVENT or model == state.act_side)


def is_spared(state: RoseState, model: int) -> bool:
    """R192: a Protection has taken the effect away from this Mage."""
    return is_mage(model) and bool(state.spared >> model & 1)


def is_enemy(state: RoseState, model: int, side: int) -> bool:
    return owner_of(model) != side


def one(model: int) -> list[int]:
    return [model] if model != NO_MODEL else []


def me(state: RoseState, side: int) -> list[int]:
    return one(state.act_side)


def targets(state: RoseState, side: int) -> list[int]:
    return list(state.targets)


def owner(state: RoseState, side: int) -> list[int]:
    """The owner of the Evocation that acts."""
    return one(owner_of(state.actor))


def trigger_mage(state: RoseState, side: int) -> list[int]:
    return one(owner_of(state.trigger)) if state.trigger != NO_MODEL else []


def each_mage(state: RoseState, side: int) -> list[int]:
    """R135: those in Cells only for Events; `reaches` sorts them out."""
    return list(play_order(state))


def each_enemy_mage(state: RoseState, side: int) -> list[int]:
    return [seat for seat in play_order(state) if seat != side and state.mage_room[seat] != NOWHERE]


def with_own_damage(state: RoseState, side: int) -> list[int]:
    return [seat for seat in each_enemy_mage(state, side) if state.damage[seat][side]]


def each_evocation(state: RoseState, side: int) -> list[int]:
    return [model for seat in play_order(state) for model in evocations_of(state, seat)]


def own_evocations(state: RoseState, side: int) -> list[int]:
    return evocations_of(state, side) if side != BLACK_ROSE else []


def enemy_evocations(state: RoseState, side: int) -> list[int]:
    return [model for model in each_evocation(state, side) if is_enemy(state, model, side)]


def here_of(state: RoseState) -> int:
    """The own room: that of a room effect (R108), else where the actor stands or, removed, stood."""
    if state.act_room != NOWHERE:
        return state.act_room
    return room_of(state, state.actor if state.actor != NO_MODEL else state.act_side)


def enemies_in(state: RoseState, room: int, side: int) -> list[int]:
    return [model for model in models_in(state, room) if is_enemy(state, model, side)] if room != NOWHERE else []


def models_here(state: RoseState, side: int) -> list[int]:
    return enemies_in(state, here_of(state), side)


def models_in_target_room(state: RoseState, side: int) -> list[int]:
    return enemies_in(state, state.target_room, side)


def models_in_adjacent_rooms(state: RoseState, side: int) -> list[int]:
    """R182: in play order, not room by room."""
    here = here_of(state)
    near = board.neighbours(state, here) if here != NOWHERE else ()
    return [model for model in all_models(state) if is_enemy(state, model, side) and room_of(state, model) in near]


def all_models(state: RoseState) -> list[int]:
    """R182: every model in the Lodge."""
    found: list[int] = []
    for seat in play_order(state):
        if state.mage_room[seat] != NOWHERE:
            found.append(seat)
        found += evocations_of(state, seat)
    return found


def models_at_target(state: RoseState, side: int) -> list[int]:
    return enemies_in(state, place_of(state, state.targets[0]) if state.targets else NOWHERE, side)


def place_of(state: RoseState, model: int) -> int:
    """R185: where a model stands, or the last room it stood in."""
    return board.last_room(state, model)


def most_points(state: RoseState, side: int) -> list[int]:
    most = max(state.points)
    return [seat for seat in play_order(state) if state.points[seat] == most]


def in_cells(state: RoseState, side: int) -> list[int]:
    return [seat for seat in play_order(state) if state.mage_room[seat] == NOWHERE]


def without_completed(state: RoseState, side: int) -> list[int]:
    return [seat for seat in play_order(state) if not state.completed[seat]]


def last_hitter(state: RoseState, side: int) -> list[int]:
    """The side of the last token on the Mage that the hook is about."""
    return one(state.last_side[state.it]) if is_mage(state.it) else []


def within_one(state: RoseState, room: int) -> list[int]:
    if room == NOWHERE:
        return []
    return [model for model in all_models(state) if board.distance(state, room, room_of(state, model)) <= 1]


def near_me(state: RoseState, side: int) -> list[int]:
    return [model for model in within_one(state, here_of(state)) if is_enemy(state, model, side)]


def mages_among(models: Iterable[int]) -> list[int]:
    return [model for model in models if is_mage(model)]


def near_victim(state: RoseState, side: int) -> list[int]:
    """Near the protected Mage: not that Mage, not of the side that deals the damage."""
    victim = state.blow_victim
    return [
        model
        for model in within_one(state, room_of(state, victim))
        if model != victim and owner_of(model) != state.blow_side
    ]


def near_target(state: RoseState, side: int) -> list[int]:
    """An enemy at most a step from the target, where it stands or stood; not the target."""
    if not state.targets:
        return []
    target = state.targets[0]
    near = within_one(state, place_of(state, target))
    return [model for model in near if model != target and is_enemy(state, model, side)]


Finder = Callable[[RoseState, int], list[int]]
FINDERS: Final[dict[str, Finder]] = {
    "self": me,
    "target": targets,
    "target_1": lambda state, side: list(state.targets[:1]),
    "target_2": lambda state, side: list(state.targets[1:2]),
    "target_or_self": targets,
    "it": lambda state, side: one(state.it),
    "owner": owner,
    "this": lambda state, side: one(state.actor),
    "summoned": lambda state, side: one(state.summoned),
    "attacker": lambda state, side: one(state.blow_attacker),
    "trigger_model": lambda state, side: one(state.trigger),
    "trigger_mage": trigger_mage,
    "chosen_mage": lambda state, side: one(state.chosen_mage),
    "black_rose": lambda state, side: [BLACK_ROSE],
    "each_mage": each_mage,
    "each_enemy_mage": each_enemy_mage,
    "enemy_mages_with_own_damage": with_own_damage,
    "each_evocation": each_evocation,
    "own_evocations": own_evocations,
    "enemy_evocations": enemy_evocations,
    "models_here": models_here,
    "models_in_target_room": models_in_target_room,
    "models_in_adjacent_rooms": models_in_adjacent_rooms,
    "models_at_target": models_at_target,
    "crown_holder": lambda state, side: [state.crown],
    "mage_with_most_pp": most_points,
    "mages_in_cells": in_cells,
    "mages_without_completed_quests": without_completed,
    "last_hitter": last_hitter,
    "other_mage_in_lodge": each_enemy_mage,
    "chosen_model_here": models_here,
    "chosen_model_in_target_room": models_in_target_room,
    "chosen_mage_in_target_room": lambda state, side: mages_among(models_in_target_room(state, side)),
    "chosen_model_within_1": near_me,
    "chosen_mage_within_1": lambda state, side: mages_among(near_me(state, side)),
    "chosen_model_any": lambda state, side: [model for model in all_models(state) if is_enemy(state, model, side)],
    "chosen_mage_any": each_enemy_mage,
    "another_model_within_1": near_victim,
    "another_model_within_1_of_target": near_target,
    "own_chosen": own_evocations,
    "chosen_any": each_evocation,
}
FINDING: Final[tuple[Finder, ...]] = tuple(FINDERS[name] for name in MODELS)
