"""Reviews of finished matches: made in the background, piece by piece, and kept with the match."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import NamedTuple

from wandwright.bots.review import Piece, assembled
from wandwright.engine.matches.matches import Match
from wandwright.server.errors import Refusal
from wandwright.server.registry.revealing import reveal
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.storage.review_rows import keep_review, read_review
from wandwright.server.tables.table import Table
from wandwright.server.workers.reviewing import review_tasks

LOG = logging.getLogger("wandwright.server")
# So many matches are reviewed at a time; others wait for their turn.
AT_ONCE = 2
LANGUAGES = ("en", "cs", "it")
NOT_OVER = "The match is not over yet. Play it to its end, then look back."


class State(NamedTuple):
    """How far a review is; `text` once it is there, `failed` where it came to nothing."""

    done: int
    total: int
    text: str = ""
    failed: bool = False


class Reviews:
    """The reviews that are being made in this process."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._states: dict[str, State] = {}
        self._jobs: set[asyncio.Task[None]] = set()

    async def state(self, table: Table) -> State | None:
        """How far the review of a match is; None where nobody has asked for it."""
        if table.id in self._states:
            return self._states[table.id]
        text = await self._registry.call(read_review, self._registry.store, table.id)
        return State(1, 1, text) if text else None

    async def begin(self, table: Table) -> State:
        """Start a review unless there is one. From then on the match stays over: what was hidden is told."""
        known = await self.state(table)
        if known is not None and not known.failed:
            return known
        async with table.lock:
            if table.match.outcome is None:
                raise Refusal(NOT_OVER, "not-over")
            await reveal(self._registry, table)
            match = table.match.copy()
        return self._started(table.id, match)

    def _started(self, table_id: str, match: Match) -> State:
        known = self._states.get(table_id)
        if known is not None and not known.failed:
            return known
        state = self._states[table_id] = State(0, match.action_count)
        job = asyncio.create_task(self._make(table_id, match))
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)
        return state

    async def _make(self, table_id: str, match: Match) -> None:
        """All pieces one after the other, and the whole into storage."""
        async with self._turns:
            try:
                text = await self._text(table_id, match)
                await self._registry.call(keep_review, self._registry.store, table_id, text)
            except Exception:
                # Whatever it was: somebody waits for it, and may try again.
                LOG.exception("The review of table %s came to nothing.", table_id)
                self._states[table_id] = self._states[table_id]._replace(failed=True)
                return
        del self._states[table_id]

    async def _text(self, table_id: str, match: Match) -> str:
        pieces: list[Piece] = []
        for task in await self._registry.run_long(review_tasks, match, LANGUAGES):
            pieces.append(await self._registry.thinkers.piece(task))
            self._states[table_id] = State(min(task.last, match.action_count), match.action_count)
        return json.dumps(assembled(match, pieces).as_data(), separators=(",", ":"))
