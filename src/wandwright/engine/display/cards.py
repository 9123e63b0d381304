"""Cards, whatever the game: the physical ones of a box by number, and what a table shows of one, without markup."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from wandwright.engine.errors import UnknownCard, WandwrightError, nearest

MANY: Final = 1_000_000
NO_DOUBTS: Mapping[str, str] = MappingProxyType({})


class CardFace(NamedTuple):
    """What is printed on a card.

    kind        a word of the game's own: villain, spell, location…
    lines       what the card does, one sentence a line
    facts       the printed numbers and words, ready for JSON: cost, health, type…
    confidence  how sure its data is: high, medium, reconstructed…
    doubts      how sure single values are, where they are less than certain: cost: reconstructed…
    """

    id: str
    name: str
    kind: str
    lines: tuple[str, ...]
    facts: dict[str, object]
    confidence: str = "high"
    note: str = ""
    doubts: Mapping[str, str] = NO_DOUBTS


class TooManyCards(WandwrightError):
    """A pack has more cards than the table can number."""


class Copies:
    """The physical cards of a box: a number for each copy, the copies of one definition in a row.

    numbers        the number of each definition by its id
    definition_of  for each card the number of its definition
    copy_of        for each card which copy of its definition it is, from 1
    cards_of       for each definition its cards
    """

    def __init__(self, counts: Mapping[str, int], *, most_definitions: int = MANY, most: int = MANY) -> None:
        cards = sum(counts.values())
        if len(counts) > most_definitions:
            raise TooManyCards(f"A pack may have {most_definitions} different cards, not {len(counts)}; take some out.")
        if cards > most:
            raise TooManyCards(f"A pack may have {most} cards, not {cards}; make some copies fewer.")
        self.numbers = {definition: number for number, definition in enumerate(counts)}
        self.definition_of: list[int] = []
        self.copy_of: list[int] = []
        self.cards_of: list[tuple[int, ...]] = []
        for number, copies in enumerate(counts.values()):
            first = len(self.definition_of)
            self.definition_of += [number] * copies
            self.copy_of += range(1, copies + 1)
            self.cards_of.append(tuple(range(first, first + copies)))

    def add_spare(self, text: str) -> None:
        """One more copy of a card, numbered after all others."""
        number = self.numbers[text]
        self.cards_of[number] += (len(self.definition_of),)
        self.copy_of.append(len(self.cards_of[number]))
        self.definition_of.append(number)

    def with_id(self, text: str) -> tuple[int, ...]:
        """Every copy of a card; UnknownCard if the box has none of that id."""
        number = self.numbers.get(text)
        if number is None:
            raise UnknownCard(f"There is no card {text!r}. {nearest(text, self.numbers)}")
        return self.cards_of[number]


def plain(value: object) -> object:
    """Lists and dictionaries only, for JSON."""
    if isinstance(value, Mapping):
        return {str(key): plain(part) for key, part in value.items()}
    return [plain(part) for part in value] if isinstance(value, tuple | list) else value
