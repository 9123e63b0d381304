"""The log says which request and which table a line is about, for people and for programs."""

from __future__ import annotations

import json
import logging
import logging.config
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest

from tests.server.live import Server
from wandwright.server.edge.logs import FORMATS, JsonLines, Where, configuration
from wandwright.server.protocol.requests import Chat
from wandwright.server.routes.handlers import HANDLERS


@pytest.fixture
def written() -> Iterator[StringIO]:
    """What a server writes as JSON."""
    stream = StringIO()
    handler = logging.StreamHandler(stream)
    handler.addFilter(Where())
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("wandwright")
    logger.addHandler(handler)
    yield stream
    logger.removeHandler(handler)


def test_a_mistake_is_found_by_its_table_and_request(
    server: Server, written: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError("by a mistake of ours")

    handlers: Any = HANDLERS
    monkeypatch.setitem(handlers, Chat, fail)
    keys = server.make("here", "here")
    with server.sit(keys, 0) as anna:
        assert "went wrong" in anna.ask("chat", seat=0, text="my secret plan")["why"]
    line = json.loads(written.getvalue())
    assert (line["level"], line["table"], len(line["request"])) == ("error", keys["table"], 12)
    assert "by a mistake of ours" in line["trace"]
    assert "my secret plan" not in written.getvalue()


def test_every_answer_carries_the_number_of_its_request(server: Server) -> None:
    numbers = {server.http.get(path).headers["x-request-id"] for path in ("/health", "/health", "/api/nothing")}
    assert len(numbers) == 3


def test_lines_for_people_end_with_what_they_are_about() -> None:
    plain = configuration("text", "info")["formatters"]["text"]["format"]
    record = logging.LogRecord("wandwright", logging.INFO, "", 0, "Something", (), None)
    assert Where().filter(record)
    assert logging.Formatter(plain).format(record).endswith("INFO Something")


@pytest.mark.parametrize("form", FORMATS)
def test_both_forms_can_be_set_up(form: str) -> None:
    assert (
        logging.config.DictConfigurator(configuration(form, "warning")).config["handlers"]["stream"]["formatter"]
        == form
    )
