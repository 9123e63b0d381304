"""Arguments of commands that play many matches: on how many cores or on which cluster, and how far it is."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wandwright.engine.matches.options import check_whole
from wandwright.lab.executors import Executor, executor

MOST_WORKERS: Final = 4096
# Starting other processes takes longer than to play so few matches here.
FEW: Final = 20


def add_working(command: argparse.ArgumentParser) -> None:
    command.add_argument("--workers", type=int, default=0, metavar="N", help="processes that play (default: all cores)")
    ray = "play on the Ray cluster at this address (without one: on a cluster of this machine alone)"
    command.add_argument("--ray", nargs="?", const="local", metavar="ADDRESS", help=ray)


def read_executor(chosen: argparse.Namespace, matches: int) -> Executor:
    """Who plays: what was typed, or this process where there is little to do."""
    check_whole("The number of workers", chosen.workers, 0, MOST_WORKERS)
    few = matches < FEW and not chosen.workers
    return executor(1 if few and chosen.ray is None else chosen.workers, chosen.ray)


class Counter:
    """How far it is, for somebody who waits; nothing where output is kept in a file."""

    def __init__(self, progress: Progress, total: int, done: int) -> None:
        self._progress = progress
        self._task = progress.add_task("matches", total=total, completed=done)

    def add(self, count: int) -> None:
        self._progress.advance(self._task, count)


@contextmanager
def counting(total: int, done: int = 0) -> Iterator[Counter]:
    """A bar with the time left, below which nothing else is written meanwhile."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not shown) as progress:
        yield Counter(progress, total, done)
