"""The Preparation Phase (R51 to R55, R176, R177)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.lanes import ALL, together
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.lodge.picking import cards_of, kinds_of, without
from wandwright.games.black_rose_wars.chapters.lodge.slots import put_prepared
from wandwright.games.black_rose_wars.chapters.turn import shapes, steps
from wandwright.games.black_rose_wars.chapters.turn.black_rose import begin_phase
from wandwright.games.black_rose_wars.chapters.turn.study import students
from wandwright.games.black_rose_wars.state import RoseState

# R51, R54: at least two cards, or the only one.
LEAST: Final = 2


def begin_preparation(state: RoseState, frame: Frame) -> None:
    """All at once; who has no card prepares nothing (R54)."""
    begin_phase(state, v.PREPARATION)
    asked = tuple(shapes.Preparing(steps.PREPARE, seat, NO_CARD, ()) for seat in students(state) if state.hand[seat])
    if asked:
        state.stack.append(together(ALL, asked))


def most_prepared(state: RoseState, question: shapes.Preparing) -> int:
    return min(len(v.SLOTS), len(state.hand[question.seat]))


def list_prepare(state: RoseState, question: shapes.Preparing) -> list[int]:
    """The next slot: first the Quick one, then the Standard ones from the left; each card either way up."""
    placed = question.placed
    left = without(state, state.hand[question.seat], [code // 2 for code in placed])
    codes = [2 * kind + half for kind in kinds_of(state, left) for half in (v.UPRIGHT, v.INVERTED)]
    return [*codes, PASS] if len(placed) >= LEAST else codes


def answer_prepare(state: RoseState, question: shapes.Preparing, answer: int) -> None:
    """What was planned is on the sheet."""
    seat = question.seat
    codes = question.placed if answer == PASS else (*question.placed, answer)
    cards = cards_of(state, state.hand[seat], [code // 2 for code in codes])
    state.hand[seat] = tuple(card for card in state.hand[seat] if card not in cards)
    for slot, (card, code) in enumerate(zip(cards, codes, strict=True)):
        put_prepared(state, seat, slot, card, code % 2)
    note(state, "prepares", seat, len(cards), NO_CARD, NO_CARD)
