"""Tables that can't go on are shown as they last were, and say why in a sentence."""

from __future__ import annotations

import gzip
import json
import logging
from dataclasses import replace

import pytest
from sqlalchemy import delete, update

import wandwright as ww
from tests.server.live import GAME, Json, Server, bearer, wait_for
from wandwright.content import write_edition
from wandwright.games.black_rose_wars.vocabulary import STATES
from wandwright.server.snapshots import last_views
from wandwright.server.storage.rows import EDITIONS, ENTRIES, PICTURES, TABLES


def leave(server: Server) -> None:
    """Nobody is there any more, and the tables leave memory."""
    wait_for(lambda: not any(table.connections for table in server.registry.tables.values()))
    for table in list(server.registry.tables.values()):
        server.registry.leave(table)


def pictured(server: Server, keys: Json) -> int:
    found = server.registry.store.read_picture(keys["table"])
    return -1 if found is None else found[0]


def with_other_rules(server: Server) -> None:
    with server.registry.store.engine.begin() as connection:
        connection.execute(update(TABLES).values(rules=99, engine="0.0.1"))


def test_a_finished_table_of_other_rules_keeps_its_log_and_can_be_exported_whole(server: Server) -> None:
    keys = server.make("here", "here")
    with server.sit(keys, 0, 1) as anna:
        while anna.snapshot["info"]["outcome"] is None:
            anna.go_on(10)
        views, log = anna.snapshot["views"], anna.log
        version = anna.snapshot["version"]
    wait_for(lambda: pictured(server, keys) == version)
    leave(server)
    with_other_rules(server)
    with server.sit(keys, 0) as anna:
        assert anna.snapshot["info"]["stopped"] == "rules"
        assert anna.snapshot["info"]["outcome"] is not None
        assert anna.snapshot["views"] == {"0": views["0"]}
        assert [line["number"] for line in anna.log] == [line["number"] for line in log]
    save = server.get(keys, "export", keys["spectator"]).text
    assert ww.load(save).outcome is not None
    replay = server.get(keys, "replay", keys["seats"][0]["secret"]).json()
    assert (replay["finished"], replay["actions"], len(replay["log"])) == (True, [], len(log))
    assert server.get(keys, "replay/0", keys["seats"][0]["secret"]).json()["view"] == views["0"]
    branch = server.http.post(
        f"/api/tables/{keys['table']}/branch", json={"at": 0}, headers=bearer(keys["seats"][0]["secret"])
    )
    assert (branch.status_code, "Wandwright 0.0.1" in branch.json()["detail"]) == (409, True)


def test_who_watches_a_stopped_table_sees_and_exports_no_more_than_before(server: Server) -> None:
    keys = server.make("here", "here", options={"hands": "closed"})
    with server.sit(keys, 0, 1) as anna:
        anna.go_on(3)
    with server.sit(keys, watch=True) as eve:
        watched = eve.snapshot["views"]["watch"]
    leave(server)
    wait_for(lambda: pictured(server, keys) == 3)
    with_other_rules(server)
    with server.sit(keys, watch=True) as eve:
        assert eve.snapshot["views"] == {"watch": {**watched, "decisions": []}}
        assert eve.snapshot["info"]["yours"] == []
    assert server.get(keys, "replay/0", keys["spectator"]).json()["view"] == {**watched, "decisions": []}
    assert server.get(keys, "replay", "x" * 30).status_code == server.get(keys, "replay/0", "x" * 30).status_code == 404
    assert server.get(keys, "export", keys["spectator"]).status_code == 409
    own = json.loads(server.get(keys, "export", keys["seats"][1]["secret"]).text)
    assert own["actions"] == []
    assert own["seed"] != server.registry.store.read(keys["table"]).table.setup["seed"]


def test_a_table_whose_past_cannot_be_played_again_is_shown(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    keys = server.make("here", "here")
    with server.sit(keys, 0, 1) as anna:
        anna.go_on(2)
    leave(server)
    wait_for(lambda: pictured(server, keys) == 2)
    with server.registry.store.engine.begin() as connection:
        connection.execute(update(ENTRIES).where(ENTRIES.c.number == 0).values(data={"index": 0, "code": 424242}))
    with caplog.at_level(logging.WARNING), server.sit(keys, 0) as anna:
        assert anna.snapshot["info"]["stopped"] == "replay"
        assert "can't be played again" in anna.ask("undo", seat=0)["why"]
    assert "can't be played again" in caplog.text


def test_without_a_picture_the_reason_is_told_at_the_door(server: Server) -> None:
    keys = server.make("here", "here")
    with server.registry.store.engine.begin() as connection:
        connection.execute(delete(PICTURES))
        connection.execute(update(TABLES).values(game="chess"))
    assert "not installed here any more" in server.sit(keys, 0).door()[0]
    assert server.get(keys, "export", keys["seats"][0]["secret"]).status_code == 409


def test_a_picture_is_taken_now_and_then_for_the_day_of_a_power_cut(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(last_views, "EVERY", 4)
    monkeypatch.setattr(last_views, "SECONDS", 0.0)
    keys = server.make("here", "here")
    with server.sit(keys, 0, 1) as anna:
        anna.go_on(2)
        assert pictured(server, keys) == -1
        anna.go_on(1)
        wait_for(lambda: pictured(server, keys) == 3)
        anna.go_on(4)
        wait_for(lambda: pictured(server, keys) == 7)


def test_hasty_play_is_not_pictured_at_every_step(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture is the work of ten entries: however many come at once, the next one waits for its time."""
    monkeypatch.setattr(last_views, "EVERY", 4)
    keys = server.make("here", "here")
    with server.sit(keys, 0, 1) as anna:
        anna.go_on(9)
        assert server.registry.tables[keys["table"]].pictured == -1
    assert pictured(server, keys) == -1


def test_cards_that_the_rules_of_now_cannot_read_are_drawn_as_those_of_now(server: Server) -> None:
    keys = server.make("here", "here")
    edition = server.registry.store.read(keys["table"]).table.edition
    with server.registry.store.engine.begin() as connection:
        strange = write_edition([{"id": "lumos", "kind": "unheard-of"}])
        connection.execute(update(EDITIONS).values(data=strange))
        connection.execute(update(TABLES).values(content="another"))
    cards = server.http.get(f"/api/games/{GAME}/cards", params={"edition": edition}).json()
    assert cards == server.http.get(f"/api/games/{GAME}/cards").json()
    assert server.http.get(f"/api/games/{GAME}/cards", params={"edition": "0" * 64}).status_code == 404
    assert "can't be played again" in server.sit(keys, 0).door()[0]


def test_an_old_link_to_a_stopped_table_opens_nothing(server: Server) -> None:
    keys = server.make("here", "here")
    with server.sit(keys, 0):
        pass
    leave(server)
    wait_for(lambda: pictured(server, keys) == 0)
    with_other_rules(server)
    strange: Json = {**keys, "seats": [{"secret": "x" * 30}]}
    assert "does not open a table" in server.sit(strange, 0).door()[0]


def test_a_picture_that_an_earlier_release_took_says_bits_in_words(server: Server) -> None:
    """Before, views of Black Rose Wars said states as a number, which a page of now can't draw."""
    keys = server.make("here", "here", game="black-rose-wars")
    with server.sit(keys, 0, 1) as anna:
        anna.go_on(3)
    leave(server)
    wait_for(lambda: pictured(server, keys) == 3)
    version, data = server.registry.store.read_picture(keys["table"]) or (0, b"")
    picture = last_views.read(data)
    for view in picture.views.values():
        for player in view["players"]:
            player["states"] = 0b101
    old = gzip.compress(json.dumps(picture).encode())
    server.registry.store.set_picture(keys["table"], version, old)
    with_other_rules(server)
    with server.sit(keys, 0) as anna:
        states = [player["states"] for player in anna.snapshot["views"]["0"]["players"]]
    assert states == [[STATES[0], STATES[2]]] * 2


def test_a_picture_of_a_game_that_is_gone_stays_as_it_is(server: Server) -> None:
    keys = server.make("here", "here", game="black-rose-wars")
    with server.sit(keys, 0, 1):
        pass
    leave(server)
    wait_for(lambda: pictured(server, keys) == 0)
    kept = server.registry.store.read(keys["table"]).table
    data = (server.registry.store.read_picture(keys["table"]) or (0, b""))[1]
    assert last_views.read_kept(data, replace(kept, game="gone")) == last_views.read(data)
