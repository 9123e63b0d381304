"""The browsers of `make load`, in a process of their own and as lean as they can be: what is measured is the server.

It speaks WebSocket by itself, reads a snapshot only when it has to answer, and prints what it saw as one line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import sys
import time
import zlib
from typing import Any, NamedTuple

import httpx
import orjson
import uvloop

OPENINGS_AT_ONCE = 50
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
COMPRESSED = 0x40
TAIL = b"\x00\x00\xff\xff"
EXTENSION = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
# Where no bot waits for the story, the page does not say that it has told it.
NOBODY_THINKS = b'"thinking":null'
VERSION = re.compile(rb'"version":(\d+)')


def give_up(why: str) -> None:
    """At once: an exception would end one of a thousand connections, and the others would wait for it."""
    sys.stderr.write(f"{why}\n")
    sys.stderr.flush()
    os._exit(1)


class Plan(NamedTuple):
    """What to do: `every` seconds between the answers of a table (0: as soon as the last one is confirmed).

    browsers  1: one of them holds all seats; more: each seat has its own, and tells the story as the page does
    by_chance answers are drawn by chance; else the first one is given
    spread    at a pace the tables begin one after the other within so many seconds, which are not measured. Began all
              at once, a thousand matches would also end their turns at once, which is the dearest answer, and no
              evening is like that
    """

    address: str
    tables: int
    seconds: float
    every: float
    browsers: int
    deflate: bool
    game: str
    options: dict[str, Any]
    seats: int
    by_chance: bool
    spread: float = 30.0


class Line(asyncio.Protocol):
    """One WebSocket: no fragments, a mask of zeros, each message compressed by itself on our side."""

    def __init__(self, plan: Plan, table: str) -> None:
        self.plan = plan
        self.path = f"/api/tables/{table}/ws"
        self.buffer = bytearray()
        self.open = False
        self.unpack = zlib.decompressobj(-15)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport
        deflate = (
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n" if self.plan.deflate else ""
        )
        lines = (
            f"GET {self.path} HTTP/1.1\r\nHost: {self.plan.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{deflate}\r\n"
        )
        self.transport.write(lines.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            assert self.plan.deflate == (b"permessage-deflate" in head), head
            self.open, self.buffer = True, rest
            self.opened()
        while self.take_frame():
            pass

    def take_frame(self) -> bool:
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        first, length, start = buffer[0], buffer[1], 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < max(start + length, start):
            return False
        payload = bytes(buffer[start : start + length])
        del buffer[: start + length]
        self.heard_frame(first, payload)
        return True

    def heard_frame(self, first: int, payload: bytes) -> None:
        if first & COMPRESSED:
            payload = self.unpack.decompress(payload + TAIL)
        kind = first & 15
        if kind == TEXT:
            self.heard(payload)
        elif kind == PING:
            self.write(PONG, payload)
        elif kind == CLOSE:
            give_up(f"The server closed a connection: {payload!r}")

    def say(self, message: dict[str, Any]) -> None:
        payload = orjson.dumps(message)
        if not self.plan.deflate:
            return self.write(TEXT, payload)
        squeeze = zlib.compressobj(1, zlib.DEFLATED, -9, 1)
        squeezed = squeeze.compress(payload) + squeeze.flush(zlib.Z_SYNC_FLUSH)
        return self.write(TEXT | COMPRESSED, squeezed[:-4])

    def write(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        size = bytes([128 | length]) if length < 126 else bytes([254]) + length.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + size + bytes(4) + payload)

    def opened(self) -> None:
        raise NotImplementedError

    def heard(self, text: bytes) -> None:
        raise NotImplementedError


class Browser(Line):
    """Holds one seat or both."""

    def __init__(self, table: Game, secrets: list[str]) -> None:
        super().__init__(table.plan, table.name)
        self.table = table
        self.secrets = secrets
        self.snapshot = b""

    def opened(self) -> None:
        story = self.plan.browsers > 1
        self.say({"type": "hello", "secrets": self.secrets, "boards": [self.plan.game], "story": story})

    def heard(self, text: bytes) -> None:
        if text.startswith(b'{"type":"table"'):
            first = not self.snapshot
            self.snapshot = text
            if first:
                self.table.came()
            elif self.plan.browsers > 1 and NOBODY_THINKS not in text:
                found = VERSION.search(text)
                assert found is not None
                self.say({"type": "told", "ref": 0, "version": int(found[1])})
        elif text.startswith(b'{"type":"done","ref":1'):
            self.table.confirmed()
        elif text.startswith(b'{"type":"refused"'):
            give_up(f"An answer was refused: {text.decode()}")

    def question(self) -> dict[str, Any] | None:
        """What this browser can answer now."""
        for seat, view in orjson.loads(self.snapshot)["views"].items():
            for asked in view["decisions"]:
                if str(asked["seat"]) == seat and asked["awaited"]:
                    return dict(asked)
        return None


class Game:
    """One table with its browsers; `times` are those from sending an answer to Done."""

    def __init__(self, plan: Plan, keys: dict[str, Any], house: House) -> None:
        self.plan = plan
        self.name = keys["table"]
        self.house = house
        secrets = [seat["secret"] for seat in keys["seats"]]
        held = [secrets] if plan.browsers == 1 else [[secret] for secret in secrets]
        self.browsers = [Browser(self, some) for some in held]
        self.missing = len(self.browsers)
        self.ready = asyncio.Event()
        self.begun = 0.0
        self.due = 0.0
        self.over = False
        self.chance = random.Random(keys["table"])

    def came(self) -> None:
        self.missing -= 1
        if not self.missing:
            self.ready.set()

    def start(self) -> None:
        if self.plan.every:
            asyncio.get_running_loop().call_later(random.random() * self.plan.spread, self.fall_due)
        else:
            self.act(time.perf_counter())

    def fall_due(self) -> None:
        """The next answer, unless the last one has not been confirmed; then its time runs all the same."""
        if self.over or self.house.ended():
            return
        asyncio.get_running_loop().call_later(self.plan.every, self.fall_due)
        if self.begun:
            self.due = self.due or time.perf_counter()
        else:
            self.act(time.perf_counter())

    def act(self, begun: float) -> None:
        for browser in self.browsers:
            asked = browser.question()
            if asked is not None:
                self.begun = begun
                answer = {"type": "act", "ref": 1, "seat": asked["seat"], "question": asked["number"]}
                browser.say({**answer, "action": self.chosen(asked["actions"])["notation"]})
                return
        self.over = True
        self.house.finished()

    def chosen(self, actions: list[dict[str, Any]]) -> dict[str, Any]:
        return self.chance.choice(actions) if self.plan.by_chance else actions[0]

    def confirmed(self) -> None:
        self.house.times.append(time.perf_counter() - self.begun)
        due, self.begun, self.due = self.due, 0.0, 0.0
        if self.plan.every == 0:
            if self.house.ended():
                self.house.finished()
            else:
                self.act(time.perf_counter())
        elif due:
            self.act(due)


class House:
    """All tables, from their making to the end."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.times: list[float] = []
        self.end = float("inf")
        self.left = plan.tables
        self.all_done = asyncio.Event()

    def ended(self) -> bool:
        return time.perf_counter() > self.end

    def finished(self) -> None:
        self.left -= 1
        if not self.left:
            self.all_done.set()

    async def make(self) -> list[Game]:
        plan = self.plan
        wish = {"game": plan.game, "players": [{"kind": "here"}] * plan.seats, "options": plan.options}
        async with httpx.AsyncClient(base_url=f"http://{self.plan.address}", timeout=60) as client:
            made = [(await client.post("/api/tables", json=wish)).json() for _ in range(self.plan.tables)]
        return [Game(self.plan, keys, self) for keys in made]

    async def open(self, games: list[Game]) -> None:
        host, port = self.plan.address.split(":")
        loop = asyncio.get_running_loop()
        for first in range(0, len(games), OPENINGS_AT_ONCE):
            some = games[first : first + OPENINGS_AT_ONCE]
            for table in some:
                for browser in table.browsers:
                    await loop.create_connection(lambda one=browser: one, host, int(port))  # type: ignore[misc]
            for table in some:
                await table.ready.wait()

    async def play(self) -> dict[str, Any]:
        games = await self.make()
        await self.open(games)
        if self.plan.every:
            begin(games)
            await asyncio.sleep(self.plan.spread)
        # The measuring begins when all are there: whoever reads the server's times waits for this line.
        print(json.dumps({"ready": True}), flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        begun, cpu = time.perf_counter(), time.process_time()
        self.end = begun + self.plan.seconds
        self.times.clear()
        if self.plan.every:
            await asyncio.sleep(self.plan.seconds)
        else:
            begin(games)
            await self.all_done.wait()
        return {
            "times": self.times[:],
            "seconds": time.perf_counter() - begun,
            "cpu": time.process_time() - cpu,
            "unconfirmed": sum(bool(table.begun) for table in games) if self.plan.every else 0,
        }


def begin(games: list[Game]) -> None:
    for table in games:
        table.start()


async def main() -> None:
    plan = Plan(**json.loads(sys.argv[1]))
    told = await House(plan).play()
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()
    # Thousands of lines need no goodbye.
    os._exit(0)


if __name__ == "__main__":
    uvloop.run(main())
