"""Quests completed: when they are checked, their points and their rewards (R125 to R128, R203 to R206)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.effects import steps as effects
from wandwright.games.black_rose_wars.chapters.effects.acts import begin_act
from wandwright.games.black_rose_wars.chapters.events import points, reactions
from wandwright.games.black_rose_wars.chapters.lodge.models import evocations_of, models_in, owner_of, play_order
from wandwright.games.black_rose_wars.chapters.quests import hand, steps
from wandwright.games.black_rose_wars.chapters.quests.goals import ACTIVATE_ROOM, counted, goal_of, room_suits
from wandwright.games.black_rose_wars.library import Goal
from wandwright.games.black_rose_wars.state import RoseState

# R203: which check it is.
HELD: Final = 0
CLEANUP: Final = 1


def room_quest(state: RoseState, seat: int, room: int, held: int = 0) -> int:
    """R205: the first Quest drawn that this activation completes in place of the room's effect; NO_CARD if none."""
    progress = counted(state, seat)
    for place, card in enumerate(state.quests[seat]):
        goal = goal_of(state, card)
        replaces = state.box.quest_replaces[card] and goal.when == ACTIVATE_ROOM
        if replaces and progress[place] + 1 >= goal.count and room_suits(state, seat, goal, room, held):
            return card
    return NO_CARD


# Checking.


def check_quests(state: RoseState, frame: Frame) -> None:
    """R203: Mages in play order, each one's Quests in the order drawn; again until none is met."""
    _, window = frame
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
    hand.let_go_quest(state, seat, card)
    state.completed[seat] += (card,)
    state.revealed += 1
    note(state, "completes", seat, state.box.quest_points[card], card, state.act_card)
    points.gain_points(state, seat, state.box.quest_points[card])
    if with_reward and state.box.quest_reward[card]:
        state.stack.append((steps.QUEST_REWARD, seat, card, room))
    for join in state.box.hooks.on_quest_completed:
        join(state, seat)
    reactions.run_hooks(state, "mage_completes_quest", seat)


def quest_reward(state: RoseState, frame: Frame) -> None:
    """The owner makes the choices in it; `here` is the room whose effect it stands in for."""
    _, seat, card, room = frame
    begin_act(state, v.QUEST, seat, card=card, actor=seat, room=room)
    state.stack.append((effects.RUN, state.box.quest_reward[card], 0, seat, card))
