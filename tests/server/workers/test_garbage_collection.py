"""Finding 4: garbage is looked for when nobody plays, and play makes next to none."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.audiences import play, sit, table_of
from wandwright.server.snapshots.messages import Showing
from wandwright.server.workers.garbage_collection import EVERYTHING_SECONDS, LATEST_SECONDS, QUIET_SECONDS, Collector


class Ring:
    """Garbage that only a collector finds."""

    alive = 0

    def __init__(self) -> None:
        self.itself = self
        Ring.alive += 1

    def __del__(self) -> None:
        Ring.alive -= 1


@pytest.fixture
def still() -> Iterator[None]:
    """No collection but those of the test."""
    gc.collect()
    gc.disable()
    Ring.alive = 0
    yield
    gc.unfreeze()
    gc.enable()
    gc.collect()


def test_what_is_new_is_looked_through_and_then_left_alone_until_nobody_plays(still: None) -> None:
    now, messages = 0.0, 0
    collector = Collector(lambda: messages, lambda: now)
    Ring()
    collector.look()
    assert Ring.alive == 0, "new garbage goes at once"
    kept = Ring()
    collector.look()
    del kept
    frozen = gc.get_freeze_count()
    assert frozen > 0
    while now + EVERYTHING_SECONDS < LATEST_SECONDS:
        now, messages = now + EVERYTHING_SECONDS, messages + 1
        collector.look()
    assert Ring.alive == 1, "while somebody plays, what is old is left alone"
    assert gc.get_freeze_count() >= frozen
    now += QUIET_SECONDS
    collector.look()
    assert Ring.alive == 0, "when nobody plays, everything is looked through"


def test_where_somebody_always_plays_everything_is_looked_through_in_the_end(still: None) -> None:
    now, messages = 0.0, 0
    collector = Collector(lambda: messages, lambda: now)
    kept = Ring()
    collector.look()
    del kept
    now, messages = LATEST_SECONDS, 1
    collector.look()
    assert Ring.alive == 0


def test_everything_is_looked_through_once_in_a_while_only(still: None) -> None:
    now = 0.0
    collector = Collector(lambda: 0, lambda: now)
    kept = Ring()
    collector.look()
    del kept
    now = EVERYTHING_SECONDS / 2
    collector.look()
    assert Ring.alive == 1


def test_a_process_gets_its_collector_back() -> None:
    async def run() -> None:
        task = asyncio.create_task(Collector(lambda: 0).work())
        await asyncio.sleep(0)
        assert not gc.isenabled()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, run()).result()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_showing_a_table_leaves_no_rings_behind(still: None) -> None:
    """What a match itself leaves is the engine's test; here it is what is put together for those who look on."""
    table = table_of("hogwarts-battle", {"game": 7})
    eyes = [sit(table, 0, story=True), sit(table, 0, 1, locale="cs"), sit(table)]
    for step in range(40):
        if step == 5:
            gc.collect()
        showing = Showing(table)
        for one in eyes:
            showing.to(one)
        del showing
        table.record_moments()
        assert play(table, step)
    assert gc.collect() < 20
