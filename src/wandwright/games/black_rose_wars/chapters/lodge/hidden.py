"""Hidden cards in a guess: their places are opened as lists, dealt to, and put back."""

from __future__ import annotations

from collections.abc import Set
from typing import Any, Final

from wandwright.engine.state.chance import mix
from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars.chapters.lodge.liking import CHOSEN
from wandwright.games.black_rose_wars.chapters.lodge.slots import replaced
from wandwright.games.black_rose_wars.state import RoseState

PILES: Final = ("grimoire", "hand")
ROWS: Final = ("prepared", "set_cards")
# Guesses are drawn from the first stream of the guess.
STREAM: Final = 0
# The one pile of a field that has no more.
ONLY: Final = -1
# The list that a card lies in, where in it, and how much its owner has chosen what lies there (liking.py).
Place = tuple[list[int], int, int]


class Hidden:
    """The piles and rows of a guess that are dealt anew, as lists until they are put back.

    kept  the cards that the seat remembers where they lie: nothing else is dealt to their places
    """

    def __init__(self, guessed: RoseState, kept: Set[int] = frozenset()) -> None:
        self.guessed = guessed
        self.kept = kept
        self._fixed = kept | {NO_CARD}
        self._open: dict[tuple[str, int], list[int]] = {}

    def cards(self, name: str, number: int = ONLY) -> list[int]:
        """A pile by its number; of slots and set cards the row of a seat, empty places included."""
        if (name, number) not in self._open:
            value: Any = getattr(self.guessed, name)
            lying = [row[number] for row in value] if name in ROWS else value if number == ONLY else value[number]
            self._open[name, number] = list(lying)
        return self._open[name, number]

    def places(self, name: str, number: int = ONLY) -> list[Place]:
        """Where cards lie in a pile or row that may be others."""
        cards, fixed = self.cards(name, number), self._fixed
        level = CHOSEN.get(name, 0)
        if fixed.isdisjoint(cards):
            return [(cards, index, level) for index in range(len(cards))]
        return [(cards, index, level) for index, card in enumerate(cards) if card not in fixed]

    def of_seat(self, seat: int) -> list[Place]:
        """The hidden cards of a seat, which nobody else can tell apart."""
        return [place for name in (*PILES, *ROWS) for place in self.places(name, seat)]

    def put_back(self) -> None:
        """The guess has all of it again. A card that is remembered may lie anywhere in its pile."""
        for (name, number), lying in self._open.items():
            value: Any = getattr(self.guessed, name)
            anywhere = name not in ROWS and not self.kept.isdisjoint(lying)
            cards = mix(self.guessed, STREAM, lying) if anywhere else tuple(lying)
            if name in ROWS:
                for place, card in enumerate(cards):
                    if card != NO_CARD:
                        value[place] = replaced(value[place], number, card)
            elif number == ONLY:
                setattr(self.guessed, name, cards)
            else:
                value[number] = cards
        self._open.clear()


def card_at(place: Place) -> int:
    cards, index, _ = place
    return cards[index]


def put_card(place: Place, card: int) -> None:
    cards, index, _ = place
    cards[index] = card


def exchange_cards(one: Place, other: Place) -> None:
    mine, theirs = card_at(one), card_at(other)
    put_card(one, theirs)
    put_card(other, mine)
