"""Executors of jobs: one after the other, on the cores of this machine, or on a Ray cluster. All give the same results.

for key, result in Processes(4).run({"a": 1, "b": 2}, work, done={"b"}):   # `work` stands at the top of a module
    keep(key, result)                                                     # in any order; `done` is not played again

A job is plain data that can be pickled, and its result follows from it alone: then it does not matter where it ran,
how often it was begun, or what came before it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Collection, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Final, Protocol, TypeVar

from wandwright.engine.errors import WandwrightError

Job = TypeVar("Job")
Result = TypeVar("Result")

NOTHING_DONE: Final[frozenset[str]] = frozenset()
# A worker that is killed so often in a row takes the run with it: the job itself may be what kills it.
MOST_DEATHS: Final = 5
# Jobs are handed out a few at a time: enough that no worker waits, few enough that stopping is quick.
AHEAD: Final = 2


class LostWorker(WandwrightError):
    """Workers were killed again and again."""


class Executor(Protocol):
    """Runs jobs. Each has a key; what is in `done` is left out. Results come as they are ready, in any order."""

    @property
    def workers(self) -> int:
        """How many jobs run at once, as far as it is known."""

    def run(
        self, jobs: Mapping[str, Job], function: Callable[[Job], Result], done: Collection[str] = NOTHING_DONE
    ) -> Iterator[tuple[str, Result]]:
        """The key and the result of each job. An error of the function is raised here and ends the run."""


class Serial:
    """In this process, one after the other: for few jobs, and to look for mistakes."""

    workers = 1

    def run(
        self, jobs: Mapping[str, Job], function: Callable[[Job], Result], done: Collection[str] = NOTHING_DONE
    ) -> Iterator[tuple[str, Result]]:
        for key, job in jobs.items():
            if key not in done:
                yield key, function(job)


class Processes:
    """On the cores of this machine. A worker that is killed is replaced, and its jobs are begun again."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or cores()

    def run(
        self, jobs: Mapping[str, Job], function: Callable[[Job], Result], done: Collection[str] = NOTHING_DONE
    ) -> Iterator[tuple[str, Result]]:
        left = {key: job for key, job in jobs.items() if key not in done}
        deaths = 0
        while left:
            try:
                for key, result in self._run_pool(dict(left), function):
                    del left[key]
                    deaths = 0
                    yield key, result
            except BrokenProcessPool:
                deaths += 1
                if deaths == MOST_DEATHS:
                    raise LostWorker(
                        f"Workers were killed {deaths} times in a row, perhaps for want of memory; "
                        "what is finished is kept: run the same command with fewer --workers."
                    ) from None

    def _run_pool(self, jobs: dict[str, Job], function: Callable[[Job], Result]) -> Iterator[tuple[str, Result]]:
        """One pool of workers, as long as none of them is killed."""
        waiting = iter(jobs.items())
        running: dict[Future[Result], str] = {}
        # Not forked: a fork copies whatever threads hold locked at that moment.
        spawned = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(min(self.workers, len(jobs)), spawned, initializer=begin_worker)
        try:
            while True:
                for key, job in islice(waiting, AHEAD * self.workers - len(running)):
                    running[pool.submit(function, job)] = key
                if not running:
                    return
                ready, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in ready:
                    yield running.pop(future), future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def begin_worker() -> None:
    """Ctrl-C reaches every process of a terminal; the workers leave it to the one that hands out their jobs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """Nobody waits for the results any more once that one is gone, even if it was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def executor(workers: int = 0, ray: str | None = None) -> Executor:
    """By what was typed: on a cluster where one is named, else on so many cores of this machine (0: all of them)."""
    if ray is not None:
        # Ray takes a second to import and is an extra: only whoever asks for it pays.
        from wandwright.lab.ray_executor import OnRay  # noqa: PLC0415

        return OnRay(ray, workers)
    return Serial() if (workers or cores()) == 1 else Processes(workers)
