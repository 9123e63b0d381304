"""What can go wrong at the server, each with a sentence that says what to do next."""

from __future__ import annotations

from wandwright.engine.errors import WandwrightError


class ServerError(WandwrightError):
    """Something the server can't do."""


class BadSettings(ServerError):
    """The server can't be started like this."""


class NoEntry(ServerError):
    """An unknown table or a wrong secret: both answer alike, so that nobody can try which tables exist."""

    def __init__(self) -> None:
        super().__init__("This link does not open a table here. Ask the maker of the table for a new one.")


class Refusal(ServerError):
    """A message that is not carried out; nothing has changed."""


class OtherEdition(ServerError):
    """A table can't go on here: its game is not installed, its rules have changed, or it can't be played again."""

    def __init__(self, sort: str, why: str) -> None:
        super().__init__(why)
        self.sort = sort


class TooFast(ServerError):
    """Too many messages in a short time."""


class Conflict(ServerError):
    """Another writer has taken the next number of a table."""
