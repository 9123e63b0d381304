"""Environment of Alembic: runs the steps on the connection that `migrate` has opened."""

from __future__ import annotations

from alembic import context

from wandwright.server.storage.rows import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
