"""Resource limits that a worker process sets itself before it works on what strangers have sent."""

from __future__ import annotations

import multiprocessing
import os
import signal
from importlib import import_module
from importlib.util import find_spec
from multiprocessing.connection import wait
from typing import Any

# Windows has no such limits: there only the server's own clock ends a process.
resource: Any = import_module("resource") if find_spec("resource") else None

MEGABYTE = 1_000_000
# The system ends what the server should have ended already, so it gives it a little more.
GRACE_SECONDS = 2


def leave_signals() -> None:
    """Ctrl-C is for the server, which ends its processes itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end_with_parent() -> None:
    """A server that is killed can't stop its processes, so they watch it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def limit_memory(megabytes: int) -> None:
    """No more memory than this; 0 sets no limit."""
    if resource is None or not megabytes:
        return
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    wanted = megabytes * MEGABYTE
    resource.setrlimit(resource.RLIMIT_AS, (wanted if most < 0 else min(wanted, most), most))
    # What is ended for its time leaves no picture of its memory behind.
    resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))


def limit_time(seconds: float) -> None:
    """So much time of the processor from now on; who takes more is ended by the system."""
    if resource is None:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    wanted = int(used.ru_utime + used.ru_stime + seconds) + GRACE_SECONDS
    resource.setrlimit(resource.RLIMIT_CPU, (wanted if most < 0 else min(wanted, most), most))
