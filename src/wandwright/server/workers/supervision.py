"""Worker supervision: workers watch the process that started them, because it can't stop them when it is killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from multiprocessing.connection import wait

# An orderly stop takes less; after it a worker ends at once, and what was acknowledged is kept all the same.
LAST_SECONDS = 6.0


def end_with_supervisor() -> None:
    """Waits for the end of the supervisor, then stops this worker as the supervisor would have done."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(LAST_SECONDS)
    os._exit(1)
