"""A table or a book from a file. The server itself never reads it: a process of its own does, within limits."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, TypeVar

from wandwright.server.errors import Refusal
from wandwright.server.settings import Settings
from wandwright.server.workers.import_worker import Examined, Import, Wanted, examine
from wandwright.server.workers.pool import Overrun, Workers, WorkFailed

Answer = TypeVar("Answer")
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
        return await self.run(examine, Import(body, self._settings.import_bytes, self._settings.import_actions, cards))

    async def run(self, work: Callable[[Any], Answer], task: Any) -> Answer:
        """What is made of a file there; Refusal where that takes too long or breaks."""
        if self._workers.waiting >= MOST_WAITING:
            raise Refusal("Many files are being read just now. Import yours again in a minute.", "import-busy")
        try:
            return await self._workers.ask(work, task, self._settings.import_seconds)
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
