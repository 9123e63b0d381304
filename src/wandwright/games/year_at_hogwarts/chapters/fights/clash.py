"""Fights of Underage players: one die each (R141 to R144, H76)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame
from wandwright.games.year_at_hogwarts.chapters.castle.special_items import spend
from wandwright.games.year_at_hogwarts.chapters.fights import card_limits, shapes, steps
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.chapters.fights.chances import die
from wandwright.games.year_at_hogwarts.chapters.fights.combat import is_over
from wandwright.games.year_at_hogwarts.state import YearState

# R142: who makes the other lose so many PV in this fight wins.
ENOUGH: Final = 2


def clash(state: YearState, frame: Frame) -> None:
    """H76: before each pair of dice a token may be used, by the attacker first."""
    _, first_lost, second_lost = frame
    state.stack.append((steps.ROLL_PAIR, first_lost, second_lost))
    for seat in reversed(state.fighters):
        state.stack.append(shapes.Waiting(steps.READY, seat, NO_CARD, first_lost, second_lost))


def list_ready(state: YearState, question: shapes.Waiting) -> list[int]:
    if is_over(state):
        return []
    return [steps.ATTACK, *(steps.USE + item for item in card_limits.usable_items(state, question.seat))]


def answer_ready(state: YearState, question: shapes.Waiting, answer: int) -> None:
    if answer != steps.ATTACK:
        state.stack.append(question)
        spend(state, question.seat, answer - steps.USE)


def roll_pair(state: YearState, frame: Frame) -> None:
    """R141: both roll; the higher takes 1 PV from the other; ties are rolled again."""
    if is_over(state):
        return
    _, *lost = frame
    first, second = die(state), die(state)
    note(state, "clashes", state.fighters[0], 0, NO_CARD, NO_CARD, {"dice": f"{first} {second}"})
    if first != second:
        side = int(first > second)
        lost[side] += 1
        f.hurt(state, state.fighters[side], 1)
        if lost[side] >= ENOUGH and state.beaten == NOBODY:
            state.beaten = state.fighters[side]
    if not is_over(state):
        state.stack.append((steps.CLASH, *lost))
