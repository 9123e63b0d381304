"""Defeat: Evocations are removed, Mages fall, and what that sets off (R101 to R105, R186)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import speech
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import cells, evocations, steps, traps
from wandwright.games.black_rose_wars.chapters.events import points, reactions
from wandwright.games.black_rose_wars.chapters.lodge import sheets
from wandwright.games.black_rose_wars.chapters.lodge.models import evocations_of, play_order
from wandwright.games.black_rose_wars.chapters.lodge.tokens import NO_TOKENS
from wandwright.games.black_rose_wars.chapters.quests import goals
from wandwright.games.black_rose_wars.state import RoseState

# R103: points of the first place, alone or not, of the second, and of every other; a tie costs each one point.
FIRST_PLACE: Final = 4
SOLE_PLACE: Final = 5
SECOND_PLACE: Final = 2
OTHER_PLACE: Final = 1


def check_falls(state: RoseState, frame: Frame = ()) -> None:
    """R186: after an operation, first Evocations, one after the other, then all Mages that have fallen."""
    model = spent_evocation(state)
    if model != v.NO_MODEL:
        state.stack.append((steps.CHECK_FALLS,))
        evocations.remove_evocation(state, model, state.evocation_hit[model - v.FIRST_EVOCATION])
        return
    fallen = [seat for seat in play_order(state) if is_spent(state, seat)]
    if not fallen:
        return
    in_lodge = [seat for seat in fallen if state.mage_room[seat] != v.NOWHERE]
    state.stack.append((steps.AFTER_FALLS, tuple(fallen), tuple(in_lodge)))
    for seat in fallen:
        defeat(state, seat)


def spent_evocation(state: RoseState) -> int:
    """The first Evocation whose damage equals its health; NO_MODEL if there is none."""
    health = state.box.evocation_health
    for place, tokens in enumerate(state.evocation_damage):
        if tokens and state.evocation[place] != v.NO_MODEL and sum(tokens) >= health[state.evocation[place]]:
            break
    else:
        return v.NO_MODEL
    for seat in play_order(state):
        for model in evocations_of(state, seat):
            place = model - v.FIRST_EVOCATION
            if sum(state.evocation_damage[place]) >= health[state.evocation[place]]:
                return model
    return v.NO_MODEL


def is_spent(state: RoseState, seat: int) -> bool:
    """R101."""
    tokens = state.damage[seat]
    return bool(tokens) and sum(tokens) >= sheets.health_of(state, seat)


def defeat(state: RoseState, seat: int) -> None:
    """R102: the Trophy, points by contribution, the tokens go, the Mage returns to its Cell; states and buffs end."""
    tokens = state.damage[seat]
    if state.events is not None:
        details = {"by": speech.side_code(state.last_side[seat])}
        note(state, "is_defeated", seat, sum(tokens), NO_CARD, state.act_card, details)
    take_trophy(state, seat, state.last_side[seat])
    for side, gained in enumerate(contributions(tokens)):
        if gained:
            points.gain_points(state, side, gained)
    count_defeat(state, seat, tokens)
    state.damage[seat] = NO_TOKENS
    state.states[seat] = state.strength[seat] = state.movement[seat] = 0
    if state.mage_room[seat] == v.NOWHERE:
        # R216: one that falls in its Cell stays there, and fell in no room.
        state.stood[seat] = v.NOWHERE
    else:
        cells.leave_lodge(state, seat)


def contributions(tokens: tuple[int, ...]) -> list[int]:
    """R103: points of each side for its tokens; places are dense, so that a tie leaves the next place open (A13)."""
    counts = sorted({count for count in tokens if count}, reverse=True)
    contributors = sum(count > 0 for count in tokens)
    return [place_points(tokens, counts, count, contributors) for count in tokens]


def place_points(tokens: tuple[int, ...], counts: list[int], count: int, contributors: int) -> int:
    if not count:
        return 0
    place = counts.index(count)
    if place > 1:
        return OTHER_PLACE
    if contributors == 1:
        return SOLE_PLACE
    return (FIRST_PLACE, SECOND_PLACE)[place] - (tokens.count(count) > 1)


def take_trophy(state: RoseState, victim: int, side: int) -> None:
    """R102, R104, A46: the owner of the last token takes one, if any of the ten is left."""
    if side in (v.BLACK_ROSE, v.NOBODY) or trophies_left(state, victim) <= 0:
        return
    held = list(state.trophies[side] or (0,) * v.MOST_SEATS)
    held[victim] += 1
    state.trophies[side] = tuple(held)
    if state.events is not None:
        note(state, "takes_trophy", side, 1, NO_CARD, NO_CARD, {"model": speech.code(state, victim)})


def trophies_left(state: RoseState, victim: int) -> int:
    """R28: those by the sheet of a Mage that nobody has won yet."""
    return v.TROPHIES - sum(held[victim] for held in state.trophies if held)


def count_defeat(state: RoseState, victim: int, tokens: tuple[int, ...]) -> None:
    """Progress of Quests about defeats."""
    contributors = [side for side, count in enumerate(tokens) if count]
    for side in contributors:
        if side != v.BLACK_ROSE:
            goals.count_goal(state, side, goals.DEFEAT_CONTRIBUTION, 1)
            if len(contributors) == 1:
                goals.count_goal(state, side, goals.SOLE_CONTRIBUTOR_DEFEAT, 1)
    last = state.last_side[victim]
    if last not in (v.BLACK_ROSE, v.NOBODY):
        goals.count_goal(state, last, goals.MAGE_DEFEATED_BY_SELF, 1, state.last_source[victim])


def after_falls(state: RoseState, frame: Frame) -> None:
    """R186: `mage_enters_cell` and `mage_defeated` Events, then `mage_defeated` Traps, once each (A59)."""
    _, fallen, in_lodge = frame
    for seat in reversed(fallen):
        state.stack.append((steps.FIRE_TRAPS_LATER, traps.MAGE_DEFEATED, seat, state.stood[seat]))
    for seat in reversed(fallen):
        reactions.run_hooks(state, "mage_defeated", seat, room=state.stood[seat])
    for seat in reversed(in_lodge):
        reactions.run_hooks(state, "mage_enters_cell", seat)
