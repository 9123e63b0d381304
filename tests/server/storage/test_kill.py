"""The server is killed again and again while people play: nothing that was acknowledged is lost.

`make soak` kills it a thousand times; `make test` a few.
"""

from __future__ import annotations

import threading
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.live import GAME, PATIENCE, Json, Player, bearer, quick_settings, wait_for
from tests.server.processes import Process, running

KILLS = 4
SOAKED = 1000
CHUNKS = 4
BETWEEN_KILLS = 10


PEOPLE = ("here",) * 4


def make(address: str, kinds: tuple[str, ...]) -> Json:
    wish = {"game": GAME, "players": [{"kind": kind} for kind in kinds], "options": {"game": 7}}
    reply = httpx.post(f"http://{address}/api/tables", json=wish, timeout=PATIENCE)
    check_reply(reply)
    keys: Json = reply.json()
    return keys


def check_reply(reply: httpx.Response) -> None:
    if reply.status_code == 503:
        # Its database is in trouble: it can be asked again later.
        raise ConnectionError(reply.text)
    assert reply.is_success, reply.text


def mine_or_over(table: Json) -> bool:
    info = table["info"]
    return info["outcome"] is not None or any(info["seats"][seat]["asked"] for seat in info["yours"])


class Tireless:
    """A browser that comes back by itself, plays whatever is asked, and remembers what was acknowledged."""

    def __init__(self, address: str, kinds: tuple[str, ...] = PEOPLE) -> None:
        self.address = address
        self.kinds = kinds
        self.keys = make(address, kinds)
        # By table and how many actions there were: the seat and what it answered.
        self.acknowledged: dict[tuple[str, int], tuple[int, str]] = {}
        self.tables = [self.keys]
        self.stop = threading.Event()
        self.problem: Exception | None = None

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                with suppress(OSError, ConnectionClosed, InvalidHandshake, EOFError, httpx.TransportError):
                    self.play()
            except Exception as problem:  # noqa: BLE001 - the test says what it was
                self.problem = problem
                return
            time.sleep(0.02)

    def play(self) -> None:
        """At one table for as long as it lasts; then at a new one."""
        with self.sit(self.keys) as player:
            self.check(self.keys)
            while not self.stop.is_set() and player.until_table(mine_or_over)["info"]["outcome"] is None:
                seat = player.asked()
                question = player.questions(seat)[0]
                action = question["actions"][0]["notation"]
                number = player.snapshot["info"]["actions"]
                if player.ask("act", seat=seat, question=question["number"], action=action)["type"] == "done":
                    self.acknowledged[self.keys["table"], number] = (seat, action)
            if player.snapshot["info"]["outcome"] is not None:
                self.keys = make(self.address, self.kinds)
                self.tables.append(self.keys)

    def look_again(self) -> int:
        """Every table that was ever played at; gives how many actions are kept."""
        return sum(self.check(keys) for keys in self.tables)

    def secrets(self, keys: Json) -> list[str]:
        return [seat["secret"] for seat, kind in zip(keys["seats"], self.kinds, strict=True) if kind == "here"]

    def sit(self, keys: Json) -> Player:
        return Player(self.address, keys["table"], self.secrets(keys))

    def check(self, keys: Json) -> int:
        """Everything acknowledged is there, once and in its place; gives how many actions there are."""
        timelines = [self.timeline(keys["table"], secret) for secret in self.secrets(keys)]
        # What another seat has answered in secret is empty; a bot may act between the first look and the last.
        told = [max((one["seat"], one["notation"]) for one in same) for same in zip(*timelines, strict=False)]
        assert [action["number"] for action in timelines[0]] == list(range(len(timelines[0])))
        for (table, number), answer in self.acknowledged.items():
            if table == keys["table"]:
                # A bot that is asked at the same time may have been quicker.
                found = next((one for one in told[number:] if one[0] == answer[0]), None)
                assert found == answer, f"action {number} {answer} was lost: {told[max(0, number - 2) : number + 3]}"
        return len(told)

    def timeline(self, table: str, secret: str) -> list[Json]:
        address = f"http://{self.address}/api/tables/{table}/replay"
        reply = httpx.get(address, headers=bearer(secret), timeout=PATIENCE)
        check_reply(reply)
        actions: list[Json] = reply.json()["actions"]
        return actions


def kill_under_play(folder: Path, kills: int) -> None:
    """A browser plays on and on while its server dies so often; then everything it was told is looked for."""
    process = Process(quick_settings(folder), folder / "log")
    with running(process):
        browser = Tireless(process.address)
        thread = threading.Thread(target=browser.run)
        thread.start()
        try:
            for _ in range(kills):
                enough = len(browser.acknowledged) + BETWEEN_KILLS
                wait_for(lambda enough=enough: browser.problem or len(browser.acknowledged) >= enough)  # type: ignore[misc]
                process.kill()
                process.start()
        finally:
            browser.stop.set()
            thread.join(PATIENCE)
        assert browser.problem is None, browser.problem
        # An answer whose acknowledgement a kill cut off was kept or not; nothing else was kept.
        assert len(browser.acknowledged) <= browser.look_again() <= len(browser.acknowledged) + kills + 1


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    kill_under_play(tmp_path, KILLS)


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_nothing_acknowledged_is_lost_in_a_thousand_deaths(tmp_path: Path, chunk: int) -> None:
    kill_under_play(tmp_path, SOAKED // CHUNKS)
