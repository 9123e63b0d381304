"""Database errors: locked, full, read-only or gone. Whoever waits is told so, and may try again."""

from __future__ import annotations

import logging
import sqlite3

import psycopg
from sqlalchemy.exc import SQLAlchemyError

from wandwright.server.errors import ServerError

LOG = logging.getLogger("wandwright.server")
# Through SQLAlchemy, and straight from the two drivers.
DATABASE_ERRORS: tuple[type[Exception], ...] = (SQLAlchemyError, sqlite3.Error, psycopg.Error)
WHY = "The server can't write to its disk now, so nothing was changed. Try again in a moment."


class DatabaseTrouble(ServerError):
    """Nothing was kept, as far as is known; the same can be asked for again."""

    known_as = "database"

    def __init__(self) -> None:
        super().__init__(WHY)


# Whether it has been put into words already or not.
TROUBLE: tuple[type[Exception], ...] = (DatabaseTrouble, *DATABASE_ERRORS)


def note(problem: Exception) -> None:
    """What the database says is for whoever runs the server; people are told what to do next."""
    LOG.error("The database can't be used: %s (%s)", str(problem).partition("\n")[0], type(problem).__name__)
