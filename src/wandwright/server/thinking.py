"""Bots and the adviser think in processes of their own (a worker pool): no table waits for another's bot.

A process gets the position only: bots see what their seat may see, and need no past.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, NamedTuple

from wandwright import bots
from wandwright.engine.encoding import write_state
from wandwright.engine.games import game, games
from wandwright.engine.language import DEFAULT, speaking
from wandwright.engine.loading import start_state
from wandwright.engine.matches import Match
from wandwright.engine.seats import Position
from wandwright.server.editions import data_of, game_from
from wandwright.server.tables import Table, read_setup, write_setup


class Thought(NamedTuple):
    """What came of thinking: the answer, and for advice the reason, in a word too, and the next best answer."""

    notation: str
    sort: str = ""
    second: str = ""
    reason: str = ""


class Task(NamedTuple):
    """A position for one seat; `bot` empty asks the adviser, `cards` empty means those installed.

    locale  the language in which the adviser gives its reasons
    """

    game: str
    setup: dict[str, Any]
    position: dict[str, Any]
    seat: int
    bot: str
    seed: int
    cards: bytes = b""
    locale: str = DEFAULT


def task_of(table: Table, seat: int, bot: str) -> Task:
    match = table.match
    # The seed of the match decides hidden things, so a bot's seed comes from elsewhere.
    seed = (sum(table.id.encode()) * 8 + seat) * 100_000 + table.version
    setup = {**write_setup(match.setup), "seed": 0}
    cards = data_of(match.game)
    return Task(match.game.name, setup, write_state(match.game, match.state), seat, bot, seed, cards)


def think(task: Task) -> Thought:
    """Choose an answer; runs in a process of the pool."""
    found = game_from(task.game, task.cards)
    setup = read_setup(found, task.setup)
    match = Match(found, setup, start_state(found, setup, task.position), prepared=True)
    if not task.bot:
        with speaking(task.locale):
            advice = bots.advise(match, task.seat)
        return Thought(advice.action.notation, advice.sort, str(advice.second or ""), advice.reason)
    return Thought(bots.make(task.bot, task.seed).choose(Position(match, task.seat)).notation)


def begin() -> None:
    """Prepare a process of the pool: it leaves Ctrl-C to the server, ends with it, and has the games at hand."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    for name in games():
        game(name).content_hash  # noqa: B018 - reads the cards once


def end_with_parent() -> None:
    """A server that is killed can't stop its processes, so they watch it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


class Thinkers:
    """The pool; a broken one is made anew."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new()

    def _new(self) -> Executor:
        if self._processes == 0:
            return ThreadPoolExecutor(1, thread_name_prefix="bot")
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, initializer=begin)

    async def think(self, task: Task) -> Thought:
        """The answer to a position. If the process died, another one is asked once."""
        return await self._ask(think, task)

    async def _ask(self, work: Callable[[Task], Thought], task: Task) -> Thought:
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, work, task)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._new()
            return await loop.run_in_executor(self._pool, work, task)

    def warm_up(self) -> None:
        """Start a process now, so that the first answer does not wait for it."""
        self._pool.submit(games)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
