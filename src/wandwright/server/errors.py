"""Errors of the server, each with a sentence that says what to do next."""

from __future__ import annotations

from typing import ClassVar

from wandwright.engine.errors import WandwrightError


class ServerError(WandwrightError):
    """Something the server can't do.

    The sentence is English. Its code, with the values in it, lets a browser say the same in the reader's language.
    """

    known_as: ClassVar[str] = ""

    def __init__(self, why: str, code: str = "", **values: str | int) -> None:
        super().__init__(why)
        self.code = code or self.known_as
        self.values = values


class BadSettings(ServerError):
    """The server can't be started like this."""


class NoEntry(ServerError):
    """An unknown table or a wrong secret: both answer alike, so that nobody can try which tables exist."""

    known_as = "no-entry"

    def __init__(self) -> None:
        super().__init__("This link does not open a table here. Ask the maker of the table for a new one.")


class Refusal(ServerError):
    """A message that is not carried out; nothing has changed."""


class OtherEdition(ServerError):
    """A table can't go on here: its game is not installed, its rules have changed, or it can't be played again."""

    def __init__(self, sort: str, why: str) -> None:
        super().__init__(why)
        self.sort = sort

    known_as = "other-edition"


class TooFast(ServerError):
    """Too many messages in a short time."""


class Conflict(ServerError):
    """Another writer has taken the next number of a table."""

    known_as = "quicker"
