"""R129: the card of a Death Eater that takes a named card out of a deck; it goes to the Death Eater's hand."""

from __future__ import annotations

from wandwright.engine.state.chance import shuffle
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.chapters.fights import shapes
from wandwright.games.year_at_hogwarts.state import YearState


def list_servant_finds(state: YearState, question: shapes.Finding) -> list[int]:
    """Every kind that lies in the deck; nobody learns in which order."""
    deck: tuple[int, ...] = getattr(state, v.DECK_FIELDS[question.deck])
    return sorted({state.box.definition[card] for card in deck})


def answer_servant_finds(state: YearState, question: shapes.Finding, answer: int) -> None:
    """The card is named aloud; then the deck is shuffled."""
    box, field = state.box, v.DECK_FIELDS[question.deck]
    deck: tuple[int, ...] = getattr(state, field)
    card = next(card for card in deck if box.definition[card] == answer)
    rest = tuple([other for other in deck if other != card])
    setattr(state, field, shuffle(state, v.CARDS_STREAM, rest, box.definition))
    f.add_to_hand(state, question.fighter, card)
    state.revealed += 1
    note(state, "finds", question.seat, 1, card, NO_CARD)
