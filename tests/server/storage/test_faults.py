"""Play goes on after everything that can befall a server, and nothing that was acknowledged is lost.

`make soak` goes on for hours of play; `make test` meets each fault once, but for deaths, which test_kill.py has.
"""

from __future__ import annotations

import random
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.server.faults import TO_1970, TO_2106, Fault, Victim, database_killed, read_only, sessions_ended
from tests.server.live import PATIENCE, quick_settings, wait_for
from tests.server.processes import running
from tests.server.storage.test_kill import Tireless

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="faults are made by Linux's own means")
SOAKED = 500
# How long a fault lasts, and how many answers show that play has gone on after it.
LASTS = 0.3
ENOUGH = 3


def suffer(victim: Victim, faults: Sequence[Fault]) -> list[int]:
    """Four people at one table and a person with a bot at another play on while this happens, one after the other.

    Gives how many actions of each are kept; all that were acknowledged are among them.
    """
    with running(victim):
        browsers = [Tireless(victim.address), Tireless(victim.address, ("here", "bot"))]
        threads = [threading.Thread(target=browser.run) for browser in browsers]
        for thread in threads:
            thread.start()
        try:
            for fault in faults:
                go_on(browsers)
                with fault():
                    time.sleep(LASTS)
            go_on(browsers)
        finally:
            for browser, thread in zip(browsers, threads, strict=True):
                browser.stop.set()
                thread.join(2 * PATIENCE)
        for browser in browsers:
            assert browser.problem is None, browser.problem
        return [browser.look_again() for browser in browsers]


def go_on(browsers: Sequence[Tireless]) -> None:
    """Until each has been answered a few times."""
    enough = [len(browser.acknowledged) + ENOUGH for browser in browsers]

    def gone_on() -> bool:
        done = [len(browser.acknowledged) >= count for browser, count in zip(browsers, enough, strict=True)]
        return all(done) or any(browser.problem for browser in browsers)

    wait_for(gone_on, 4 * PATIENCE)


def on_sqlite(folder: Path) -> tuple[Victim, list[Fault]]:
    victim = Victim(quick_settings(folder, bot_processes=1), folder)
    clocks: list[Fault] = [lambda: victim.clock_jumps(TO_1970), lambda: victim.clock_jumps(TO_2106)]
    return victim, [victim.disk_full, victim.locked, victim.helpers_killed, *clocks]


def on_postgres(folder: Path, address: str, server: Any) -> tuple[Victim, list[Fault]]:
    victim = Victim(quick_settings(folder, database=address), folder)
    name = address.partition("?")[0].rpartition("/")[2]
    return victim, [lambda: sessions_ended(server), lambda: read_only(server, name), lambda: database_killed(server)]


def on_two_processes(folder: Path, address: str, server: Any) -> tuple[Victim, list[Fault]]:
    victim = Victim(quick_settings(folder, database=address), folder, workers=2)
    return victim, [victim.worker_killed, lambda: database_killed(server)]


def test_each_fault_once_on_sqlite(tmp_path: Path) -> None:
    victim, faults = on_sqlite(tmp_path)
    assert min(suffer(victim, faults)) > ENOUGH * len(faults)


def test_each_fault_once_on_postgresql(tmp_path: Path, postgres: str, postgres_server: Any) -> None:
    victim, faults = on_postgres(tmp_path, postgres, postgres_server)
    assert min(suffer(victim, faults)) > ENOUGH * len(faults)


def test_each_fault_once_on_two_processes(tmp_path: Path, postgres: str, postgres_server: Any) -> None:
    victim, faults = on_two_processes(tmp_path, postgres, postgres_server)
    assert min(suffer(victim, faults)) > ENOUGH * len(faults)


@pytest.mark.soak
def test_hours_of_faults_on_two_processes(tmp_path: Path, postgres: str, postgres_server: Any) -> None:
    victim, faults = on_two_processes(tmp_path, postgres, postgres_server)
    found = suffer(victim, random.Random(3).choices([*faults, lambda: sessions_ended(postgres_server)], k=SOAKED))
    assert min(found) > ENOUGH * SOAKED


@pytest.mark.soak
def test_hours_of_faults_on_sqlite(tmp_path: Path) -> None:
    victim, faults = on_sqlite(tmp_path)
    found = suffer(victim, random.Random(1).choices([*faults, victim.killed], k=SOAKED))
    assert min(found) > ENOUGH * SOAKED


@pytest.mark.soak
def test_hours_of_faults_on_postgresql(tmp_path: Path, postgres: str, postgres_server: Any) -> None:
    victim, faults = on_postgres(tmp_path, postgres, postgres_server)
    found = suffer(victim, random.Random(2).choices([*faults, victim.killed], k=SOAKED))
    assert min(found) > ENOUGH * SOAKED
