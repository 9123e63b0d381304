"""Books that strangers bring are read like matches: in a process of their own, and nobody waits for them.

Before, the server read them itself, and a book of 1 MB held the interpreter for a third of a second (N9).
"""

from __future__ import annotations

import json
import threading
from typing import Any

import httpx
import pytest

import wandwright as ww
from tests.server.books.test_books import broken
from tests.server.campaigns import Reader
from tests.server.conftest import Starter
from tests.server.live import PATIENCE, Server, bearer
from wandwright.engine.matches import books
from wandwright.engine.matches.books import campaign_of
from wandwright.server.books import keeping
from wandwright.server.books.book_worker import BookFile, examine_book
from wandwright.server.books.messages import ImportBook


def bring(server: Server, text: str) -> httpx.Response:
    return server.http.post("/api/books/import", json={"save": text})


def a_book() -> str:
    return campaign_of(ww.game("hogwarts-battle")).begin("Our years", "easy", ["harry", "ron"]).save()


def refused(reply: httpx.Response) -> tuple[int, str]:
    return reply.status_code, reply.json()["code"]


def test_no_book_is_read_by_the_server_itself(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    """What reads it here would fail; the process that does it succeeds."""
    server = start(import_processes=1)
    # A machine that is busy with other tests takes its time to begin a process.
    server.http.timeout = httpx.Timeout(6 * PATIENCE)
    text = a_book()
    for module, name in ((books, "read_book"), (ImportBook, "model_validate_json")):
        monkeypatch.setattr(module, name, lambda *_, **__: pytest.fail("read here"))
    reply = bring(server, text)
    assert reply.status_code == 201, reply.text
    assert server.http.post("/api/books/import", content=b"{" * 100_000).status_code == 400


def test_a_book_that_takes_too_long_or_breaks_its_reader_is_refused(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    server = start(import_seconds=0.05)
    monkeypatch.setattr(keeping, "examine_book", lambda task: go_on.wait(PATIENCE))
    assert refused(bring(server, a_book())) == (409, "import-slow")
    go_on.set()
    patient = server.settings.model_copy(update={"import_seconds": PATIENCE})
    monkeypatch.setattr(server.registry.importer, "_settings", patient)

    def breaks(task: BookFile) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(keeping, "examine_book", breaks)
    assert refused(bring(server, a_book())) == (409, "import-failed")
    monkeypatch.setattr(keeping, "examine_book", examine_book)
    assert bring(server, a_book()).status_code == 201


def test_while_a_book_is_read_tables_and_books_go_on(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    reading, go_on = threading.Event(), threading.Event()

    def slow(task: BookFile) -> Any:
        reading.set()
        go_on.wait(PATIENCE)
        return examine_book(task)

    monkeypatch.setattr(keeping, "examine_book", slow)
    replies: list[httpx.Response] = []
    others = [threading.Thread(target=lambda: replies.append(bring(server, a_book()))) for _ in range(4)]
    with server.sit(server.make("here", "here"), 0, 1) as anna:
        for other in others:
            other.start()
        assert reading.wait(PATIENCE)
        anna.go_on(3)
        # More than there are threads for long work in the server.
        assert Reader(server).info()["open_level"] == 1
        assert not replies
        go_on.set()
    for other in others:
        other.join()
    assert [reply.status_code for reply in replies] == [201] * 4


def test_names_in_a_book_are_shown_without_what_nobody_can_see(server: Server) -> None:
    anna = Reader(server)
    keys = anna.played()
    anna.post("close", {"table": keys["table"]})
    text = anna.get("/export").text
    strange = broken(text, "history", 0, "players", value={"harry": "An\u202ena\u3164", "ron": "x" * 500})
    copy = bring(server, broken(strange, "name", value="\u2800Ye\u200bars")).json()
    info = server.http.get(f"/api/books/{copy['book']}", headers=bearer(copy["secret"])).json()
    assert info["name"] == "Years"
    assert info["history"][0]["players"]["harry"] == "Anna"
    assert len(info["history"][0]["players"]["ron"]) < 100


def test_what_is_no_wish_is_refused_with_a_reason(server: Server) -> None:
    for body in (b"", b"[]", json.dumps({"save": 7}).encode(), json.dumps({"save": a_book(), "more": 1}).encode()):
        reply = server.http.post("/api/books/import", content=body)
        assert reply.status_code == 400
        assert reply.json()["detail"].endswith("send the text of a book.")
