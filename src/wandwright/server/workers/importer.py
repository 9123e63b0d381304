"""A table from a file. The server itself never reads the file: a process of its own does, with limits, and is ended."""

from __future__ import annotations

import logging

from wandwright.server.errors import Refusal
from wandwright.server.settings import Settings
from wandwright.server.workers.import_worker import Examined, Import, Wanted, examine
from wandwright.server.workers.pool import Overrun, Workers, WorkFailed

LOG = logging.getLogger("wandwright.server")
# More do not wait in memory: who comes later is asked to come again.
MOST_WAITING = 20


class Importer:
    """The processes that read files."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._workers = Workers(settings.import_processes, megabytes=settings.worker_megabytes, once=True)

    async def read(self, body: bytes, cards: bytes = b"") -> Examined | Wanted:
        """The match of a file; Refusal or another WandwrightError if it is none."""
        settings = self._settings
        if self._workers.waiting >= MOST_WAITING:
            raise Refusal("Many files are being read just now. Import yours again in a minute.", "import-busy")
        task = Import(body, settings.import_bytes, settings.import_actions, cards)
        try:
            return await self._workers.ask(examine, task, settings.import_seconds)
        except Overrun as problem:
            LOG.warning("An import took too long.")
            raise Refusal(
                "This file takes too long to be read here. Export the match again, or import an earlier copy.",
                "import-slow",
            ) from problem
        except WorkFailed as problem:
            LOG.warning("An import failed: %s", problem)
            raise Refusal(
                "This file can't be read here. Export the match again, or import an earlier copy.", "import-failed"
            ) from problem

    def warm_up(self) -> None:
        self._workers.warm_up()

    def close(self) -> None:
        self._workers.close()
