"""Thoughts of bots and of the adviser: none lasts for ever, none holds up another table, none leaves a table hanging.

Before, one crafted position stopped every bot of the server for good, and a StopIteration in a thought left
whoever waited for it without an answer.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

import wandwright as ww
from tests.server.conftest import Starter
from tests.server.live import Player, Server
from wandwright import bots
from wandwright.engine.encoding.encoding import write_state
from wandwright.engine.matches.seats import Position
from wandwright.engine.questions.actions import Action
from wandwright.engine.secrets.memory import remembered
from wandwright.server.tables.table import Table
from wandwright.server.workers import thinking
from wandwright.server.workers.pool import Overrun, ProcessWorker, Result, Worker, Workers, WorkFailed, safely
from wandwright.server.workers.thinking import MOST_MISSED, Task, Thought, task_of

LONG = 600.0


# Read by every process without a module of ours, so that a new one begins at once.
OWN_NUMBER = "__import__('os').getpid()"


def stop_iterating(_: Any) -> Any:
    return next(iter(()))


def test_a_process_that_runs_over_dies_or_takes_too_much_is_replaced() -> None:
    worker = ProcessWorker(megabytes=1000)
    try:
        first = worker.do(eval, OWN_NUMBER, LONG).answer
        assert isinstance(worker.do(time.sleep, LONG, 0.05).problem, Overrun)
        second = worker.do(eval, OWN_NUMBER, LONG).answer
        assert type(worker.do(os._exit, 1, LONG).problem) is WorkFailed
        third = worker.do(eval, OWN_NUMBER, LONG).answer
        assert "StopIteration" in str(worker.do(next, iter(()), LONG).problem)
        assert "MemoryError" in str(worker.do(bytes, 2_000_000_000, LONG).problem)
        fourth = worker.do(eval, OWN_NUMBER, LONG).answer
        assert len({os.getpid(), first, second, third, fourth}) == 5
    finally:
        worker.end()


def test_the_death_of_the_fork_server_is_survived(monkeypatch: pytest.MonkeyPatch) -> None:
    """N11: a process that could not begin was ended all the same, and the first hint met an AttributeError."""
    worker = ProcessWorker(megabytes=1000)
    begin = worker._context.Process.start
    refusals = iter([ConnectionRefusedError(), None, EOFError(), ConnectionRefusedError(), None])

    def start(process: Any) -> None:
        if (problem := next(refusals)) is not None:
            raise problem
        begin(process)

    monkeypatch.setattr(worker._context.Process, "start", start)
    try:
        first = worker.do(eval, OWN_NUMBER, LONG).answer
        assert type(worker.do(os._exit, 1, LONG).problem) is WorkFailed
        assert type(worker.do(eval, OWN_NUMBER, LONG).problem) is WorkFailed
        assert worker.do(eval, OWN_NUMBER, LONG).answer not in (None, first)
    finally:
        worker.end()


def test_a_stop_iteration_reaches_whoever_waits() -> None:
    async def ask() -> None:
        workers = Workers(0)
        with pytest.raises(WorkFailed, match="StopIteration in stop_iterating"):
            await workers.ask(stop_iterating, None, LONG)
        workers.close()

    asyncio.run(ask())
    with pytest.raises(RuntimeError, match="StopIteration"):
        safely(stop_iterating, None)


class Slow:
    """A worker that notes what it does, and goes on when it is told to."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.ended = False

    def do(self, work: Callable[[Any], Any], task: Any, seconds: float) -> Result:
        self.done.append(task)
        return Result(work(task))

    def warm_up(self) -> None:
        """It is ready."""

    def end(self) -> None:
        self.ended = True


def line_of(worker: Worker) -> Workers:
    workers = Workers(0)
    workers.workers = [worker]
    workers._idle = [worker]
    return workers


def test_who_ran_over_before_waits_behind_the_others() -> None:
    async def ask() -> list[str]:
        worker = Slow()
        workers = line_of(worker)
        busy = await workers._turn(0)
        late = asyncio.create_task(workers.ask(str, "late", LONG, rank=2))
        gone = asyncio.create_task(workers.ask(str, "gone", LONG))
        honest = asyncio.create_task(workers.ask(str, "honest", LONG))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        workers._free(busy)
        assert list(await asyncio.gather(late, honest)) == ["late", "honest"]
        workers.close()
        assert worker.ended
        return worker.done

    assert asyncio.run(ask()) == ["honest", "late"]


def ask_for_a_hint(player: Player, seat: int = 0) -> dict[str, Any]:
    return player.ask("hint", seat=seat)


@pytest.fixture
def stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "think", stop_iterating)


@pytest.mark.usefixtures("stuck")
def test_without_a_thought_a_bot_still_answers_and_the_adviser_says_so(server: Server) -> None:
    keys = server.make("here", "bot")
    with server.sit(keys, 0) as anna:
        for _ in range(MOST_MISSED - 1):
            refused = ask_for_a_hint(anna)
            assert (refused["type"], refused["code"]) == ("refused", "no-advice")
        assert anna.ask("ping")["type"] == "done"
        # The bot's turn comes and goes; its first thought is the last one this table gets.
        while not any(action["seat"] == 1 for action in anna.actions):
            if anna.snapshot["info"]["seats"][0]["asked"]:
                assert anna.act(0)["type"] == "done"
            else:
                anna.hear()
    assert server.registry.tables[keys["table"]].missed == MOST_MISSED


def test_a_table_has_one_thought_at_a_time(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people ask at once, at two tables: their own thoughts wait for each other, others' do not count."""
    now: dict[str, int] = {}
    most: dict[str, int] = {}
    both = asyncio.Event()

    async def ask(self: Workers, work: Any, task: Task, seconds: float, rank: int = 0) -> Thought:
        table = str(task.setup["options"]["game"])
        now[table] = now.get(table, 0) + 1
        most[table] = max(most.get(table, 0), now[table])
        most["all"] = max(most.get("all", 0), sum(now.values()))
        if most["all"] == 2:
            both.set()
        await both.wait()
        now[table] -= 1
        return thinking.think(task)

    monkeypatch.setattr(Workers, "ask", ask)
    players = []
    for game in (1, 2):
        keys = server.make("here", "here", options={"game": game})
        players += [server.sit(keys, 0, 1), server.sit(keys, 0, 1)]
    for player in players:
        with_hello = player.__enter__()
        with_hello.say({"type": "hint", "ref": 7, "seat": 0})
    for player in players:
        assert player.until(lambda message: message.get("ref") == 7)["type"] == "advice"
        player.leave()
    assert most == {"1": 1, "2": 1, "all": 2}


def test_hints_wait_behind_bots(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """N7: thirty tables that asked for hints made an honest bot ten times slower."""
    ranks: dict[bool, set[int]] = {True: set(), False: set()}
    usual = Workers.ask

    async def ask(self: Workers, work: Any, task: Task, seconds: float, rank: int = 0) -> Any:
        ranks[bool(task.bot)].add(rank)
        return await usual(self, work, task, seconds, rank)

    monkeypatch.setattr(Workers, "ask", ask)
    keys = server.make("here", "bot")
    with server.sit(keys, 0) as anna:
        ask_for_a_hint(anna)
        while not any(action["seat"] == 1 for action in anna.actions):
            if anna.snapshot["info"]["seats"][0]["asked"]:
                anna.act(0)
            else:
                anna.hear()
    assert ranks[False]
    assert max(ranks[True]) < min(ranks[False])


def test_a_thought_that_never_ends_holds_up_nobody_else(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot of the first table thinks for ever; the one of the second answers, and then the first one does, too."""
    server = start(thought_seconds=1.0)

    def think(task: Task) -> Thought:
        if task.setup["options"]["game"] == 2:
            time.sleep(LONG)
        return real(task)

    real = thinking.think
    monkeypatch.setattr(thinking, "think", think)
    slow = server.make("bot", "here", options={"game": 2})
    honest = server.make("bot", "here", options={"game": 1})
    with server.sit(slow, 1) as anna, server.sit(honest, 1) as ben:
        ben.until_table(lambda table: table["info"]["actions"])
        anna.until_table(lambda table: table["info"]["actions"])
    assert server.registry.tables[slow["table"]].missed > 0


class Guesser:
    """A bot that keeps what it guesses, and takes the first answer."""

    def __init__(self) -> None:
        self.guesses: list[dict[str, Any]] = []

    def choose(self, position: Position) -> Action:
        game = ww.game("black-rose-wars")
        self.guesses = [write_state(game, position.determinize(key)) for key in range(8)]
        return position.decision.actions[0]


def test_a_bot_in_another_process_remembers_what_its_seat_has_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """It guesses as it would at the table; what the other seats remember does not come with the task."""
    match = ww.game("black-rose-wars").start(seats=2, seed=6)
    while not (match.decision and remembered(match.recall(), match.decision.seat) and len(match.records) > 60):
        match.apply(match.decisions[0].actions[-1])
    seat = match.decision.seat
    here, there = Guesser(), Guesser()
    here.choose(Position(match, seat))
    monkeypatch.setattr(bots, "make", lambda name, seed: there)
    table = cast(Table, SimpleNamespace(match=match, id="table", version=1))
    task = pickle.loads(pickle.dumps(task_of(table, seat, "greedy")))
    thinking.think(task)
    assert there.guesses == here.guesses
    assert there.guesses[0] != there.guesses[1]
    assert [bool(row) for row in task.memory[1]] == [one == seat for one in range(2)]
    thinking.think(task._replace(memory=()))
    assert there.guesses != here.guesses
