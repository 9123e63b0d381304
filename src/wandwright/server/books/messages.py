"""Messages about the book of a campaign; part of the protocol."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from wandwright.engine.matches.books import LARGEST_BOOK
from wandwright.server.protocol.fields import MOST_PACKS, MOST_SEATS, GameName, PackName, Secret, UndoPolicy
from wandwright.server.protocol.lobby import PlayerWish
from wandwright.server.protocol.message import Message

LONGEST_BOOK_NAME = 60
MOST_HEROES = 20
MOST_LEVELS = 100
MOST_NAMES = 200
HeroName = Annotated[str, Field(max_length=40)]
CardName = Annotated[str, Field(max_length=80)]
ModeName = Annotated[str, Field(max_length=40)]
BookName = Annotated[str, Field(max_length=LONGEST_BOOK_NAME)]


class NewBook(Message):
    """A book to be begun; its mode, its first heroes and its own packs stay.

    game: empty for the game that is meant where none is named.
    """

    game: GameName = ""
    name: BookName = ""
    mode: ModeName
    heroes: list[HeroName] = Field(min_length=1, max_length=MOST_HEROES)
    packs: list[PackName] = Field(default_factory=list, max_length=MOST_PACKS)


class ImportBook(Message):
    """A book from an exported file; it gets another name than those that its reader has already."""

    save: str = Field(max_length=LARGEST_BOOK)
    taken: list[BookName] = Field(default_factory=list, max_length=MOST_NAMES)


class BookKeys(Message):
    """What the maker of a book gets, once: the secret that opens it, and every match of it as its host."""

    book: str
    secret: Secret


class NewMatch(Message):
    """A match of a level: heroes in seat order with their players; who is not named sits out."""

    level: int | None = Field(default=None, ge=1, le=MOST_LEVELS)
    heroes: list[HeroName] = Field(min_length=1, max_length=MOST_SEATS)
    players: list[PlayerWish] = Field(min_length=1, max_length=MOST_SEATS)
    variations: dict[Annotated[str, Field(max_length=40)], Any] = Field(default_factory=dict)
    undo: UndoPolicy = "safe"
    seed: int | None = Field(default=None, ge=0, le=2**53)


class CloseLevel(Message):
    """Write a match that is over into the book; for each hero a card to be kept, or none."""

    table: str = Field(max_length=40)
    choices: dict[HeroName, CardName | None] = Field(default_factory=dict)


class GiveUp(Message):
    """End a match that still goes on; the book keeps nothing of it but a line."""

    table: str = Field(max_length=40)


class LateHero(Message):
    """A hero who joins the book now."""

    hero: HeroName


class LevelInfo(Message):
    """One level. A locked one says no more than that it is there; `more` foes come by chance."""

    level: int
    scenario: str
    state: Literal["won", "open", "locked"]
    locations: list[str]
    foes: list[str]
    more: int
    news: list[str]


class BookHero(Message):
    """A hero of the book with the cards that the hero takes into the next level."""

    hero: str
    cards: list[str]


class BookLine(Message):
    """One match of the history; `table` is where it can be looked at again, empty where it was played elsewhere."""

    level: int
    result: Literal["won", "lost", "given up"]
    heroes: list[str]
    players: dict[str, str]
    variations: dict[str, Any]
    turns: int
    locations_lost: int
    cards: dict[str, list[str]]
    replay: bool
    table: str


class BookMatch(Message):
    """The match that is being played, or waits to be closed: then `choices` are the cards that may be kept.

    stopped: it was begun with other rules and can only be given up. replay: it is played for fun.
    """

    table: str
    level: int
    heroes: list[str]
    players: list[str]
    turn: int
    result: Literal["", "won", "lost"]
    choices: dict[str, list[str]]
    replay: bool
    stopped: bool


class BookInfo(Message):
    """A book as its page shows it; edition says whose faces to draw (empty: the cards installed now).

    packs names the own cards it was begun with.
    """

    book: str
    version: int
    name: str
    mode: str
    game: str
    edition: str
    packs: list[str]
    open_level: int
    heroes: list[BookHero]
    free_heroes: list[str]
    levels: list[LevelInfo]
    history: list[BookLine]
    match: BookMatch | None
