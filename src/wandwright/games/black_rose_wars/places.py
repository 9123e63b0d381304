"""Places where hidden cards lie: what lies there, and how a guess puts another there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from wandwright.engine.state import NO_CARD
from wandwright.games.black_rose_wars.slots import replaced
from wandwright.games.black_rose_wars.state import RoseState

PILES: Final = ("grimoire", "hand")
ROWS: Final = ("prepared", "set_cards")

Place = tuple[int, Callable[[int], None]]


def own_places(guessed: RoseState, seat: int) -> list[Place]:
    """The hidden cards of a seat, which nobody else can tell apart."""
    piles = [one for name in PILES for one in pile_places(guessed, name, seat)]
    return [*piles, *(one for name in ROWS for one in row_places(guessed, name, seat))]


def is_unseen(guessed: RoseState, card: int) -> bool:
    return card not in guessed.seen


def pile_places(guessed: RoseState, name: str, *places: int) -> list[Place]:
    """Every card of a pile."""
    value: Any = getattr(guessed, name)
    pile = value[places[0]] if places else value
    return [(card, into_pile(guessed, name, places, index)) for index, card in enumerate(pile)]


def into_pile(guessed: RoseState, name: str, places: tuple[int, ...], index: int) -> Callable[[int], None]:
    def put(card: int) -> None:
        value: Any = getattr(guessed, name)
        if places:
            value[places[0]] = replaced(value[places[0]], index, card)
        else:
            setattr(guessed, name, replaced(value, index, card))

    return put


def row_places(guessed: RoseState, name: str, seat: int) -> list[Place]:
    """The slots or set cards of a seat."""
    rows: list[tuple[int, ...]] = getattr(guessed, name)
    return [(row[seat], into_row(rows, place, seat)) for place, row in enumerate(rows) if row[seat] != NO_CARD]


def into_row(rows: list[tuple[int, ...]], place: int, seat: int) -> Callable[[int], None]:
    def put(card: int) -> None:
        rows[place] = replaced(rows[place], seat, card)

    return put
