"""Nothing runs for nobody (6), and a wrong key touches nothing (7)."""

from __future__ import annotations

import json

import pytest

from tests.server.conftest import Starter
from tests.server.live import Json, Server, bearer, wait_for
from tests.server.routes.test_hostile import enter
from wandwright.server.tables.connections import NO_ENTRY
from wandwright.server.tables.table import Table


def rests(server: Server, keys: Json) -> Table:
    """The table, once nothing drives it any more."""
    table = server.registry.tables[keys["table"]]
    wait_for(lambda: table.driver is None or table.driver.done())
    return table


def test_bots_stop_when_the_last_has_gone_and_go_on_when_somebody_comes(start: Starter) -> None:
    """6: four bots played to the end of the match, and wrote every answer down, with nobody there."""
    server = start(alone_seconds=0.0)
    keys = server.make("bot", "bot", "bot", "bot")
    with server.sit(keys, watch=True) as eve:
        eve.until_table(lambda table: table["version"] >= 5)
    table = rests(server, keys)
    assert table.match.outcome is None
    stood = table.version
    assert server.get(keys, "replay", keys["spectator"]).status_code == 200
    assert rests(server, keys).version == stood
    with server.sit(keys, watch=True) as eve:
        assert eve.snapshot["version"] >= stood
        eve.until_table(lambda table: table["version"] > stood)


def test_a_person_who_reloads_loses_nothing(start: Starter) -> None:
    """6: automatic answers outlive the short moment in which the page is loaded anew."""
    server = start()
    keys = server.make("here", "bot")
    with server.sit(keys, 0) as anna:
        assert anna.ask("auto", seat=0, kind="never", action="end turn", until="match")["type"] == "done"
    with server.sit(keys, 0) as anna:
        assert [auto["kind"] for auto in anna.snapshot["autos"]] == ["never"]
        anna.go_on()


def test_looking_back_wakes_no_bots(start: Starter) -> None:
    """6: whoever only reads a match does not play it."""
    server = start()
    keys = server.make("bot", "here")
    assert server.get(keys, "replay", keys["spectator"]).status_code == 200
    table = rests(server, keys)
    assert (table.driver, table.version) == (None, 0)


def test_a_match_that_never_ends_stops_growing(start: Starter) -> None:
    """6: rows were written without end; now so many answers are all that a table takes."""
    server = start(most_entries=6)
    keys = server.make("bot", "bot")
    with server.sit(keys, watch=True) as eve:
        eve.until_table(lambda table: table["version"] == 6)
        assert rests(server, keys).version == 6
    keys = server.make("here", "here")
    with server.sit(keys, 0, 1) as anna:
        anna.go_on(6)
        assert anna.act(anna.asked())["code"] == "table-full"
        assert anna.ask("undo", seat=0)["type"] == "refused"
        assert anna.ask("chat", seat=0, text="So long.")["type"] == "done"


@pytest.mark.parametrize("path", ["replay", "replay/0", "export", "report", "ending"])
def test_a_wrong_key_loads_no_table(server: Server, path: str) -> None:
    """7: the name of a table was enough to load it and to wake its bots."""
    keys = server.make("bot", "here")
    wrong = server.make("bot", "here")["host"]
    assert server.get(keys, path, wrong).status_code == 404
    assert server.http.delete(f"/api/tables/{keys['table']}", headers=bearer(wrong)).status_code == 404
    hello = json.dumps({"type": "hello", "secrets": [wrong]})
    assert enter(server, keys["table"], hello)[1] == NO_ENTRY
    assert server.registry.tables == {}
