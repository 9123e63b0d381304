"""The book worker: reads the file of a book in a process for imports. Only what has been looked through comes back."""

from __future__ import annotations

from typing import NamedTuple

from pydantic import ValidationError

from wandwright import campaign
from wandwright.campaign import Campaign
from wandwright.engine.errors import ContentMismatch, DamagedSave
from wandwright.server.books.messages import LONGEST_BOOK_NAME, ImportBook
from wandwright.server.protocol.sanitizing import clean
from wandwright.server.workers.import_worker import GivenCards, Wanted

USUAL_NAME = "Our school years"


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
        found = campaign.load(wish.save, editions=cards.find)
    except ContentMismatch:
        if cards.wanted:
            return cards.wanted
        raise
    name = clean(found.book.name, LONGEST_BOOK_NAME) or USUAL_NAME
    made = Campaign(found.game, found.book._replace(name=name)).renamed(wish.taken)
    return ExaminedBook(made.save(), made.game.name, made.game.content_hash)
