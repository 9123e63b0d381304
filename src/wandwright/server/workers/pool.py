"""Work in processes of their own (a worker pool): what takes too long, or too much memory, is ended and harms nobody.

A process takes one piece of work at a time. One that dies or runs over is replaced; whoever waits gets an error.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Protocol, TypeVar

from wandwright.engine.errors import WandwrightError
from wandwright.server.errors import ServerError
from wandwright.server.workers.resource_limits import end_with_parent, leave_signals, limit_memory, limit_time

LOG = logging.getLogger("wandwright.server")
# A process that reads all games on a slow machine still begins within this time.
START_SECONDS = 120.0
# Where a system can, new processes are forks of one that has read the games already: they are there at once.
QUICK = "forkserver"
READ_GAMES = "wandwright.server.workers.preloading"
Answer = TypeVar("Answer")


class WorkFailed(ServerError):
    """Something in the work went wrong; it is not the fault of who waits for it."""

    known_as = "work-failed"


class Overrun(WorkFailed):
    """The work took more time than it has."""

    known_as = "overrun"


class Result(NamedTuple):
    """What came of a piece of work: an answer, or a problem instead; `spent`: do nothing more in that process."""

    answer: Any = None
    problem: WandwrightError | None = None
    spent: bool = False


class Worker(Protocol):
    """Does one piece of work at a time, and never raises."""

    def do(self, work: Callable[[Any], Any], task: Any, seconds: float) -> Result:
        """The result, after so many seconds at most."""

    def warm_up(self) -> None:
        """Begin now, so that the first work does not wait for it."""

    def end(self) -> None:
        """Stop, whatever is being done."""


def result_of(work: Callable[[Any], Any], task: Any) -> Result:
    """Whatever the work runs into is an answer too: what was sent to us may have been made to break it."""
    try:
        return Result(work(task))
    except WandwrightError as problem:
        return Result(problem=problem)
    except Exception as problem:  # noqa: BLE001 - see above
        why = WorkFailed(f"{type(problem).__name__} in {work.__name__}: {str(problem)[:200]}")
        return Result(problem=why, spent=isinstance(problem, MemoryError))


def safely(work: Callable[..., Answer], *arguments: Any) -> Answer:
    """For a thread that somebody awaits: a StopIteration can't be handed over, and they would wait for ever."""
    try:
        return work(*arguments)
    except StopIteration as problem:
        raise RuntimeError(f"StopIteration in {work}") from problem


def overrun(seconds: float) -> Result:
    return Result(problem=Overrun(f"This took more than {seconds:g} seconds and was ended."))


def attend(line: Connection, megabytes: int) -> None:
    """What a process does all its life."""
    leave_signals()
    threading.Thread(target=end_with_parent, daemon=True).start()
    __import__(READ_GAMES)
    limit_memory(megabytes)
    line.send(None)
    while True:
        try:
            work, task, seconds = line.recv()
        except EOFError:
            return
        limit_time(seconds)
        line.send(result_of(work, task))


class ProcessWorker:
    """A process of its own, replaced when it has been ended; `once`: after every piece of work."""

    def __init__(self, megabytes: int, *, once: bool = False) -> None:
        self._once = once
        self._context: Any = get_context(QUICK if QUICK in get_all_start_methods() else "spawn")
        if self._context.get_start_method() == QUICK:
            self._context.set_forkserver_preload([READ_GAMES])
        self._megabytes = megabytes
        self._process: Any = None
        self._closed = False
        # Renewing and ending come from different threads.
        self._change = threading.Lock()

    def warm_up(self) -> None:
        with self._change:
            try:
                self._start()
            except (EOFError, OSError):
                # What new processes are forked from has died; who asks again finds another one.
                self._start()

    def _start(self) -> None:
        if self._closed or (self._process is not None and self._process.is_alive()):
            return
        line, theirs = self._context.Pipe()
        process = self._context.Process(target=attend, args=(theirs, self._megabytes), daemon=True)
        try:
            process.start()
        except BaseException:
            line.close()
            raise
        finally:
            theirs.close()
        self._line, self._process, self._ready = line, process, False

    def do(self, work: Callable[[Any], Any], task: Any, seconds: float) -> Result:
        try:
            self.warm_up()
            return self._ask(work, task, seconds)
        except (EOFError, OSError) as problem:
            self._stop()
            return Result(problem=WorkFailed(f"The process ended in {work.__name__}: {type(problem).__name__}"))

    def _ask(self, work: Callable[[Any], Any], task: Any, seconds: float) -> Result:
        if not self._ready:
            if not self._line.poll(START_SECONDS):
                raise EOFError
            self._line.recv()
            self._ready = True
        self._line.send((work, task, seconds))
        if not self._line.poll(seconds):
            self._renew()
            return overrun(seconds)
        found: Result = self._line.recv()
        if self._once or found.spent:
            self._renew()
        return found

    def _renew(self) -> None:
        """The next one begins while nobody waits for it."""
        self._stop()
        self.warm_up()

    def _stop(self) -> None:
        with self._change:
            if self._process is not None:
                self._process.kill()
                self._process.join()
                self._line.close()
                self._process = None

    def end(self) -> None:
        self._closed = True
        self._stop()


class ThreadWorker:
    """A thread of this process, where there are to be no others: it can't be ended, only be waited for no longer."""

    def do(self, work: Callable[[Any], Any], task: Any, seconds: float) -> Result:
        found: list[Result] = []
        thread = threading.Thread(target=lambda: found.append(result_of(work, task)), daemon=True)
        thread.start()
        thread.join(seconds)
        return found[0] if found else overrun(seconds)

    def warm_up(self) -> None:
        """A thread needs no time to begin."""

    def end(self) -> None:
        """Daemon threads end with the process."""


class Workers:
    """Some workers, and the line of those who wait for one. `processes` 0: a thread instead."""

    def __init__(self, processes: int, *, megabytes: int = 0, once: bool = False) -> None:
        made = [ProcessWorker(megabytes, once=once) for _ in range(processes)]
        self.workers: list[Worker] = [*made] or [ThreadWorker()]
        self._threads = ThreadPoolExecutor(len(self.workers), thread_name_prefix="worker")
        self._idle = list(self.workers)
        self._line: list[tuple[int, int, asyncio.Future[Worker]]] = []
        self._numbers = count()

    @property
    def waiting(self) -> int:
        """How many wait for a worker."""
        return len(self._line)

    async def ask(self, work: Callable[[Any], Answer], task: Any, seconds: float, rank: int = 0) -> Answer:
        """What `work` makes of a task, or its WandwrightError; a lower rank comes first."""
        worker = await self._turn(rank)
        job = asyncio.get_running_loop().run_in_executor(self._threads, worker.do, work, task, seconds)
        # Who no longer waits for the answer does not free the worker: the work does, when it is done.
        job.add_done_callback(lambda _: self._free(worker))
        found = await asyncio.shield(job)
        if found.problem is not None:
            raise found.problem
        answer: Answer = found.answer
        return answer

    async def _turn(self, rank: int) -> Worker:
        if self._idle:
            return self._idle.pop(0)
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._line, (rank, next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._free(turn.result())
            raise

    def _free(self, worker: Worker) -> None:
        """To the next in the line who still waits."""
        while self._line:
            turn = heapq.heappop(self._line)[2]
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    def warm_up(self) -> None:
        """Start the processes now, so that the first answer does not wait for them."""
        for worker in self.workers:
            self._threads.submit(worker.warm_up)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.workers:
            worker.end()
