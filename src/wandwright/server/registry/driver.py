"""Scheduling of automatic answers and bots at a table, one after the other."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from wandwright.engine.questions.decisions import Decision
from wandwright.server.errors import Conflict, Refusal
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.storage.database_trouble import TROUBLE
from wandwright.server.storage.rows import EntryRow
from wandwright.server.tables.entries import action_entry
from wandwright.server.tables.table import SetAuto, Table
from wandwright.server.workers.thinking import task_of

LOG = logging.getLogger("wandwright.server")
# Other processes may be quicker now and then, but not always; then they do the work.
MOST_MISSES = 20
# The database may be back by then.
TROUBLE_SECONDS = 2.0


class Driver:
    """One task for each table that has something to do, none for the others."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    def wake(self, table: Table) -> None:
        """Something has changed: go on if a bot or an automatic answer has something to say."""
        if table.driver is not None and not table.driver.done():
            return
        if self._may_go_on(table) and (automatic(table) is not None or table.thinking() is not None):
            table.driver = asyncio.create_task(self._drive(table), name=f"table {table.id}")

    def _may_go_on(self, table: Table) -> bool:
        """Not while an undo waits for a vote, when the table is full, and when nobody is there to see it."""
        settings = self._registry.settings
        return table.vote is None and table.version < settings.most_entries and attended(table, settings.alone_seconds)

    async def _drive(self, table: Table) -> None:
        """Until a person is asked, nothing may go on, the match is over, or the table has left memory."""
        misses = 0
        while self._registry.tables.get(table.id) is table and self._may_go_on(table) and misses < MOST_MISSES:
            try:
                if not (await self._answer_automatically(table) or await self._let_bot_answer(table)):
                    return
                misses = 0
            except (Conflict, Refusal):
                # Somebody was quicker, here or in another process: look again.
                misses += 1
            except TROUBLE:
                await asyncio.sleep(TROUBLE_SECONDS)
            except Exception:
                LOG.exception(
                    "Table %s can't go on by itself; it will be tried again when it is next opened.", table.id
                )
                return

    async def _answer_automatically(self, table: Table) -> bool:
        async with table.lock:
            table.autos = table.live_autos()
            entry = automatic(table)
            if entry is None:
                return False
            await self._registry.add(table, [entry])
            return True

    async def _let_bot_answer(self, table: Table) -> bool:
        async with table.lock:
            seat = table.thinking()
            asked = None if seat is None else table.question(seat)
            if seat is None or asked is None:
                return False
            version = table.version
            bot = table.seats[seat].bot
            task = task_of(table, seat, bot)
        pause = asyncio.create_task(asyncio.sleep(self._registry.settings.bot_pause))
        try:
            with self._registry.metrics.timed("thinking"):
                answer = await self._registry.thinkers.answer(table, task, asked)
            await pause
            await self._wait_for_story(table)
        finally:
            pause.cancel()
        async with table.lock:
            decision = table.question(seat)
            seated = table.is_bot(seat) and table.seats[seat].bot == bot
            if table.version == version and table.vote is None and seated and decision is not None:
                await self._registry.add(table, [action_entry(decision, answer)])
            return True

    async def _wait_for_story(self, table: Table) -> None:
        """Until those who look on have seen what happened last; a browser that never says so is not waited for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._registry.settings.story_seconds):
                while not table.is_told():
                    table.heard.clear()
                    await table.heard.wait()


def attended(table: Table, grace: float) -> bool:
    """Is anybody there, or was a moment ago? Nothing runs for nobody."""
    return bool(table.connections or table.elsewhere) or time.monotonic() - table.left < grace


def fits(auto: SetAuto, decision: Decision) -> bool:
    message = auto.message
    return (message.seat, message.kind, message.source) == (decision.seat, decision.kind, decision.source)


def automatic(table: Table) -> EntryRow | None:
    """The answer that a seat has set to automatic for a question now open, if it is legal and somebody waits for it."""
    if not table.autos:
        return None
    for decision in table.match.waited_for(table.is_bot):
        for auto in table.live_autos():
            if fits(auto, decision) and not table.is_bot(decision.seat):
                wanted = auto.message.action
                if any(action.notation == wanted for action in decision.actions):
                    return action_entry(decision, str(wanted))
    return None
