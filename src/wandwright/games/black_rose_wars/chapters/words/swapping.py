"""Prepared spells exchanged with hand cards, in secret (R52, A55)."""

from __future__ import annotations

from typing import Any

from wandwright.engine.events import note
from wandwright.engine.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import slots
from wandwright.games.black_rose_wars.chapters.words import steps
from wandwright.games.black_rose_wars.chapters.words.counting import number_of, unplayed
from wandwright.games.black_rose_wars.chapters.words.operating import ask_in_secret
from wandwright.games.black_rose_wars.chapters.words.picks import card_of, left_of
from wandwright.games.black_rose_wars.chapters.words.steps import Slot
from wandwright.games.black_rose_wars.marks import turn_down
from wandwright.games.black_rose_wars.state import RoseState


def swap_prepared(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    """In secret: nobody sees whether an exchange took place, but for a slot that was shown (A55)."""
    for seat in reversed(models):
        if unplayed(state, seat) and state.hand[seat]:
            ask_in_secret(state, Slot(steps.SWAP_SLOT, seat, source, number_of(state, clause[2]), 0, 0, ()))


def list_swap_slot(state: RoseState, question: Slot) -> list[int]:
    done = [slot for slot, _, _ in question.planned]
    return [*(slot for slot in sorted(unplayed(state, question.seat)) if slot not in done), steps.NO_MORE]


def follow_swap_slot(state: RoseState, question: Slot, answer: int) -> Frame | None:
    return None if answer == steps.NO_MORE else question._replace(kind=steps.SWAP_CARD, slot=answer)


def answer_swap_slot(state: RoseState, question: Slot, answer: int) -> None:
    """Nothing is exchanged (any more)."""
    exchange_all(state, question.seat, question.planned)


def list_swap_card(state: RoseState, question: Slot) -> list[int]:
    """What is in hand after the exchanges that are planned."""
    seat = question.seat
    back = [slots.card_in(state, seat, slot) for slot, _, _ in question.planned]
    return left_of(state, (*state.hand[seat], *back), tuple(kind for _, kind, _ in question.planned))


def follow_swap_card(state: RoseState, question: Slot, answer: int) -> Frame | None:
    return question._replace(kind=steps.SWAP_HALF, card=answer)


def answer_swap_card(state: RoseState, question: Slot, answer: int) -> None:
    """The half is asked next."""


def planned_with(question: Slot, half: int) -> tuple[tuple[int, int, int], ...]:
    return (*question.planned, (question.slot, question.card, half))


def follow_swap_half(state: RoseState, question: Slot, answer: int) -> Frame | None:
    planned = planned_with(question, answer)
    if question.left == 1 or len(planned) == len(unplayed(state, question.seat)):
        return None
    return question._replace(kind=steps.SWAP_SLOT, left=question.left - 1, planned=planned)


def answer_swap_half(state: RoseState, question: Slot, answer: int) -> None:
    exchange_all(state, question.seat, planned_with(question, answer))


def exchange_all(state: RoseState, seat: int, planned: tuple[tuple[int, int, int], ...]) -> None:
    for slot, kind, half in planned:
        exchange(state, seat, slot, card_of(state, state.hand[seat], kind), half)


def exchange(state: RoseState, seat: int, slot: int, card: int, half: int) -> None:
    """A55: of a slot that was shown all see that its card has changed; of any other nobody sees anything."""
    shown = state.bared[slot][seat] != NO_CARD
    old = slots.take_from_slot(state, seat, slot)
    if shown:
        turn_down(state, old)
        note(state, "exchanges", seat, slot, NO_CARD, state.act_card)
    state.hand[seat] = (*(other for other in state.hand[seat] if other != card), old)
    slots.put_prepared(state, seat, slot, card, half)
