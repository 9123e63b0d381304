"""The shared dice: taking the pool and rolling it (R31 to R33)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.chance import numbers, scripted
from wandwright.engine.events import Details, note
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD, Frame
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.rules.conditions import holds
from wandwright.games.death_eaters_rising.state import RisingState

FACES: Final = 6


def shade(colour: int) -> Details:
    """What an event tells of a die that shows nothing yet."""
    return {"color": v.COLORS[colour]}


def about_die(colour: int, face: int) -> Details:
    """What an event tells of a die that was rolled."""
    return {"color": v.COLORS[colour], "face": face}


def take_pool(state: RisingState, frame: Frame) -> None:
    """R31: the dice of the headquarters, then those of wizards in the team; what must be set aside comes after."""
    state.phase = steps.DICE
    seat = state.active
    box = state.box
    card = state.headquarters[seat]
    for colour, count in enumerate(box.definitions[box.definition[card]].dice):
        for _ in range(count):
            gain_die(state, colour, card)
    state.stack.append((steps.START_DICE,))
    for wizard in reversed(state.teams[seat]):
        for ability in box.abilities[wizard]:
            if ability.when == v.POOL and holds(state, ability.condition, ability.value, seat, wizard):
                state.stack.append((steps.RUN, ability.program, 0, seat, wizard))


def start_dice(state: RisingState, frame: Frame) -> None:
    """Dice that the dark side takes are set aside before the first roll."""
    state.stack.append((steps.ACT_STEP,))
    for source in reversed(state.lost_dice):
        state.stack.append(Plain(steps.LOSE_DIE, state.active, source))
    state.lost_dice = ()


def free_die(state: RisingState, colour: int) -> int:
    """A die of a colour in the supply, or -1 (R32)."""
    colours = state.box.die_colour
    for die, place in enumerate(state.die_place):
        if place == steps.SUPPLY and colours[die] == colour:
            return die
    return -1


def gain_die(state: RisingState, colour: int, source: int) -> None:
    """R32: a die that the box does not have is not gained."""
    die = free_die(state, colour)
    if die >= 0:
        state.die_place[die] = steps.IN_POOL
        state.die_face[die] = 0
        if state.events is not None:
            note(state, "gains_die", state.active, 1, NO_CARD, source, shade(colour))


def list_colour(state: RisingState, question: steps.Colours) -> list[int]:
    """The colours of a gained die that the supply still has."""
    return [colour for colour in question.colours if free_die(state, colour) >= 0]


def answer_colour(state: RisingState, question: steps.Colours, answer: int) -> None:
    gain_die(state, answer, question.source)


def pool(state: RisingState) -> list[int]:
    """The dice that are neither assigned nor discarded."""
    return [die for die, place in enumerate(state.die_place) if place == steps.IN_POOL]


def pool_colours(state: RisingState) -> list[int]:
    """The colours of the dice that are still to be rolled or assigned."""
    return sorted({state.box.die_colour[die] for die in pool(state)})


def list_lose_die(state: RisingState, question: Plain) -> list[int]:
    return pool_colours(state)


def answer_lose_die(state: RisingState, question: Plain, answer: int) -> None:
    set_aside(state, answer, question.source)


def set_aside(state: RisingState, colour: int, source: int) -> None:
    """One die of a colour is out for this turn."""
    die = next(die for die in pool(state) if state.box.die_colour[die] == colour)
    state.die_place[die] = steps.ASIDE
    state.die_face[die] = 0
    note(state, "loses_die", state.active, 1, NO_CARD, source, shade(colour))


def throw(state: RisingState, colours: list[int]) -> list[int]:
    """What dice of these colours, rolled together, come to show; equal faces are one."""
    faces = prepared_faces(state, colours) if state.script is not None else []
    first_face = state.box.first_face
    for number in numbers(state, steps.DICE_STREAM, len(colours) - len(faces)):
        faces.append(first_face[colours[len(faces)]][number % FACES])
    return faces


def prepared_faces(state: RisingState, colours: list[int]) -> list[int]:
    """What a scenario lets the first of the dice show."""
    faces: list[int] = []
    for colour in colours:
        prepared = scripted(state, steps.DICE_STREAM)
        if prepared is None:
            break
        symbol, count = prepared
        faces.append(state.box.face_showing(colour, symbol, count))
    return faces


def roll_pool(state: RisingState) -> None:
    """R33, R36: all dice of the pool are rolled."""
    dice = pool(state)
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
    return state.box.die_colour[die] * steps.PER_COLOUR + face - 1 if face else -1


def shown_dice(state: RisingState, without: tuple[int, ...] = ()) -> list[int]:
    """What the rolled dice of the pool show, equal ones once."""
    return faces_up(state, [die for die in pool(state) if die not in without])


def faces_up(state: RisingState, dice: list[int]) -> list[int]:
    """What the rolled ones of some dice show, equal ones once."""
    colours = state.box.die_colour
    faces = state.die_face
    found: list[int] = []
    for die in dice:
        if faces[die]:
            code = colours[die] * steps.PER_COLOUR + faces[die] - 1
            if code not in found:
                found.append(code)
    return found


def die_showing(state: RisingState, code: int, without: tuple[int, ...] = ()) -> int:
    """A die of the pool that shows what an answer names."""
    return next(die for die in pool(state) if shown(state, die) == code and die not in without)


def list_reroll(state: RisingState, question: steps.Rerolls) -> list[int]:
    """Unassigned dice that were not re-rolled yet; after the first the player may stop."""
    return shown_dice(state, question.done) + ([steps.NO_MORE] if question.done else [])


def answer_reroll(state: RisingState, question: steps.Rerolls, answer: int) -> None:
    """A37: one unassigned die is rolled again."""
    if answer == steps.NO_MORE:
        return
    _, seat, source, left, done = question
    die = die_showing(state, answer, done)
    colour = state.box.die_colour[die]
    face = throw(state, [colour])[0]
    state.die_face[die] = face + 1
    note(state, "rerolls", seat, 1, NO_CARD, source, about_die(colour, face))
    done = (*done, die)
    if left > 1 and shown_dice(state, done):
        state.stack.append(steps.Rerolls(steps.REROLL, seat, source, left - 1, done))


def list_change_die(state: RisingState, question: steps.Changes) -> list[int]:
    """The dice that show one of the symbols an ability may turn away from; after the first the player may stop."""
    found = [code for code in shown_dice(state, question.done) if question.symbols >> symbol_of(state, code) & 1]
    return found + ([steps.NO_MORE] if question.done and found else [])


def symbol_of(state: RisingState, code: int) -> int:
    colour, face = divmod(code, steps.PER_COLOUR)
    return state.box.faces[colour][face][0]


def answer_change_die(state: RisingState, question: steps.Changes, answer: int) -> None:
    if answer == steps.NO_MORE:
        return
    _, seat, source, left, done, symbols = question
    die = die_showing(state, answer, done)
    if left > 1:
        state.stack.append(steps.Changes(steps.CHANGE_DIE, seat, source, left - 1, (*done, die), symbols))
    state.stack.append(steps.Face(steps.CHANGE_FACE, seat, source, answer, die))


def list_change_face(state: RisingState, question: steps.Face) -> list[int]:
    """Every other face of that die."""
    colour, face = divmod(question.shown, steps.PER_COLOUR)
    return [other for other in sorted(set(state.box.first_face[colour])) if other != face]


def answer_change_face(state: RisingState, question: steps.Face, answer: int) -> None:
    """A37: the die is turned to the chosen face."""
    _, seat, source, _, die = question
    state.die_face[die] = answer + 1
    note(state, "turns_die", seat, 1, NO_CARD, source, about_die(state.box.die_colour[die], answer))
