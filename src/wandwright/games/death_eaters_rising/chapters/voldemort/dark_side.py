"""Abilities of Death Eaters and penalties of corrupted places: their order, and what they ask (R27 to R29, R75)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, new_frame
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board.abilities import take_effect
from wandwright.games.death_eaters_rising.chapters.board.characters import death_eaters_at
from wandwright.games.death_eaters_rising.chapters.board.corruption import corrupt, exposed
from wandwright.games.death_eaters_rising.chapters.board.shapes import Amount
from wandwright.games.death_eaters_rising.chapters.tokens.supply import take_from
from wandwright.games.death_eaters_rising.chapters.voldemort import shapes, steps
from wandwright.games.death_eaters_rising.state import RisingState

PROGRAM_EVENTS: Final = ("resolves", "dark_mark", "penalty")


def push_dark_mark(state: RisingState) -> None:
    """R28, R29: Dark Mark abilities at his location first, then clockwise; the penalties come last."""
    push_order(state, list(state.corrupted), shapes.PENALTY)
    for further in (2, 1, 0):
        location = (state.voldemort + further) % v.LOCATIONS
        push_order(state, death_eaters_at(state, location), shapes.DARK_MARK)


def push_order(state: RisingState, cards: list[int], sort: int) -> None:
    if cards:
        state.stack.append(new_frame(shapes.Ordering, (steps.ORDER, state.active, NO_CARD, tuple(cards), sort)))


def list_order(state: RisingState, question: shapes.Ordering) -> list[int]:
    """A5, A6: the active player chooses which comes next, unless the table plays in a fixed order."""
    cards = question.cards
    return [cards[0]] if state.box.fixed_order else list(cards)


def answer_order(state: RisingState, question: shapes.Ordering, answer: int) -> None:
    """R27, R28, R29: resolve one; the others wait."""
    _, _, _, cards, sort = question
    push_order(state, [card for card in cards if card != answer], sort)
    box = state.box
    programs = (box.regular, box.dark_mark, box.penalty)[sort]
    note(state, PROGRAM_EVENTS[sort], NOBODY, 0, answer, NO_CARD)
    take_effect(state, programs[answer], state.active, answer)


def rule_order(state: RisingState, question: shapes.Ordering) -> str:
    return "A6" if question.sort == shapes.PENALTY else "A5"


def list_corrupt(state: RisingState, question: Amount) -> list[int]:
    """The locations whose exposed places have most corruption; the active player breaks a tie, but not of full ones."""
    most = max(state.corruption)
    tied = [location for location in range(v.LOCATIONS) if state.corruption[location] == most]
    return [location for location in tied if most < state.box.spaces[exposed(state, location)]]


def answer_corrupt(state: RisingState, question: Amount, answer: int) -> None:
    corrupt(state, answer, question.amount, question.source)


def list_discard_token(state: RisingState, question: Plain) -> list[int]:
    """The kinds of token that a seat holds."""
    return sorted({state.box.definition[token] for token in state.tokens[question.seat]})


def answer_discard_token(state: RisingState, question: Plain, answer: int) -> None:
    """The active player gives up a token of the own choice."""
    token = take_from(state, question.seat, answer)
    note(state, "drops_token", question.seat, 0, token, question.source)


def rule_corrupt(state: RisingState, question: Amount) -> str:
    """The word can have other targets, which ask nothing."""

    def asks(program: int) -> bool:
        clauses = state.box.programs.clauses(program, "add_corruption")
        return any(target == v.MOST_CORRUPTED for _, _, target in clauses)

    return rule_behind(state, question.source, asks)


def rule_discard_token(state: RisingState, question: Plain) -> str:
    return rule_of_word(state, question.source, "discard_token")


def rule_of_word(state: RisingState, source: int, word: str) -> str:
    """The rule behind a question that a word of the dark side asks."""
    return rule_behind(state, source, lambda program: bool(state.box.programs.clauses(program, word)))


def rule_behind(state: RisingState, source: int, asks: Callable[[int], bool]) -> str:
    """A penalty (R29), a Dark Mark ability (R28) or a regular one (R27): by the program of the card that asks."""
    box = state.box
    if source == NO_CARD:
        return "R27"
    if box.kinds[source] == "place":
        return "R29"
    return "R28" if asks(box.dark_mark[source]) and not asks(box.regular[source]) else "R27"
