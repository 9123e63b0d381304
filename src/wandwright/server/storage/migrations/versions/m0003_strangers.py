"""What a table among strangers needs to tell: who may know its secrets, and whose keys open its seats."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("id"), sa.column("summary", sa.JSON))
ENTRIES = sa.table(
    "entries",
    sa.column("table_id"),
    sa.column("number"),
    sa.column("kind"),
    sa.column("seat"),
    sa.column("data", sa.JSON),
    sa.column("at"),
)


def upgrade() -> None:
    op.add_column("tables", sa.Column("dealt", sa.String(8), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("invitation", sa.String(64), nullable=False, server_default=""))
    op.add_column("chats", sa.Column("notice", sa.String(16), nullable=False, server_default=""))
    close_finished()


def close_finished() -> None:
    """Nobody wrote down whether a finished match had been exported, so each counts as shown."""
    bind = op.get_bind()
    finished = [row.id for row in bind.execute(sa.select(TABLES)) if row.summary.get("outcome") is not None]
    for table_id in finished:
        count = sa.select(sa.func.count()).select_from(ENTRIES).where(ENTRIES.c.table_id == table_id)
        shown = {"table_id": table_id, "kind": "shown", "seat": 0, "data": {}, "at": time.time()}
        bind.execute(sa.insert(ENTRIES), {**shown, "number": bind.execute(count).scalar_one()})


def downgrade() -> None:
    op.execute("DELETE FROM entries WHERE kind = 'shown'")
    for table, column in (("chats", "notice"), ("seats", "invitation"), ("tables", "dealt")):
        op.drop_column(table, column)
