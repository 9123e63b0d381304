"""Goals of Quests: what they count while it happens (R124 to R127, R202).

What a Quest has counted is a number; of goals that count different things, one bit for each of them. Nobody but its
owner knows it, so nothing here asks anybody.
"""

from __future__ import annotations

from typing import Final

from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.lodge.models import is_mage
from wandwright.games.black_rose_wars.library import Goal
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


def count_spell(state: RoseState, seat: int, card: int) -> None:
    """R202: a side of a card has resolved or was triggered."""
    count_goal(state, seat, SPELL_CAST, 1, state.box.school_of[card])
    if state.box.is_forgotten[card]:
        count_goal(state, seat, FORGOTTEN_CAST, 1)
