"""Who asks too much (13), opens too much (14), or is not who he says (23)."""

from __future__ import annotations

import json
import socket
import threading
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.conftest import Starter
from tests.server.live import Json, Server, wait_for
from wandwright.content.card_game import MOST_BOXES
from wandwright.engine.matches.games import game
from wandwright.server.edge.client_addresses import counted_as, is_among, is_own_name, known_names
from wandwright.server.edge.security import HEADERS
from wandwright.server.routes import history, lobby
from wandwright.server.settings import Rate, Settings

GAME = "hogwarts-battle"


def first_word(server: Server, keys: Json, secret: str, headers: dict[str, str] | None = None) -> Json:
    """What somebody is told who comes to a table."""
    with connect(f"ws://{server.address}/api/tables/{keys['table']}/ws", additional_headers=headers) as line:
        # The server may have refused before anybody said hello.
        with suppress(ConnectionClosed):
            line.send(json.dumps({"type": "hello", "secrets": [secret]}))
        told: Json = json.loads(line.recv(10))
        return told


# 13: what is only looked at.


def test_looking_is_limited_and_what_is_dear_more_so(start: Starter) -> None:
    """13: GETs had no limit at all."""
    server = start(gets=Rate(0.01, 6), dear_gets=Rate(0.01, 2))
    paths = ["/api/games", *[f"/api/games/{GAME}/rules"] * 3, "/api/games", "/", "/api/games"]
    told = [server.http.get(path).status_code for path in paths]
    assert told == [200, 200, 200, 429, 200, 503, 429]


def test_dear_answers_are_made_once_for_each_audience_and_not_by_the_loop(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """13: every GET of a timeline was made anew, while everybody else waited."""
    made: Counter[str] = Counter()
    timeline = history.timeline

    def counted(*arguments: Any, **named: Any) -> str:
        made[threading.current_thread().name.partition("_")[0]] += 1
        return timeline(*arguments, **named)

    monkeypatch.setattr(history, "timeline", counted)
    keys = server.make("here", "here")
    mine, other = keys["seats"][0]["secret"], keys["seats"][1]["secret"]
    first = [server.get(keys, "replay", mine).json() for _ in range(3)]
    assert first[0] == first[1] == first[2]
    assert made == {"long": 1}
    for locale in ("xx", "yy", "en"):
        server.get(keys, f"replay?locale={locale}", mine)
    assert made == {"long": 1}
    server.get(keys, "replay", other)
    assert made == {"long": 2}
    with server.sit(keys, 0, 1) as anna:
        anna.go_on()
    assert len(server.get(keys, "replay", mine).json()["actions"]) == 1
    assert made == {"long": 3}


def test_an_unknown_language_is_english_before_cards_are_rendered(server: Server) -> None:
    """13: each unknown language was rendered and kept anew."""
    english = server.http.get(f"/api/games/{GAME}/cards").content
    before = lobby.written_cards.cache_info().misses
    for locale in ("xx", "zz-ZZ", "tlh"):
        assert server.http.get(f"/api/games/{GAME}/cards?locale={locale}").content == english
    assert lobby.written_cards.cache_info().misses == before


def test_boxes_of_many_option_sets_are_not_kept_for_ever() -> None:
    """15: one box was kept for each of 215,040 sets of options."""
    found: Any = game(GAME)
    assert found._boxes.cache_info().maxsize == MOST_BOXES


# 14: what is open.


def test_spectators_fill_half_of_the_places_at_most(start: Starter) -> None:
    """14: a thousand spectators of one table froze the server with each answer."""
    server = start(table_connections=4)
    keys = server.make("here", "here")
    with server.sit(keys, watch=True), server.sit(keys, watch=True):
        assert first_word(server, keys, keys["spectator"])["code"] == "full"
        with server.sit(keys, 0) as anna, server.sit(keys, 1):
            assert first_word(server, keys, keys["seats"][0]["secret"])["code"] == "full"
            anna.go_on()
    wait_for(lambda: not server.registry.tables[keys["table"]].connections)
    assert first_word(server, keys, keys["spectator"])["type"] == "table"


def test_one_address_opens_so_many_connections(start: Starter) -> None:
    """14: there was no limit on open connections."""
    server = start(address_connections=3)
    keys = server.make("here", "here")
    with server.sit(keys, 0), server.sit(keys, 1), server.sit(keys, watch=True) as eve:
        assert first_word(server, keys, keys["host"])["code"] == "too-many-open"
        eve.leave()
        wait_for(lambda: len(server.registry.tables[keys["table"]].connections) == 2)
        wait_for(lambda: first_word(server, keys, keys["host"])["type"] == "table")


def raw(server: Server, sent: bytes) -> socket.socket:
    host, port = server.address.split(":")
    line = socket.create_connection((host, int(port)), 10)
    line.sendall(sent)
    return line


def all_of(line: socket.socket) -> bytes:
    """Everything until the server closes; a server that never does ends the test."""
    with line:
        told = b""
        while more := line.recv(65_536):
            told += more
        return told


def test_half_a_request_is_not_waited_for_long(start: Starter) -> None:
    """14: 300 half-sent requests were held open, and nobody new got in."""
    server = start(request_seconds=0.2)
    assert all_of(raw(server, b"")) == b""
    assert all_of(raw(server, b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")) == b""
    line = raw(server, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert line.recv(65_536).startswith(b"HTTP/1.1 200")
    line.sendall(b"GET /hea")
    assert all_of(line) in (b"", b"ok\n")
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\nConnection: close\r\n\r\n{"
    assert all_of(raw(server, head)).startswith(b"HTTP/1.1 408")
    # A WebSocket has said what it wants, and stays.
    keys = server.make("here", "here")
    with server.sit(keys, 0, 1) as anna:
        assert all_of(raw(server, b"")) == b""
        anna.go_on()


def test_lines_that_say_nothing_leave_room_for_others(start: Starter) -> None:
    """14: one address could take every open file of the server."""
    server = start(address_connections=5, request_seconds=600)
    lines = [raw(server, b"GET / HTTP/1.1\r\n") for _ in range(5)]
    wait_for(lambda: server.app.lines.taken_in_all == 5)
    with suppress(ConnectionResetError):
        assert all_of(raw(server, b"")) == b""
    lines.pop().close()
    wait_for(lambda: server.app.lines.taken_in_all == 4)
    assert server.http.get("/health").status_code == 200
    for line in lines:
        line.close()


# 23: who it is.


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("127.0.0.1:8742", True),
        ("192.168.1.7", True),
        ("[fd00::7]:8742", True),
        ("localhost:8742", True),
        ("LOCALHOST", True),
        ("kitchen:8742", True),
        ("kitchen.local", True),
        ("play.example.org", True),
        ("table.example.org:443", True),
        ("rebind.evil", False),
        ("127.0.0.1.evil.example", False),
        ("[bad", False),
        ("localhost@rebind.evil", False),
    ],
)
def test_names_that_this_server_has(host: str, own: bool) -> None:
    """23: a name of a stranger that was made to point here was let in (DNS rebinding)."""
    names = known_names(["Play.example.org"], ["https://table.example.org"], "0.0.0.0")
    assert is_own_name(host, names) == own
    assert is_own_name(host, ["*"])


def test_a_strangers_name_is_turned_away(start: Starter) -> None:
    """23: Host and Origin agreed with each other, so both were believed."""
    server = start()
    reply = server.http.get("/api/games", headers={"host": "rebind.evil", "origin": "http://rebind.evil"})
    assert (reply.status_code, reply.json()["code"]) == (421, "strange-name")
    assert "--allow-host rebind.evil" in reply.json()["detail"]
    upgrade = (
        "GET /api/tables/x/ws HTTP/1.1\r\nHost: rebind.evil\r\nOrigin: http://rebind.evil\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    assert all_of(raw(server, upgrade.encode())).startswith(b"HTTP/1.1 403")
    known = start(allowed_hosts=("rebind.evil",))
    assert known.http.get("/api/games", headers={"host": "rebind.evil"}).status_code == 200


def test_only_a_trusted_proxy_says_for_whom_it_asks(start: Starter) -> None:
    """23: another address in X-Forwarded-For with each request passed every limit."""
    for trusted, last in (((), 429), (("127.0.0.0/8",), 200)):
        server = start(posts=Rate(0.01, 2), proxies=trusted)
        told = [
            server.http.post("/api/tables/mine", json={"tables": []}, headers={"x-forwarded-for": f"10.0.0.{number}"})
            for number in range(3)
        ]
        assert told[-1].status_code == last


@pytest.mark.parametrize("forged", ["6.6.6.{}, 10.0.0.9", "::1, 6.6.6.{}, 10.0.0.9, 127.0.0.1", "a{}, , 10.0.0.9"])
def test_what_a_stranger_puts_before_the_word_of_the_proxy_is_not_believed(start: Starter, forged: str) -> None:
    """A proxy adds the address that it saw behind what its caller claims; a line is counted as a request is."""
    server = start(posts=Rate(0.01, 2), connections=Rate(0.01, 2), proxies=("127.0.0.0/8",))
    keys = server.make("here", "here")
    claims = [{"x-forwarded-for": forged.format(number)} for number in range(3)]
    asked = [server.http.post("/api/tables/mine", json={"tables": []}, headers=claim) for claim in claims]
    assert [reply.status_code for reply in asked] == [200, 200, 429]
    told = [first_word(server, keys, keys["host"], claim) for claim in claims]
    assert [word.get("code", word["type"]) for word in told] == ["table", "table", "too-fast"]


def test_one_household_of_ipv6_is_one_address() -> None:
    """23: each of the 2^64 addresses of one line had limits of its own."""
    assert counted_as("2001:db8:1:2::1") == counted_as("2001:db8:1:2:ffff::9") != counted_as("2001:db8:1:3::1")
    assert counted_as("::ffff:10.0.0.7") == counted_as("10.0.0.7") == "10.0.0.7"
    assert counted_as("fe80::1%eth0") == counted_as("fe80::2")
    assert counted_as("somewhere") == "somewhere"
    assert is_among("10.1.2.3", ["10.0.0.0/8"])
    assert not is_among("11.1.2.3", ["10.0.0.0/8"])


def test_what_went_wrong_leaves_with_the_headers_too(server: Server) -> None:
    """23: answers of 500 had none of the headers that keep a page safe."""

    async def fail(request: Request) -> Response:
        raise ZeroDivisionError

    server.app.router.routes.insert(0, Route("/api/fail", fail))
    reply = server.http.get("/api/fail")
    assert (reply.status_code, reply.json()["code"]) == (500, "went-wrong")
    assert HEADERS.items() <= dict(reply.headers).items()


def test_settings_reach_a_worker_process_whole() -> None:
    settings = Settings(allowed_hosts=("a.example",), proxies=("10.0.0.1",), gets=Rate(1.0, 2))
    assert Settings.model_validate_json(settings.model_dump_json()) == settings
