"""The Voldemort die, and Voldemort's attack (R22 to R26)."""

from __future__ import annotations

from wandwright.engine.state.chance import roll
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board.characters import death_eaters_at, wizards_at
from wandwright.games.death_eaters_rising.chapters.board.corruption import corrupt
from wandwright.games.death_eaters_rising.chapters.board.damage import hurt
from wandwright.games.death_eaters_rising.chapters.voldemort import shapes, steps
from wandwright.games.death_eaters_rising.chapters.voldemort.dark_side import push_dark_mark, push_order
from wandwright.games.death_eaters_rising.state import RisingState


def roll_voldemort(state: RisingState, frame: Frame) -> None:
    """R22, R23, R30: after the mission token is placed the die turns Voldemort, or shows the Dark Mark."""
    state.phase = v.DARK
    faces = state.box.voldemort_faces
    face = faces[roll(state, v.VOLDEMORT_STREAM, len(faces))]
    note(state, "voldemort_die", state.active, 1, NO_CARD, NO_CARD, {"face": v.VOLDEMORT_FACES[face]})
    if face == v.DARK_MARK:
        push_dark_mark(state)
    else:
        turn_voldemort(state, 1 if face == v.CLOCKWISE else v.LOCATIONS - 1)
    push_order(state, death_eaters_at(state, state.voldemort), shapes.REGULAR)
    state.stack.append((steps.ATTACK,))


def turn_voldemort(state: RisingState, by: int) -> None:
    """R23, A1: by one location, clockwise or the other way."""
    state.voldemort = (state.voldemort + by) % v.LOCATIONS
    note(state, "faces", NOBODY, 0, state.box.locations[state.voldemort], NO_CARD)


def attack(state: RisingState, frame: Frame) -> None:
    """R24, R25, R26: 1 damage on every wizard there, the active team included; then 1 corruption (A2, A3)."""
    location = state.box.locations[state.voldemort]
    note(state, "attacks", NOBODY, 0, location, NO_CARD)
    for card in wizards_at(state, state.voldemort):
        hurt(state, card, 1, location)
    corrupt(state, state.voldemort, 1, location)
