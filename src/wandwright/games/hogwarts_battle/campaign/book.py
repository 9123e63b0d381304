"""The book of a campaign as plain data: what is in its file beside the name of the game (R122)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from wandwright.engine.errors import ImpossibleBook
from wandwright.engine.matches.campaigns import RESULTS, Cards, Line


class Page(NamedTuple):
    """What a level begins with: the deck (EASY) or the shop (NORMAL) of each hero, and what is banished for good."""

    cards: Cards
    banished: tuple[str, ...] = ()


class Book(NamedTuple):
    """Everything that a group keeps between the levels.

    content  the name of the cards it is played with (R122)
    pages    what each level began with, from level 1 on; the last is what the next level begins with
    """

    name: str
    mode: str
    content: str
    heroes: tuple[str, ...]
    pages: tuple[Page, ...]
    history: tuple[Line, ...] = ()

    @property
    def won(self) -> int:
        """How many levels are won."""
        return len(self.pages) - 1


def book_fields(book: Book) -> dict[str, object]:
    """The book for its file."""
    pages = [page._asdict() for page in book.pages]
    return {**book._asdict(), "pages": pages, "history": [write_line(line) for line in book.history]}


def write_line(line: Line) -> dict[str, object]:
    fields = line._asdict()
    return {name: dict(value) if isinstance(value, Mapping) else value for name, value in fields.items()}


def read_fields(body: Mapping[str, Any]) -> Book:
    """The book behind the fields of a file; whether it is possible is another question."""
    try:
        pages = tuple(read_page(page) for page in body["pages"])
        history = tuple(read_line(line) for line in body["history"])
        heroes = tuple(text_of(hero) for hero in body["heroes"])
        name, mode, content = (text_of(body[field]) for field in ("name", "mode", "content"))
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        raise ImpossibleBook(f"This book lacks something or says it in a wrong way: {problem}.") from problem
    return Book(name, mode, content, heroes, pages, history)


def read_page(data: Mapping[str, Any]) -> Page:
    return Page(read_cards(data["cards"]), tuple(text_of(card) for card in data["banished"]))


def read_line(data: Mapping[str, Any]) -> Line:
    line = Line(**data)
    whole = (line.level, line.seed, line.turns, line.locations_lost)
    if not all(isinstance(number, int) and number >= 0 for number in whole) or line.result not in RESULTS:
        raise ValueError("a line of the history has a wrong number or result")
    if not isinstance(line.variations, dict) or not isinstance(line.players, dict):
        raise TypeError("a line of the history has wrong variations or players")
    heroes = tuple(text_of(hero) for hero in line.heroes)
    for word in (line.mode, line.match, *line.players.values()):
        text_of(word)
    return line._replace(heroes=heroes, cards=read_cards(line.cards), replay=bool(line.replay))


def read_cards(data: Mapping[str, Any]) -> Cards:
    return {text_of(hero): tuple(text_of(card) for card in cards) for hero, cards in data.items()}


def text_of(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no word")
    return value
