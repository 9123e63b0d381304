"""One thread that writes for all tables. What waits while it writes goes into the next transaction together.

A database waits for its disk at every commit, so a commit for many tables costs what a commit for one does. Nobody is
told of anything before the commit that holds it, and the event loop is woken once for all of it.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import defaultdict
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from typing import NamedTuple

import psycopg

from wandwright.server.errors import Conflict
from wandwright.server.storage.appending import Addition
from wandwright.server.storage.store import Store

# As many as a notice of PostgreSQL has room to name.
MOST_AT_ONCE = 500
# What is wrong with one addition, and not with the database.
UNFIT = (sqlite3.IntegrityError, sqlite3.DataError, psycopg.IntegrityError, psycopg.DataError)


class Waiting(NamedTuple):
    """An addition, and whoever waits for it."""

    addition: Addition
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[bool]


class Writer:
    """The thread and what waits for it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def append(self, addition: Addition) -> None:
        """Returns when it is kept; Conflict if another writer has taken its number."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(addition, loop, loop.create_future())
        self._queue.put(waiting)
        if not await waiting.done:
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

    def _write(self, batch: Sequence[Waiting]) -> None:
        try:
            answers: Sequence[bool | Exception] = self._store.append_all([waiting.addition for waiting in batch])
        except UNFIT as problem:
            if len(batch) > 1:
                # One addition that does not fit (its table has gone, say) must not take the others with it.
                for waiting in batch:
                    self._write([waiting])
                return
            answers = [problem]
        except Exception as problem:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            answers = [problem for _ in batch]
        tell(batch, answers)


def tell(batch: Sequence[Waiting], answers: Sequence[bool | Exception]) -> None:
    """Wake each loop once, with the answers for all who wait there."""
    by_loop = defaultdict(list)
    for waiting, answer in zip(batch, answers, strict=True):
        by_loop[waiting.loop].append((waiting.done, answer))
    for loop, some in by_loop.items():
        # Whoever waited in a loop that has ended meanwhile has gone; what was asked for is written all the same.
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, some)


def settle(answers: Sequence[tuple[asyncio.Future[bool], bool | Exception]]) -> None:
    for done, answer in answers:
        if done.done():
            continue
        if isinstance(answer, Exception):
            done.set_exception(answer)
        else:
            done.set_result(answer)
