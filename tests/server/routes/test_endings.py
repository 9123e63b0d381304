"""When a match is over: what it was, and where everybody goes on (B6, B7)."""

from __future__ import annotations

import pytest

from tests.server.live import Json, Player, Server, bearer
from tests.server.positions import RISING, almost_lost, almost_won


def laid(server: Server, save: str, *kinds: str) -> Json:
    players = [{"kind": kind, "name": name} for kind, name in zip(kinds, ("Anna", "Ben"), strict=True)]
    reply = server.http.post("/api/tables/import", json={"save": save, "players": players})
    keys: Json = reply.json()
    return keys


def won(server: Server, *kinds: str, game: int = 1) -> Json:
    keys = laid(server, almost_won(game), *kinds)
    with server.sit(keys, 0) as anna:
        question = anna.questions(0)[0]
        anna.ask("act", seat=0, question=question["number"], action="attack draco_malfoy")
        assert anna.snapshot["info"]["outcome"]["winners"] == [0, 1]
    return keys


def lost(server: Server) -> Json:
    keys = laid(server, almost_lost(), "here", "bot")
    with server.sit(keys, 0) as anna:
        anna.ask("act", seat=0, question=anna.questions(0)[0]["number"], action="end turn")
        assert anna.snapshot["info"]["outcome"]["winners"] == []
    return keys


def go_on(server: Server, keys: Json, secret: str, sort: str) -> Json:
    reply = server.http.post(f"/api/tables/{keys['table']}/sequel", json={"sort": sort}, headers=bearer(secret))
    answer: Json = reply.json()
    return answer


def own(keys: Json, seat: int = 0) -> str:
    return str(keys["seats"][seat]["secret"])


def test_a_victory_is_told_with_its_closest_call_and_everybodys_part(server: Server) -> None:
    keys = won(server, "here", "bot")
    told = server.get(keys, "ending", own(keys)).json()
    assert told["closest"] == "Ron was down to 3 health in turn 5."
    assert told["parts"] == [["1 attack dealt"], []]
    assert (told["turns"], told["actions"], told["next"], told["retry"]) == (5, 1, "Game 2", False)
    assert "Harry" not in server.get(keys, "ending?locale=cs", own(keys)).json()["closest"]
    assert server.get(keys, "ending?locale=cs", own(keys)).json()["next"] == "Hra 2"


def test_a_defeat_is_told_with_what_was_still_to_do(server: Server) -> None:
    keys = lost(server)
    told = server.get(keys, "ending", own(keys)).json()
    assert told["closest"] == "", "nobody is told that all of the villains are still standing"
    assert (told["next"], told["retry"]) == ("", True)


def test_a_running_match_has_no_ending(server: Server) -> None:
    keys = server.make("here", "bot")
    assert server.get(keys, "ending", own(keys)).json()["code"] == "not-over"
    assert go_on(server, keys, own(keys), "again")["code"] == "not-over"


def test_the_best_card_is_told(server: Server) -> None:
    keys = server.make("bot", "bot", game=RISING)
    with server.sit(keys, watch=True) as eve:
        eve.until_table(lambda table: table["info"]["outcome"] is not None)
    told = server.get(keys, "ending", keys["spectator"]).json()
    assert told["best"]["times"] > 0
    assert any("recruited" in line for part in told["parts"] for line in part)
    assert [total["label"] for total in told["totals"]][:1] == ["Damage dealt"]
    assert all(len(total["amounts"]) == 2 and any(total["amounts"]) for total in told["totals"])
    turning = told["turning"]
    assert turning["before"] != turning["after"]
    assert turning["seat"] is None
    assert 1 <= turning["turn"] <= told["turns"]


def test_again_takes_the_same_seats_and_everybody_along(server: Server) -> None:
    """B6: the same game, options, heroes and people, and the old keys open the new table."""
    keys = won(server, "here", "friend", game=2)
    with server.sit(keys, 1) as ben:
        made = go_on(server, keys, own(keys), "again")["table"]
        ben.until_table(lambda table: table["info"]["sequels"])
        assert ben.snapshot["info"]["sequels"] == [{"sort": "again", "table": made}]
    # Who asks later is led to the same table.
    assert go_on(server, keys, own(keys, 1), "again")["table"] == made
    for seat, name in enumerate(("Anna", "Ben")):
        with Player(server.address, made, [own(keys, seat)]) as one:
            info = one.snapshot["info"]
            assert info["yours"] == [seat]
            assert info["seats"][seat]["name"] == name
            assert (info["options"]["game"], info["options"]["heroes"]) == (2, ["harry", "ron"])
            assert info["actions"] == 0


def test_the_next_game_follows_a_victory_only(server: Server) -> None:
    keys = won(server, "here", "bot")
    made = go_on(server, keys, own(keys), "next")["table"]
    with Player(server.address, made, [own(keys)]) as anna:
        assert anna.snapshot["info"]["options"]["game"] == 2
        assert anna.snapshot["info"]["seats"][1]["kind"] == "bot"
    assert go_on(server, lost(server), own(keys), "next")["code"] == "no-entry"
    beaten = lost(server)
    assert go_on(server, beaten, own(beaten), "next")["code"] == "no-sequel"


def test_a_lost_turn_can_be_tried_again(server: Server) -> None:
    keys = lost(server)
    made = go_on(server, keys, own(keys), "retry")["table"]
    with Player(server.address, made, [own(keys)]) as anna:
        assert anna.snapshot["info"]["outcome"] is None
        assert anna.snapshot["info"]["turn"] == 5
        assert "end turn" in [action["notation"] for action in anna.questions(0)[0]["actions"]]


def test_who_only_watched_makes_no_table(server: Server) -> None:
    keys = won(server, "here", "bot")
    assert go_on(server, keys, keys["spectator"], "again")["code"] == "sequel-seat"


def test_the_sequels_outlive_the_server(server: Server) -> None:
    keys = won(server, "here", "bot")
    made = go_on(server, keys, own(keys), "again")["table"]
    server.registry.drop(server.registry.tables[keys["table"]])
    with server.sit(keys, 0) as anna:
        assert anna.snapshot["info"]["sequels"] == [{"sort": "again", "table": made}]


def test_a_sequel_that_was_deleted_is_made_anew(server: Server) -> None:
    """15: everybody would be led to a table that is no more."""
    keys = won(server, "here", "bot")
    made = go_on(server, keys, own(keys), "again")["table"]
    assert server.http.delete(f"/api/tables/{made}", headers=bearer(keys["host"])).status_code == 204
    anew = go_on(server, keys, own(keys), "again")["table"]
    assert anew != made
    assert go_on(server, keys, own(keys), "again")["table"] == anew


@pytest.mark.parametrize("sort", ["again", "next", "retry"])
def test_a_key_of_another_table_goes_on_nowhere(server: Server, sort: str) -> None:
    keys = won(server, "here", "bot")
    assert go_on(server, keys, "x" * 30, sort)["code"] == "no-entry"


def test_the_same_people_meet_in_a_waiting_room(server: Server) -> None:
    """They keep seats, names and wishes, and choose anew; whoever asks later comes to the same room."""
    keys = won(server, "here", "friend", game=2)
    room = go_on(server, keys, own(keys), "people")["table"]
    assert go_on(server, keys, own(keys, 1), "people")["table"] == room
    with Player(server.address, room, [own(keys, 1)]) as ben, Player(server.address, room, [keys["host"]]) as host:
        info = ben.snapshot["info"]
        assert [seat["name"] for seat in info["seats"]] == ["Anna", "Ben"]
        assert info["room"]["options"]["game"] == 2
        assert info["room"]["wishes"] == {"0": {"heroes": "harry"}, "1": {"heroes": "ron"}}
        assert ben.ask("wish", seat=1, option="heroes", value="neville")["type"] == "done"
        assert host.ask("lay", options={"game": 3})["type"] == "done"
        ben.until_table(lambda table: table["info"]["room"]["options"]["game"] == 3)
        # Whoever is there lets it begin, be it the host or not.
        options = {"game": 3, "heroes": ["harry", "neville"]}
        assert ben.ask("begin", seats=[0, 1], options=options)["type"] == "done"
