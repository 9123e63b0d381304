"""Phase 2: the Voldemort die, his attack, the Death Eaters, and the penalties of corrupted places (R22 to R30)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.chance import roll
from wandwright.engine.events import note
from wandwright.engine.state import NO_CARD, NOBODY, Frame, new_frame
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.rules.harm import corrupt, death_eaters_at, exposed, hurt, wizards_at
from wandwright.games.death_eaters_rising.state import RisingState


def roll_voldemort(state: RisingState, frame: Frame) -> None:
    """R22, R23, R30: after the mission token is placed the die turns Voldemort, or shows the Dark Mark."""
    state.phase = steps.DARK
    faces = state.box.voldemort_faces
    face = faces[roll(state, steps.VOLDEMORT_STREAM, len(faces))]
    note(state, "voldemort_die", state.active, 1, NO_CARD, NO_CARD, {"face": v.VOLDEMORT_FACES[face]})
    if face == v.DARK_MARK:
        push_dark_mark(state)
    else:
        turn_voldemort(state, 1 if face == v.CLOCKWISE else steps.LOCATIONS - 1)
    push_order(state, death_eaters_at(state, state.voldemort), steps.REGULAR)
    state.stack.append((steps.ATTACK,))


def turn_voldemort(state: RisingState, by: int) -> None:
    """R23, A1: by one location, clockwise or the other way."""
    state.voldemort = (state.voldemort + by) % steps.LOCATIONS
    note(state, "faces", NOBODY, 0, state.box.locations[state.voldemort], NO_CARD)


def push_dark_mark(state: RisingState) -> None:
    """R28, R29: Dark Mark abilities at his location first, then clockwise; the penalties come last."""
    push_order(state, list(state.corrupted), steps.PENALTY)
    for further in (2, 1, 0):
        location = (state.voldemort + further) % steps.LOCATIONS
        push_order(state, death_eaters_at(state, location), steps.DARK_MARK)


def push_order(state: RisingState, cards: list[int], sort: int) -> None:
    if cards:
        state.stack.append(new_frame(steps.Ordering, (steps.ORDER, state.active, NO_CARD, tuple(cards), sort)))


def attack(state: RisingState, frame: Frame) -> None:
    """R24, R25, R26: 1 damage on every wizard there, the active team included; then 1 corruption (A2, A3)."""
    location = state.box.locations[state.voldemort]
    note(state, "attacks", NOBODY, 0, location, NO_CARD)
    for card in wizards_at(state, state.voldemort):
        hurt(state, card, 1, location)
    corrupt(state, state.voldemort, 1, location)


def list_order(state: RisingState, question: steps.Ordering) -> list[int]:
    """A5, A6: the active player chooses which comes next, unless the table plays in a fixed order."""
    _, _, _, cards, _ = question
    return [cards[0]] if state.box.fixed_order else list(cards)


PROGRAM_EVENTS: Final = ("resolves", "dark_mark", "penalty")


def answer_order(state: RisingState, question: steps.Ordering, answer: int) -> None:
    """R27, R28, R29: resolve one; the others wait."""
    _, _, _, cards, sort = question
    push_order(state, [card for card in cards if card != answer], sort)
    box = state.box
    programs = (box.regular, box.dark_mark, box.penalty)[sort]
    note(state, PROGRAM_EVENTS[sort], NOBODY, 0, answer, NO_CARD)
    state.stack.append((steps.RUN, programs[answer], 0, state.active, answer))


def list_corrupt(state: RisingState, question: steps.Amount) -> list[int]:
    """The locations whose exposed places have most corruption; the active player breaks a tie, but not of full ones."""
    most = max(state.corruption)
    tied = [location for location in range(steps.LOCATIONS) if state.corruption[location] == most]
    return [location for location in tied if most < state.box.spaces[exposed(state, location)]]


def answer_corrupt(state: RisingState, question: steps.Amount, answer: int) -> None:
    corrupt(state, answer, question.amount, question.source)
