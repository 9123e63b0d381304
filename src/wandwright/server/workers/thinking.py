"""Bots and the adviser think in processes of their own: no table waits for another's, and no thought lasts for ever.

A process gets the position only, with what the seat remembers: bots see what their seat may see, and need no past.
"""

from __future__ import annotations

import asyncio
import logging
import random
from typing import Any, NamedTuple

from wandwright import bots
from wandwright.bots.review import Piece
from wandwright.engine.encoding.encoding import write_state
from wandwright.engine.errors import WandwrightError
from wandwright.engine.language import DEFAULT, speaking
from wandwright.engine.matches.loading import start_state
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.seats import Position
from wandwright.engine.questions.decisions import Decision
from wandwright.engine.secrets.memory import memory_of
from wandwright.engine.state.state import Frame
from wandwright.server.errors import Refusal
from wandwright.server.settings import Settings
from wandwright.server.storage.editions import data_of, game_from
from wandwright.server.tables.rebuilding import read_setup, write_setup
from wandwright.server.tables.table import Table
from wandwright.server.workers.pool import Workers, WorkFailed
from wandwright.server.workers.reviewing import ReviewTask, review_piece

LOG = logging.getLogger("wandwright.server")
# After so many thoughts in a row that came to nothing, a table gets no more of them while it is in memory.
MOST_MISSED = 3
# Games go on first: hints are thought about when no bot waits.
ADVICE = MOST_MISSED
REVIEW = ADVICE + 1
# A piece of a review that takes longer than this is given up.
REVIEW_SECONDS = 120.0


class Thought(NamedTuple):
    """What came of thinking: the answer, and for advice the reason, in a word too, the next best answer, and all.

    ranked  each answer with its chance (None where none is known), how far it is behind, and the error of that
    """

    notation: str
    sort: str = ""
    second: str = ""
    reason: str = ""
    ranked: tuple[tuple[str, float | None, float, float], ...] = ()


class Task(NamedTuple):
    """A position for one seat; `bot` empty asks the adviser, `cards` empty means those installed.

    locale  the language in which the adviser gives its reasons
    memory  what the seat has seen go out of its sight
    """

    game: str
    setup: dict[str, Any]
    position: dict[str, Any]
    seat: int
    bot: str
    seed: int
    cards: bytes = b""
    locale: str = DEFAULT
    memory: Frame = ()


def task_of(table: Table, seat: int, bot: str) -> Task:
    match = table.match
    # The seed of the match decides hidden things, so a bot's seed comes from elsewhere.
    seed = (sum(table.id.encode()) * 8 + seat) * 100_000 + table.version
    setup = {**write_setup(match.setup), "seed": 0}
    cards = data_of(match.game)
    position = write_state(match.game, match.state)
    return Task(match.game.name, setup, position, seat, bot, seed, cards, memory=memory_of(match.recall(), seat))


def think(task: Task) -> Thought:
    """Choose an answer; runs in a process of the pool."""
    found = game_from(task.game, task.cards)
    setup = read_setup(found, task.setup)
    match = Match(found, setup, start_state(found, setup, task.position), prepared=True)
    match.state.memory = task.memory
    if not task.bot:
        with speaking(task.locale):
            advice = bots.advise(match, task.seat)
        ranked = tuple((one.action.notation, one.chance, one.behind, one.error) for one in advice.ranked)
        return Thought(advice.action.notation, advice.sort, str(advice.second or ""), advice.reason, ranked)
    return Thought(bots.make(task.bot, task.seed).choose(Position(match, task.seat)).notation)


class Thinkers:
    """Those who think. A table has one thought at a time; where they come to nothing it waits behind the others."""

    def __init__(self, settings: Settings) -> None:
        self._workers = Workers(settings.bot_processes, megabytes=settings.worker_megabytes)
        self._seconds = settings.thought_seconds

    async def advice(self, table: Table, task: Task) -> Thought:
        """What the adviser says, behind all bots; Refusal where it finds nothing to say."""
        try:
            return await self._think(table, task, rank=ADVICE)
        except WorkFailed as problem:
            raise Refusal(
                "The adviser found no answer in time. Decide by yourself this once.", "no-advice"
            ) from problem

    async def piece(self, task: ReviewTask) -> Piece:
        """A stretch of a review, behind everything that somebody waits for at a table."""
        return await self._workers.ask(review_piece, task, REVIEW_SECONDS, REVIEW)

    async def answer(self, table: Table, task: Task, decision: Decision) -> str:
        """What a bot answers. A bot that finds nothing in time takes any answer: the table must go on."""
        try:
            return (await self._think(table, task, rank=table.missed)).notation
        except WorkFailed:
            return random.Random(task.seed).choice(decision.actions).notation

    async def _think(self, table: Table, task: Task, rank: int) -> Thought:
        await table.thoughts.acquire()
        job = asyncio.ensure_future(self._thought(table, task, rank))
        # Who goes away does not end the thought, and until it has ended the table gets no other one.
        job.add_done_callback(lambda _: table.thoughts.release())
        found = await asyncio.shield(job)
        if isinstance(found, WandwrightError):
            raise found
        return found

    async def _thought(self, table: Table, task: Task, rank: int) -> Thought | WandwrightError:
        if table.missed >= MOST_MISSED:
            return WorkFailed("Too many thoughts of this table came to nothing.")
        try:
            found = await self._workers.ask(think, task, self._seconds, rank)
        except WandwrightError as problem:
            table.missed += 1
            LOG.warning("A thought for table %s came to nothing: %s", table.id, problem)
            return problem if isinstance(problem, WorkFailed) else WorkFailed(str(problem))
        table.missed = 0
        return found

    def warm_up(self) -> None:
        """Start the processes now, so that the first answer does not wait for them."""
        self._workers.warm_up()

    def close(self) -> None:
        self._workers.close()
