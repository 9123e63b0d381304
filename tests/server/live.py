"""A real server on a port of its own, and players that talk to it as a browser does."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from wandwright.server.app import create_app
from wandwright.server.edge.admission import Guarded
from wandwright.server.edge.http_deadline import PROTOCOL
from wandwright.server.edge.websocket_transport import Wire
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.routes.sockets import LARGEST_MESSAGE
from wandwright.server.settings import Rate, Settings

GAME = "hogwarts-battle"
PATIENCE = 20.0
QUICK = Rate(100_000.0, 100_000)
Json = dict[str, Any]


def quick_settings(folder: Path, **changes: Any) -> Settings:
    """No pauses, no limits, bots and imports in a thread; a test sets what it is about."""
    usual: Json = {
        "data": folder,
        "static": folder / "static",
        "bot_pause": 0.0,
        "bot_processes": 0,
        "import_processes": 0,
        "import_seconds": 6 * PATIENCE,
        "thought_seconds": 6 * PATIENCE,
        "messages": QUICK,
        "frames": QUICK,
        "address_messages": QUICK,
        "posts": QUICK,
        "connections": QUICK,
        "gets": QUICK,
        "dear_gets": QUICK,
        "chats": QUICK,
    }
    return Settings(**{**usual, **changes})


class Server:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app: Guarded = create_app(settings)
        config = uvicorn.Config(
            self.app,
            port=0,
            log_level="warning",
            ws=Wire,
            ws_max_size=LARGEST_MESSAGE,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            http=PROTOCOL,
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        # The first server of a process reads every text, which takes its time on a machine that others use too.
        wait_for(lambda: self._server.started, 6 * PATIENCE)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.address = f"127.0.0.1:{port}"
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=PATIENCE)

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """Where the server runs, for what it does by itself now and then."""
        return self._server.servers[0].get_loop()

    @property
    def registry(self) -> TableRegistry:
        registry: TableRegistry = self.app.state.registry
        return registry

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def stop(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def make(self, *kinds: str, **wish: Any) -> Json:
        """A table with these players; gives its keys."""
        players = [{"kind": kind, "name": f"Person {seat}"} for seat, kind in enumerate(kinds)]
        reply = self.http.post("/api/tables", json={"game": GAME, "players": players, "seed": 1, **wish})
        assert reply.status_code == 201, reply.text
        keys: Json = reply.json()
        return keys

    def get(self, keys: Json, path: str, secret: str) -> httpx.Response:
        return self.http.get(f"/api/tables/{keys['table']}/{path}", headers=bearer(secret))

    def sit(self, keys: Json, *seats: int, host: bool = False, watch: bool = False, **hello: Any) -> Player:
        secrets = [keys["seats"][seat]["secret"] for seat in seats]
        secrets += [keys["host"]] if host else []
        secrets += [keys["spectator"]] if watch else []
        return Player(self.address, keys["table"], secrets, **hello)


def as_seen(view: Json) -> Json:
    """A view without the numbers of its questions: they are new after every undo, also in a replay."""
    decisions = [{**question, "number": 0} for question in view["decisions"]]
    return {**view, "decisions": decisions}


def joined(known: list[Json], start: int, news: list[Json]) -> list[Json]:
    """What is known, from a number on replaced by what is new; what would leave a gap is forgotten."""
    kept = [one for one in known if one["number"] < start]
    return [*(kept if kept and kept[-1]["number"] == start - 1 else []), *news]


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


def wait_for(true: Callable[[], Any], seconds: float = PATIENCE) -> None:
    """Until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.005)


class Player:
    """One browser at a table. `told` keeps every message as it came."""

    def __init__(self, address: str, table: str, secrets: list[str], **hello: Any) -> None:
        self._open = ExitStack()
        opened = connect(f"ws://{address}/api/tables/{table}/ws", max_size=None)
        self.socket: ClientConnection = self._open.enter_context(opened)
        self.told: list[str] = []
        self.snapshot: Json = {}
        self.log: list[Json] = []
        self.actions: list[Json] = []
        self.chat: list[Json] = []
        self.ref = 0
        self.say({"type": "hello", "secrets": secrets, **hello})

    def __enter__(self) -> Player:
        self.until(lambda message: message["type"] == "talk")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.leave()

    def leave(self) -> None:
        self._open.close()

    def say(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, patience: float = PATIENCE) -> Json:
        """The next message, taken in as a browser does."""
        text = self.socket.recv(patience)
        assert isinstance(text, str)
        self.told.append(text)
        message: Json = json.loads(text)
        if message["type"] == "table":
            self.snapshot = message
            self.log = joined(self.log, message["log_from"], message["log"])
            self.actions = joined(self.actions, message["actions_from"], message["actions"])
        elif message["type"] == "talk":
            self.chat = sorted([*self.chat, *message["lines"]], key=lambda line: line["number"])
        elif message["type"] == "past":
            self.log = [*message["log"], *self.log]
            self.actions = [*message["actions"], *self.actions]
        return message

    def until(self, wanted: Callable[[Json], Any]) -> Json:
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def until_table(self, wanted: Callable[[Json], Any]) -> Json:
        """Until the table is so, if it is not so already."""
        if not self.snapshot or not wanted(self.snapshot):
            self.until(lambda message: message["type"] == "table" and wanted(message))
        return self.snapshot

    def ask(self, type_: str, /, **fields: Any) -> Json:
        """Send a message; gives its answer: done or refused."""
        self.ref += 1
        self.say({"type": type_, "ref": self.ref, **fields})
        return self.until(lambda message: message["type"] in ("done", "refused") and message["ref"] == self.ref)

    def questions(self, seat: int) -> list[Json]:
        view = self.snapshot["views"][str(seat)]
        return [question for question in view["decisions"] if question["seat"] == seat]

    def act(self, seat: int, place: int = 0) -> Json:
        """Answer the open question of a seat with one of its actions."""
        question = self.questions(seat)[0]
        action = question["actions"][min(place, len(question["actions"]) - 1)]["notation"]
        return self.ask("act", seat=seat, question=question["number"], action=action)

    def asked(self) -> int:
        """The first of the own seats that is asked something."""
        seats = [seat["seat"] for seat in self.snapshot["info"]["seats"] if seat["asked"]]
        return next(int(seat) for seat in seats if self.holds(seat))

    def holds(self, seat: int) -> bool:
        return seat in self.snapshot["info"]["yours"]

    def go_on(self, actions: int = 1, place: int = 0) -> None:
        """Answer so many questions, whichever own seat is asked."""
        for _ in range(actions):
            if self.snapshot["info"]["outcome"] is not None:
                return
            assert self.act(self.asked(), place)["type"] == "done"

    def door(self) -> tuple[str, int]:
        """What was said at the door, and the code with which it was closed."""
        why = self.hear()
        with pytest.raises(ConnectionClosed) as closed:
            self.hear()
        self.leave()
        assert closed.value.rcvd is not None
        return why["why"], closed.value.rcvd.code
