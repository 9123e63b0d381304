"""Finding 4: garbage is looked for when nobody plays, and play makes next to none."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

import wandwright as ww
from wandwright.server.collecting import EVERYTHING_SECONDS, QUIET_SECONDS, Collector


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
    for _ in range(5):
        now, messages = now + EVERYTHING_SECONDS, messages + 1
        collector.look()
    assert Ring.alive == 1, "while somebody plays, what is old is left alone"
    assert gc.get_freeze_count() >= frozen
    now += QUIET_SECONDS
    collector.look()
    assert Ring.alive == 0, "when nobody plays, everything is looked through"


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


@pytest.mark.parametrize("name", ["hogwarts-battle", "death-eaters-rising"])
def test_a_match_leaves_no_rings_behind(name: str, still: None) -> None:
    """A question held its answers and each answer its question, with a copy of the position in every ring."""
    match = ww.game(name).start(seats=2, seed=1)
    for _ in range(3):
        act(match)
    gc.collect()
    for _ in range(30):
        act(match)
    assert gc.collect() < 30


def act(match: ww.Match) -> None:
    if match.decision is not None:
        match.view(0)
        match.apply(match.decision.actions[0])
