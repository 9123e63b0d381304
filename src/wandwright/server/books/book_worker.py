"""The book worker: reads the file of a book in a process for imports. Only what has been looked through comes back."""

from __future__ import annotations

from typing import NamedTuple

from pydantic import ValidationError

from wandwright.engine.errors import ContentMismatch, DamagedSave
from wandwright.engine.matches.books import campaign_of, load_book
from wandwright.engine.matches.campaigns import Campaign
from wandwright.server.books.messages import LONGEST_BOOK_NAME, ImportBook
from wandwright.server.protocol.sanitizing import clean
from wandwright.server.workers.import_worker import GivenCards, Wanted


class BookFile(NamedTuple):
    """The body of a request; `cards` once the server has found others than those installed."""

    body: bytes
    cards: bytes = b""


class ExaminedBook(NamedTuple):
    """A book that can be kept, and the game and cards that it is played with."""

    text: str
    game: str
    content: str


def examine_book(task: BookFile) -> ExaminedBook | Wanted:
    """The book of a file, checked at the door; a name that is taken gets a number (R127)."""
    try:
        wish = ImportBook.model_validate_json(task.body)
    except ValidationError as problem:
        raise DamagedSave("This is not an import: send the text of a book.") from problem
    cards = GivenCards(task.cards)
    try:
        found = load_book(wish.save, editions=cards.find)
    except ContentMismatch:
        if cards.wanted:
            return cards.wanted
        raise
    made = found.named(named(found.name, campaign_of(found.game))).renamed(wish.taken)
    return ExaminedBook(made.save(), made.game.name, made.game.content_hash)


def named(wished: str, campaign: Campaign) -> str:
    """What a book is called: as wished, without what can't be shown."""
    return clean(wished, LONGEST_BOOK_NAME) or campaign.usual_name
