"""The dice pool: taking it, gaining dice and losing them (R31, R32)."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import Details, note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board.abilities import holds, take_effect
from wandwright.games.death_eaters_rising.chapters.dice import shapes, steps
from wandwright.games.death_eaters_rising.chapters.voldemort.dark_side import rule_of_word
from wandwright.games.death_eaters_rising.speech import asked, spoken
from wandwright.games.death_eaters_rising.state import RisingState


def take_pool(state: RisingState, frame: Frame) -> None:
    """R31: the dice of the headquarters, then those of wizards in the team; what must be set aside comes after."""
    state.phase = v.DICE
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
                take_effect(state, ability.program, seat, wizard)


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
        if place == v.SUPPLY and colours[die] == colour:
            return die
    return -1


def gain_die(state: RisingState, colour: int, source: int) -> None:
    """R32: a die that the box does not have is not gained."""
    die = free_die(state, colour)
    if die >= 0:
        state.die_place[die] = v.IN_POOL
        state.die_face[die] = 0
        if state.events is not None:
            note(state, "gains_die", state.active, 1, NO_CARD, source, shade(colour))


def shade(colour: int) -> Details:
    """What an event tells of a die that shows nothing yet."""
    return {"color": v.COLORS[colour]}


def in_pool(state: RisingState) -> list[int]:
    """The dice that are neither assigned nor discarded."""
    return [die for die, place in enumerate(state.die_place) if place == v.IN_POOL]


def pool_colours(state: RisingState) -> list[int]:
    """The colours of the dice that are still to be rolled or assigned."""
    return sorted({state.box.die_colour[die] for die in in_pool(state)})


def set_aside(state: RisingState, colour: int, source: int) -> None:
    """One die of a colour is out for this turn."""
    die = next(die for die in in_pool(state) if state.box.die_colour[die] == colour)
    state.die_place[die] = v.ASIDE
    state.die_face[die] = 0
    note(state, "loses_die", state.active, 1, NO_CARD, source, shade(colour))


def list_colour(state: RisingState, question: shapes.Colours) -> list[int]:
    """The colours of a gained die that the supply still has."""
    return [colour for colour in question.colours if free_die(state, colour) >= 0]


def answer_colour(state: RisingState, question: shapes.Colours, answer: int) -> None:
    gain_die(state, answer, question.source)


def prompt_colour(state: RisingState, question: shapes.Colours, secret: bool) -> str:
    return asked("prompt-colour", state, question, card=spoken(state, question.source))


def list_lose_die(state: RisingState, question: Plain) -> list[int]:
    return pool_colours(state)


def answer_lose_die(state: RisingState, question: Plain, answer: int) -> None:
    set_aside(state, answer, question.source)


def rule_lose_die(state: RisingState, question: Plain) -> str:
    return "R31" if question.source == NO_CARD else rule_of_word(state, question.source, "lose_die")
