"""One server and one Chromium for each test process; people come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import FLAGS, environment, executable
from tests.browser.people import HASTY, PATIENCE_MS, Person
from tests.browser.server import ServerProcess

STATIC = Path(__file__).parents[2] / "src" / "wandwright" / "server" / "static" / "index.html"
Invite = Callable[..., Person]
expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS), env=environment())
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    assert STATIC.exists(), "The browser table is not built: run `make web` first."
    server = ServerProcess(tmp_path_factory.mktemp("tables"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def person(browser: Browser, server: ServerProcess) -> Iterator[Invite]:
    """Lets a person come; nobody's page may have reported a mistake when the test ends."""
    people: list[Person] = []

    def come(address: str | None = None, **likes: Any) -> Person:
        quiet = {"motion": "off", "guideSeen": True, "speed": 2, "language": "en", **HASTY}
        people.append(Person(browser, address or server.address, **{**quiet, **likes}))
        return people[-1]

    yield come
    errors = [error for one in people for error in one.errors]
    for one in people:
        one.close()
    assert not errors
