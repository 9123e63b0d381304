"""Waiting rooms: people come by one link, sit down, choose, and the host lets the match begin."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import Json, Player, Server, quick_settings

OPTIONS = {"game": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(quick_settings(Path(tmp_path_factory.mktemp("rooms")))) as server:
        yield server


def open_room(server: Server, friends: int = 3) -> Json:
    return server.make("here", *["friend"] * friends, waits=True, options=OPTIONS)


def come(server: Server, keys: Json, name: str) -> Player:
    """A friend comes by the one link and sits down; the browser comes back with its own key."""
    own = secrets.token_urlsafe(24)
    with server.sit(keys, watch=True) as guest:
        assert guest.ask("sit", secret=own, name=name)["type"] == "done"
    return Player(server.address, keys["table"], [own, keys["spectator"]])


def names(player: Player) -> list[str]:
    return [seat["name"] for seat in player.snapshot["info"]["seats"] if seat["link"] != "open"]


def test_friends_sit_down_choose_and_begin(server: Server) -> None:
    keys = open_room(server)
    with server.sit(keys, 0, host=True) as anna, come(server, keys, "  Ben\u202e ") as ben:
        anna.until_table(lambda table: table["info"]["seats"][1]["present"])
        assert names(anna) == ["Person 0", "Ben"]
        assert ben.snapshot["info"]["yours"] == [1]
        assert anna.snapshot["info"]["room"] == {**anna.snapshot["info"]["room"], "open": True, "wishes": {}}
        assert ben.ask("wish", seat=1, option="heroes", value="luna")["type"] == "done"
        assert ben.ask("wish", seat=1, option="heroes", value="ron")["type"] == "done"
        assert anna.ask("wish", seat=0, option="heroes", value="ron")["code"] == "wish-taken"
        assert anna.snapshot["info"]["room"]["wishes"] == {"1": {"heroes": "ron"}}
        options = {**OPTIONS, "heroes": ["hermione", "ron"]}
        assert anna.ask("begin", seats=[0, 1], options=options)["type"] == "done"
        (sequel,) = anna.snapshot["info"]["sequels"]
        assert sequel["sort"] == "begin"
        assert anna.snapshot["info"]["room"]["open"] is False
        ben.until_table(lambda table: table["info"]["sequels"])
    with Player(server.address, sequel["table"], [keys["seats"][0]["secret"]]) as anna:
        info = anna.snapshot["info"]
        assert (info["room"], [seat["name"] for seat in info["seats"]]) == (None, ["Person 0", "Ben"])
        assert info["options"]["heroes"] == ["hermione", "ron"]
        anna.go_on()


def test_nobody_but_the_host_begins_lays_or_seats_bots(server: Server) -> None:
    keys = open_room(server)
    with come(server, keys, "Ben") as ben:
        assert ben.ask("begin", seats=[0, 1], options=OPTIONS)["code"] == "host-only"
        assert ben.ask("lay", options=OPTIONS)["code"] == "host-only"
        assert ben.ask("reseat", seat=2, kind="bot")["code"] == "host-only"
        assert ben.ask("reseat", seat=0, kind="person")["code"] == "host-only"
        assert ben.ask("wish", seat=0, option="heroes", value="ron")["code"] == "not-your-seat"


def test_what_the_page_would_not_offer_is_refused(server: Server) -> None:
    keys = open_room(server)
    with server.sit(keys, 0, host=True) as anna:
        assert anna.ask("wish", seat=0, option="heroes", value="dobby")["code"] == "not-offered"
        assert anna.ask("wish", seat=0, option="game", value="2")["code"] == "not-offered"
        assert anna.ask("lay", options={"game": 9})["type"] == "refused"
        assert anna.ask("begin", seats=[0], options=OPTIONS)["type"] == "refused"
        assert anna.ask("begin", seats=[0, 2], options=OPTIONS)["code"] == "room-changed"
        question = anna.questions(0)[0]
        action = question["actions"][0]["notation"]
        assert anna.ask("act", seat=0, question=question["number"], action=action)["code"] == "not-begun"
        assert anna.snapshot["info"]["sequels"] == []


def test_a_bot_takes_a_free_seat_and_gives_it_back(server: Server) -> None:
    keys = open_room(server, 1)
    with server.sit(keys, 0, host=True) as anna:
        assert anna.ask("reseat", seat=1, kind="bot")["type"] == "done"
        assert anna.snapshot["info"]["seats"][1]["kind"] == "bot"
        assert anna.ask("wish", seat=1, option="heroes", value="neville")["type"] == "done"
        with server.sit(keys, watch=True) as late:
            assert late.ask("sit", secret=secrets.token_urlsafe(24), name="Cy")["code"] == "all-taken"
        assert anna.ask("reseat", seat=1, kind="person")["type"] == "done"
        assert anna.snapshot["info"]["room"]["wishes"] == {}
        with come(server, keys, "Cy"):
            anna.until_table(lambda table: table["info"]["seats"][1]["name"] == "Cy")
            assert anna.ask("reseat", seat=1, kind="bot")["code"] == "seat-taken"
        assert anna.ask("reseat", seat=1, kind="person")["type"] == "done"
        assert anna.snapshot["info"]["seats"][1]["link"] == "open"


def test_a_name_of_nothing_sits_nowhere(server: Server) -> None:
    with server.sit(open_room(server), watch=True) as guest:
        assert guest.ask("sit", secret=secrets.token_urlsafe(24), name="\u200b")["code"] == "empty-name"


def test_a_room_outlives_the_server_and_begins_once(server: Server) -> None:
    keys = open_room(server, 1)
    come(server, keys, "Ben").leave()
    server.registry.drop(server.registry.tables[keys["table"]])
    with server.sit(keys, 0, host=True) as anna:
        assert names(anna) == ["Person 0", "Ben"]
        assert anna.ask("begin", seats=[0, 1], options=OPTIONS)["type"] == "done"
        assert anna.ask("begin", seats=[0, 1], options=OPTIONS)["code"] == "no-room"
    mine = {"tables": [{"table": keys["table"], "secret": keys["host"]}]}
    (listed,) = server.http.post("/api/tables/mine", json=mine).json()
    assert (listed["room"]["open"], listed["sequels"][0]["sort"]) == (False, "begin")


def test_a_bot_has_a_level_and_keeps_its_name_at_another(server: Server) -> None:
    keys = open_room(server, 1)
    with server.sit(keys, 0, host=True) as anna:
        assert anna.ask("reseat", seat=1, kind="bot", bot="headmaster")["type"] == "refused"
        assert anna.ask("reseat", seat=1, kind="bot", bot="uniform")["type"] == "done"
        assert anna.ask("reseat", seat=1, kind="bot", bot="professor")["type"] == "done"
        seat = anna.snapshot["info"]["seats"][1]
        assert (seat["name"], seat["bot"]) == ("Peeves", "professor")
