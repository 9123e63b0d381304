"""The database brought up to date, step by step; run on every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text

# Any number will do, as long as every server uses the same.
TURN = 7_205_759
# Where Alembic keeps the form that a database is in.
VERSIONS = "alembic_version"


def configuration() -> Config:
    config = Config()
    # The percent sign is special in such a file.
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config


def unknown_revision(engine: Engine) -> str | None:
    """The form that the database is in, where only a newer release knows it."""
    known = {script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()}
    with engine.connect() as connection:
        heads = MigrationContext.configure(connection).get_current_heads()
    return next((head for head in heads if head not in known), None)


def migrate(engine: Engine) -> None:
    """Bring the database to the newest form. Of several servers that start at once, one does it and the others wait."""
    config = configuration()
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": TURN})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
