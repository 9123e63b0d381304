"""Jobs on a Ray cluster: the nodes of a club or a university, or a cluster of this machine alone."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Collection, Iterator, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from wandwright.engine.errors import WandwrightError
from wandwright.lab.executors import AHEAD, NOTHING_DONE, Job, Result, cores

# A cluster of this machine alone, which begins and ends with the run.
LOCAL: Final = "local"
SECONDS_AT_THE_DOOR: Final = 5.0
# The results are small rows of numbers; Ray would else set aside a third of the memory for them.
STORE_BYTES: Final = 128 * 2**20
# Ray says something on every warning that it sees; what fails is raised as an error all the same.
QUIET: Final = {"RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0", "RAY_USAGE_STATS_ENABLED": "0"}


class NoCluster(WandwrightError):
    """There is no Ray here, or no cluster at that address."""


class OnRay:
    """On a Ray cluster. A job whose worker is killed, or whose node goes away, is begun again elsewhere."""

    def __init__(self, address: str = LOCAL, workers: int = 0) -> None:
        self.address = address or LOCAL
        self._wanted = workers
        self.workers = workers or cores()

    def run(
        self, jobs: Mapping[str, Job], function: Callable[[Job], Result], done: Collection[str] = NOTHING_DONE
    ) -> Iterator[tuple[str, Result]]:
        left = [(key, job) for key, job in jobs.items() if key not in done]
        if not left:
            return
        ray = load_ray()
        ours = self.connect(ray)
        try:
            self.workers = self._wanted or max(1, int(ray.cluster_resources().get("CPU", 1)))
            yield from self._run_connected(ray, left, function)
        finally:
            if ours:
                ray.shutdown()

    def connect(self, ray: ModuleType) -> bool:
        """Reach the cluster; whether it was this run that did, and not somebody before."""
        if ray.is_initialized():
            return False
        chosen: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        if self.address == LOCAL:
            chosen |= {"num_cpus": self.workers, "include_dashboard": False, "object_store_memory": STORE_BYTES}
        try:
            knock(self.address)
            ray.init(address=self.address, **chosen)
        except (OSError, ValueError, RuntimeError) as problem:
            raise NoCluster(
                f"No Ray cluster answers at {self.address!r} ({problem}). Give the address that `ray start --head` "
                "showed, `auto` on a machine of the cluster, or `local`."
            ) from problem
        return True

    def _run_connected(
        self, ray: ModuleType, left: list[tuple[str, Job]], function: Callable[[Job], Result]
    ) -> Iterator[tuple[str, Result]]:
        # Killed workers are replaced without end; an error of the function itself is not tried again.
        remote = ray.remote(begin).options(max_retries=-1, retry_exceptions=False, num_cpus=1)
        waiting = iter(left)
        running: dict[Any, str] = {}
        try:
            while True:
                while len(running) < AHEAD * self.workers and (found := next(waiting, None)) is not None:
                    running[remote.remote(function, found[1])] = found[0]
                if not running:
                    return
                ready, _ = ray.wait(list(running), num_returns=1)
                for one in ready:
                    yield running.pop(one), result_of(ray, one)
        finally:
            for one in running:
                ray.cancel(one, force=True)


def begin(function: Callable[[Job], Result], job: Job) -> Result:
    """What a worker runs. Ray takes no function but one that is written in Python, so this one calls any other."""
    return function(job)


def knock(address: str) -> None:
    """Is anybody there? Ray itself asks for minutes before it gives up."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), SECONDS_AT_THE_DOOR).close()


def result_of(ray: ModuleType, one: Any) -> Any:
    """What a job gave; its own error is raised as it was there."""
    try:
        return ray.get(one)
    except ray.exceptions.RayTaskError as problem:
        cause = problem.cause
        raise (cause if isinstance(cause, WandwrightError) else problem) from None


def load_ray() -> ModuleType:
    """The library, which is an extra."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        return import_module("ray")
    except ImportError as problem:
        raise NoCluster(
            'The library Ray is not installed; install it with: pip install "wandwright[ray]", on every machine.'
        ) from problem
