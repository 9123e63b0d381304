"""The database brought up to date, step by step; run on every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

# Any number will do, as long as every server uses the same.
TURN = 7_205_759


def migrate(engine: Engine) -> None:
    """Bring the database to the newest form. Of several servers that start at once, one does it and the others wait."""
    config = Config()
    # The percent sign is special in such a file.
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": TURN})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
