"""Finding 10: the end of a match gives away its secrets, so who has seen them can't take the match up again."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from alembic import command

import wandwright as ww
from tests.server.conftest import Starter
from tests.server.live import Json, Player, Server, bearer
from tests.server.positions import almost_won
from wandwright.engine.matches.matches import Match
from wandwright.server.errors import Refusal
from wandwright.server.registry.revealing import revealing
from wandwright.server.storage.migrations import configuration
from wandwright.server.storage.opening import open_store
from wandwright.server.storage.rows import EntryRow, SeatRow, TableRow
from wandwright.server.tables import undoing
from wandwright.server.tables.table import OVER_FOR_GOOD, Table

GAMES = ("hogwarts-battle", "death-eaters-rising", "year-at-hogwarts", "black-rose-wars")


@cache
def finished(game: str) -> Match:
    """A match of two that was played to its end somehow."""
    choice = random.Random(1)
    options = {"hands": "closed"} if game == "hogwarts-battle" else {}
    match = ww.game(game).start(seats=2, seed=1, options=options)
    while match.decisions:
        match.apply(choice.choice(choice.choice(match.decisions).actions))
    return match


def table_of(match: Match, undo: str) -> Table:
    row = TableRow("t", match.game.name, {}, "", "", [], 1, "", None, "", "", undo, False, "", {}, 0.0, 0.0)
    seats = [SeatRow(seat, "", f"Person {seat}", "person", "") for seat in range(match.setup.seats)]
    return Table(row, seats, match.copy(), turns=[0] * len(match.records))


@pytest.mark.parametrize("undo", ["free", "safe", "vote"])
@pytest.mark.parametrize("game", GAMES)
def test_no_policy_takes_up_a_match_whose_secrets_are_known(game: str, undo: str) -> None:
    table = table_of(finished(game), undo)
    assert undoing.way(table, {0, 1}, None).why_not != OVER_FOR_GOOD, "nobody has been shown anything yet"
    (entry,) = revealing(table)
    table.take(entry)
    for to in (None, 0, len(table.match.records) - 1):
        with pytest.raises(Refusal, match="stays over") as refused:
            undoing.allowed(table, {0, 1}, to)
        assert refused.value.code == "shown"
    with pytest.raises(Refusal, match="stays over"):
        table.take(EntryRow("undo", 0, {"to": 0}))
    assert table.match.outcome is not None


@pytest.mark.parametrize("game", GAMES)
def test_looking_back_shows_no_more_than_the_seat_saw(game: str) -> None:
    """Views and log of a finished match are cut as before its end, so they are no reason to keep it over."""
    match = finished(game)
    before = match.copy()
    before.undo()
    fields = {name for name, value in before.view(0).items() if value is not None}
    assert {name for name in match.view(0) if name not in fields} <= {"outcome"}
    assert match.events_for(1)[: len(before.events)] == before.events_for(1)


def almost_over(server: Server, *kinds: str) -> Json:
    """A table at which one attack of seat 0 ends the match."""
    players = [{"kind": kind, "name": f"Person {seat}"} for seat, kind in enumerate(kinds)]
    reply = server.http.post("/api/tables/import", json={"save": almost_won(), "players": players})
    keys: Json = reply.json()
    return keys


def end_it(anna: Player) -> None:
    question = anna.questions(0)[0]
    action = next(one["notation"] for one in question["actions"] if one["notation"].startswith("attack"))
    assert anna.ask("act", seat=0, question=question["number"], action=action)["type"] == "done"
    assert anna.snapshot["info"]["outcome"] is not None


@pytest.mark.parametrize("way", ["export", "branch", "retry", "look back"])
def test_who_has_taken_the_secrets_with_them_cannot_undo(server: Server, way: str) -> None:
    keys = almost_over(server, "here", "here")
    with server.sit(keys, 0, 1) as anna:
        end_it(anna)
        take(server, keys, way)
        refused = anna.ask("undo", seat=0)
        assert (refused["type"], refused["code"]) == ("refused", "shown")
        anna.until_table(lambda table: table["info"]["shown"])
        assert anna.snapshot["undo"]["0"]["beyond"] == "end"
        assert not anna.snapshot["undo"]["0"]["possible"]


def take(server: Server, keys: Json, way: str) -> None:
    """Get at everything that was hidden."""
    secret = keys["seats"][1]["secret"]
    if way == "export":
        reply = server.get(keys, "export", secret)
    elif way == "look back":
        reply = server.get(keys, "replay/0?opened=true", secret)
    elif way == "branch":
        reply = server.http.post(f"/api/tables/{keys['table']}/branch", json={"at": 0}, headers=bearer(secret))
    else:
        wish: dict[str, Any] = {"sort": "retry"}
        reply = server.http.post(f"/api/tables/{keys['table']}/sequel", json=wish, headers=bearer(secret))
    assert reply.status_code < 300, reply.text


def test_a_slip_that_ended_a_match_can_be_taken_back_while_nobody_was_shown_anything(server: Server) -> None:
    keys = almost_over(server, "here", "here")
    with server.sit(keys, 0, 1) as anna:
        end_it(anna)
        server.get(keys, "replay", keys["seats"][1]["secret"])
        server.get(keys, "report", keys["seats"][1]["secret"])
        server.get(keys, "ending", keys["seats"][1]["secret"])
        assert anna.ask("undo", seat=0)["type"] == "done"
        assert anna.snapshot["info"]["outcome"] is None
        # A running match is exported as the seat knows it, which shows nothing.
        server.get(keys, "export", keys["seats"][1]["secret"])
        end_it(anna)
        assert anna.ask("undo", seat=0)["type"] == "done"


def test_it_is_over_for_good_after_a_restart_too(start: Starter) -> None:
    first = start()
    keys = almost_over(first, "here", "here")
    with first.sit(keys, 0, 1) as anna:
        end_it(anna)
    take(first, keys, "export")
    first.stop()
    with start().sit(keys, 0, 1) as anna:
        assert anna.snapshot["info"]["shown"]
        assert anna.ask("undo", seat=0)["code"] == "shown"


def test_matches_that_ended_before_the_upgrade_stay_over(start: Starter) -> None:
    """Nobody wrote down who had exported them. One that runs goes on as before."""
    old = start()
    over, running = almost_over(old, "here", "here"), almost_over(old, "here", "here")
    with old.sit(over, 0, 1) as anna:
        end_it(anna)
    old.stop()
    store = open_store(old.settings)
    with store.engine.begin() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")
    store.close()
    new = start()
    with new.sit(over, 0, 1) as anna:
        assert anna.ask("undo", seat=0)["code"] == "shown"
    with new.sit(running, 0, 1) as anna:
        end_it(anna)
        assert anna.ask("undo", seat=0)["type"] == "done"
