"""Jobs one after the other, on processes and on a Ray cluster: the same results, and none lost with a worker."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

import psutil  # type: ignore[import-untyped]
import pytest

import wandwright as ww
from wandwright.engine.errors import BadOption
from wandwright.lab.executors import Executor, LostWorker, Processes, Serial, executor
from wandwright.lab.plans import Job, Wanted, make_plan
from wandwright.lab.playing import play_job
from wandwright.lab.ray_executor import NoCluster, OnRay

JOBS = {str(number): number for number in range(5)}


class Deadly(NamedTuple):
    """A job whose worker is killed, until the file is there."""

    number: int
    file: str


def square(number: int) -> int:
    return number * number


def refuse(number: int) -> int:
    raise BadOption(f"There is no {number}.")


def die_once(job: Deadly) -> int:
    if not Path(job.file).exists():
        Path(job.file).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return job.number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.fixture(scope="module")
def on_ray() -> Iterator[OnRay]:
    """A cluster of this machine alone, kept for the tests of this file."""
    ray = pytest.importorskip("ray")
    chosen = OnRay("local", 2)
    chosen.connect(ray)
    yield chosen
    ray.shutdown()


@pytest.fixture(params=["serial", "processes", "ray"])
def any_executor(request: pytest.FixtureRequest) -> Executor:
    if request.param == "ray":
        found: Executor = request.getfixturevalue("on_ray")
        return found
    return Serial() if request.param == "serial" else Processes(2)


def test_every_job_that_is_not_done_runs_once(any_executor: Executor) -> None:
    results = sorted(any_executor.run(JOBS, square, done={"1", "3"}))
    assert results == [("0", 0), ("2", 4), ("4", 16)]
    assert list(any_executor.run(JOBS, square, done=JOBS)) == []


def test_an_error_of_a_job_is_raised_as_it_is(any_executor: Executor) -> None:
    with pytest.raises(BadOption, match="There is no 1"):
        list(any_executor.run({"one": 1}, refuse))


@pytest.mark.parametrize("kind", ["processes", "ray"])
def test_nothing_is_lost_with_a_worker_that_is_killed(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    chosen: Executor = Processes(2) if kind == "processes" else request.getfixturevalue("on_ray")
    jobs = {str(number): Deadly(number, str(tmp_path / "died")) for number in range(4)}
    assert dict(chosen.run(jobs, die_once)) == {"0": 0, "1": 1, "2": 2, "3": 3}
    assert (tmp_path / "died").exists()


def pause(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def hand_out(results: Connection) -> None:
    """Hand out a short job, tell who did it, and go on with a long one."""
    for _, worker in Processes(1).run({"short": 0.0, "long": 60.0}, pause):
        results.send(worker)


def runs(process: int) -> bool:
    """Is it there, and not only waiting for somebody to ask how it ended?"""
    try:
        return bool(psutil.Process(process).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def test_workers_leave_when_the_one_that_hands_out_is_killed() -> None:
    here, there = multiprocessing.Pipe()
    parent = multiprocessing.get_context("spawn").Process(target=hand_out, args=(there,))
    parent.start()
    worker = here.recv()
    assert runs(worker)
    parent.kill()
    parent.join()
    for _ in range(300):
        if not runs(worker):
            break
        time.sleep(0.1)
    assert not runs(worker)


def test_a_job_that_kills_every_worker_ends_the_run() -> None:
    with pytest.raises(LostWorker, match="fewer --workers"):
        list(Processes(1).run({"one": 1}, die))


def test_a_cluster_that_is_not_there_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(NoCluster, match="ray start --head"):
        list(OnRay("127.0.0.1:9").run(JOBS, square))


def test_what_was_typed_names_the_executor() -> None:
    assert isinstance(executor(1), Serial)
    assert executor(3).workers == 3
    assert isinstance(executor(2, "local"), OnRay)


def timed(job: Job) -> tuple[int, float]:
    """Which worker it was, and the processor's seconds that the job took it."""
    before = time.process_time()
    play_job(job)
    return os.getpid(), time.process_time() - before


@pytest.mark.soak
def test_two_workers_on_ray_share_the_work() -> None:
    """In seconds of the processor: two workers are at least 1.8 times as fast as one. Walls depend on others."""
    plan, _ = make_plan(ww.game("hogwarts-battle"), (), Wanted(matches=200, options={"game": 3}, measures=()))
    jobs = plan.jobs()
    seconds: dict[int, dict[int, float]] = {}
    for workers in (1, 2):
        began = time.perf_counter()
        seconds[workers] = defaultdict(float)
        for _, (worker, used) in OnRay("local", workers).run(jobs, timed):
            seconds[workers][worker] += used
        used_by = ", ".join(f"{used:.1f}" for used in seconds[workers].values())
        wall = time.perf_counter() - began
        sys.stdout.write(f"\n{workers} on Ray: {used_by} s of the processor, {wall:.1f} s by the wall\n")
    assert len(seconds[2]) == 2
    assert sum(seconds[1].values()) / max(seconds[2].values()) >= 1.8
