"""Evaluation of Quidditch: goals, pieces, who is how near to a shot, Beaters and Bludgers.

Whoever is on the move counts the shot that the actions of now are enough for. The other side rolls two dice next, so
what it needs for a shot is a danger by the odds of those dice.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from wandwright.engine.boards.boards import in_set, space_set
from wandwright.games.year_at_hogwarts.chapters.quidditch.tables import HELD, NOWHERE, PitchTables
from wandwright.games.year_at_hogwarts.chapters.quidditch.words import AVERAGE_STEP
from wandwright.games.year_at_hogwarts.state import YearState

# What is worth how much of the match: a goal, a piece by its role, the Quaffle, a step nearer to what one wants.
GOAL: Final = 0.2
PIECES: Final[tuple[float, ...]] = (0.08, 0.04, 0.12)
STEP: Final = 0.015
# Coming nearer to the Quaffle is worth less than carrying it, or the holder would shy away from every rival.
CHASE: Final = 0.006
NEAR: Final = 5
BEATER_STEP: Final = 0.01
IN_HAND: Final = 0.06
# R204: one die is higher than the other. R201: whoever is reached is out half the time.
SCORES: Final = 15 / 36
OUT: Final = 0.5
# What the rival may do counts a little less than what one does: it may be undone first.
DANGER: Final = 0.75
# What is lost with a Quaffle that is stolen.
LOST: Final = 0.16
POSSESSION: Final = 0.08
FAR_AWAY: Final = 9
# No way leads to a shot.
NEVER: Final = 99
# R193: two dice show so many or more, from 0 to 13.
ODDS: Final[tuple[float, ...]] = tuple(
    [sum([first + second >= least for first in range(1, 7) for second in range(1, 7)]) / 36 for least in range(14)]
)
# R207: a pass and a shot, and the way from one defence area to the other.
ACROSS: Final = 4
# Phase 2: what a card is worth in steps, and how much a lead decides.
CARD: Final = 2.0
SPREAD: Final = 4.0


def chance_of(state: YearState, seat: int) -> float:
    """From 0 to 1: how likely it looks that this seat wins the match on the pitch; 0 for who does not play it."""
    if seat not in state.sides:
        return 0.0
    side = state.sides.index(seat)
    ahead = lead(state, side) / SPREAD if state.phase == 2 else 2 * stand(state, side)
    return 1 / (1 + exp(-ahead))


def lead(state: YearState, side: int) -> float:
    """R212 to R216, in steps: steps, cards and who rolls next."""
    rival = 1 - side
    own_cards, other_cards = (len(state.quidditch[state.sides[one]]) for one in (side, rival))
    turn = AVERAGE_STEP / 2 if state.side == side else -AVERAGE_STEP / 2
    lost = AVERAGE_STEP * (state.skips[rival] - state.skips[side])
    return state.seekers[side] - state.seekers[rival] + turn + CARD * (own_cards - other_cards) + lost


def stand(state: YearState, side: int) -> float:
    """How far a side is ahead in phase 1."""
    ahead = has(state, state.side) - has(state, 1 - state.side) + shots(state)
    return ahead if side == state.side else -ahead


def has(state: YearState, side: int) -> float:
    """What a side has on the pitch: goals, pieces, Beaters in place."""
    pitch, slots = state.box.quidditch, state.slots
    pieces = sum([PIECES[pitch.role[piece]] for piece in pitch.pieces[side] if slots[piece] >= 0])
    return GOAL * state.goals[side] + pieces + with_quaffle(state, side) + with_bludgers(state, side)


def with_quaffle(state: YearState, side: int) -> float:
    """R198, R204, R207, R209: nearer to a shot, to a Keeper's pass, or to the Quaffle itself."""
    pitch, quaffle = state.box.quidditch, state.balls[0]
    chasers = pitch.chasers[side]
    holder = quaffle - HELD
    if holder in chasers:
        way = steps_between(state, (state.slots[holder],), open_to(state, 1 - side, (holder,)))
        return POSSESSION * 2 - STEP * min(way, NEAR)
    standing = standing_on(state, chasers)
    if quaffle == NOWHERE or holder == pitch.keeper[1 - side]:
        return -CHASE * min(steps_between(state, standing, pitch.in_defence[1 - side]), NEAR)
    if holder == pitch.keeper[side]:
        return POSSESSION - CHASE * min(steps_between(state, standing, open_to(state, side, chasers)), NEAR)
    slot = quaffle if holder < 0 else state.slots[holder]
    return -CHASE * min(steps_between(state, standing, 1 << slot), NEAR)


# Who comes to a shot.


def shots(state: YearState) -> float:
    """For the side on the move: its shot in this turn; else what the rival can do in the next one."""
    side = state.side
    if steps_to_shot(state, side) <= state.actions:
        return shot_worth(state, side)
    other, other_worth = steps_to_shot(state, 1 - side), shot_worth(state, 1 - side)
    return -DANGER * other_worth * odds_of(other) - LOST * odds_of(steps_to_steal(state, side))


def steps_to_steal(state: YearState, side: int) -> int:
    """R209: the actions that the rival needs to take the Quaffle from a Chaser of this side."""
    holder = state.balls[0] - HELD
    if holder not in state.box.quidditch.chasers[side]:
        return NEVER
    rivals = standing_on(state, state.box.quidditch.chasers[1 - side])
    return max(steps_between(state, rivals, 1 << state.slots[holder]), 1) if rivals else NEVER


def shot_worth(state: YearState, side: int) -> float:
    """R204, R206: of a goal, by the odds of the dice; sure without a Keeper."""
    return GOAL * SCORES if state.slots[state.box.quidditch.keeper[1 - side]] >= 0 else GOAL


def odds_of(needed: int) -> float:
    """R193: two dice are enough for so many actions."""
    return ODDS[needed] if needed < len(ODDS) else 0.0


def steps_to_shot(state: YearState, side: int) -> int:
    """R198, R204, R207, R209: the actions a side needs for a shot, the shot included, as everybody stands."""
    pitch, quaffle = state.box.quidditch, state.balls[0]
    holder, chasers = quaffle - HELD, standing_on(state, pitch.chasers[side])
    if quaffle == NOWHERE or holder == pitch.keeper[1 - side] or not chasers:
        return NEVER
    if holder == pitch.keeper[side]:
        return 2 + ACROSS + steps_between(state, chasers, open_to(state, side, pitch.chasers[side]))
    slot = quaffle if holder < 0 else state.slots[holder]
    carried = 1 + steps_between(state, (slot,), open_to(state, 1 - side, pitch.chasers[side]))
    if holder in pitch.chasers[side]:
        return carried
    # Who shares the slot of the holder takes the Quaffle without a step, but with an action.
    return carried + max(steps_between(state, chasers, 1 << slot), 1)


@cache
def around(pitch: PitchTables) -> tuple[int, ...]:
    """The neighbours of each slot, as a set."""
    return tuple(space_set(pitch.board.neighbours(slot)) for slot in range(len(pitch.slot_names)))


def steps_between(state: YearState, starts: tuple[int, ...], ends: int) -> int:
    """The fewest steps from one of some slots to a set of slots, around pieces that stand in the way."""
    beside = around(state.box.quidditch)
    shut = space_set([slot for slot in state.slots if slot >= 0]) & ~ends
    reached = edge = space_set(starts)
    for count in range(FAR_AWAY):
        if reached & ends:
            return count
        grown = 0
        for slot in in_set(edge):
            grown |= beside[slot]
        edge = grown & ~shut & ~reached
        reached |= edge
    return FAR_AWAY


def standing_on(state: YearState, pieces: tuple[int, ...]) -> tuple[int, ...]:
    """The slots of those of some pieces that are still in the match."""
    return tuple([slot for piece in pieces if (slot := state.slots[piece]) >= 0])


def open_to(state: YearState, side: int, pieces: tuple[int, ...]) -> int:
    """The slots of a defence area on which nobody stands but some pieces who want to be there."""
    others = [slot for piece, slot in enumerate(state.slots) if slot >= 0 and piece not in pieces]
    return state.box.quidditch.in_defence[side] & ~space_set(others)


# Beaters.


def with_bludgers(state: YearState, side: int) -> float:
    """R199, R200: Bludgers in hand; for who is on the move also the best throw, and the way to a loose Bludger."""
    pitch, worth = state.box.quidditch, 0.0
    loose = space_set([ball for ball in state.balls[1:] if ball < NOWHERE and ball not in state.slots])
    for beater in pitch.beaters[side]:
        slot = state.slots[beater]
        is_held = HELD + beater in state.balls
        worth += IN_HAND * is_held
        if slot < 0 or side != state.side:
            continue
        if not is_held:
            worth -= BEATER_STEP * min(steps_between(state, (slot,), loose), NEAR)
        elif not state.spent >> beater & 1:
            worth += aim_from(state, side, slot)
    return worth


def aim_from(state: YearState, side: int, slot: int) -> float:
    """What the best throw from a slot is worth."""
    return max([aim_worth(state, slot, piece) for piece in state.box.quidditch.pieces[1 - side]])


def aim_worth(state: YearState, slot: int, target: int) -> float:
    """R200, R201: whom a Bludger would hit, and how surely; out of line half as much, the nearer the better."""
    pitch, at = state.box.quidditch, state.slots[target]
    if at < 0:
        return 0.0
    worth = PIECES[pitch.role[target]] + POSSESSION * (state.balls[0] == HELD + target)
    hit = max(7 - pitch.board.distance(slot, at), 0) / 6 * OUT
    return worth * hit if at in pitch.lines[slot] else worth * hit / 2
