"""Connecting to the database at start: whatever is in the way is told in one sentence that says what to do."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy import Engine, inspect, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from wandwright.server.errors import BadSettings
from wandwright.server.settings import Settings, usual_folder
from wandwright.server.storage.file_permissions import private_file, private_folder
from wandwright.server.storage.migrations import VERSIONS, migrate, unknown_revision
from wandwright.server.storage.store import Store

ELSEWHERE = "name another one with --database"


def open_store(settings: Settings) -> Store:
    """The database in its newest form; BadSettings if it can't be used."""
    if not settings.shared:
        prepare_file(settings)
    store = Store(settings.url, settings.lock_seconds)
    try:
        check(store.engine, named(settings))
        migrate(store.engine)
    except (SQLAlchemyError, sqlite3.Error) as problem:
        store.close()
        raise BadSettings(why(settings, problem)) from problem
    except BadSettings:
        store.close()
        raise
    return store


def prepare_file(settings: Settings) -> None:
    """The file of an SQLite database, and the data folder where it lies there."""
    path = file_of(settings)
    folder = path.parent
    try:
        if not settings.database:
            private_folder(folder, ours=folder == usual_folder())
        private_file(path)
    except OSError as problem:
        option = ELSEWHERE if settings.database else "name another one with --data"
        raise BadSettings(
            f"{problem.filename or path} can't be written ({problem.strerror}). "
            f"Let the user who starts the server write there, or {option}."
        ) from problem


def file_of(settings: Settings) -> Path:
    return Path(make_url(settings.url).database or "")


def named(settings: Settings) -> str:
    """The database as a person knows it, without its password."""
    if settings.shared:
        return make_url(settings.url).set(drivername="postgresql").render_as_string(hide_password=True)
    return str(file_of(settings))


def check(engine: Engine, name: str) -> None:
    """BadSettings unless it is ours, whole and of a form that we know."""
    tables = inspect(engine).get_table_names()
    if engine.dialect.name == "sqlite":
        if tables and VERSIONS not in tables:
            raise BadSettings(f"{name} is the database of another program. Leave it alone and {ELSEWHERE}.")
        check_whole(engine, name)
    newer = unknown_revision(engine)
    if newer is not None:
        raise BadSettings(
            f"{name} was written by a newer Wandwright (its form is {newer}). Install that version, or {ELSEWHERE}."
        )


def check_whole(engine: Engine, name: str) -> None:
    """A file that was damaged is not played on: each answer might damage it more."""
    with engine.connect() as connection:
        found = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
    if found != "ok":
        raise BadSettings(damaged(name, str(found)))


def damaged(name: str, detail: str) -> str:
    return (
        f"{name} is damaged ({first_line(detail)}). Put a backup in its place, "
        f"or move it away to begin with an empty one."
    )


def why(settings: Settings, problem: Exception) -> str:
    """What a database's own error means for whoever starts the server."""
    name, said = named(settings), str(getattr(problem, "orig", None) or problem)
    if settings.shared:
        return (
            f"The database {name} does not answer ({first_line(said)}). See that it runs and that address, user and "
            "password are right; then start again."
        )
    if "not a database" in said:
        return f"{name} is not an SQLite database. Move it away to begin with an empty one, or {ELSEWHERE}."
    if "malformed" in said:
        return damaged(name, said)
    if "locked" in said:
        return f"{name} is in use by another program. End that program; then start again."
    return f"{name} can't be used ({first_line(said)}). Mend what that says, or {ELSEWHERE}."


def first_line(said: str) -> str:
    """Enough for a sentence: databases say more than anybody wants to know."""
    return said.strip().splitlines()[0].rstrip(".") if said.strip() else "no reason was given"
