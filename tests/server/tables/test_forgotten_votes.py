"""Finding 18: a vote can't lock a table, whoever is missing."""

from __future__ import annotations

import asyncio
import time

import pytest

from tests.server.conftest import Starter
from tests.server.live import Json, Player, Server, wait_for
from wandwright.server.registry import vote_endings


def asked(server: Server, keys: Json, anna: Player) -> None:
    """Seat 0 has ended its turn and would like to go back before it, which seat 1 must agree to."""
    while anna.snapshot["info"]["seats"][0]["asked"]:
        anna.act(0, 99)
    assert anna.ask("undo", seat=0, to=0)["type"] == "done"
    assert anna.snapshot["vote"] == {"by": 0, "to": 0, "missing": [1]}


@pytest.fixture
def keys(server: Server) -> Json:
    return server.make("here", "friend", undo="vote")


def test_a_bot_put_where_a_yes_is_missing_agrees(server: Server, keys: Json) -> None:
    with server.sit(keys, 0, host=True) as anna:
        asked(server, keys, anna)
        assert anna.ask("reseat", seat=1, kind="bot")["type"] == "done"
        assert anna.snapshot["vote"] is None
        assert anna.actions == [], "everybody agreed, so it is undone"


def test_a_bot_put_in_the_place_of_the_asker_ends_the_vote_and_plays_on(server: Server, keys: Json) -> None:
    with server.sit(keys, 0) as anna, server.sit(keys, 1, host=True) as ben:
        asked(server, keys, anna)
        played = len(anna.actions)
        ben.until_table(lambda table: table["vote"] is not None)
        ben.ask("reseat", seat=0, kind="bot")
        assert ben.snapshot["vote"] is None
        while ben.snapshot["info"]["seats"][1]["asked"]:
            ben.act(1, 99)
        ben.until_table(lambda table: any(action["seat"] == 0 for action in ben.actions[played:]))


def test_the_host_ends_a_vote_of_others(server: Server) -> None:
    keys = server.make("here", "friend", "friend", undo="vote")
    with server.sit(keys, 0) as anna, server.sit(keys, 2, host=True) as host:
        while anna.snapshot["info"]["seats"][0]["asked"]:
            anna.act(0, 99)
        anna.ask("undo", seat=0, to=0)
        host.until_table(lambda table: table["vote"] is not None)
        assert host.ask("vote", seat=1, yes=True)["type"] == "refused", "nobody says yes for another"
        assert host.ask("vote", seat=1, yes=False)["type"] == "done"
        assert host.snapshot["vote"] is None


def forget(server: Server, now: float) -> None:
    """What the server does now and then by itself, at a time of the test's own."""
    loop = server.loop
    asyncio.run_coroutine_threadsafe(vote_endings.end_forgotten(server.registry, now), loop).result(10)


def test_a_vote_that_nobody_answers_is_off_after_a_while(server: Server, keys: Json) -> None:
    with server.sit(keys, 0) as anna, server.sit(keys, 1):
        asked(server, keys, anna)
        opened = server.registry.tables[keys["table"]].vote
        assert opened is not None
        forget(server, opened.at + server.settings.vote_seconds - 1)
        assert anna.ask("ping")["type"] == "done"
        assert anna.snapshot["vote"] is not None
        forget(server, opened.at + server.settings.vote_seconds)
        anna.until_table(lambda table: table["vote"] is None)


def test_a_vote_ends_when_its_asker_has_gone_for_good(start: Starter) -> None:
    server = start(cover_seconds=0.0)
    keys = server.make("here", "friend", undo="vote")
    with server.sit(keys, 1) as ben:
        with server.sit(keys, 0) as anna:
            asked(server, keys, anna)
            forget(server, time.time())
            ben.until_table(lambda table: table["vote"] is not None)
            assert server.registry.tables[keys["table"]].vote is not None, "the asker is still here"
        ben.until_table(lambda table: not table["info"]["seats"][0]["present"])
        wait_for(lambda: server.registry.tables[keys["table"]].may_cover(0))
        forget(server, time.time())
        ben.until_table(lambda table: table["vote"] is None)
        ben.go_on()
