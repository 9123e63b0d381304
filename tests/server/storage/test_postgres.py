"""Two server processes on one PostgreSQL: one match, nothing lost, nothing doubled."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live import GAME, PATIENCE, Json, Player, Server, quick_settings, wait_for
from tests.server.processes import Process, running
from wandwright.server.registry import table_registry
from wandwright.server.tables.connections import NEW_LINK

ROUNDS = 40


def make(address: str, *kinds: str, **wish: object) -> Json:
    players = [{"kind": kind, "name": f"Person {seat}"} for seat, kind in enumerate(kinds)]
    body = {"game": GAME, "players": players, "seed": 1, **wish}
    reply = httpx.post(f"http://{address}/api/tables", json=body, timeout=PATIENCE)
    assert reply.status_code == 201, reply.text
    keys: Json = reply.json()
    return keys


class Racer:
    """In every round both answer the same open question at the same moment, each at another process."""

    def __init__(self, address: str, keys: Json, place: int, starts: threading.Barrier) -> None:
        self.address = address
        self.keys = keys
        self.place = place
        self.starts = starts
        self.won: list[tuple[int, int, str]] = []
        self.refused = 0

    def run(self) -> None:
        try:
            self.race()
        except BaseException:
            self.starts.abort()
            raise

    def race(self) -> None:
        with Player(self.address, self.keys["table"], [seat["secret"] for seat in self.keys["seats"]]) as player:
            for number in range(ROUNDS):
                version = player.snapshot["version"]
                self.starts.wait(PATIENCE)
                # Each has a head start now and then, so that both win some.
                if number % 4 == self.place:
                    time.sleep(0.03)
                self.answer(player)
                player.until_table(lambda table, version=version: table["version"] > version)  # type: ignore[misc]

    def answer(self, player: Player) -> None:
        seat = player.asked()
        question = player.questions(seat)[0]
        notation = question["actions"][self.place % len(question["actions"])]["notation"]
        version = player.snapshot["version"]
        reply = player.ask("act", seat=seat, question=question["number"], action=notation, version=version)
        if reply["type"] == "done":
            self.won.append((question["number"], seat, notation))
        else:
            self.refused += 1


def test_racing_answers_on_two_processes(tmp_path: Path, postgres: str) -> None:
    settings = quick_settings(tmp_path, database=postgres)
    one, other = Process(settings, tmp_path / "one"), Process(settings, tmp_path / "other")
    starts = threading.Barrier(2)
    with running(one, other):
        keys = make(one.address, "here", "here", options={"game": 3})
        racers = [Racer(one.address, keys, 0, starts), Racer(other.address, keys, 1, starts)]
        threads = [threading.Thread(target=racer.run) for racer in racers]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
            assert not thread.is_alive()
        # Both seats' own eyes: a spectator is not told what is chosen in secret until that choice is made.
        with Player(one.address, keys["table"], [seat["secret"] for seat in keys["seats"]]) as both:
            kept = [(action["seat"], action["notation"]) for action in both.actions]
        conflicts = sum(count_conflicts(process.address) for process in (one, other))
    won = racers[0].won + racers[1].won
    # Questions open at the same time share a number, one for each seat.
    assert len({(number, seat) for number, seat, _ in won}) == len(won), "a question was answered twice"
    assert sorted((seat, notation) for _, seat, notation in won) == sorted(kept), "an answer was lost or doubled"
    assert all(racer.won for racer in racers), "only one of them ever won"
    assert conflicts > 0, "they never met in the database"


def count_conflicts(address: str) -> int:
    text = httpx.get(f"http://{address}/metrics", timeout=PATIENCE).text
    return int(
        next(float(line.split()[1]) for line in text.splitlines() if line.startswith("wandwright_conflicts_total"))
    )


def test_what_one_process_does_the_other_shows(tmp_path: Path, postgres: str) -> None:
    settings = quick_settings(tmp_path, database=postgres)
    with Server(settings) as one, Server(settings) as other:
        keys = one.make("here", "friend", undo="vote")
        with one.sit(keys, 0, host=True) as anna, other.sit(keys, 1) as ben:
            anna.until_table(lambda table: table["info"]["seats"][1]["present"])
            ben.until_table(lambda table: table["info"]["seats"][0]["present"])
            anna.ask("chat", seat=0, text="hello")
            ben.until(lambda message: message["type"] == "talk" and message["lines"])
            ben.ask("chat", seat=1, text="hello too")
            anna.until(lambda message: message["type"] == "talk" and len(anna.chat) == 2)
            assert [line["number"] for line in anna.chat] == [0, 1]
            anna.ask("rename", seat=0, name="Anna")
            ben.until_table(lambda table: table["info"]["seats"][0]["name"] == "Anna")
            while anna.snapshot["info"]["seats"][0]["asked"]:
                anna.act(0, 99)
            ben.until_table(lambda table: table["version"] == anna.snapshot["version"])
            assert ben.log == anna.log
            anna.ask("undo", seat=0, to=0)
            ben.until_table(lambda table: table["vote"] is not None)
            ben.ask("vote", seat=1, yes=True)
            anna.until_table(lambda table: table["info"]["actions"] == 0)
            assert (anna.actions, ben.actions) == ([], [])
            anna.ask("reissue", seat=1)
            with pytest.raises(ConnectionClosed) as closed:
                ben.until(lambda message: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == NEW_LINK
            anna.until_table(lambda table: not table["info"]["seats"][1]["present"])


def test_a_table_that_is_played_elsewhere_is_forgotten_where_nobody_needs_it(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would else read every answer from the database and play it, too, for nobody."""
    settings = quick_settings(tmp_path, database=postgres)
    monkeypatch.setattr(table_registry, "ELSEWHERE_SECONDS", 3600.0)
    with Server(settings) as one, Server(settings) as other:
        keys = one.make("here", "here")
        with one.sit(keys, 0, 1) as anna:
            anna.go_on()
        with other.sit(keys, 0, 1) as anna:
            anna.go_on()
            # A moment ago somebody was here; who comes now is not turned away.
            assert keys["table"] in one.registry.tables
            monkeypatch.setattr(table_registry, "ELSEWHERE_SECONDS", 0.0)
            anna.go_on()
            wait_for(lambda: keys["table"] not in one.registry.tables)
            with one.sit(keys, 0, 1) as ben:
                assert ben.actions == anna.actions
                anna.go_on()
                ben.until_table(lambda table: table["version"] == anna.snapshot["version"])
            assert keys["table"] in other.registry.tables


def test_bots_of_two_processes_play_one_match(tmp_path: Path, postgres: str) -> None:
    settings = quick_settings(tmp_path, database=postgres)
    with Server(settings) as one, Server(settings) as other:
        keys = one.make("bot", "bot")
        with one.sit(keys, watch=True) as eve, other.sit(keys, watch=True) as ida:
            for player in (eve, ida):
                player.until_table(lambda table: table["info"]["outcome"])
            assert eve.actions == ida.actions
            assert eve.log == ida.log
            assert eve.snapshot["version"] == len(eve.actions)
