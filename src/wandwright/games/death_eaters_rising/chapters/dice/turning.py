"""Re-rolling and turning dice that are not assigned (A37)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.dice import shapes, steps
from wandwright.games.death_eaters_rising.chapters.dice.rolling import (
    about_die,
    die_showing,
    shown_dice,
    symbol_of,
    throw,
)
from wandwright.games.death_eaters_rising.speech import asked, speak
from wandwright.games.death_eaters_rising.state import RisingState


def list_reroll(state: RisingState, question: shapes.Rerolls) -> list[int]:
    """Unassigned dice that were not re-rolled yet; after the first the player may stop."""
    return shown_dice(state, question.done) + ([steps.NO_MORE] if question.done else [])


def answer_reroll(state: RisingState, question: shapes.Rerolls, answer: int) -> None:
    """A37: one unassigned die is rolled again."""
    if answer == steps.NO_MORE:
        return
    kind, seat, source, left, done = question
    die = die_showing(state, answer, done)
    colour = state.box.die_colour[die]
    face = throw(state, [colour])[0]
    state.die_face[die] = face + 1
    note(state, "rerolls", seat, 1, NO_CARD, source, about_die(colour, face))
    done = (*done, die)
    if left > 1 and shown_dice(state, done):
        state.stack.append(shapes.Rerolls(kind, seat, source, left - 1, done))


def list_change_die(state: RisingState, question: shapes.Changes) -> list[int]:
    """The dice that show one of the symbols an ability may turn away from; after the first the player may stop."""
    found = [code for code in shown_dice(state, question.done) if question.symbols >> symbol_of(state, code) & 1]
    return found + ([steps.NO_MORE] if question.done and found else [])


def answer_change_die(state: RisingState, question: shapes.Changes, answer: int) -> None:
    if answer == steps.NO_MORE:
        return
    kind, seat, source, left, done, symbols = question
    die = die_showing(state, answer, done)
    if left > 1:
        state.stack.append(shapes.Changes(kind, seat, source, left - 1, (*done, die), symbols))
    state.stack.append(shapes.Face(steps.CHANGE_FACE, seat, source, answer, die))


def list_change_face(state: RisingState, question: shapes.Face) -> list[int]:
    """Every other face of that die."""
    colour, face = divmod(question.shown, v.PER_COLOUR)
    return [other for other in sorted(set(state.box.first_face[colour])) if other != face]


def answer_change_face(state: RisingState, question: shapes.Face, answer: int) -> None:
    """A37: the die is turned to the chosen face."""
    _, seat, source, _, die = question
    state.die_face[die] = answer + 1
    note(state, "turns_die", seat, 1, NO_CARD, source, about_die(state.box.die_colour[die], answer))


def prompt_change_face(state: RisingState, question: shapes.Face, secret: bool) -> str:
    color = v.COLORS[question.shown // v.PER_COLOUR]
    return asked("prompt-change-face", state, question, color=speak(f"shade-{color}"))
