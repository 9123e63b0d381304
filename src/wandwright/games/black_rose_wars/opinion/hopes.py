"""Evaluation of Quests in hand: their points, by what is still lacking (R124, R202)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.box import Box
from wandwright.games.black_rose_wars.chapters.lodge.models import evocations_of, models_in, owner_of
from wandwright.games.black_rose_wars.chapters.quests import goals
from wandwright.games.black_rose_wars.library import Goal
from wandwright.games.black_rose_wars.opinion.reach import steps_apart
from wandwright.games.black_rose_wars.state import RoseState

# What a completed Quest brings in the end besides its points (R149).
HONOUR: Final = 1.3
# A Quest is never sure before it is completed; one about which nothing is done yet may come by itself, some sooner.
SURE: Final = 0.85
HOPE: Final = 0.2
HOPES: Final[Mapping[str, float]] = {
    goals.SPELL_CAST: 0.5,
    goals.EVOCATION_SUMMONED: 0.45,
    goals.DAMAGE_DEALT: 0.4,
    goals.DEFEAT_CONTRIBUTION: 0.45,
    goals.PHYSICAL_ATTACK_HITS: 0.4,
    goals.INSTABILITY_PLACED: 0.35,
    goals.MAGE_DEFEATED_BY_SELF: 0.3,
    goals.TRAP_OR_PROTECTION_TRIGGERED: 0.3,
    goals.ROOMS_ENTERED: 0.3,
    "pp_at_least": 0.4,
    goals.FORGOTTEN_CAST: 0.1,
    goals.FORGOTTEN_DRAWN: 0.1,
}
# A number beyond this makes it harder: of damage, Instability, spells.
EASY: Final = 3
# R168: what needs an enemy can't be done alone.
WITH_OTHERS: Final = frozenset(
    {
        *(goals.DAMAGE_DEALT, goals.DEFEAT_CONTRIBUTION, goals.EVOCATION_DEFEATED, goals.MAGE_DEFEATED_BY_SELF),
        *(goals.PHYSICAL_ATTACK_HITS, goals.SOLE_CONTRIBUTOR_DEFEAT, goals.TRAP_TRIGGERED),
        *(goals.TRAP_OR_PROTECTION_TRIGGERED, "enemy_models_here", "trophies_from_distinct_mages"),
    }
)
# Each step to a room, or a token that is used up, delays it.
A_STEP: Final = 0.86
LATER: Final = 0.75


def quests_worth(state: RoseState, seat: int) -> float:
    """All Quests in hand."""
    counted = goals.counted(state, seat)
    return sum([quest_worth(state, seat, card, counted[place]) for place, card in enumerate(state.quests[seat])])


def quest_worth(state: RoseState, seat: int, card: int, counted: int = 0) -> float:
    """The points of one, by the chance to complete it."""
    goal = goals.goal_of(state, card)
    is_room = goal.when == goals.ACTIVATE_ROOM
    chance = room_chance(state, seat, card, goal, counted) if is_room else deed_chance(state, seat, goal, counted)
    return (state.box.quest_points[card] + HONOUR) * chance


def deed_chance(state: RoseState, seat: int, goal: Goal, counted: int) -> float:
    """What comes by itself, and what is done already."""
    if state.box.mages == 1 and goal.when in WITH_OTHERS:
        return 0.0
    hope = HOPES.get(goal.when, HOPE)
    if EASY < goal.count <= 3 * EASY:
        hope *= EASY / goal.count
    return hope + (SURE - hope) * min(share_done(state, seat, goal, counted), 0.9)


def room_chance(state: RoseState, seat: int, card: int, goal: Goal, counted: int) -> float:
    """The nearest room that fits; several are that much farther away."""
    rooms = [room for room in rooms_named(state.box, card) if may_serve(state, goal, room, counted)]
    if not rooms:
        return 0.0
    done = counted.bit_count() if goal.distinct else counted
    lacking = max(goal.count - done, 1)
    near = max([A_STEP ** steps_apart(state, seat, room) * ready_share(state, room) for room in rooms])
    if goal.filter.get("holding_crown") and state.crown != seat:
        near *= 0.4
    return SURE * near * 0.6 ** (lacking - 1)


def may_serve(state: RoseState, goal: Goal, room: int, counted: int) -> bool:
    """Would an activation of this room count, now or once its token is there?"""
    if state.destroyed >> room & 1:
        return False
    if goal.distinct and counted >> goals.distinct_of(state, goal, room) & 1:
        return False
    least: int = goal.filter.get("room_instability_at_least", 0)
    return sum(state.instability[room]) >= least


@lru_cache(maxsize=4096)
def rooms_named(box: Box, card: int) -> tuple[int, ...]:
    """The rooms that a Quest means, by name or colour; worked out once."""
    goal = box.quest_goal[card]
    wanted = goal.filter if goal is not None else {}
    named = [room for room, name in enumerate(box.room_names) if wanted.get("room", name) == name]
    colours = [v.COLOURS[colour] for colour in box.room_colour]
    return tuple([room for room in named if wanted.get("color", colours[room]) == colours[room]])


def ready_share(state: RoseState, room: int) -> float:
    """R17: the Black Rose Room waits for the Second Moon."""
    token = state.token[room]
    return 1.0 if token == v.TOKEN_READY else LATER if token == v.TOKEN_USED else 0.3


def share_done(state: RoseState, seat: int, goal: Goal, counted: int) -> float:
    """How much of a goal is reached, from 0 to 1."""
    have = held_of(state, seat, goal.when)
    if have < 0:
        have = counted.bit_count() if goal.distinct else counted
    return have / max(goal.count, 1)


def held_of(state: RoseState, seat: int, when: str) -> int:
    """Of goals that look at the position and count nothing; -1 for the others."""
    if when == "own_evocations_in_play":
        return len(evocations_of(state, seat))
    if when == "enemy_models_here":
        here = state.mage_room[seat]
        return sum([owner_of(model) != seat for model in models_in(state, here)]) if here != v.NOWHERE else 0
    if when == "hold_crown":
        return int(state.crown == seat)
    if when == "trophies_from_distinct_mages":
        return sum([count > 0 for count in state.trophies[seat]])
    if when == "pp_at_least":
        return state.points[seat]
    if when == "no_damage_on_self":
        return int(not sum(state.damage[seat]))
    return -1
