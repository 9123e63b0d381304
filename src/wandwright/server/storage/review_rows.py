"""Reviews in the database: one text for each finished match, written once."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from wandwright.server.storage.rows import REVIEWS
from wandwright.server.storage.store import Store


def read_review(store: Store, table_id: str) -> str | None:
    """The review of a match, if it has been made."""
    with store.engine.connect() as connection:
        return connection.scalar(select(REVIEWS.c.text).where(REVIEWS.c.table_id == table_id))


def keep_review(store: Store, table_id: str, text: str) -> None:
    """Keep a review; where another process was quicker, its review stays."""
    put = postgresql.insert if store.shared else sqlite.insert
    with store.engine.begin() as connection:
        connection.execute(put(REVIEWS).on_conflict_do_nothing(), {"table_id": table_id, "text": text})
