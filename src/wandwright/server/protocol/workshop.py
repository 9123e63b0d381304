"""Workshop messages: own cards that are being written, what is wrong with them, and a table to try them at."""

from __future__ import annotations

from pydantic import Field

from wandwright.server.protocol.catalogue import CardInfo
from wandwright.server.protocol.fields import LOCALE_PATTERN, LONGEST_LOCALE, GameName
from wandwright.server.protocol.lobby import NewTable
from wandwright.server.protocol.message import Message

# Some hundred cards. Whoever writes more lays the pack into a folder of the server.
LONGEST_PACK = 60_000


class OwnCards(Message):
    """The text of a pack for a game, as it would stand in a file."""

    game: GameName
    text: str = Field(max_length=LONGEST_PACK)
    locale: str = Field(default="en", max_length=LONGEST_LOCALE, pattern=LOCALE_PATTERN)


class TryCards(Message):
    """A table to be made whose cards are those of the box with these laid over them."""

    text: str = Field(max_length=LONGEST_PACK)
    table: NewTable


class MistakeInfo(Message):
    """One thing to correct; the line is 0 where there is none to name."""

    line: int
    card: str
    problem: str
    allowed: str


class WorkshopInfo(Message):
    """What became of own cards: their faces, or else what is wrong. tables: may they be tried at a table here?"""

    cards: list[CardInfo]
    mistakes: list[MistakeInfo]
    tables: bool


class ModelText(Message):
    """A card of the box written as an entry of a pack, to begin from."""

    text: str
