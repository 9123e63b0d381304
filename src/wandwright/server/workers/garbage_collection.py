"""Python's garbage collector, kept out of the way of those who play.

Left to itself it goes through everything in memory in the middle of somebody's answer, and a thousand tables are a lot.
The engine makes hardly any rings of objects, so there is little to find: what is new is looked through now and then and
is then left alone for good, and everything once in a while, when nobody plays.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

# So often what has come since the last time is looked through: little enough that nobody notices the pause.
LOOK_SECONDS = 0.05
# Python's name for them: what was left alone is in no generation.
NEW = 0
# So long nothing must have come from any browser until everything is looked through, and not more often than that.
QUIET_SECONDS = 10.0
EVERYTHING_SECONDS = 600.0
# Where somebody always plays, everything is looked through after so long all the same, or memory would only grow.
LATEST_SECONDS = 3600.0


class Collector:
    """For a process that is the server's own. `heard` counts the messages of browsers: does anybody play?"""

    def __init__(self, heard: Callable[[], float], clock: Callable[[], float] = time.monotonic) -> None:
        self._heard = heard
        self._clock = clock
        self._count = heard()
        self._quiet_since = self._last = clock()

    async def work(self) -> None:
        """For as long as the server runs."""
        gc.disable()
        self.everything()
        try:
            while True:
                await asyncio.sleep(LOOK_SECONDS)
                self.look()
        finally:
            gc.unfreeze()
            gc.enable()

    def look(self) -> None:
        now, count = self._clock(), self._heard()
        if count != self._count:
            self._count, self._quiet_since = count, now
        quiet = now - self._quiet_since >= QUIET_SECONDS
        if now - self._last >= (EVERYTHING_SECONDS if quiet else LATEST_SECONDS):
            self.everything()
        else:
            gc.collect(NEW)
            gc.freeze()

    def everything(self) -> None:
        """What was left alone may have become garbage since."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._last = self._clock()
