"""Messages from people who do not mean well: refused, alike and quickly, and nothing changes."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.conftest import Starter
from tests.server.live import Json, Player, Server
from wandwright.server.settings import Rate
from wandwright.server.tables.connections import NO_ENTRY, TOO_FAST

HELLO: Json = {"type": "hello"}


def enter(server: Server, table: str, first: str | bytes) -> tuple[str, int]:
    """Say something instead of a hello; what is answered, and the code of the closing."""
    with connect(f"ws://{server.address}/api/tables/{table}/ws") as socket:
        socket.send(first)
        why = json.loads(socket.recv(10))["why"]
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
        assert closed.value.rcvd is not None
        return why, closed.value.rcvd.code


def test_wrong_keys_and_unknown_tables_are_told_the_same(server: Server) -> None:
    one, other = server.make("here", "here"), server.make("here", "here")
    hello = json.dumps({**HELLO, "secrets": [other["seats"][0]["secret"], other["host"], other["spectator"]]})
    wrong = enter(server, one["table"], hello)
    assert wrong == enter(server, "nowhere", hello) == enter(server, "%20%00", hello)
    assert wrong[1] == NO_ENTRY


@pytest.mark.parametrize(
    "first",
    [
        "",
        "nonsense",
        "null",
        "[]",
        '{"type": "act", "ref": 1, "seat": 0, "question": 1, "action": "end turn"}',
        '{"type": "hello"}',
        '{"type": "hello", "secrets": []}',
        '{"type": "hello", "secrets": ["short"]}',
        "[" * 20_000,
        b"\x00\xff\xfe",
    ],
)
def test_whoever_does_not_say_hello_is_shown_the_door(server: Server, first: str | bytes) -> None:
    keys = server.make("here", "here")
    why, code = enter(server, keys["table"], first)
    assert why.endswith(".")
    assert code == NO_ENTRY


def test_whoever_says_nothing_is_shown_the_door(start: Starter) -> None:
    server = start(hello_seconds=0.1)
    keys = server.make("here", "here")
    with connect(f"ws://{server.address}/api/tables/{keys['table']}/ws") as socket:
        assert "hello" in json.loads(socket.recv(10))["why"]


def test_other_seats_stale_questions_and_illegal_answers_are_refused(server: Server) -> None:
    keys = server.make("here", "friend")
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben, server.sit(keys, watch=True) as eve:
        question = anna.questions(0)[0]
        number, action = question["number"], question["actions"][0]["notation"]
        for player in (ben, eve):
            assert "not yours" in player.ask("act", seat=0, question=number, action=action)["why"]
        assert "not asked" in ben.ask("act", seat=1, question=number, action=action)["why"]
        for wrong in (number + 1, number - 1, -1, 2**70):
            assert anna.ask("act", seat=0, question=wrong, action=action)["type"] == "refused"
        for wrong in ("", "play nothing", "end turn; drop", "x" * 200):
            assert "not possible" in anna.ask("act", seat=0, question=number, action=wrong)["why"]
        assert eve.ask("undo", seat=0)["type"] == "refused"
        assert eve.ask("auto", seat=0, kind="act", action="end turn")["type"] == "refused"
        assert anna.snapshot["version"] == 0
        assert anna.ask("act", seat=0, question=number, action=action)["type"] == "done"
        assert anna.ask("act", seat=0, question=number, action=action)["type"] == "refused"
        assert len(anna.actions) == 1


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "7",
        '{"type": "dance", "ref": 1}',
        '{"type": "act"}',
        '{"type": "act", "ref": 1, "seat": -1, "question": 1, "action": "end turn"}',
        '{"type": "act", "ref": 1, "seat": 0, "question": "one", "action": "end turn"}',
        '{"type": "act", "ref": 1, "seat": 0, "question": 1, "action": "end turn", "more": 1}',
        '{"type": "chat", "ref": 1, "text": "' + "x" * 500 + '"}',
        '{"type": "undo", "ref": 1, "seat": 0, "to": -5}',
        '{"type": "rename", "ref": 1, "seat": 7, "name": "' + "\\ud800" + '"}',
        '{"a":' * 10_000,
        b"\x00" * 100,
    ],
)
def test_what_is_not_understood_changes_nothing(server: Server, message: str | bytes) -> None:
    keys = server.make("here", "here")
    with server.sit(keys, 0, 1) as anna:
        anna.socket.send(message)
        assert anna.hear()["type"] == "refused"
        assert anna.ask("ping")["type"] == "done"
        anna.go_on()


def test_a_huge_message_ends_the_connection_but_not_the_table(server: Server) -> None:
    keys = server.make("here", "here")
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben:
        with pytest.raises(ConnectionClosed):
            anna.ask("chat", seat=0, text="x" * 100_000)
        assert ben.ask("ping")["type"] == "done"


def test_a_flood_is_refused_then_cut_off(start: Starter) -> None:
    server = start(messages=Rate(1.0, 10))
    keys = server.make("here", "friend")
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben:
        with pytest.raises(ConnectionClosed) as closed:
            flood(anna)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TOO_FAST
        assert ben.ask("ping")["type"] == "done"


def flood(player: Player) -> None:
    for number in range(200):
        player.say({"type": "ping", "ref": number})
    player.until(lambda message: False)


def test_too_many_connections_and_tables_of_one_address(start: Starter) -> None:
    server = start(connections=Rate(0.01, 3), posts=Rate(0.01, 2))
    keys = server.make("here", "here")
    for _ in range(3):
        with server.sit(keys, 0):
            pass
    with connect(f"ws://{server.address}/api/tables/{keys['table']}/ws") as socket:
        assert "Too many connections" in json.loads(socket.recv(10))["why"]
    server.make("here", "here")
    reply = server.http.post("/api/tables", json={})
    assert reply.status_code == 429
    assert reply.headers["retry-after"]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "http://[bad"])
def test_other_pages_may_not_talk_to_the_server(server: Server, origin: str) -> None:
    keys = server.make("here", "here")
    assert server.http.post("/api/tables/mine", json={"tables": []}, headers={"origin": origin}).status_code == 403
    address = f"ws://{server.address}/api/tables/{keys['table']}/ws"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin(origin)):
        raise AssertionError("let in")


def test_the_own_page_and_allowed_ones_may(start: Starter) -> None:
    server = start(allow_origins=("https://play.example",))
    for origin in (f"http://{server.address}", "https://play.example"):
        reply = server.http.post("/api/tables/mine", json={"tables": []}, headers={"origin": origin})
        assert reply.status_code == 200


def test_bodies_that_are_too_large_or_have_no_length_are_refused(server: Server) -> None:
    large = b"x" * 300_000
    assert server.http.post("/api/tables", content=large).status_code == 413
    assert server.http.post("/api/tables", content=iter([b"{}"])).status_code == 411
    assert server.http.post("/api/tables/import", content=large).status_code == 400


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess", "players": [{"kind": "here"}]}, 404),
        ({"game": "hogwarts-battle", "players": [{"kind": "here"}]}, 400),
        ({"game": "hogwarts-battle", "players": [{"kind": "here"}] * 9}, 422),
        ({"game": "hogwarts-battle", "players": [{"kind": "bot", "bot": "\ud800"}, {"kind": "here"}]}, 400),
        ({"game": "hogwarts-battle", "players": [{"kind": "bot", "bot": "clever"}, {"kind": "here"}]}, 400),
        ({"game": "hogwarts-battle", "players": [{"kind": "here"}] * 2, "options": {"game": 9}}, 400),
        ({"game": "hogwarts-battle", "players": [{"kind": "here"}] * 2, "options": {"\x00": {}}}, 400),
        ({"game": "hogwarts-battle", "players": [{"kind": "here"}] * 2, "seed": -1}, 422),
    ],
)
def test_wishes_that_cannot_be_met_say_why(server: Server, body: Json, status: int) -> None:
    reply = server.http.post("/api/tables", content=json.dumps(body), headers={"content-type": "application/json"})
    assert reply.status_code == status, reply.text
    assert reply.json()["detail"]
