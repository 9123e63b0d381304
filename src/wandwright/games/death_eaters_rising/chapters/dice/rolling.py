"""Rolling the wizard dice, and what they show (R33, R36)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.chance import numbers, scripted
from wandwright.engine.state.events import Details, note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.dice.pool import in_pool
from wandwright.games.death_eaters_rising.state import RisingState

FACES: Final = 6


def about_die(colour: int, face: int) -> Details:
    """What an event tells of a die that was rolled."""
    return {"color": v.COLORS[colour], "face": face}


def throw(state: RisingState, colours: list[int]) -> list[int]:
    """What dice of these colours, rolled together, come to show; equal faces are one."""
    faces = prepared_faces(state, colours) if state.script is not None else []
    first_face = state.box.first_face
    for number in numbers(state, v.DICE_STREAM, len(colours) - len(faces)):
        faces.append(first_face[colours[len(faces)]][number % FACES])
    return faces


def prepared_faces(state: RisingState, colours: list[int]) -> list[int]:
    """What a scenario lets the first of the dice show."""
    faces: list[int] = []
    for colour in colours:
        prepared = scripted(state, v.DICE_STREAM)
        if prepared is None:
            break
        symbol, count = prepared
        faces.append(state.box.face_showing(colour, symbol, count))
    return faces


def roll_pool(state: RisingState) -> None:
    """R33, R36: all dice of the pool are rolled."""
    dice = in_pool(state)
    colours = [state.box.die_colour[die] for die in dice]
    faces = throw(state, colours)
    for place, die in enumerate(dice):
        state.die_face[die] = faces[place] + 1
        if state.events is not None:
            note(state, "rolls", state.active, 1, NO_CARD, NO_CARD, about_die(colours[place], faces[place]))
    state.rolls += 1
    state.committed = 0
    # New dice are news to everybody, also to whoever had passed.
    state.passed = ()


def shown(state: RisingState, die: int) -> int:
    """A rolled die as an answer names it; -1 if it was not rolled yet."""
    face = state.die_face[die]
    return state.box.die_colour[die] * v.PER_COLOUR + face - 1 if face else -1


def shown_dice(state: RisingState, without: tuple[int, ...] = ()) -> list[int]:
    """What the rolled dice of the pool show, equal ones once."""
    return faces_up(state, [die for die in in_pool(state) if die not in without])


def faces_up(state: RisingState, dice: list[int]) -> list[int]:
    """What the rolled ones of some dice show, equal ones once."""
    colours = state.box.die_colour
    faces = state.die_face
    found: list[int] = []
    for die in dice:
        if faces[die]:
            code = colours[die] * v.PER_COLOUR + faces[die] - 1
            if code not in found:
                found.append(code)
    return found


def die_showing(state: RisingState, code: int, without: tuple[int, ...] = ()) -> int:
    """A die of the pool that shows what an answer names."""
    return next(die for die in in_pool(state) if shown(state, die) == code and die not in without)


def symbol_of(state: RisingState, code: int) -> int:
    colour, face = divmod(code, v.PER_COLOUR)
    return state.box.faces[colour][face][0]
