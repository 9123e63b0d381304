"""Bots that play for people (B8, B15), the names of bots, and addresses that others can reach (B14)."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from tests.server.conftest import Starter
from tests.server.live import Server, quick_settings
from wandwright import bots
from wandwright.server.edge.public_addresses import addresses, restart


def test_anybody_at_the_table_covers_who_has_been_away_for_a_while(start: Starter) -> None:
    """B15: the guest is not stuck when the host leaves."""
    server = start(cover_seconds=0.0)
    keys = server.make("here", "friend")
    with server.sit(keys, 1) as ben:
        assert ben.snapshot["info"]["seats"][0]["cover_in"] == 0.0
        assert ben.ask("reseat", seat=0, kind="bot")["type"] == "done"
        ben.until_table(lambda table: table["info"]["seats"][1]["asked"])
        seat = ben.snapshot["info"]["seats"][0]
        assert (seat["kind"], seat["covered"], seat["name"], seat["present"]) == ("bot", True, "Person 0", False)
        # Who comes back takes the seat with one word; nobody else can give it away.
        assert ben.ask("reseat", seat=0, kind="person")["code"] == "host-only"
        with server.sit(keys, 0) as anna:
            assert anna.snapshot["info"]["seats"][0]["covered"]
            assert anna.ask("reseat", seat=0, kind="person")["type"] == "done"
            assert anna.snapshot["info"]["seats"][0]["kind"] == "person"


def test_nobody_is_covered_too_soon_nor_while_present(server: Server, start: Starter) -> None:
    keys = server.make("here", "friend")
    with server.sit(keys, 1) as ben:
        assert 0 < ben.snapshot["info"]["seats"][0]["cover_in"] <= 60
        assert ben.ask("reseat", seat=0, kind="bot")["code"] == "not-away"
        with server.sit(keys, 0):
            ben.until_table(lambda table: table["info"]["seats"][0]["present"])
            assert ben.snapshot["info"]["seats"][0]["cover_in"] is None
            assert ben.ask("reseat", seat=0, kind="bot")["code"] == "not-away"


def test_who_only_watches_covers_nobody(start: Starter) -> None:
    server = start(cover_seconds=0.0)
    keys = server.make("here", "friend")
    with server.sit(keys, watch=True) as eve:
        assert eve.ask("reseat", seat=0, kind="bot")["code"] == "host-only"


def test_a_bot_plays_for_me_until_i_take_the_seat_back(server: Server) -> None:
    """B8: my seat says that a bot has it, and I need nobody to get it back."""
    keys = server.make("here", "friend")
    with server.sit(keys, 0) as anna:
        assert anna.ask("reseat", seat=0, kind="bot")["type"] == "done"
        anna.until_table(lambda table: table["info"]["seats"][1]["asked"])
        assert anna.snapshot["info"]["seats"][0]["covered"]
        assert anna.ask("reseat", seat=0, kind="person")["type"] == "done"
        assert not anna.snapshot["info"]["seats"][0]["covered"]


def test_a_seat_made_for_a_bot_is_nobodys(server: Server) -> None:
    keys = server.make("here", "bot")
    with server.sit(keys, 0, host=True) as anna:
        assert not anna.snapshot["info"]["seats"][1]["covered"]
        assert anna.ask("reseat", seat=1, kind="bot")["type"] == "done"
        assert not anna.snapshot["info"]["seats"][1]["covered"]


def test_a_bot_takes_over_at_any_level_and_changes_it_in_mid_match(server: Server) -> None:
    keys = server.make("here", "bot", "friend")
    with server.sit(keys, 0, host=True) as anna:
        for level in bots.LEVELS:
            assert anna.ask("reseat", seat=1, kind="bot", bot=level)["type"] == "done"
            assert anna.snapshot["info"]["seats"][1]["bot"] == level
        assert anna.ask("reseat", seat=0, kind="bot", bot="prefect")["type"] == "done"
        seat = anna.snapshot["info"]["seats"][0]
        assert (seat["bot"], seat["covered"]) == ("prefect", True)
        assert anna.ask("reseat", seat=0, kind="bot", bot="first-year")["type"] == "done"
        seat = anna.snapshot["info"]["seats"][0]
        assert (seat["bot"], seat["covered"]) == ("first-year", True)
        assert anna.ask("reseat", seat=0, kind="bot", bot="headmaster")["type"] == "refused"
        assert anna.ask("reseat", seat=0, kind="person")["type"] == "done"


def test_bots_have_names(server: Server) -> None:
    players = [{"kind": "here"}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot", "bot": "uniform"}]
    keys = server.http.post("/api/tables", json={"game": "hogwarts-battle", "players": players}).json()
    with server.sit(keys, 0) as anna:
        names = [seat["name"] for seat in anna.snapshot["info"]["seats"]]
    assert names == ["Player 1", "Cadogan", "Dilys", "Peeves"]


def test_every_name_is_taken_once_as_long_as_there_are_some() -> None:
    taken: list[str] = []
    for _ in range(8):
        taken.append(bots.person("greedy", taken))
    assert len(set(taken)) == 8
    assert bots.person("greedy", taken) in taken


def test_a_server_for_this_machine_only_has_no_address_for_others(server: Server) -> None:
    """B14: the browser says so instead of handing out 127.0.0.1."""
    assert addresses("127.0.0.1", 8742).addresses == []
    assert addresses("::1", 8742).addresses == []
    assert addresses("localhost", 8742).addresses == []
    assert "addresses" in server.http.get("/api/addresses").json()


def test_the_command_that_lets_others_in_keeps_what_the_server_was_started_with(tmp_path: Path) -> None:
    """N8: without its port and its data folder everything would seem to be lost."""
    settings = quick_settings(tmp_path / "my tables")
    here = restart(settings, 9000, "127.0.0.1")
    assert here == f"wandwright serve --host 0.0.0.0 --port 9000 --data '{tmp_path}/my tables'"
    # Nobody from elsewhere learns the folders of this machine.
    assert restart(settings, 8742, "play.example.org") == "wandwright serve --host 0.0.0.0"
    for_ever = settings.model_copy(update={f"keep_{sort}_days": 0 for sort in ("unplayed", "finished", "idle")})
    assert restart(for_ever, 8742, "x").startswith("wandwright play")


def test_a_server_for_everybody_names_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    assert addresses("10.1.2.3", 80).addresses == ["http://10.1.2.3:80"]
    assert addresses("fd00::5", 80).addresses == ["http://[fd00::5]:80"]

    class Probe:
        def __enter__(self) -> Probe:
            return self

        def __exit__(self, *problem: object) -> None:
            pass

        def connect(self, address: tuple[str, int]) -> None:
            self.address = address

        def getsockname(self) -> tuple[str, int]:
            return ("192.168.1.7", 5000)

    monkeypatch.setattr(socket, "socket", lambda *kind: Probe())
    assert addresses("0.0.0.0", 8742).addresses == ["http://192.168.1.7:8742"]
