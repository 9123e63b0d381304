"""What the maker of a table can do: lock it, seat bots and people, give out new links."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live import Player, Server
from wandwright.server.tables.connections import NEW_LINK, NO_ENTRY


def test_a_locked_table_lets_in_only_who_holds_a_seat(server: Server) -> None:
    keys = server.make("here", "friend")
    with server.sit(keys, 0, host=True) as anna:
        assert anna.ask("lock", locked=True)["type"] == "done"
        assert anna.snapshot["info"]["locked"]
        why, code = server.sit(keys, watch=True).door()
        assert "locked" in why
        assert code == NO_ENTRY
        with server.sit(keys, 1) as ben:
            assert ben.snapshot["info"]["locked"]
        assert server.get(keys, "replay", keys["spectator"]).status_code == 409
        anna.ask("lock", locked=False)
        with server.sit(keys, watch=True) as eve:
            assert not eve.snapshot["info"]["locked"]


def test_a_bot_takes_a_seat_in_mid_question_and_gives_it_back(server: Server) -> None:
    keys = server.make("here", "friend")
    with server.sit(keys, 1, host=True) as ben, server.sit(keys, 0) as anna:
        assert anna.questions(0)
        assert ben.ask("reseat", seat=0, kind="bot", bot="greedy")["type"] == "done"
        ben.until_table(lambda table: table["info"]["seats"][1]["asked"])
        assert any(action["seat"] == 0 for action in ben.actions)
        assert ben.snapshot["info"]["seats"][0]["kind"] == "bot"
        assert "A bot sits there" in anna.ask("act", seat=0, question=1, action="end turn")["why"]
        assert ben.ask("reseat", seat=0, kind="person")["type"] == "done"
        assert ben.snapshot["info"]["seats"][0]["kind"] == "person"
        while ben.snapshot["info"]["seats"][1]["asked"]:
            ben.act(1, 99)
        anna.until_table(lambda table: table["info"]["seats"][0]["asked"] and table["thinking"] is None)
        anna.go_on()


def test_an_unknown_bot_or_seat_is_refused(server: Server) -> None:
    keys = server.make("here", "friend")
    with server.sit(keys, 0, host=True) as anna:
        assert "no bot 'clever'" in anna.ask("reseat", seat=1, kind="bot", bot="clever")["why"]
        assert "no seat 5" in anna.ask("reseat", seat=5, kind="bot")["why"]
        assert "no seat 5" in anna.ask("reissue", seat=5)["why"]


def test_a_new_link_ends_the_old_one(server: Server) -> None:
    keys = server.make("here", "friend")
    with server.sit(keys, 0, host=True) as anna, server.sit(keys, 1) as ben:
        anna.ref += 1
        anna.say({"type": "reissue", "ref": anna.ref, "seat": 1})
        secret = anna.until(lambda message: message["type"] == "key")["secret"]
        with pytest.raises(ConnectionClosed) as closed:
            ben.until(lambda message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == NEW_LINK
        assert server.sit(keys, 1).door()[1] == NO_ENTRY
        with Player(server.address, keys["table"], [secret]) as again:
            assert again.snapshot["info"]["yours"] == [1]


def test_the_host_keeps_the_own_seat_with_a_new_link(server: Server) -> None:
    keys = server.make("here", "friend")
    with server.sit(keys, 0, host=True) as anna:
        assert anna.ask("reissue", seat=0)["type"] == "done"
        anna.go_on()
        assert len(anna.actions) == 1


@pytest.mark.parametrize(
    "message",
    [
        {"type": "lock", "locked": True},
        {"type": "reseat", "seat": 0, "kind": "person"},
        {"type": "reissue", "seat": 0},
    ],
)
def test_only_the_host_can_do_it(server: Server, message: dict[str, object]) -> None:
    keys = server.make("here", "friend")
    with server.sit(keys, 1) as ben:
        fields = {name: value for name, value in message.items() if name != "type"}
        assert "Only the maker" in ben.ask(str(message["type"]), **fields)["why"]
