"""Prepared spells exchanged with hand cards, in secret (R52, A55)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars.chapters.effects.values import Amount, number_of, unplayed
from wandwright.games.black_rose_wars.chapters.lodge import slots
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.lodge.marks import turn_down
from wandwright.games.black_rose_wars.chapters.lodge.picking import first_of, left_of
from wandwright.games.black_rose_wars.chapters.words import steps
from wandwright.games.black_rose_wars.chapters.words.operations import ask_in_secret
from wandwright.games.black_rose_wars.chapters.words.shapes import Swapping
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.games.black_rose_wars.vocabulary import INVERTED, SLOTS, UPRIGHT


def swap_prepared(state: RoseState, side: int, source: int, clause: Amount, models: list[int]) -> None:
    """In secret: nobody sees whether an exchange took place, but for a slot that was shown (A55)."""
    _, _, value = clause
    for seat in reversed(models):
        number = min(number_of(state, value), len(unplayed(state, seat)))
        if number and state.hand[seat]:
            ask_in_secret(state, Swapping(steps.SWAP_SPELL, seat, source, number, ()))


def read(answer: int) -> tuple[int, int]:
    """What takes a slot (twice the kind of card, 1 more if it is inverted), and which slot."""
    return divmod(answer, len(SLOTS))


def list_swap_spell(state: RoseState, question: Swapping) -> list[int]:
    """Each slot once, with what is in hand after the exchanges that are planned."""
    seat, planned = question.seat, [read(answer) for answer in question.planned]
    done = [slot for _, slot in planned]
    back = [slots.card_in(state, seat, slot) for slot in done]
    kinds = left_of(state, (*state.hand[seat], *back), tuple(card // 2 for card, _ in planned))
    free = [slot for slot in sorted(unplayed(state, seat)) if slot not in done]
    cards = [2 * kind + half for kind in kinds for half in (UPRIGHT, INVERTED)]
    return [*(card * len(SLOTS) + slot for slot in free for card in cards), lodge.NO_MORE]


def planned_with(question: Swapping, answer: int) -> tuple[int, ...]:
    """In one order, whichever was named first (0020)."""
    return question.planned if answer == lodge.NO_MORE else tuple(sorted((*question.planned, answer)))


def follow_swap_spell(state: RoseState, question: Swapping, answer: int) -> Frame | None:
    """Asked as often as there are exchanges, also of who wants none: all can count the answers."""
    if question.left == 1:
        return None
    return question._replace(left=question.left - 1, planned=planned_with(question, answer))


def answer_swap_spell(state: RoseState, question: Swapping, answer: int) -> None:
    """All take effect together: what comes out of one slot may go into another."""
    seat = question.seat
    planned = [read(code) for code in planned_with(question, answer)]
    for _, slot in planned:
        take_back(state, seat, slot)
    for code, slot in planned:
        kind, half = divmod(code, 2)
        card = first_of(state, state.hand[seat], kind)
        state.hand[seat] = tuple(other for other in state.hand[seat] if other != card)
        slots.put_prepared(state, seat, slot, card, half)


def take_back(state: RoseState, seat: int, slot: int) -> None:
    """A55: of a slot that was shown all see that its card has changed; of any other nobody sees anything."""
    shown = state.bared[slot][seat] != NO_CARD
    old = slots.take_from_slot(state, seat, slot)
    if shown:
        turn_down(state, old)
        note(state, "exchanges", seat, slot, NO_CARD, state.act_card)
    state.hand[seat] = (*state.hand[seat], old)
