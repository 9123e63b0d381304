"""The Bull (R138, R215)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import PASS
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import shapes, steps
from wandwright.games.black_rose_wars.chapters.combat.damage import strike
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.lodge.board import distance, neighbours
from wandwright.games.black_rose_wars.chapters.lodge.models import models_in, play_order
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.games.black_rose_wars.vocabulary import NO_MODEL, NOWHERE

STEPS: Final = 2


def place_or_charge(state: RoseState, n: int) -> None:
    """With no Bull in the Lodge it is put there, and that is all; otherwise it charges."""
    if state.bull == NOWHERE:
        state.bull = state.box.black_rose_room
        note(state, "bull_placed", NOBODY, 0, NO_CARD, state.act_card)
        return
    state.stack.append(shapes.Bull(steps.BULL_PREY, state.crown, state.act_card, n, NO_MODEL, STEPS))


def list_bull_prey(state: RoseState, question: shapes.Bull) -> list[int]:
    """The Mage in the Lodge with most points; the Crown holder picks among equal ones. None: it stays."""
    there = [seat for seat in play_order(state) if state.mage_room[seat] != NOWHERE]
    most = max((state.points[seat] for seat in there), default=0)
    return sorted(seat for seat in there if state.points[seat] == most) or [PASS]


def answer_bull_prey(state: RoseState, question: shapes.Bull, answer: int) -> None:
    state.stack.append((steps.CHARGE, question.damage, answer, STEPS))


def charge(state: RoseState, frame: Frame) -> None:
    """A step on a shortest path, up to two, until it is with its prey: (…, damage, prey, left)."""
    _, damage, prey, left = frame
    if prey == PASS or not left or state.bull == state.mage_room[prey]:
        state.stack.append((steps.STRIKE_WITH_BULL, damage))
    else:
        state.stack.append(shapes.Bull(steps.BULL_STEP, state.crown, state.act_card, damage, prey, left))


def list_bull_step(state: RoseState, question: shapes.Bull) -> list[int]:
    goal = state.mage_room[question.prey]
    far = distance(state, state.bull, goal)
    return [lodge.ROOM + room for room in neighbours(state, state.bull) if distance(state, room, goal) == far - 1]


def answer_bull_step(state: RoseState, question: shapes.Bull, answer: int) -> None:
    state.bull = answer - lodge.ROOM
    state.stack.append((steps.CHARGE, question.damage, question.prey, question.left - 1))


def strike_with_bull(state: RoseState, frame: Frame) -> None:
    """Every model where it stops, source Event: (…, damage)."""
    _, number = frame
    note(state, "bull_strikes", NOBODY, number, NO_CARD, state.act_card, {"room": state.box.room_names[state.bull]})
    state.stack.append((steps.CHECK_FALLS,))
    for model in reversed(models_in(state, state.bull)):
        strike(state, model, number, v.BLACK_ROSE, v.EVENT, NO_MODEL)
