"""Quests: what they count, when they are checked, and how they are completed (R124 to R128, R202 to R206).

What a Quest has counted is a number; of goals that count different things, one bit for each of them. Nobody but its
owner knows it, so nothing here asks anybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wandwright.engine.events import note
from wandwright.engine.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import steps as base
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.deeds import snares, steps
from wandwright.games.black_rose_wars.chapters.turn import holding, points, track
from wandwright.games.black_rose_wars.chapters.words.acts import begin_act
from wandwright.games.black_rose_wars.library import Goal
from wandwright.games.black_rose_wars.models import evocations_of, is_mage, models_in, owner_of, play_order
from wandwright.games.black_rose_wars.state import RoseState

# What is counted while it happens; what a call says about it stands behind.
ACTIVATE_ROOM: Final = "activate_room"  # the room
DAMAGE_DEALT: Final = "damage_dealt"  # the victim
DEFEAT_CONTRIBUTION: Final = "defeat_contribution"
EVOCATION_DEFEATED: Final = "evocation_defeated"
EVOCATION_SUMMONED: Final = "evocation_summoned"
FORGOTTEN_CAST: Final = "forgotten_cast"
FORGOTTEN_DRAWN: Final = "forgotten_drawn"
INSTABILITY_PLACED: Final = "instability_placed"  # the room
MAGE_DEFEATED_BY_SELF: Final = "mage_defeated_by_self"  # the source of the last token
PHYSICAL_ATTACK_HITS: Final = "physical_attack_hits"
ROOM_TOKEN_WON: Final = "room_token_won"
ROOMS_ENTERED: Final = "rooms_entered"
SOLE_CONTRIBUTOR_DEFEAT: Final = "sole_contributor_defeat"
SPELL_CAST: Final = "spell_cast"  # the school
TRAP_OR_PROTECTION_TRIGGERED: Final = "trap_or_protection_triggered"
TRAP_TRIGGERED: Final = "trap_triggered"  # the model that set it off

# R203: which check it is.
HELD: Final = 0
CLEANUP: Final = 1


def counted(state: RoseState, seat: int) -> tuple[int, ...]:
    """What each Quest in hand has counted."""
    missing = len(state.quests[seat]) - len(state.progress[seat])
    found: tuple[int, ...] = state.progress[seat]
    return found if not missing else (*found, *(0,) * missing)


def goal_of(state: RoseState, card: int) -> Goal:
    goal = state.box.quest_goal[card]
    assert goal is not None, "only Quests are held"
    return goal


# Counting.


def count_goal(state: RoseState, seat: int, goal: str, number: int, what: int = -1) -> None:
    """R202: something happened that Quests count."""
    for place, card in enumerate(state.quests[seat]):
        found = goal_of(state, card)
        if found.when == goal and suits(state, found, what):
            add(state, seat, place, found, number, what)


def add(state: RoseState, seat: int, place: int, goal: Goal, number: int, what: int) -> None:
    """Different things as bits, all else as a sum."""
    progress = list(counted(state, seat))
    if goal.distinct:
        progress[place] |= 1 << distinct_of(state, goal, what) if what >= 0 else 0
    else:
        progress[place] += number
    state.progress[seat] = tuple(progress)


def distinct_of(state: RoseState, goal: Goal, what: int) -> int:
    """Rooms by their colours where colours are counted, all else as it is."""
    return state.box.room_colour[what] if "distinct_colors" in goal.filter else what


def suits(state: RoseState, goal: Goal, what: int) -> bool:
    """The filters of a goal that count things (those of activations are room_suits)."""
    wanted = goal.filter
    if not wanted:
        return True
    if "to" in wanted or "on_mage" in wanted:
        return is_mage(what)
    if "by" in wanted:
        return bool(v.SOURCES[what] == wanted["by"])
    if "room_any_of" in wanted:
        return state.box.room_names[what] in wanted["room_any_of"]
    return True


# Activations.


def room_suits(state: RoseState, seat: int, goal: Goal, room: int, held: int) -> bool:
    """The filters of an activation: the room, its colour, the Crown, the Instability when the token was flipped."""
    wanted, box = goal.filter, state.box
    if "room" in wanted and box.room_names[room] != wanted["room"]:
        return False
    if "color" in wanted and v.COLOURS[box.room_colour[room]] != wanted["color"]:
        return False
    if wanted.get("holding_crown") and state.crown != seat:
        return False
    return bool(held >= wanted.get("room_instability_at_least", 0))


def room_quest(state: RoseState, seat: int, room: int, held: int = 0) -> int:
    """R205: the first Quest drawn that this activation completes in place of the room's effect; NO_CARD if none."""
    progress = counted(state, seat)
    for place, card in enumerate(state.quests[seat]):
        goal = goal_of(state, card)
        replaces = state.box.quest_replaces[card] and goal.when == ACTIVATE_ROOM
        if replaces and progress[place] + 1 >= goal.count and room_suits(state, seat, goal, room, held):
            return card
    return NO_CARD


def count_activation(state: RoseState, seat: int, room: int, held: int, replaced: bool) -> None:
    """R198 step 4; one that completes a Quest in place of the effect does not count for another such (A44)."""
    for place, card in enumerate(state.quests[seat]):
        goal = goal_of(state, card)
        counts = goal.when == ACTIVATE_ROOM and not (replaced and state.box.quest_replaces[card])
        if counts and room_suits(state, seat, goal, room, held):
            add(state, seat, place, goal, 1, room)


def forget_turn(state: RoseState) -> None:
    """R221 step 8: what is counted within a turn goes back to 0."""
    for seat, quests in enumerate(state.quests):
        if quests:
            pairs = zip(quests, counted(state, seat), strict=True)
            state.progress[seat] = tuple(0 if goal_of(state, card).window == "turn" else n for card, n in pairs)


# Checking.


def check_quests(state: RoseState, frame: Frame) -> None:
    """R203: Mages in play order, each one's Quests in the order drawn; again until none is met."""
    window: int = frame[1]
    for seat in play_order(state):
        progress = counted(state, seat)
        for place, card in enumerate(state.quests[seat]):
            if is_met(state, seat, goal_of(state, card), progress[place], window):
                state.stack.append((steps.CHECK_QUESTS, window))
                complete(state, seat, card, True)
                return


def is_met(state: RoseState, seat: int, goal: Goal, progress: int, window: int) -> bool:
    """What has happened often enough, or what is so now and counts at this check."""
    if goal.now:
        return counts_now(state, seat, goal, window) and NOW[goal.when](state, seat, goal)
    if progress < goal.count:
        return False
    return not goal.distinct or progress.bit_count() >= goal.count


def counts_now(state: RoseState, seat: int, goal: Goal, window: int) -> bool:
    """R203: `instant` in the owner's own activation only, `cleanup` in Clean-Up only."""
    if goal.window == "cleanup":
        return window == CLEANUP
    return state.phase == v.ACTION and state.active == seat


def enemy_models_here(state: RoseState, seat: int, goal: Goal) -> bool:
    room = state.mage_room[seat]
    if room == v.NOWHERE:
        return False
    return sum(owner_of(model) != seat for model in models_in(state, room)) >= goal.count


def no_damage_on_self(state: RoseState, seat: int, goal: Goal) -> bool:
    return not any(state.damage[seat]) and sum(state.trophies[seat]) >= goal.filter.get("trophies_at_least", 0)


# Goals that are not counted but so or not so.
NOW: Final[dict[str, Callable[[RoseState, int, Goal], bool]]] = {
    "enemy_models_here": enemy_models_here,
    "hand_size_at_most": lambda state, seat, goal: len(state.hand[seat]) <= goal.count,
    "hold_crown": lambda state, seat, goal: state.crown == seat,
    "no_damage_on_self": no_damage_on_self,
    "own_evocations_in_play": lambda state, seat, goal: len(evocations_of(state, seat)) >= goal.count,
    "pp_at_least": lambda state, seat, goal: state.points[seat] >= goal.count,
    "trophies_from_distinct_mages": lambda state, seat, goal: distinct_trophies(state, seat) >= goal.count,
}


def distinct_trophies(state: RoseState, seat: int) -> int:
    held: tuple[int, ...] = state.trophies[seat]
    return sum(count > 0 for count in held)


# Completing.


def complete(state: RoseState, seat: int, card: int, with_reward: bool, room: int = v.NOWHERE) -> None:
    """R204: turned up, points, Events, Traps of others, the reward; a Moon changes after all that (A61)."""
    holding.let_go_quest(state, seat, card)
    state.completed[seat] += (card,)
    state.revealed += 1
    note(state, "completes", seat, state.box.quest_points[card], card, state.act_card)
    points.gain_points(state, seat, state.box.quest_points[card])
    if with_reward and state.box.quest_reward[card]:
        state.stack.append((steps.QUEST_REWARD, seat, card, room))
    state.stack.append((steps.FIRE_TRAPS_LATER, snares.ENEMY_COMPLETES_QUEST, seat, state.mage_room[seat]))
    track.run_hooks(state, "mage_completes_quest", seat)


def quest_reward(state: RoseState, frame: Frame) -> None:
    """The owner makes the choices in it; `here` is the room whose effect it stands in for."""
    _, seat, card, room = frame
    begin_act(state, v.QUEST, seat, card=card, actor=seat, room=room)
    state.stack.append((base.RUN, state.box.quest_reward[card], 0, seat, card))
