"""The book of a campaign as plain data, and as text (R122)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from wandwright.campaign.errors import ImpossibleBook
from wandwright.engine.errors import DamagedSave, FutureSave
from wandwright.engine.matches.saves import checksum

FORMAT: Final = 1
LARGEST_BOOK: Final = 1_000_000
WON: Final = "won"
LOST: Final = "lost"
GIVEN_UP: Final = "given up"
RESULTS: Final = (WON, LOST, GIVEN_UP)
Cards = dict[str, tuple[str, ...]]
NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class Page(NamedTuple):
    """What a level begins with: the deck (EASY) or the shop (NORMAL) of each hero, and what is banished for good."""

    cards: Cards
    banished: tuple[str, ...] = ()


class Line(NamedTuple):
    """One match in the history (R122).

    heroes      in seat order
    players     who sat there, by hero, where the group wants it known
    variations  the options that were not as usual
    cards       what each hero kept (EASY) or put into the shop (NORMAL)
    replay      a level that was won before, played for fun (R123)
    match       a fingerprint of the match, so that nobody closes it twice
    """

    level: int
    mode: str
    heroes: tuple[str, ...]
    seed: int
    result: str
    turns: int
    locations_lost: int
    match: str
    variations: Mapping[str, Any] = NOTHING
    players: Mapping[str, str] = NOTHING
    cards: Mapping[str, tuple[str, ...]] = NOTHING
    replay: bool = False


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


def write_book(book: Book) -> str:
    """The book as one file; the last field proves that it is whole."""
    pages = [page._asdict() for page in book.pages]
    history = [write_line(line) for line in book.history]
    body = {"wandwright_book": FORMAT, **book._asdict(), "pages": pages, "history": history}
    plain = json.loads(json.dumps(body))
    return json.dumps({**plain, "checksum": checksum(plain)}, indent=1)


def write_line(line: Line) -> dict[str, Any]:
    fields = line._asdict()
    return {name: dict(value) if isinstance(value, Mapping) else value for name, value in fields.items()}


def read_book(text: str) -> Book:
    """The book behind a file, if it is one and whole; whether it is possible is another question."""
    body = read_body(text)
    try:
        pages = tuple(read_page(page) for page in body["pages"])
        history = tuple(read_line(line) for line in body["history"])
        heroes = tuple(text_of(hero) for hero in body["heroes"])
        name, mode, content = (text_of(body[field]) for field in ("name", "mode", "content"))
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        raise ImpossibleBook(f"This book lacks something or says it in a wrong way: {problem}.") from problem
    return Book(name, mode, content, heroes, pages, history)


def read_body(text: str) -> dict[str, Any]:
    """The fields of the file."""
    if not isinstance(text, str) or len(text) > LARGEST_BOOK:
        raise DamagedSave("This is not the book of a campaign: it must be text, and not larger than 1 MB.")
    try:
        body = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise DamagedSave("This book can't be read: it is cut off or no book at all. Use an earlier copy.") from problem
    if not isinstance(body, dict) or not isinstance(body.get("wandwright_book"), int):
        raise DamagedSave("This is not the book of a campaign. Choose a file made by export.")
    if body["wandwright_book"] > FORMAT:
        raise FutureSave("This book was written by a newer Wandwright. Update Wandwright, then load it again.")
    if body.pop("checksum", None) != checksum(body):
        raise DamagedSave("This book was changed or cut off after it was written. Use an earlier copy.")
    return body


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
