"""Findings 19 and 22: keys that only one browser has, seeds that somebody chose, and doors that close."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Starter
from tests.server.live import Json, Player, Server, bearer
from wandwright.server.tables.connections import NEW_LINK, NO_ENTRY

OWN = "made-by-the-friends-own-browser"
OTHER = "made-by-some-other-browser-here"


def secret_of(keys: Json, seat: int) -> str:
    secret: str = keys["seats"][seat]["secret"]
    return secret


def closing_code(player: Player) -> int:
    """How a connection that is shown the door ends."""
    with pytest.raises(ConnectionClosed) as closed:
        player.until(lambda message: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def sit_with(server: Server, keys: Json, *secrets: str) -> Player:
    return Player(server.address, keys["table"], list(secrets))


def test_a_friend_takes_the_seat_and_the_link_opens_it_no_more(server: Server) -> None:
    keys = server.make("here", "friend")
    link = secret_of(keys, 1)
    with server.sit(keys, 0, host=True) as anna, sit_with(server, keys, link) as maker:
        assert [seat["link"] for seat in anna.snapshot["info"]["seats"]] == ["", "open"]
        # The friend's browser shows both keys, so that nothing is lost when the line breaks in between.
        with sit_with(server, keys, OWN, link) as ben:
            assert ben.ask("claim", link=link, secret=OWN)["type"] == "done"
            assert ben.ask("claim", link=link, secret=OWN)["type"] == "done", "asked again after a broken line"
            anna.until_table(lambda table: table["info"]["seats"][1]["link"] == "taken")
            assert closing_code(maker) == NEW_LINK, "who looked on with the key of the link must go"
            assert ben.ask("chat", seat=1, text="still here")["type"] == "done"
    assert server.get(keys, "export", link).status_code == 409
    why, code = sit_with(server, keys, link).door()
    assert ("a link works once" in why, code) == (True, NO_ENTRY)
    for secrets in ((OWN,), (OWN, link)):
        with sit_with(server, keys, *secrets) as again:
            assert again.snapshot["info"]["yours"] == [1]


def test_a_taken_seat_is_taken_after_a_restart(start: Starter) -> None:
    first = start()
    keys = first.make("here", "friend")
    link = secret_of(keys, 1)
    with sit_with(first, keys, OWN, link) as ben:
        ben.ask("claim", link=link, secret=OWN)
    first.stop()
    again = start()
    assert sit_with(again, keys, link).door()[1] == NO_ENTRY
    with sit_with(again, keys, OWN) as ben:
        assert ben.snapshot["info"]["seats"][1]["link"] == "taken"


def test_no_link_takes_a_seat_twice_or_another_seat(server: Server) -> None:
    keys = server.make("here", "friend")
    link = secret_of(keys, 1)
    with server.sit(keys, 0, 1) as both:
        for wrong in (secret_of(keys, 0), keys["spectator"], OTHER):
            assert both.ask("claim", link=wrong, secret=OWN)["code"] == "not-to-be-taken"
        assert both.ask("claim", link=link, secret=OWN)["type"] == "done"
        assert both.ask("claim", link=link, secret=OTHER)["code"] == "not-to-be-taken"
    with sit_with(server, keys, secret_of(keys, 0)) as anna:
        assert anna.ask("claim", link=link, secret=OTHER)["code"] == "not-to-be-taken", "the seat is not anna's"


def test_who_does_not_take_the_seat_plays_all_the_same(server: Server) -> None:
    keys = server.make("friend", "friend")
    with server.sit(keys, 0) as anna:
        anna.go_on()
    with server.sit(keys, 0) as anna:
        assert anna.snapshot["info"]["yours"] == [0]


def test_everybody_is_told_of_a_new_link_and_it_can_be_taken(server: Server) -> None:
    keys = server.make("here", "friend")
    link = secret_of(keys, 1)
    with server.sit(keys, 0, host=True) as anna, server.sit(keys, watch=True) as eve:
        with sit_with(server, keys, OWN, link) as ben:
            ben.ask("claim", link=link, secret=OWN)
            anna.ref += 1
            anna.say({"type": "reissue", "ref": anna.ref, "seat": 1})
            new = anna.until(lambda message: message["type"] == "key")["secret"]
            assert closing_code(ben) == NEW_LINK
        eve.until(lambda message: message["type"] == "talk")
        line = eve.chat[-1]
        assert (line["notice"], line["seat"], line["name"]) == ("reissued", 1, "Person 1")
        assert "new link for Person 1" in line["text"]
        with sit_with(server, keys, OTHER, new) as again:
            assert again.snapshot["info"]["seats"][1]["link"] == "open"
            assert again.ask("claim", link=new, secret=OTHER)["type"] == "done"


def test_the_key_of_a_friend_opens_the_next_table_too(server: Server) -> None:
    """A link that was opened only after the others had gone on opens both tables."""
    keys = server.make("here", "friend")
    link = secret_of(keys, 1)
    with Player(server.address, keys["table"], [keys["host"]]) as host:
        for seat in (0, 1):
            host.ask("reseat", seat=seat, kind="bot")
        host.until_table(lambda table: table["info"]["outcome"])
    address = f"/api/tables/{keys['table']}/sequel"
    following = server.http.post(address, json={"sort": "again"}, headers=bearer(keys["host"])).json()["table"]
    with sit_with(server, keys, OWN, link) as ben:
        ben.ask("claim", link=link, secret=OWN)
    with Player(server.address, following, [OWN, link]) as ben:
        assert ben.ask("claim", link=link, secret=OWN)["type"] == "done"
        assert ben.snapshot["info"]["seats"][1]["link"] == "taken"


def test_locking_closes_spectators_who_are_in(server: Server) -> None:
    keys = server.make("here", "friend")
    with server.sit(keys, 0, host=True) as anna, server.sit(keys, watch=True) as eve, server.sit(keys, 1) as ben:
        anna.ask("lock", locked=True)
        refused = eve.until(lambda message: message["type"] == "refused")
        assert refused["code"] == "locked"
        assert closing_code(eve) == NO_ENTRY
        assert ben.ask("ping")["type"] == "done", "who holds a seat stays"


@pytest.mark.parametrize("which", ["spectator", "host"])
def test_a_renewed_key_ends_the_old_one(server: Server, which: str) -> None:
    keys = server.make("here", "friend")
    with server.sit(keys, 0, host=True) as anna, sit_with(server, keys, keys[which]) as eve:
        assert anna.ask("renew", which=which, secret=OWN)["type"] == "done"
        assert closing_code(eve) == NEW_LINK
        assert sit_with(server, keys, keys[which]).door()[1] == NO_ENTRY
        assert anna.ask("lock", locked=False)["type"] == "done", "the host who renewed stays the host"
        with sit_with(server, keys, OWN) as again:
            assert again.snapshot["info"]["host"] == (which == "host")
            assert again.chat[-1]["notice"] == f"renewed-{which}"


def test_only_the_host_renews_keys(server: Server) -> None:
    keys = server.make("here", "friend")
    with server.sit(keys, 1) as ben:
        assert ben.ask("renew", which="host", secret=OWN)["code"] == "host-only"


@pytest.mark.parametrize(("seed", "told"), [(1234, ("chosen", 1234)), (None, ("", None))])
def test_everybody_is_told_a_seed_that_the_maker_chose(server: Server, seed: int | None, told: Any) -> None:
    keys = server.make("here", "friend", seed=seed)
    with server.sit(keys, 1) as ben, server.sit(keys, watch=True) as eve:
        for one in (ben, eve):
            assert (one.snapshot["info"]["dealt"], one.snapshot["info"]["seed"]) == told


def test_a_match_from_a_file_is_told_as_such(server: Server) -> None:
    keys = server.make("here", "here", seed=None)
    with server.sit(keys, 0, 1) as anna:
        anna.go_on(3)
    save = server.get(keys, "export", secret_of(keys, 0)).text
    again = server.http.post("/api/tables/import", json={"save": save}).json()
    address = f"/api/tables/{keys['table']}/branch"
    branched = server.http.post(address, json={"at": 2}, headers=bearer(secret_of(keys, 0))).json()
    for table, dealt in ((again, "file"), (branched, "")):
        with server.sit(table, 0) as anna:
            info = anna.snapshot["info"]
            assert (info["dealt"], info["seed"]) == (dealt, None)
    assert [seat["link"] for seat in info["seats"]] == ["", "open"], "who plays on invites the others anew"
