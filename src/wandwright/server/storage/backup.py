"""Online backup of all tables while a server plays on."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, make_url

from wandwright.server.errors import BadSettings
from wandwright.server.settings import Settings

PRIVATE = 0o600


def back_up(settings: Settings, target: Path) -> int:
    """Copy every table into a new file, that nobody else may read; gives the number of tables."""
    if settings.shared:
        raise BadSettings(ask_postgres(settings, target))
    source = Path(make_url(settings.url).database or "")
    if not source.is_file():
        raise BadSettings(f"There are no tables in {source}. Name the folder with --data, or the file with --database.")
    if target.exists():
        raise BadSettings(f"{target} is there already and is not written over. Name another file.")
    part = target.with_name(f"{target.name}.part")
    try:
        tables = copy(source, part)
        part.rename(target)
    except (OSError, sqlite3.Error) as problem:
        raise BadSettings(
            f"The tables could not be copied to {target}: {problem}. Mend that and try again."
        ) from problem
    finally:
        part.unlink(missing_ok=True)
    return tables


def ask_postgres(settings: Settings, target: Path) -> str:
    """PostgreSQL copies itself best. A password is not repeated here."""
    url = make_url(settings.url)
    address = URL.create("postgresql", url.username, None, url.host, url.port, url.database)
    return (
        f"These tables are in PostgreSQL, which copies them itself: pg_dump --format=custom --file={target} {address}"
    )


def copy(source: Path, part: Path) -> int:
    """By SQLite's own way of copying: what is committed is in it whole, also what lies beside the file still."""
    os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, PRIVATE))
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as tables,
        closing(sqlite3.connect(part)) as kept,
    ):
        # In one go: the server writes on beside it, and a copy in steps would begin anew after each of its commits.
        tables.backup(kept)
        # One file, that needs no other beside it.
        kept.execute("PRAGMA journal_mode=DELETE")
        (answer,) = kept.execute("PRAGMA quick_check").fetchone()
        if answer != "ok":
            raise sqlite3.DatabaseError(f"the copy is damaged ({answer})")
        (count,) = kept.execute("SELECT count(*) FROM tables").fetchone()
    return int(count)
