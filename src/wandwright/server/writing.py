"""One thread that writes for all tables. What waits while it writes goes into the next transaction together.

SQLite has one writer at a time and waits for the disk at every commit, so a commit for many tables costs what a
commit for one does. Nobody is told of anything before the commit that holds it.
"""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import NamedTuple

from wandwright.server.errors import Conflict
from wandwright.server.storage import Addition, Store

MOST_AT_ONCE = 500


class Waiting(NamedTuple):
    """An addition, and whoever waits for it."""

    addition: Addition
    done: Future[bool]


class Writer:
    """The thread and what waits for it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def append(self, addition: Addition) -> None:
        """Returns when it is kept; Conflict if another writer has taken its number."""
        done: Future[bool] = Future()
        self._queue.put(Waiting(addition, done))
        if not await asyncio.wrap_future(done):
            raise Conflict("Somebody was quicker. Look at the table again.")

    def close(self) -> None:
        """Write what waits, and end."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            batch, last = self._gather(first)
            self._write(batch)
            if last:
                return

    def _gather(self, first: Waiting) -> tuple[list[Waiting], bool]:
        """Everything that waits now; and whether it is the last."""
        batch = [first]
        while len(batch) < MOST_AT_ONCE:
            try:
                more = self._queue.get_nowait()
            except Empty:
                break
            if more is None:
                return batch, True
            batch.append(more)
        return batch, False

    def _write(self, batch: list[Waiting]) -> None:
        # Who waits may have gone away; what was asked for is written all the same.
        listening = [waiting.done.set_running_or_notify_cancel() for waiting in batch]
        try:
            kept = self._store.append_all([waiting.addition for waiting in batch])
        except Exception as problem:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            for waiting, listens in zip(batch, listening, strict=True):
                if listens:
                    waiting.done.set_exception(problem)
            return
        for waiting, listens, was_kept in zip(batch, listening, kept, strict=True):
            if listens:
                waiting.done.set_result(was_kept)
