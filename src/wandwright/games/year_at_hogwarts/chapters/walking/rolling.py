"""The movement dice (R40, R43) and the sheets and cards that change their total."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.chance import roll
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame, new_frame
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle.sheets import movement_of
from wandwright.games.year_at_hogwarts.chapters.walking import steps
from wandwright.games.year_at_hogwarts.chapters.walking.reach import can_use_all
from wandwright.games.year_at_hogwarts.state import YearState

KEPT_DICE: Final = 2


def dice_of(state: YearState, seat: int) -> int:
    """R40, R227, R239: two, for some sheets three; in the second mode some pawns have fewer."""
    box = state.box
    for movement_dice in box.hooks.movement_dice:
        dice = movement_dice(state, seat)
        if dice:
            return dice
    return 3 if box.movement[seat] == v.ROLL_3_KEEP_2 else KEPT_DICE


def roll_dice(state: YearState, frame: Frame) -> None:
    seat = state.active
    state.dice = tuple([1 + roll(state, v.DICE_STREAM, 6) for _ in range(dice_of(state, seat))])
    if state.events is not None:
        note(state, "rolls", seat, sum(state.dice), NO_CARD, NO_CARD, {"dice": " ".join(map(str, state.dice))})
    state.stack.append(new_frame(Plain, (steps.TOTAL, seat, NO_CARD)))


@cache
def totals_of(dice: tuple[int, ...], ability: int, amount: int) -> frozenset[int]:
    """The totals that the dice and a sheet allow; few dice and sheets, so each is worked out once."""
    sums = {sum(kept) for kept in combinations(dice, KEPT_DICE)} if len(dice) > KEPT_DICE else {sum(dice)}
    if ability == v.ADJUST_ROLL:
        return frozenset(total + by for total in sums for by in range(-amount, amount + 1) if total + by > 0)
    if ability == v.MINIMUM:
        return frozenset(max(total, amount) for total in sums)
    return frozenset(total + amount for total in sums) if ability == v.PLUS_STEPS else frozenset(sums)


def totals(state: YearState, seat: int) -> list[int]:
    """H91: each bonus whole or not at all, where a full walk exists."""
    plain = totals_of(state.dice, *movement_of(state, seat))
    if not state.bonus:
        return sorted(plain)
    longer = {
        total + sum(some)
        for count in range(1, len(state.bonus) + 1)
        for some in combinations(state.bonus, count)
        for total in plain
    }
    return sorted(plain | {total for total in longer - plain if can_use_all(state, seat, total)})


def list_total(state: YearState, question: Plain) -> list[int]:
    _, seat, _ = question
    legal = totals(state, seat)
    if state.box.movement[seat] == v.REROLL_MOVEMENT and not state.rerolled:
        legal.append(steps.REROLL)
    return legal


def answer_total(state: YearState, question: Plain, answer: int) -> None:
    if answer == steps.REROLL:
        state.rerolled = 1
        state.stack.append((steps.ROLL_DICE,))
    else:
        state.total = answer
        state.stack.append((steps.BEGIN_MOVE,))
