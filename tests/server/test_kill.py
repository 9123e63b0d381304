"""The server is killed again and again while people play: nothing that was acknowledged is lost."""

from __future__ import annotations

import threading
import time
from contextlib import suppress
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.live import GAME, PATIENCE, Json, Player, quick_settings
from tests.server.processes import Process, running

KILLS = 5


class Tireless:
    """A browser that comes back by itself, plays whatever is asked, and remembers what was acknowledged."""

    def __init__(self, address: str, keys: Json) -> None:
        self.address = address
        self.keys = keys
        self.acknowledged: dict[int, str] = {}
        self.stop = threading.Event()
        self.problem: AssertionError | None = None

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                with suppress(OSError, ConnectionClosed, InvalidHandshake, EOFError):
                    self.play()
            except AssertionError as problem:
                self.problem = problem
                return
            time.sleep(0.02)

    def play(self) -> None:
        secrets = [seat["secret"] for seat in self.keys["seats"]]
        with Player(self.address, self.keys["table"], secrets) as player:
            self.check(player)
            while not self.stop.is_set() and player.snapshot["info"]["outcome"] is None:
                seat = player.asked()
                question = player.questions(seat)[0]
                action = question["actions"][0]["notation"]
                number = len(player.actions)
                if player.ask("act", seat=seat, question=question["number"], action=action)["type"] == "done":
                    self.acknowledged[number] = action
            if player.snapshot["info"]["outcome"] is not None:
                self.stop.wait(0.1)

    def check(self, player: Player) -> None:
        told = {action["number"]: action["notation"] for action in player.actions}
        for number, notation in self.acknowledged.items():
            assert told.get(number) == notation, f"action {number} ({notation}) was acknowledged and is lost"


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    process = Process(quick_settings(tmp_path), tmp_path / "log")
    with running(process):
        wish = {"game": GAME, "players": [{"kind": "here"}] * 4, "seed": 3, "options": {"game": 7}}
        keys = httpx.post(f"http://{process.address}/api/tables", json=wish, timeout=PATIENCE).json()
        browser = Tireless(process.address, keys)
        thread = threading.Thread(target=browser.run)
        thread.start()
        try:
            for _ in range(KILLS):
                before = len(browser.acknowledged)
                end = time.monotonic() + PATIENCE
                while len(browser.acknowledged) < before + 10 and time.monotonic() < end:
                    time.sleep(0.005)
                process.kill()
                process.start()
        finally:
            browser.stop.set()
            thread.join(PATIENCE)
        assert browser.problem is None, browser.problem
        assert len(browser.acknowledged) >= KILLS * 10
        with Player(process.address, keys["table"], [seat["secret"] for seat in keys["seats"]]) as player:
            browser.check(player)
            # The one answer whose acknowledgement a kill may have cut off was kept or not; nothing was kept twice.
            assert len(player.actions) <= len(browser.acknowledged) + KILLS + 1
            assert [action["number"] for action in player.actions] == list(range(len(player.actions)))
